import { routeChart, stationDays } from '../../../../src/business/route/routeGeometry';

const stations = [{ daysBefore: 6 }, { daysBefore: 3 }];
const ports = [
  { firstDay: 5, lastDay: 8 },
  { firstDay: 32, lastDay: 41 },
];
const chart = routeChart(stations, ports);

test('days are to scale, each place has a row, and goods leave the last station on day 0', () => {
  expect(chart.viewBox).toBe('0 0 51 4');
  expect(chart.land).toBe('M0 0.5L3 1.5H6');
  expect(chart.voyages).toEqual([
    { line: 'M6 1.5L11 2.5', area: 'M6 1.5L11 2.5H14Z', arrival: 'M11 2.5H14' },
    { line: 'M6 1.5L38 3.5', area: 'M6 1.5L38 3.5H47Z', arrival: 'M38 3.5H47' },
  ]);
});

test('the scale has a tick every five days, from the first station to after the last arrival', () => {
  expect(chart.ticks.map(({ day }) => day)).toEqual([-5, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
  expect(chart.ticks[1]?.position).toBeCloseTo((6 / 51) * 100);
  expect(chart.ticks.at(-1)?.position).toBe(100);
});

test('the last station is the port of loading, where goods wait for the ship', () => {
  const labels = { station: 'Day -{days}', origin: 'Day -{days} to 0' };
  expect(stationDays(labels, stations)).toEqual(['Day -6', 'Day -3 to 0']);
});
