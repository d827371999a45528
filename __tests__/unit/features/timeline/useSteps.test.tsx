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
      <p title="place">{index + 1}</p>
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

const place = () => Number(screen.getByTitle('place').textContent);
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
  layOutTrack(track(), { step: STEP, inSight: 1 });
  jest.mocked(track().scrollTo).mockClear();
  return { become: (shown: boolean) => rerender(<Probe count={count} shown={shown} />) };
}

test('begins at the first, and ends at the last', () => {
  show();
  expect(place()).toBe(1);
  expect(disabled()).toEqual(['Previous']);
  click('Next');
  expect(place()).toBe(2);
  expect(disabled()).toEqual([]);
  click('Next');
  expect(place()).toBe(3);
  expect(disabled()).toEqual(['Next']);
  click('Previous');
  expect(place()).toBe(2);
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %s a step is %s', (reduced, behavior) => {
  setReducedMotion(reduced);
  show();
  click('Next');
  expect(jest.mocked(track().scrollTo).mock.calls).toEqual([[{ left: STEP, behavior }]]);
});

test('arrows, Home and End lead on, no further than the ends, and scroll nothing else', () => {
  show();
  const after = (key: string) => {
    expect(press(key)).toBe(false);
    return place();
  };
  expect(after('ArrowRight')).toBe(2);
  expect(after('End')).toBe(3);
  expect(after('ArrowRight')).toBe(3);
  expect(after('ArrowLeft')).toBe(2);
  expect(after('Home')).toBe(1);
  expect(after('ArrowLeft')).toBe(1);
  expect(track().scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
});

test.each(['ArrowUp', 'ArrowDown', 'Tab', 'a'])('the key "%s" is left to the browser', (key) => {
  show();
  expect(press(key)).toBe(true);
  expect(place()).toBe(1);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'a key with %s is left to the browser',
  (modifier) => {
    show();
    expect(press('ArrowRight', { [modifier]: true })).toBe(true);
    expect(place()).toBe(1);
  },
);

test.each([
  ['Next', 'a click', () => click('Next')],
  ['Next', 'a key', () => press('End')],
  ['Next', 'a swipe', () => swipe(2)],
  ['Previous', 'a click', () => click('Previous')],
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
  ['at the end of the other', 'Next', () => swipe(0)],
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
  expect(place()).toBe(1);
  act(() => jest.advanceTimersByTime(1));
  expect(place()).toBe(2);
  expect(track().scrollTo).not.toHaveBeenCalled();
});

test.each([0, 1])('of %d there is nowhere to go', (count) => {
  show(count);
  expect(disabled()).toEqual(['Previous', 'Next']);
  for (const key of ['ArrowRight', 'End', 'ArrowLeft']) press(key);
  expect(place()).toBe(1);
});

test('each time it comes on the page, it begins anew at the first, without a glide', () => {
  const { become } = show();
  for (let time = 0; time < 2; time++) {
    click('Next');
    become(false);
    become(true);
    expect(place()).toBe(1);
    expect(disabled()).toEqual(['Previous']);
    expect(track().scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
  }
});

test('rendered anew on the page, it stays where it is', () => {
  const { become } = show();
  click('Next');
  become(true);
  expect(place()).toBe(2);
  expect(track().scrollTo).toHaveBeenCalledTimes(1);
});
