import { contentSecurityPolicy } from '../../../../src/gatsby/ssr/policy';

const settings = {
  siteUrl: 'https://www.company.com',
  email: 'trade+in@company.com',
  formService: { serviceUrl: 'https://forms.example/in' },
  map: { url: 'https://maps.example/embed?at=1' },
};

const AJAX = 'https://forms.example/in/ajax/trade+in@company.com';

/** Returns the sources of each directive. */
const read = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('contains the digests of scripts and the URLs in the settings', () => {
  // The known digest of an empty text.
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(read(contentSecurityPolicy([''], settings))).toMatchObject({
    'script-src': ["'self'", empty],
    'connect-src': ["'self'", AJAX],
    'frame-src': ['https://maps.example'],
    'form-action': ["'self'", 'https://forms.example/in/trade+in@company.com', 'https://www.company.com'],
  });
});

test('allows the host that receives measurements, and no host if the target is a path of the site', () => {
  const connect = (url: string) =>
    read(contentSecurityPolicy([], { ...settings, measurement: { url } }))['connect-src'];
  expect(connect('https://speed.example/collect')).toEqual(["'self'", AJAX, 'https://speed.example']);
  expect(connect('/collect')).toEqual(["'self'", AJAX]);
  expect(connect('')).toEqual(["'self'", AJAX]);
});
