import { contentSecurityPolicy, scriptHash } from '../../../../src/gatsby/ssr/policy';

const settings = {
  siteUrl: 'https://www.company.com',
  enquiry: { serviceUrl: 'https://forms.example/in' },
  map: { url: 'https://maps.example/embed?at=1' },
};

/** The sources of each directive. */
const read = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('names the scripts by their digests, and the hosts of the settings', () => {
  // The digest of the empty text is known to everybody.
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(scriptHash('')).toBe(empty);
  expect(read(contentSecurityPolicy(['', 'alert(1)'], settings))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", empty, scriptHash('alert(1)')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'https://forms.example'],
    'frame-src': ['https://maps.example'],
    'form-action': ["'self'", 'https://forms.example', 'https://www.company.com'],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  });
});

test('allows the host that measurements are sent to, and none for a path of the site', () => {
  const connect = (url: string) =>
    read(contentSecurityPolicy([], { ...settings, measurement: { url } }))['connect-src'];
  expect(connect('https://speed.example/collect')).toEqual([
    "'self'",
    'https://forms.example',
    'https://speed.example',
  ]);
  expect(connect('/collect')).toEqual(["'self'", 'https://forms.example']);
  expect(connect('')).toEqual(["'self'", 'https://forms.example']);
});

test('names no host twice', () => {
  const { siteUrl, map } = settings;
  const own = { siteUrl, map, enquiry: { serviceUrl: siteUrl } };
  expect(read(contentSecurityPolicy([], own))['form-action']).toEqual(["'self'", siteUrl]);
});
