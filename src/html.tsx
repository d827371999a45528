import type { HTMLAttributes, ReactNode } from 'react';

interface Props {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode[];
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode[];
  /** The page, rendered. */
  body: string;
  postBodyComponents: ReactNode[];
}

/**
 * The document around each page, in place of Gatsby's own: the head begins with the policy, which holds for what
 * comes after it (`src/ssr/onPreRenderHTML.tsx` puts it there).
 */
export default function Html(props: Props) {
  const [first, ...others] = props.headComponents;
  return (
    <html {...props.htmlAttributes}>
      <head>
        {first}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {others}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page as React has rendered it. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
