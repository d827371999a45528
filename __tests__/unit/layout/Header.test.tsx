import { render } from '@testing-library/react';
import { Header } from '../../../src/layout/header/Header';

jest.mock('../../../src/ui/Logo', () => ({ Logo: () => null }));
jest.mock('../../../src/layout/LanguageLinks', () => ({ LanguageLinks: () => null }));

test('the height of a header of several rows is measured, so that it covers no link targets', () => {
  const observed = jest.fn<void, [Element, () => void]>();
  class Observer {
    constructor(readonly report: (entries: object[]) => void) {}
    observe(element: Element) {
      observed(element, () => this.report([{ contentRect: { height: 89 } }]));
    }
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Observer });
  const { getByRole } = render(<Header locationKey="initial" />);
  const [element, resize] = observed.mock.lastCall ?? [];
  expect(element).toBe(getByRole('banner'));
  const measured = () => document.documentElement.style.getPropertyValue('--header-measured');
  resize?.();
  expect(measured()).toBe('89px');
  element?.firstElementChild?.setAttribute('style', 'min-height: 89px');
  resize?.();
  expect(measured()).toBe('');
});
