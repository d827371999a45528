import * as z from 'zod';
import { textField } from '../../../../src/content/fields';
import { matchingTexts } from '../../../../src/content/translation/matchingTexts';

const texts = z.strictObject({
  title: textField('The title.').optional(),
  lines: z.array(textField('A line.')).optional(),
  items: z.array(z.strictObject({ label: textField('The label.').optional() })).optional(),
  picture: z.strictObject({ alt: textField('What it shows.').optional() }).optional(),
});

test.each<[string, object, object, object | undefined]>([
  ['keeps texts', { title: 'Tea' }, { title: 'شاي' }, { title: 'شاي' }],
  [
    'keeps lists of texts, which may have another length',
    { lines: ['a', 'b'] },
    { lines: ['ا'] },
    { lines: ['ا'] },
  ],
  ['removes other fields', { title: 'Tea', id: 1 }, { title: 'شاي', id: 1, icon: 'leaf' }, { title: 'شاي' }],
  [
    'removes texts that English does not have',
    { title: 'Tea' },
    { title: 'شاي', picture: { alt: 'ش' } },
    { title: 'شاي' },
  ],
  [
    'removes empty texts and objects',
    { title: 'Tea', picture: { alt: 'a' } },
    { title: ' ', picture: { alt: '' } },
    undefined,
  ],
  [
    'gives lists of objects the length of the English list',
    { items: [{ label: 'a' }, { icon: 'leaf' }, { label: 'c' }] },
    { items: [{ label: 'ا', icon: '' }, null, { label: 'ج' }, { label: 'د' }] },
    { items: [{ label: 'ا' }, {}, { label: 'ج' }] },
  ],
])('%s', (_, english, translation, expected) => {
  expect(matchingTexts(texts, english, translation)).toEqual(expected);
});
