import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inertIf } from '../../../src/components/inertIf';
import { hydrate } from '../../support/hydrate';

const Probe = ({ condition }: { condition: boolean }) => <p {...inertIf(condition)}>Text</p>;

test('the HTML says it in the way that every browser reads', () => {
  expect(renderToString(<Probe condition />)).toBe('<p inert="">Text</p>');
});

test('an element in reach has nothing of it', () => {
  expect(renderToString(<Probe condition={false} />)).toBe('<p>Text</p>');
});

test.each([true, false])('the browser takes over %s without a complaint', (condition) => {
  const { container, complaints } = hydrate(<Probe condition={condition} />);
  expect(complaints).toEqual([]);
  expect(container.querySelector('[inert]') !== null).toBe(condition);
});

test('it comes and goes', () => {
  const { container, rerender } = render(<Probe condition={false} />);
  const inert = () => container.querySelector('p')?.getAttribute('inert');
  expect(inert()).toBeNull();
  rerender(<Probe condition />);
  expect(inert()).toBe('');
  rerender(<Probe condition={false} />);
  expect(inert()).toBeNull();
});
