/** What the built pages say of themselves as JSON-LD. */
import { htmlOf } from './builtPages';

export interface Thing {
  [property: string]: unknown;
  '@type': string;
}

/** The blocks of JSON-LD of a page, as they stand in its HTML. */
export const blocks = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => json,
  );

/** All that a page says of itself. */
export const thingsOf = (html: string): Thing[] =>
  blocks(html).flatMap((json) => {
    const { '@context': context, '@graph': graph, ...thing } = JSON.parse(json);
    expect(context).toBe('https://schema.org');
    return graph ?? thing;
  });
/** What a page tells of things of a type. */
export const ofType = (route: string, type: string): Thing[] =>
  thingsOf(htmlOf(route)).filter((thing) => thing['@type'] === type);

/** The one thing of a type that a page tells of. */
export function only<Told>(route: string, type: string): Thing & Told {
  const found = ofType(route, type);
  expect(found).toHaveLength(1);
  return found[0] as Thing & Told;
}
