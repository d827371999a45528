import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Pagination } from '../../../../src/blog/Pagination';
import { Leaders } from '../../../../src/company/leaders/Leaders';
import { Testimonials } from '../../../../src/company/testimonials/Testimonials';
import { LanguageProvider } from '../../../../src/ui/site/language';

const inLanguage = (code: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => {
    const languageData = { code, name: code, direction: 'ltr', pages: [] } as const;
    return <LanguageProvider context={{ languageData }}>{children}</LanguageProvider>;
  },
});

test('an Arabic text has the plural form of Arabic', () => {
  const position = '{page} {count, plural, few {# few} many {# many} other {# other}}';
  const texts = { label: 'Pages', newer: 'Newer', older: 'Older', position };
  render(<Pagination list="/blog" number={1} count={11} texts={texts} />, inLanguage('ar'));
  expect(screen.getByText('1 11 many')).toBeTruthy();
});

const testimonials = ['Asha', 'Bilal', 'Chen'].map((name) => ({
  name,
  profession: 'Buyer',
  img: null,
  content: 'Good.',
  quote: null,
  rating: 5,
}));

test('a French status message has a space before its colon', () => {
  const carousel = { label: 'Avis', previous: 'Avant', next: 'Suivant', position: 'Avis {number}' } as never;
  const texts = { carousel, ratingLabel: 'Note {rating}', dotLabel: 'Avis {number}' };
  render(<Testimonials testimonials={testimonials} texts={texts} />, inLanguage('fr'));
  fireEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  expect(screen.getByRole('status').textContent).toBe('Avis 2\u00a0: Bilal');
});

test('the French name of a button has a space before its colon', () => {
  const leader = { slug: 'asha', name: 'Asha', title: '', image: null, fullDescription: [''] };
  render(<Leaders leaders={[leader]} texts={{ readMore: 'Lire', close: 'Fermer' }} />, inLanguage('fr'));
  expect(screen.getByRole('button', { name: 'Lire\u00a0: Asha' })).toBeTruthy();
});
