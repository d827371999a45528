import { useMediaQuery } from '../../../src/hooks/useMediaQuery';
import { setMedia } from '../../support/dom';
import { hydrate } from '../../support/hydrate';

const WIDE = '(min-width: 993px)';

test('a page on a wide screen is hydrated without errors; then the query applies', () => {
  setMedia(WIDE, true);
  const Probe = () => <p>{useMediaQuery(WIDE) ? 'wide' : 'narrow'}</p>;
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('wide');
});
