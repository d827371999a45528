import { contentSecurityPolicy, scriptHash } from '../../../../src/gatsby/ssr/policy';

const settings = {
  siteUrl: 'https://www.company.com',
  email: 'trade+in@company.com',
  enquiry: { serviceUrl: 'https://forms.example/in' },
  map: { url: 'https://maps.example/embed?at=1' },
};

const AJAX = 'https://forms.example/in/ajax/trade+in@company.com';

/** The sources of each directive. */
const read = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('names the scripts by their digests, and the addresses of the settings', () => {
  // The digest of the empty text is known to everybody.
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(scriptHash('')).toBe(empty);
  expect(read(contentSecurityPolicy(['', 'alert(1)'], settings))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", empty, scriptHash('alert(1)')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", AJAX],
    'frame-src': ['https://maps.example'],
    'form-action': ["'self'", 'https://forms.example/in/trade+in@company.com', 'https://www.company.com'],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  });
});

test('allows the host that measurements are sent to, and none for a path of the site', () => {
  const connect = (url: string) =>
    read(contentSecurityPolicy([], { ...settings, measurement: { url } }))['connect-src'];
  expect(connect('https://speed.example/collect')).toEqual(["'self'", AJAX, 'https://speed.example']);
  expect(connect('/collect')).toEqual(["'self'", AJAX]);
  expect(connect('')).toEqual(["'self'", AJAX]);
});
