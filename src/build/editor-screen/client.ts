/** The browser script of the editor screen. `writeEditorScreen.ts` bundles it. */
import { init, registerEditorComponent, registerEventListener } from '@sveltia/cms';
import { LOCAL_ONLY_ATTRIBUTE } from '../../lib/generatedFiles';
import { beforeSave, type EditedDocument } from './beforeSave';
import { markdownParts } from './markdownParts';

const isLocalHost = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(window.location.hostname);
const isLocalOnly = document.documentElement.hasAttribute(LOCAL_ONLY_ATTRIBUTE);

registerEditorComponent(markdownParts);

registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, ...content } = entry.toJS() as unknown as EditedDocument & { path: string };
    const { data, i18n } = beforeSave(path, content);
    return entry.set('data', data).set('i18n', i18n);
  },
});

// If no repository is configured, the screen can only edit a local folder. The CMS supports this only on a local host,
// so all other hosts show a notice instead.
if (isLocalHost || !isLocalOnly) init();
else document.querySelector('.notice')?.removeAttribute('hidden');
