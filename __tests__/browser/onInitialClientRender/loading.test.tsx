import { failedRoute } from '../../../src/browser/failedRoute';
import { gatsbyRuntime, go, load, ofRelease } from '../../support/gatsbyRuntime';

const { loadPage, loadPageSync, navigate, request } = gatsbyRuntime();

const reason = new Error('Loading chunk 5 failed.');
const failures: [string, () => Promise<unknown>, unknown][] = [
  ['an error', () => Promise.resolve({ status: 'error', error: reason }), reason],
  ['nothing', () => Promise.resolve(undefined), undefined],
  ['a rejection', () => Promise.reject(reason), reason],
];

test('a page that is found passes through', async () => {
  const found = { status: 'success' };
  loadPage.mockResolvedValue(found);
  expect(await load('/contact')).toBe(found);
  expect(loadPage.mock.calls).toEqual([['/contact']]);
  expect(request).not.toHaveBeenCalled();
});

test('Gatsby follows links as ever', () => {
  const options = { state: { enquiry: {} } };
  window.___navigate('/contact#form', options);
  expect(navigate.mock.calls).toEqual([['/contact#form', options]]);
});

test.each(failures)(
  'after %s the address asked for is tried by a full load, and Gatsby waits',
  async (_, failure, why) => {
    loadPage.mockImplementation(failure);
    window.___navigate('/services?search=soy#results');
    expect(await load('/services?search=soy')).toBe('waiting');
    expect(request.mock.calls).toEqual([['/services?search=soy#results', expect.anything()]]);
    expect(failedRoute.get()?.address).toBe('/services?search=soy#results');
    expect(jest.mocked(console.error).mock.calls[0]).toEqual([
      'The parts of /services?search=soy could not be loaded.',
      why,
    ]);
  },
);

test('a page that can be loaded in full is opened with its hash', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  request.mockResolvedValue({ status: 200 });
  window.___navigate('/about#team');
  expect(await load('/about')).toBe('waiting');
  expect(window.location.href).toBe('http://localhost/about#team');
  // jsdom loads no page, but tells that it should have.
  expect(jest.mocked(console.error).mock.calls.slice(1)).toEqual([
    [expect.objectContaining({ message: 'Not implemented: navigation (except hash changes)' })],
  ]);
  expect(failedRoute.get()).toBeUndefined();
});

test.each(failures)(
  'after %s a page that was not asked for is dropped, and Gatsby waits',
  async (_, failure) => {
    loadPage.mockImplementation(failure);
    window.___navigate('/services#soy');
    expect(await load('/contact')).toBe('waiting');
    expect(request).not.toHaveBeenCalled();
    expect(failedRoute.get()).toBeUndefined();
  },
);

test.each([
  ['follows a link', () => window.___navigate('/services')],
  ['goes back', () => go('/services')],
])('a page that fails after the visitor %s elsewhere is dropped', async (_, leave) => {
  let fail = (_: Error) => {};
  loadPage.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  window.___navigate('/contact');
  const outcome = load('/contact');
  leave();
  fail(reason);
  expect(await outcome).toBe('waiting');
  expect(request).not.toHaveBeenCalled();
  expect(failedRoute.get()).toBeUndefined();
});

test.each([
  ['of this release', { status: 'success' }],
  ['of a newer one', ofRelease('newer')],
])('a page %s on the way back that arrives after the visitor has gone on is dropped', async (_, found) => {
  let arrive = (_: unknown) => {};
  loadPage.mockReturnValue(
    new Promise((done) => {
      arrive = done;
    }),
  );
  go('/contact');
  const outcome = load('/contact');
  window.___navigate('/services');
  window.history.pushState(null, '', '/services');
  arrive(found);
  expect(await outcome).toBe('waiting');
  expect(request).not.toHaveBeenCalled();
});

test('a page that a link leads to is not dropped, wherever the visitor is by then', async () => {
  const found = { status: 'success' };
  loadPage.mockImplementation(async () => {
    window.history.replaceState(null, '', '/about?search=soy');
    return found;
  });
  window.___navigate('/contact');
  expect(await load('/contact')).toBe(found);
});

test('a page of a newer release is loaded in full, and nothing has failed', async () => {
  loadPage.mockResolvedValue(ofRelease('newer'));
  request.mockResolvedValue({ status: 200 });
  window.___navigate('/about?from=mail#team');
  expect(await load('/about?from=mail')).toBe('waiting');
  expect(request.mock.calls).toEqual([['/about?from=mail#team', expect.anything()]]);
  expect(failedRoute.get()).toBeUndefined();
});

test('a page of a newer release that is there already is none, and one of the same is', () => {
  loadPageSync.mockReturnValue(ofRelease('newer'));
  expect(window.___loader.loadPageSync('/contact')).toBeUndefined();
  const found = ofRelease('own');
  loadPageSync.mockReturnValue(found);
  expect(window.___loader.loadPageSync('/contact')).toBe(found);
});

test('a page that is there already passes through', () => {
  const page = { status: 'success' };
  loadPageSync.mockReturnValue(page);
  const options = { withErrorDetails: true };
  expect(window.___loader.loadPageSync('/contact', options)).toBe(page);
  expect(loadPageSync.mock.calls.slice(1)).toEqual([['/contact', options]]);
});

test.each([{ status: 'error' }, undefined])('%j is no page that is there already', (failure) => {
  loadPageSync.mockReturnValue(failure);
  expect(window.___loader.loadPageSync('/contact')).toBeUndefined();
});
