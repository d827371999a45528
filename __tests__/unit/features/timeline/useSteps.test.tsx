import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSteps } from '../../../../src/features/timeline/useSteps';
import { AT_REST } from '../../../../src/hooks/useTrack';
import { layOutTrack, setReducedMotion } from '../../../support/dom';

const STEP = 600;

function Probe({ count }: { count: number }) {
  const { index, trackProps, previousProps, nextProps, stepsProps } = useSteps<HTMLOListElement>({
    count,
    shown: true,
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
/** Presses a key. Returns whether the browser handles it as well. */
const press = (key: string, modifiers = {}) => fireEvent.keyDown(track(), { key, ...modifiers });
/** Swipes to an item and waits until the track is at rest. */
const swipe = (to: number) => {
  fireEvent.pointerDown(track());
  track().scrollLeft = to * STEP;
  fireEvent.scroll(track());
  act(() => jest.advanceTimersByTime(AT_REST));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(count = 3) {
  render(<Probe count={count} />);
  layOutTrack(track(), { step: STEP, inView: 1 });
  jest.mocked(track().scrollTo).mockClear();
}

test('the buttons move from the first to the last item, smoothly unless reduced motion is requested', () => {
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

test('arrow keys, Home and End move it within its ends and do not scroll the page', () => {
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

test('the browser handles other keys and those with a modifier', () => {
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
])(
  'when the button "%s" is disabled after %s, the focus moves to the items without scrolling',
  (name, _, go) => {
    show();
    click('Next');
    button(name).focus();
    const focus = jest.spyOn(track(), 'focus');
    go();
    expect(button(name).disabled).toBe(true);
    expect(document.activeElement).toBe(track());
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  },
);

test.each([
  ['before the last item', 'Next', () => click('Next')],
  ['at the last item', 'Previous', () => press('End')],
])('%s the button "%s" keeps the focus', (_, name, go) => {
  show(4);
  click('Next');
  button(name).focus();
  go();
  expect(document.activeElement).toBe(button(name));
});

test.each([0, 1])('with %d items neither buttons nor keys move it', (count) => {
  show(count);
  expect(disabled()).toEqual(['Previous', 'Next']);
  for (const key of ['ArrowRight', 'End', 'ArrowLeft']) press(key);
  expect(position()).toBe(1);
});
