import { renderHook } from '@testing-library/react';
import { navigate } from 'gatsby';
import { useWrongCase } from '../../../../src/features/not-found/useWrongCase';

const known = ['/', '/textiles', '/Textiles', '/Textile'];
beforeEach(() => jest.mocked(navigate).mockClear());
afterEach(() => window.history.replaceState(null, '', '/'));

function open(address: string, prefix = '') {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  window.history.replaceState(null, '', address);
  renderHook(() => useWrongCase(known));
}

test('leads to the page that is meant, search and hash kept, without a history entry', () => {
  open('/TEXTILES?a=1#jute');
  expect(navigate).toHaveBeenCalledWith('/textiles?a=1#jute', { replace: true });
});

test('knows the path that the site is published under', () => {
  open('/site/textile', '/site');
  expect(navigate).toHaveBeenCalledWith('/Textile', { replace: true });
});

test('leaves an unknown address alone', () => {
  open('/nothing');
  expect(navigate).not.toHaveBeenCalled();
});
