import type { Settings } from '../../../../src/gatsby/settings';
import { contentSecurityPolicy } from '../../../../src/gatsby/ssr/policy';

const settings = {
  siteUrl: 'https://www.company.com',
  email: 'trade+in@company.com',
  formService: { serviceUrl: 'https://forms.example/in' },
  map: { url: 'https://maps.example/embed?at=1' },
};
const AJAX = 'https://forms.example/in/ajax/trade+in@company.com';
const directives = (scripts: string[], changes = {}) =>
  contentSecurityPolicy(scripts, { ...settings, ...changes } as Settings['site']).split(';');

test('contains the digests of scripts and the URLs in the settings', () => {
  expect(directives([''])).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "base-uri 'self'",
      "object-src 'none'",
      // The known digest of an empty text.
      "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      `connect-src 'self' ${AJAX} https://maps.example`,
      'frame-src https://maps.example',
      "form-action 'self' https://forms.example/in/trade+in@company.com https://www.company.com",
    ]),
  );
});

test.each([
  ['https://speed.example/collect', ' https://speed.example'],
  ['/collect', ''],
])('with the measurement URL "%s" the additional host is "%s"', (url, host) => {
  const connections = `connect-src 'self' ${AJAX}${host} https://maps.example`;
  expect(directives([], { measurement: { url } })).toContain(connections);
});
