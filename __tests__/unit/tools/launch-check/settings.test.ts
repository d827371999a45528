/** Open topics of `content/site.json`. */
import { atLaunch } from '../../../support/launch';

const { left, expectOne, set, ...content } = atLaunch();
const site = () => content.json('site.json');
const setSite = (changes: object) => set('site.json', changes);
const setFormService = (changes: object) => setSite({ formService: { ...site().formService, ...changes } });
const setEmail = (email: string) => {
  setSite({ email });
  setFormService({ activatedFor: email });
};

/** Expects exactly one topic, with one problem on the line that contains `text`. */
const expectTopic = (title: string, text: string, field: string, message: RegExp | string) =>
  expectOne(title, 'site.json', text, field, message);

describe('contacts that are only examples', () => {
  const TITLE = 'Contacts that reach no one';

  test.each(['a@example.com', 'a@mail.example.org', 'a@example.net', 'a@company.test', 'a@company.invalid'])(
    'the mailbox %s',
    (email) => {
      setEmail(email);
      expectTopic(TITLE, '"email"', 'email', `${email} is an example, .*; write the mailbox`);
    },
  );

  test.each(['a@example-trading.com', 'a@myexample.com', 'a@test.com'])('but not %s', (email) => {
    setEmail(email);
    expect(left()).toEqual([]);
  });

  test.each(['+91 20 5550 0100', '+91 22 5550 0101', '+1 202 555 0143'])('the phone number %s', (number) => {
    setSite({ phones: ['+91 20 2712 3456', number].map((each) => ({ label: 'Office', number: each })) });
    expectTopic(TITLE, number, 'phones[1].number', 'write the number of the office$');
  });

  test.each([
    'https://wa.me/912055500100',
    'https://wa.me/912055500100?text=Hi',
    'https://chat.example.com/x',
  ])('the chat %s', (url) => {
    setSite({ messaging: { ...site().messaging, url } });
    expectTopic(TITLE, url, 'messaging.url', 'URL that opens a chat');
  });

  test('a social profile', () => {
    const url = 'https://www.linkedin.com/company/deccan.example';
    setSite({ socialLinks: [{ name: 'LinkedIn', url, icon: 'brand-linkedin' }] });
    expectTopic(TITLE, url, 'socialLinks[0].url', 'on LinkedIn, or remove the entry$');
  });
});

test.each([
  ['https://www.example.com', 'is an example'],
  ['https://localhost', 'is an example'],
  ['https://site.localhost', 'is an example'],
  ['https://127.0.0.1:9000', 'is an example'],
  ['http://www.deccan.in', 'is not an https URL'],
  ['https://www.deccan.in/', 'ends with a slash'],
])('the site URL %s %s', (siteUrl, message) => {
  setSite({ siteUrl });
  expectTopic('The URL of the site', '"siteUrl"', 'siteUrl', message);
});

const OSM = 'https://www.openstreetmap.org';

test.each([
  ['url', 'https://maps.example.com/office', 'is an example'],
  ['url', `${OSM}/export/embed.html?bbox=73%2C18%2C74%2C19`, 'the map has no marker'],
  ['url', `${OSM}/export/embed.html?marker=18.627%2C73.800`, 'marks 18.627,73.800, which is precise only'],
  ['page', 'https://maps.example.com/office', 'is an example'],
  ['page', `${OSM}/#map=14/18.62713/73.80021`, 'the map has no marker'],
  ['page', `${OSM}/?mlat=18.627&mlon=73.800`, 'marks 18.627,73.800, which is precise only'],
])('the %s of the map %s: %s', (field, url, message) => {
  setSite({ map: { ...site().map, [field]: url } });
  expectTopic('The map', url, `map.${field}`, `${message}.*; find the office on openstreetmap.org`);
});

test('a map of another host is accepted', () => {
  setSite({ map: { url: 'https://www.google.com/maps/embed?pb=x', page: 'https://maps.app.goo.gl/x' } });
  expect(left()).toEqual([]);
});

test('the delivery of enquiries is open until the activation of the current mailbox is recorded', () => {
  const [title, field] = ['The delivery of enquiries', 'formService.activatedFor'];
  const { email } = site();
  setFormService({ activatedFor: undefined });
  expectTopic(title, '"formService"', field, `delivers nothing to ${email} before its activation`);
  setFormService({ activatedFor: email.toUpperCase() });
  expect(left()).toEqual([]);
  setSite({ email: 'new@deccan.in' });
  const message = `go to new@deccan.in, but the activated mailbox is ${email.toUpperCase()}; send a message`;
  expectTopic(title, '"activatedFor"', field, message);
});

test('checking the response to enquiries is recommended in plain words', () => {
  setFormService({ checkAnswer: false });
  const message =
    /thanked even if Courier refuses .*429.*403.* only their browser keeps it, for a day; write true/;
  expectTopic('The answers of the form service', '"checkAnswer"', 'formService.checkAnswer', message);
});

test('a registration without a number', () => {
  setSite({ registrations: [{ name: 'IEC', number: 'ABCDE1234F' }, { name: 'CIN' }] });
  expectTopic('Registrations', '"CIN"', 'registrations[1].name', 'CIN has no number.*; write the number');
});
