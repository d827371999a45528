import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Counters } from '../../../../src/features/counters/Counters';
import { bringIntoView } from '../../../support/dom';

const section = JSON.parse(readFileSync('content/sections/counters.json', 'utf8'));
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the HTML holds the final figures', () => {
  for (const figure of ['2500+', '1200+', '45+', '10+'])
    expect(renderToString(<Counters section={section} />)).toContain(`>${figure}<`);
});

test('each counts by its own step once it is seen', () => {
  render(<Counters section={section} />);
  expect(figures()).toEqual(['2500+', '1200+', '45+', '10+']);
  for (const figure of screen.getAllByRole('definition')) bringIntoView(figure);
  expect(figures()).toEqual(['0+', '0+', '0+', '0+']);
  act(() => jest.advanceTimersToNextFrame());
  expect(figures()).toEqual(['13+', '6+', '1+', '1+']);
});
