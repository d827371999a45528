import { render, screen } from '@testing-library/react';
import { CallToAction } from '../../../src/ui/CallToAction';

test('the browser handles an absolute URL, which gets no navigation state', () => {
  render(<CallToAction action={{ label: 'Ask', to: 'https://example.com/' }} state={{ enquiry: {} }} />);
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect([link.getAttribute('href'), link.dataset.state]).toEqual(['https://example.com/', undefined]);
});

test.each(['/brochure.pdf', '/rss.xml#item'])('the browser opens the file %s', (to) => {
  render(<CallToAction action={{ label: 'Ask', to }} state={{ enquiry: {} }} />);
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect([link.getAttribute('href'), link.dataset.state]).toEqual([to, undefined]);
});
