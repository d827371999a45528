import { mergeTranslation } from '../../../../src/content/translation/mergeTranslation';

test('texts replace English ones, and everything else stays', () => {
  const english = {
    id: 7,
    title: 'Title',
    link: { label: 'More', to: '/more' },
    items: [
      { icon: 'one', text: 'One' },
      { icon: 'two', text: 'Two' },
    ],
    paragraphs: ['First.', 'Second.'],
    note: 'Not translated',
    picture: null,
  };
  const translation = {
    title: 'Titre',
    link: { label: 'Suite' },
    items: [{ text: 'Un' }, {}],
    paragraphs: ['Premier.'],
  };
  expect(mergeTranslation(english, translation)).toEqual({
    ...english,
    title: 'Titre',
    link: { label: 'Suite', to: '/more' },
    items: [
      { icon: 'one', text: 'Un' },
      { icon: 'two', text: 'Two' },
    ],
    paragraphs: ['Premier.'],
  });
  expect(mergeTranslation(english, undefined)).toBe(english);
});
