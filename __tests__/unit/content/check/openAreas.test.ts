import { sampleContent } from '../../../support/sampleContent';

const { set, replace, expectError, expectErrors, expectWarnings, warnings } = sampleContent();
const AREA = 'business-areas/machines.json';
const comingSoon = { text: 'Machines are planned; we open soon.', blurred: false };

test('an open area needs an ending, a closed one does not', () => {
  set(AREA, { ending: undefined, comingSoon });
  expectErrors();
  set(AREA, { comingSoon: undefined });
  expectError(
    AREA,
    '{',
    'ending: is missing; add it (The next step, at the end of the page. Required if the area is open.)',
  );
});

test('"as soon as" and paths get no warning', () => {
  replace(AREA, /"text": "Some words"/, '"text": "We call as soon as the vessel is booked."');
  replace(AREA, /"link": "[^"]*"/, '"link": "/opening-soon"');
  expect(warnings().filter((warning) => warning.includes('the area is open'))).toEqual([]);
});

test.each(['Opening soon.', 'Planned range', 'From May on, this area will sell machines.'])(
  'a text of an open area that promises something gets a warning: %s',
  (promise) => {
    replace(AREA, /"text": "Some words"/, `"text": ${JSON.stringify(promise)}`);
    const line = (word: string) =>
      `tiles.items[0].text: says "${word}", but the area is open; describe what it offers now`;
    const [word = ''] = /soon|planned|this area will/i.exec(promise) ?? [];
    expectWarnings(line(word));
    set(AREA, { comingSoon });
    expect(warnings().filter((warning) => warning.includes('the area is open'))).toEqual([]);
  },
);
