import { markScriptErrors } from '../../../../../src/gatsby/ssr/inline-scripts/markScriptErrors';

test('errors and rejected promises are marked, and files that fail to load are not', () => {
  markScriptErrors();
  window.dispatchEvent(new ErrorEvent('error', { message: 'Lost.' }));
  window.dispatchEvent(new Event('unhandledrejection'));
  document.body.append(document.createElement('img'));
  document.images[0]?.dispatchEvent(new Event('error'));
  expect(performance.getEntriesByName('script-error', 'mark')).toHaveLength(2);
});
