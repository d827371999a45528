/** The script of the editor screen in the browser. `writeEditorScreen.ts` bundles it. */
import { init, registerEventListener } from '@sveltia/cms';
import { LOCAL_ONLY_ATTRIBUTE } from './localOnly';
import { pathsAsSeenFrom } from './pathsAsSeenFrom';

const isLocalHost = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(window.location.hostname);
const isLocalOnly = document.documentElement.hasAttribute(LOCAL_ONLY_ATTRIBUTE);

registerEventListener({
  name: 'preSave',
  handler: ({ entry }) =>
    entry.set(
      'data',
      pathsAsSeenFrom(entry.get('path') as string, (entry.get('data') as { toJS(): object }).toJS()),
    ),
});

// Without a repository the screen can only open a folder of this computer, which the CMS offers only on a local host.
if (isLocalHost || !isLocalOnly) init();
else document.querySelector('.notice')?.removeAttribute('hidden');
