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

test('a click prevents the browser from opening the biography a second time', () => {
  expect(click()).toBe(false);
});

test('a late close event does not close a biography that is open again', async () => {
  click();
  fireEvent(screen.getByRole('dialog', { name: 'Ravi Nair' }), new Event('close'));
  // If the visitor closes it, the page goes back in the history.
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByRole('dialog', { name: 'Ravi Nair' })).toBeTruthy();
  expect(window.location.hash).toBe('#ravi-nair');
});
