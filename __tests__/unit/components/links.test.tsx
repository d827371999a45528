import { render, screen } from '@testing-library/react';
import { CallToAction } from '../../../src/components/CallToAction/CallToAction';
import { EmailLink } from '../../../src/components/EmailLink/EmailLink';
import { PhoneLink } from '../../../src/components/PhoneLink/PhoneLink';

const link = () => screen.getByRole<HTMLAnchorElement>('link');
const href = () => link().getAttribute('href');

test('a phone link calls the number, without its spaces', () => {
  render(<PhoneLink number="+91 20 5550 0100" />);
  expect(link().textContent).toBe('+91 20 5550 0100');
  expect(href()).toBe('tel:+912055500100');
});

test('an e-mail link writes to the address', () => {
  render(<EmailLink address="trade@example.com">Write</EmailLink>);
  expect(href()).toBe('mailto:trade@example.com');
});

test('a button that leads on hands over its navigation state, none of it in the address', () => {
  const state = { enquiry: { subject: 'Inquiry: 50% jute & more?' } };
  render(<CallToAction action={{ label: 'Ask', to: '/contact' }} state={state} />);
  expect(JSON.parse(link().dataset.state ?? '')).toEqual(state);
  expect(href()).toBe('/contact');
});

test('a full address is left to the browser, and gets no state', () => {
  render(<CallToAction action={{ label: 'Ask', to: 'https://example.com/' }} state={{ enquiry: {} }} />);
  expect(href()).toBe('https://example.com/');
  expect(link().dataset.state).toBeUndefined();
});
