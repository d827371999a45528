import { preservePage, releasePage } from '../../../../src/gatsby/browser/preservePage';

const HTML = `
  <form><input name="email" type="email"><textarea name="message"></textarea></form>
  <a class="link" href="/a">A</a><a class="link" href="/a">A</a>
  <script type="application/ld+json">{"@type":"Product"}</script>`;

const container = document.createElement('div');
const find = <E extends Element>(selector: string, index = 0) =>
  container.querySelectorAll<E>(selector)[index] as E;

/** Replaces the elements as React does when the HTML has been changed. */
const renderAgain = () => {
  container.innerHTML = HTML.replace('{"@type":"Product"}', '');
};

let restore = () => {};
beforeEach(() => {
  document.body.append(container);
  container.innerHTML = HTML;
  restore = preservePage(container);
});
afterEach(() => {
  releasePage();
  container.remove();
});

test('typed text, the selection and the structured data are restored', () => {
  find<HTMLInputElement>('input').value = 'zoe@example.org';
  const message = find<HTMLTextAreaElement>('textarea');
  message.value = 'Split, oil-free';
  message.focus();
  message.setSelectionRange(2, 5);
  renderAgain();
  restore();
  expect(find<HTMLInputElement>('input').value).toBe('zoe@example.org');
  const restored = find<HTMLTextAreaElement>('textarea');
  expect(restored.value).toBe('Split, oil-free');
  expect(document.activeElement).toBe(restored);
  expect([restored.selectionStart, restored.selectionEnd]).toEqual([2, 5]);
  expect(find('script').textContent).toBe('{"@type":"Product"}');
});

test('of several equal elements, the one at the same position gets the focus', () => {
  find<HTMLAnchorElement>('a', 1).focus();
  renderAgain();
  restore();
  expect(document.activeElement).toBe(find('a', 1));
});

test('an email input, which has no selection, gets the focus', () => {
  find<HTMLInputElement>('input').focus();
  renderAgain();
  restore();
  expect(document.activeElement).toBe(find('input'));
});

test('an element that the visitor has left does not get the focus', async () => {
  find<HTMLAnchorElement>('a').focus();
  find<HTMLAnchorElement>('a').blur();
  await Promise.resolve();
  renderAgain();
  restore();
  expect(document.activeElement).toBe(document.body);
});

test('a hydrated page is not changed', () => {
  find<HTMLInputElement>('input').value = 'zoe@example.org';
  releasePage();
  renderAgain();
  restore();
  expect(find<HTMLInputElement>('input').value).toBe('');
});
