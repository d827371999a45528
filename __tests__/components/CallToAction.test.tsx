import { render, screen } from '@testing-library/react';
import { CallToAction } from '../../src/components/CallToAction/CallToAction';
import { EmailLink } from '../../src/components/EmailLink/EmailLink';
import { PhoneLink } from '../../src/components/PhoneLink/PhoneLink';
import { shareTargets } from '../../src/components/ShareLinks/shareTargets';
import { TextLink } from '../../src/components/TextLink/TextLink';

test('a button leads where its content says', () => {
  render(<CallToAction action={{ label: 'Enquire Now', to: '/contact' }} />);
  expect(screen.getByRole('link', { name: 'Enquire Now' }).getAttribute('href')).toBe('/contact');
});

test('a full address is a plain link', () => {
  render(<TextLink to="https://example.com/">Out</TextLink>);
  expect(screen.getByRole('link', { name: 'Out' }).getAttribute('href')).toBe('https://example.com/');
});

test('phone and e-mail links', () => {
  render(
    <>
      <PhoneLink number="+91 20 5550 0100" />
      <EmailLink address="enquiries@example.com">Write</EmailLink>
    </>,
  );
  expect(screen.getByRole('link', { name: '+91 20 5550 0100' }).getAttribute('href')).toBe(
    'tel:+912055500100',
  );
  expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
    'mailto:enquiries@example.com',
  );
});

test('share links carry address and title, encoded', () => {
  const targets = shareTargets('https://www.example.com/blog/a', 'Dal & rice?');
  expect(targets.map(({ network }) => network)).toEqual(['Facebook', 'X', 'LinkedIn', 'WhatsApp']);
  for (const { href } of targets) expect(href).toContain('https%3A%2F%2Fwww.example.com%2Fblog%2Fa');
  expect(targets[1]?.href).toContain('text=Dal%20%26%20rice%3F');
});
