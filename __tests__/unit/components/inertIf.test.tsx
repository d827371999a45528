import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inertIf } from '../../../src/components/inertIf';
import { hydrate } from '../../support/hydrate';

const Probe = ({ condition }: { condition: boolean }) => <p {...inertIf(condition)}>Text</p>;

test.each([
  [true, '<p inert="">Text</p>'],
  [false, '<p>Text</p>'],
])('the HTML says %s in the way that every browser reads, and React takes it over', (condition, html) => {
  expect(renderToString(<Probe condition={condition} />)).toBe(html);
  const { container, complaints } = hydrate(<Probe condition={condition} />);
  expect(complaints).toEqual([]);
  expect(container.innerHTML).toBe(html);
});

test('it comes and goes', () => {
  const { container, rerender } = render(<Probe condition={false} />);
  for (const condition of [true, false]) {
    rerender(<Probe condition={condition} />);
    expect(container.querySelector('[inert]') !== null).toBe(condition);
  }
});
