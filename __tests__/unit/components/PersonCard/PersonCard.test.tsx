import { render, screen, within } from '@testing-library/react';
import { PersonCard } from '../../../../src/components/PersonCard/PersonCard';

test('a person in a list, with what stands below', () => {
  const person = {
    portrait: { alt: 'Monogram', file: { childImageSharp: null } },
    name: 'Meera Iyer',
    role: 'Exim',
    text: 'Began at a bank.',
  };
  render(
    <ul>
      <PersonCard {...person}>
        <button type="button">More</button>
      </PersonCard>
    </ul>,
  );
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Meera Iyer', level: 3 })).toBeTruthy();
  expect(card.getByText('Exim')).toBeTruthy();
  expect(card.getByText('Began at a bank.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'More' })).toBeTruthy();
});
