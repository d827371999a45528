import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSteps } from '../../../../src/features/timeline/useSteps';
import { AT_REST } from '../../../../src/hooks/useTrack';
import { layOutTrack, setReducedMotion } from '../../../support/dom';

const STEP = 600;

function Probe({ count, shown = true }: { count: number; shown?: boolean }) {
  const { index, trackProps, previousProps, nextProps, stepsProps } = useSteps<HTMLOListElement>({
    count,
    shown,
  });
  return (
    <div {...stepsProps}>
      <p title="position">{index + 1}</p>
      <ol aria-label="Events" tabIndex={-1} {...trackProps}>
        {Array.from({ length: count }, (_, event) => `Event ${event}`).map((event) => (
          <li key={event}>{event}</li>
        ))}
      </ol>
      <button type="button" {...previousProps}>
        Previous
      </button>
      <button type="button" {...nextProps}>
        Next
      </button>
    </div>
  );
}

const position = () => Number(screen.getByTitle('position').textContent);
const track = () => screen.getByRole('list', { name: 'Events' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (name: string) => fireEvent.click(button(name));
const disabled = () => ['Previous', 'Next'].filter((name) => button(name).disabled);
/** Presses a key; tells whether the browser may act on it as well. */
const press = (key: string, modifiers = {}) => fireEvent.keyDown(track(), { key, ...modifiers });
/** Swipes to an item, and waits until the track has come to rest there. */
const swipe = (to: number) => {
  fireEvent.pointerDown(track());
  track().scrollLeft = to * STEP;
  fireEvent.scroll(track());
  act(() => jest.advanceTimersByTime(AT_REST));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(count = 3) {
  const { rerender } = render(<Probe count={count} />);
  layOutTrack(track(), { step: STEP, inView: 1 });
  jest.mocked(track().scrollTo).mockClear();
  return { become: (shown: boolean) => rerender(<Probe count={count} shown={shown} />) };
}

test('the buttons lead from the first to the last, and glide unless less motion is wished', () => {
  show();
  expect(disabled()).toEqual(['Previous']);
  click('Next');
  expect(position()).toBe(2);
  expect(disabled()).toEqual([]);
  click('Next');
  expect(position()).toBe(3);
  expect(disabled()).toEqual(['Next']);
  expect(track().scrollTo).toHaveBeenLastCalledWith({ left: 2 * STEP, behavior: 'smooth' });
  setReducedMotion(true);
  click('Previous');
  expect(position()).toBe(2);
  expect(track().scrollTo).toHaveBeenLastCalledWith({ left: STEP, behavior: 'instant' });
});

test('arrows, Home and End lead on, no further than the ends, and scroll nothing else', () => {
  show();
  const after = (key: string) => {
    expect(press(key)).toBe(false);
    return position();
  };
  expect(after('ArrowRight')).toBe(2);
  expect(after('End')).toBe(3);
  expect(after('ArrowRight')).toBe(3);
  expect(after('ArrowLeft')).toBe(2);
  expect(after('Home')).toBe(1);
  expect(after('ArrowLeft')).toBe(1);
  expect(track().scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
});

test('other keys, and those with a modifier, are left to the browser', () => {
  show();
  for (const key of ['ArrowUp', 'Tab', 'a']) expect(press(key)).toBe(true);
  expect(press('ArrowRight', { altKey: true })).toBe(true);
  expect(position()).toBe(1);
});

test.each([
  ['Next', 'a click', () => click('Next')],
  ['Next', 'a swipe', () => swipe(2)],
  ['Previous', 'a key', () => press('Home')],
  ['Previous', 'a swipe', () => swipe(0)],
])('the button "%s", at its end after %s, leaves the focus to the items without scrolling', (name, _, go) => {
  show();
  click('Next');
  button(name).focus();
  const focus = jest.spyOn(track(), 'focus');
  go();
  expect(button(name).disabled).toBe(true);
  expect(document.activeElement).toBe(track());
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test.each([
  ['before its end', 'Next', () => click('Next')],
  ['at the end of the other', 'Previous', () => press('End')],
])('%s the button "%s" keeps the focus', (_, name, go) => {
  show(4);
  click('Next');
  button(name).focus();
  go();
  expect(document.activeElement).toBe(button(name));
});

test('a button that was clicked without taking the focus moves none', () => {
  show(2);
  click('Next');
  expect(document.activeElement).toBe(document.body);
});

test('a swipe leads to where it has come to rest', () => {
  show();
  track().scrollLeft = STEP - 20;
  fireEvent.scroll(track());
  act(() => jest.advanceTimersByTime(AT_REST - 1));
  expect(position()).toBe(1);
  act(() => jest.advanceTimersByTime(1));
  expect(position()).toBe(2);
  expect(track().scrollTo).not.toHaveBeenCalled();
});

test.each([0, 1])('of %d there is nowhere to go', (count) => {
  show(count);
  expect(disabled()).toEqual(['Previous', 'Next']);
  for (const key of ['ArrowRight', 'End', 'ArrowLeft']) press(key);
  expect(position()).toBe(1);
});

test('each time it comes on the page it begins anew at the first, without a glide, and stays while it is there', () => {
  const { become } = show();
  for (let time = 0; time < 2; time++) {
    click('Next');
    become(true);
    expect(position()).toBe(2);
    become(false);
    become(true);
    expect(position()).toBe(1);
    expect(disabled()).toEqual(['Previous']);
    expect(track().scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
  }
});
