import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { Footer } from '../../../../src/layout/Footer/Footer';

beforeEach(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
  jest.mocked(navigate).mockClear();
});

test.each(['buyer@example.com', 'no address at all', ''])(
  '"%s" is handed over to the contact form',
  (email) => {
    render(<Footer covered={false} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Your email' }), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'SignUp' }));
    expect(navigate).toHaveBeenCalledWith('/contact', {
      state: { enquiry: { email, subject: 'Newsletter sign-up' } },
      replace: false,
    });
  },
);
