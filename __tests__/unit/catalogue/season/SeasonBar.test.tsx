import { render, screen } from '@testing-library/react';
import { SeasonBar } from '../../../../src/catalogue/season/SeasonBar';
import { documentAt } from '../../../support/content';

const texts = documentAt('sections/catalogue.json');
const june = [{ from: 'June', to: 'June' }];

const { cropTitle, availabilityTitle } = texts;
const { sowing, harvest, shipment } = texts.calendarLabels;

test.each([
  [{ sowing: june, harvest: june, shipment: june }, cropTitle, [sowing, harvest, shipment]],
  // A crop is an entry with a harvest, as in the query of the home page.
  [{ sowing: june, harvest: null, shipment: june }, availabilityTitle, [sowing, shipment]],
  [{ sowing: null, harvest: null, shipment: june }, availabilityTitle, [shipment]],
])('the calendar %j has the title "%s" and a row for each season', (calendar, title, seasons) => {
  render(<SeasonBar calendar={calendar} texts={texts} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(seasons);
});
