import { PHONE } from '../../../../tools/audit/budgets';
import { firstViewOf } from '../../../../tools/audit/firstView';

const at = (address: string, left: number, top: number, size = 100) => ({
  address,
  left,
  top,
  right: left + size,
  bottom: top + size,
});

test('what is in the window counts, also in part, each file once', () => {
  const pictures = [
    at('/whole', 0, 0),
    at('/below', 0, PHONE.height - 1),
    at('/aside', PHONE.width - 1, 0),
    at('/whole', 200, 200),
  ];
  expect(firstViewOf(pictures)).toEqual(['/whole', '/below', '/aside']);
});

test('what begins where the window ends does not count, nor what has no room', () => {
  const pictures = [
    at('/below', 0, PHONE.height),
    at('/next slide', PHONE.width, 0),
    at('/slide before', -100, 0),
    at('/above', 0, -100),
    at('/hidden', 10, 10, 0),
  ];
  expect(firstViewOf(pictures)).toEqual([]);
});
