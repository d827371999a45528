import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Field } from '../../../../src/features/enquiry/Field';

const copy = { label: 'Phone', error: 'Please provide a phone number' };
const show = (more: Partial<ComponentProps<typeof Field>> = {}) => {
  render(<Field name="phone" copy={copy} invalid={false} readOnly={false} {...more} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
};

test('is a line of text, which need not be filled in', () => {
  const field = show();
  expect([field.tagName, field.type, field.required, field.readOnly]).toEqual([
    'INPUT',
    'text',
    false,
    false,
  ]);
});

test('may have several lines', () => {
  expect(show({ multiline: true, required: true }).tagName).toBe('TEXTAREA');
});

test('an error is linked to the field while it is invalid, and hidden while it is not', () => {
  const field = show({ invalid: true });
  const error = screen.getByText(copy.error);
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  expect(error.hidden).toBe(false);
});

test('two fields have errors of their own', () => {
  show();
  render(<Field name="name" copy={{ label: 'Name', error: 'Name?' }} invalid readOnly={false} />);
  expect(screen.getByText('Name?').id).not.toBe(screen.getByText(copy.error).id);
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-describedby')).toBe(
    screen.getByText('Name?').id,
  );
});

test('a field without an error text', () => {
  show({ copy: { label: 'Phone', error: null } });
  expect(screen.queryByText(copy.error)).toBeNull();
});
