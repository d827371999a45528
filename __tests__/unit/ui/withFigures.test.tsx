import { render } from '@testing-library/react';
import { withFigures } from '../../../src/ui/withFigures';

test('a figure and its unit are in one element, and the text is unchanged', () => {
  const text = 'Bags of 25 kg, or loose; 25 kg at least.';
  const { container } = render(<p>{withFigures(text)}</p>);
  expect([...container.querySelectorAll('.is-figure')].map(({ textContent }) => textContent)).toEqual([
    '25 kg',
    '25 kg',
  ]);
  expect(container.textContent).toBe(text);
});

test('a text without figures gets no element', () => expect(withFigures('No figure')).toBe('No figure'));
