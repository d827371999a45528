import { fireEvent, render, screen } from '@testing-library/react';
import { Leaders } from '../../../../src/features/leaders/Leaders';
import { documentAt } from '../../../support/content';

const leader = (slug: string, name: string) => ({
  slug,
  name,
  title: 'Director',
  image: { alt: '', file: { childImageSharp: null } },
  fullDescription: ['Began at a bank.'],
});

beforeEach(() => {
  window.history.replaceState(null, '', '/leadership');
  const leaders = [leader('asha-rao', 'Asha Rao'), leader('ravi-nair', 'Ravi Nair')];
  render(<Leaders leaders={leaders} texts={documentAt('pages/leadership.json')} />);
});
afterEach(() => window.history.replaceState(null, '', '/'));

const click = () => fireEvent.click(screen.getByRole('button', { name: /Ravi Nair$/ }));

test('the browser does not open a biography a second time by itself', () => {
  expect(click()).toBe(false);
});

test('word of a closing that comes when a biography is open again closes nothing', async () => {
  click();
  fireEvent(screen.getByRole('dialog', { name: 'Ravi Nair' }), new Event('close'));
  // A closing by the visitor would go back in the history.
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByRole('dialog', { name: 'Ravi Nair' })).toBeTruthy();
  expect(window.location.hash).toBe('#ravi-nair');
});
