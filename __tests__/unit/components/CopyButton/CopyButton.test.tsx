import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '../../../../src/components/CopyButton/CopyButton';

const labels = { copy: 'Copy link', copied: 'Link copied', failed: 'Please copy it yourself:' };
const giveClipboard = (clipboard?: object) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
afterEach(() => giveClipboard());

const status = () => screen.getByRole('status').textContent;
const copy = async () => {
  render(<CopyButton text="https://example.com/a" labels={labels} />);
  expect(status()).toBe('');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
};

test('copies its text, and screen readers hear so', async () => {
  const writeText = jest.fn();
  giveClipboard({ writeText });
  await copy();
  expect(writeText).toHaveBeenCalledWith('https://example.com/a');
  expect(status()).toBe('Link copied');
});

test('where copying did not work the text stands there to be marked', async () => {
  await copy();
  expect(screen.getByText('https://example.com/a').closest('[role="status"]')).toBeNull();
  expect(status()).toBe('Please copy it yourself:');
});
