import type { HTMLAttributes, ReactNode } from 'react';

interface Props {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode[];
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode[];
  body: string;
  postBodyComponents: ReactNode[];
}

/**
 * Renders the HTML document of each page. Replaces Gatsby's default, because the Content-Security-Policy must be first
 * in the head: it applies only to the elements that follow. `onPreRenderHTML` makes it the first head component.
 */
export default function Html(props: Props) {
  const [first, ...others] = props.headComponents;
  // React 18 writes null bytes before a multi-byte character that does not fit into its 2 KB buffer.
  const body = props.body.replaceAll('\0', '');
  // The inline script removes this attribute (`allowScripts`). Development has no inline script.
  const noScripts = process.env.NODE_ENV === 'development' ? undefined : '';
  return (
    <html data-no-scripts={noScripts} {...props.htmlAttributes}>
      <head>
        {first}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {others}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has rendered. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
