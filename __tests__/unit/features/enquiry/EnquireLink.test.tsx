import { render, screen } from '@testing-library/react';
import { EnquireLink } from '../../../../src/features/enquiry/EnquireLink';

const link = () => screen.getByRole('link');
const action = { label: 'Ask about {item}', to: '/contact' };

test('its label and the subject name the item', () => {
  render(<EnquireLink action={action} subject="About {item}" item="Jute" />);
  expect(link().textContent).toBe('Ask about Jute');
  expect(link().dataset.state).toContain('About Jute');
});

test('while a catalogue is empty it leads to the form and brings nothing', () => {
  render(<EnquireLink action={{ ...action, label: 'Ask' }} subject="About {item}" item={undefined} />);
  expect(link().getAttribute('href')).toBe('/contact');
  expect(link().dataset.state).toBeUndefined();
});
