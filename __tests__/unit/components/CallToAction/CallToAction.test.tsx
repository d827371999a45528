import { render, screen } from '@testing-library/react';
import { CallToAction } from '../../../../src/components/CallToAction/CallToAction';

const link = () => screen.getByRole('link', { name: 'Enquire Now' });

test('a button leads where its content says', () => {
  render(<CallToAction action={{ label: 'Enquire Now', to: '/contact' }} />);
  expect(link().getAttribute('href')).toBe('/contact');
  expect(link().className).toBe('button is-primary');
});

test('what is known of the enquiry goes along in the navigation state, none of it in the address', () => {
  const enquiry = { subject: 'Inquiry: 50% jute & more?', email: 'a@example.com' };
  render(<CallToAction action={{ label: 'Enquire Now', to: '/contact' }} enquiry={enquiry} />);
  expect(JSON.parse(link().dataset.state ?? '')).toEqual({ enquiry });
  expect(link().getAttribute('href')).toBe('/contact');
});

test('without an enquiry there is no state', () => {
  render(<CallToAction action={{ label: 'Enquire Now', to: '/contact' }} />);
  expect(link().dataset.state).toBeUndefined();
});

test('a full address gets none', () => {
  render(
    <CallToAction
      action={{ label: 'Enquire Now', to: 'https://example.com/' }}
      enquiry={{ subject: 'Inquiry: Jute' }}
    />,
  );
  expect(link().outerHTML).toBe('<a href="https://example.com/" class="button is-primary">Enquire Now</a>');
});
