import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareLinks } from '../../../../src/components/ShareLinks/ShareLinks';
import { documentAt } from '../../../support/content';

const url = 'https://www.example.com/blog/toor';
const show = () => render(<ShareLinks url={url} title="Toor & rice" copy={documentAt('pages/blog.json')} />);

test('each network has a link with a name of its own', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Share This Article' })).toBeTruthy();
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Share on Facebook', 'Share on X', 'Share on LinkedIn', 'Share on WhatsApp']);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on Facebook' });
  expect(new URL(href).searchParams.get('u')).toBe(url);
});

test('no script of theirs comes along', () => {
  expect(show().container.querySelector('script, iframe')).toBeNull();
});

test('the address can be copied', async () => {
  const writeText = jest.fn();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  show();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  expect(writeText.mock.calls).toEqual([[url]]);
  expect(screen.getByRole('status').textContent).toBe('Link copied');
});
