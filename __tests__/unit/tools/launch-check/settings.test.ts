/** Open topics of `content/site.json`. */
import { atLaunch } from '../../../support/launch';

const { left, expectOne, set, content } = atLaunch();
const site = () => content.json('site.json');
const setSite = (changes: object) => set('site.json', changes);

describe('contacts that are only examples', () => {
  const TITLE = 'Contacts that reach no one';

  test.each(['a@example.com', 'a@mail.example.org', 'a@example.net', 'a@company.test', 'a@company.invalid'])(
    'the mailbox %s',
    (email) => {
      setSite({ email, formService: { ...site().formService, activatedFor: email } });
      expectOne(TITLE, 'site.json', '"email"', 'email', `${email} is an example, .*; write the mailbox`);
    },
  );

  test.each(['a@example-trading.com', 'a@myexample.com', 'a@test.com'])('but not %s', (email) => {
    setSite({ email, formService: { ...site().formService, activatedFor: email } });
    expect(left()).toEqual([]);
  });

  test.each(['+91 20 5550 0100', '+91 22 5550 0101', '+1 202 555 0143'])('the phone number %s', (number) => {
    setSite({
      phones: [
        { label: 'Head Office', number: '+91 20 2712 3456' },
        { label: 'Sales Office', number },
      ],
    });
    expectOne(TITLE, 'site.json', number, 'phones[1].number', 'write the number of the office$');
  });

  test.each([
    'https://wa.me/912055500100',
    'https://wa.me/912055500100?text=Hello',
    'https://chat.example.com/x',
  ])('the chat %s', (url) => {
    setSite({ messaging: { ...site().messaging, url } });
    expectOne(TITLE, 'site.json', url, 'messaging.url', 'URL that opens a chat');
  });

  test('a social profile', () => {
    const url = 'https://www.linkedin.com/company/deccan.example';
    setSite({ socialLinks: [{ name: 'LinkedIn', url, icon: 'brand-linkedin' }] });
    expectOne(TITLE, 'site.json', url, 'socialLinks[0].url', 'on LinkedIn, or remove the entry$');
  });
});

test.each([
  ['https://www.example.com', 'is an example'],
  ['https://site.localhost', 'is an example'],
  ['https://localhost', 'is an example'],
  ['https://127.0.0.1:9000', 'is an example'],
  ['http://www.deccan.in', 'is not an https address'],
  ['https://www.deccan.in/', 'ends with a slash'],
])('the site URL %s', (siteUrl, message) => {
  setSite({ siteUrl });
  expectOne('The URL of the site', 'site.json', '"siteUrl"', 'siteUrl', message);
});

describe('the map', () => {
  test.each([
    ['https://maps.example.com/office', 'is an example'],
    ['https://www.openstreetmap.org/export/embed.html?bbox=73%2C18%2C74%2C19', 'the map has no marker'],
    [
      'https://www.openstreetmap.org/export/embed.html?marker=18.627%2C73.800',
      'marks 18.627,73.800, which is precise only to',
    ],
  ])('is reported if the URL of its frame is %s', (url, message) => {
    setSite({ map: { ...site().map, url } });
    expectOne('The map', 'site.json', url, 'map.url', `${message}.*; find the office on openstreetmap.org`);
  });

  test.each([
    ['https://maps.example.com/office', 'is an example'],
    ['https://www.openstreetmap.org/#map=14/18.62713/73.80021', 'the map has no marker'],
    [
      'https://www.openstreetmap.org/?mlat=18.627&mlon=73.800',
      'marks 18.627,73.800, which is precise only to',
    ],
  ])('is reported if the URL of its page is %s', (page, message) => {
    setSite({ map: { ...site().map, page } });
    expectOne('The map', 'site.json', page, 'map.page', `${message}.*; find the office on openstreetmap.org`);
  });

  test('is accepted if another host provides it', () => {
    setSite({ map: { url: 'https://www.google.com/maps/embed?pb=x', page: 'https://maps.app.goo.gl/x' } });
    expect(left()).toEqual([]);
  });
});

describe('the delivery of enquiries', () => {
  const TITLE = 'The delivery of enquiries';

  test('is open until the activation is recorded', () => {
    setSite({ formService: { ...site().formService, activatedFor: undefined } });
    expectOne(
      TITLE,
      'site.json',
      '"formService"',
      'formService.activatedFor',
      `delivers nothing to ${site().email} before its activation`,
    );
  });

  test('is open again when the mailbox changes', () => {
    const { activatedFor } = site().formService;
    setSite({ email: 'new@deccan.in' });
    expectOne(
      TITLE,
      'site.json',
      '"activatedFor"',
      'formService.activatedFor',
      `go to new@deccan.in, but the activated mailbox is ${activatedFor}; send a message`,
    );
  });

  test('ignores letter case', () => {
    setSite({ formService: { ...site().formService, activatedFor: site().email.toUpperCase() } });
    expect(left()).toEqual([]);
  });
});

test('checking the response to enquiries is recommended in plain words', () => {
  setSite({ formService: { ...site().formService, checkAnswer: false } });
  expectOne(
    'The answers to enquiries',
    'site.json',
    '"checkAnswer"',
    'formService.checkAnswer',
    /thanked even if Courier refuses .*429.*403.* lost; write true/,
  );
});

test('a registration without a number', () => {
  setSite({ registrations: [{ name: 'IEC', number: 'ABCDE1234F' }, { name: 'CIN' }] });
  expectOne(
    'Registrations',
    'site.json',
    '"CIN"',
    'registrations[1].name',
    'CIN has no number.*; write the number',
  );
});
