import { renderToStaticMarkup } from 'react-dom/server';
import type { EditorScreenContent } from '../../content-model/generate/editorScreenContent';
import { EDITOR_CONFIGURATION, LOCAL_ONLY_ATTRIBUTE } from '../../lib/generatedFiles';

/**
 * The CMS shows unsaved pictures as `blob:` and sets styles with its script. It would load fonts from another host, but
 * has them in its package.
 */
const policyOf = ({ editing }: EditorScreenContent): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data:${editing ? ' https://api.github.com' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');

/** Styles of the screen. The last rule hides the sign-in button if no repository is configured. */
const style = `
  body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #222; background: #f2f2f2; }
  .notice { max-width: 34em; margin: 12vh auto; padding: 0 1.5rem; }
  [${LOCAL_ONLY_ATTRIBUTE}] .inner .buttons .primary ~ .button { display: none; }
`;

export function editorPage(content: EditorScreenContent, script: string): string {
  const localOnly = content.editing ? {} : { [LOCAL_ONLY_ATTRIBUTE]: '' };
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en" {...localOnly}>
      <head>
        <meta httpEquiv="Content-Security-Policy" content={policyOf(content)} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Editing | ${content.productName}`}</title>
        <link rel="cms-config-url" type="application/json" href={EDITOR_CONFIGURATION} />
        <style>{style}</style>
        <script type="module" src={script} />
      </head>
      <body>
        <main className="notice" hidden>
          <h1>Editing</h1>
          <p>
            This website cannot be edited here yet, because no repository is configured. Add it to{' '}
            <code>content/site.json</code>, under <code>editing</code>, and publish. Until then, edit the
            website on a computer that has a copy of it: run <code>npm run develop</code>.
          </p>
        </main>
        <noscript>
          <p className="notice">The editor screen needs JavaScript.</p>
        </noscript>
        <div id="nc-root" />
      </body>
    </html>,
  )}`;
}
