/** Detecting the end of a scroll. A browser test cannot stop a smooth scroll halfway. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AT_REST, useTrack } from '../../../../src/ui/hooks/useTrack';
import { layOutTrack } from '../../../support/dom';

const STEP = 316;
const onRest = jest.fn();

function Probe() {
  const { scrollTo, trackProps } = useTrack<HTMLDivElement>({ count: 7, onRest });
  return (
    <>
      <button type="button" onClick={() => scrollTo(2, 'smooth')}>
        Third
      </button>
      <div title="track" {...trackProps}>
        {[...'1234567'].map((card) => (
          <p key={card}>{card}</p>
        ))}
      </div>
    </>
  );
}

const track = () => screen.getByTitle('track');
const showThird = () => fireEvent.click(screen.getByRole('button'));
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const scroll = (offset: number) => {
  track().scrollLeft = offset;
  fireEvent.scroll(track());
};
const rests = () => onRest.mock.calls.splice(0).flat();

beforeEach(() => {
  jest.useFakeTimers();
  onRest.mockReset();
  render(<Probe />);
  layOutTrack(track(), { step: STEP, inView: 3 });
});
afterEach(() => jest.useRealTimers());

test('a pause during a scroll to a position is not its end', () => {
  showThird();
  scroll(STEP / 4);
  wait(AT_REST);
  expect(rests()).toEqual([]);
  scroll(2 * STEP);
  wait(AT_REST);
  expect(rests()).toEqual([2]);
});

test.each([
  ['a finger', () => fireEvent.pointerDown(track())],
  ['the wheel', () => fireEvent.wheel(track())],
  ['a key', () => fireEvent.keyDown(track(), { key: 'ArrowLeft' })],
])('%s changes where a scroll to a position ends', (_, interrupt) => {
  showThird();
  interrupt();
  scroll(STEP);
  wait(AT_REST);
  expect(rests()).toEqual([1]);
});
