/** What may be left out of the facts about the company and its people. */
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const icon = 'ship';
const url = 'https://www.deccan.in/x';
const offices = { label: 'Offices', lines: ['Mon - Fri'] };
const phones = { ...offices, oneLine: '{label}: {hours} ({zone})' };
const timeZone = 'UTC+5:30';
const FACTS = {
  parentCompany: 'Konkan House',
  copyrightYear: 2021,
  messaging: { label: 'Chat', url, icon },
  socialLinks: [{ name: 'Network', url, icon }],
  registrations: [{ name: 'IEC' }],
  inspectionCompanies: ['A company'],
  hours: { phones, offices, timeZone },
  map: { url, page: url },
};

test.each(['nothing', ...Object.keys(FACTS)])('the settings with all facts except %s are valid', (field) => {
  content.set('site.json', { ...FACTS, [field]: undefined });
  content.expectErrors();
});

test.each<[file: string, changes: object]>([
  ['site.json', { hours: { offices, timeZone } }],
  ['site.json', { hours: { phones, timeZone } }],
  ['leaders/first.json', { fullDescription: ['One paragraph.'], image: undefined }],
  ['team/clerk.json', { description: undefined, desk: undefined, image: undefined }],
  ['testimonials/buyer.json', { rating: undefined, img: undefined }],
])('%s with %j is valid', (file, changes) => {
  content.set(file, changes);
  content.expectErrors();
});

test.each([
  ['site.json', 'offices'],
  ['site.json', 'phones'],
  ['leaders/first.json', 'fullDescription'],
])('%s needs an item in %s', (file, field) => {
  content.set(file, { [field]: [] });
  content.expectErrors(` ${field}: is empty; write at least 1`);
});
