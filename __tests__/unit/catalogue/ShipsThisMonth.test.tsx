import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ShipsThisMonth } from '../../../src/catalogue/season/ShipsThisMonth';
import { months } from '../../../src/lib/months';

const crop = (name: string, from: string, to = from) => ({
  path: `/crops/${name}`,
  name,
  calendar: { sowing: null, harvest: null, shipment: [{ from, to }] },
});
const props = {
  section: { heading: { title: 'Ships' }, now: '{items} in {month}', none: '' },
  crops: [crop('Ginger', 'January', 'December'), ...[...months].reverse().map((month) => crop(month, month))],
  texts: { calendarLabels: {}, months, period: '{from} to {to}', allYear: 'all year' },
} as unknown as Parameters<typeof ShipsThisMonth>[0];

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

test.each([...months])('in %s, the first twelve crops keep their order, and a line names all', (name) => {
  jest.spyOn(Date.prototype, 'getMonth').mockReturnValue(months.indexOf(name));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ShipsThisMonth {...props} />);
  expect(names()).toEqual(months);
  render(<ShipsThisMonth {...props} />, { container, hydrate: true });
  expect(screen.getByText(`${name}, Ginger in ${name}`)).toBeTruthy();
  expect(names()).toEqual(months);
});
