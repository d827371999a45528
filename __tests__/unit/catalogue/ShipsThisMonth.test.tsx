import { render, screen } from '@testing-library/react';
import { ShipsThisMonth } from '../../../src/catalogue/season/ShipsThisMonth';
import { months } from '../../../src/lib/months';

const now = months[new Date().getMonth()];
const later = months[(new Date().getMonth() + 2) % 12];
const crop = (name: string, month?: string) => ({
  path: `/crops/${name}`,
  name,
  calendar: { sowing: null, harvest: null, shipment: [{ from: month, to: month }] },
});
const section = { heading: { title: 'Ships' }, now: '{items} in {month}', none: '' };
const texts = { calendarLabels: {}, months, period: '{from} to {to}', allYear: 'all year' };

test('of many crops, the chart has those that ship now, and a line names them with the present month', () => {
  const crops = [...Array.from({ length: 12 }, (_, at) => crop(`a${at}`, later)), crop('z', now)];
  const props = { section, crops, texts } as unknown as Parameters<typeof ShipsThisMonth>[0];
  render(<ShipsThisMonth {...props} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toContain('z');
  expect(screen.getAllByRole('link')).toHaveLength(12);
  expect(screen.getByText(`z in ${now}`)).toBeTruthy();
});
