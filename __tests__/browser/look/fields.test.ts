/** Browsers give fields a default width of about 20 characters. No layout must depend on it. */
import { opener } from '../../support/searchDialog';
import { tour } from '../../support/tour';
import { width } from '../../support/visitor';

const { open } = tour(width(390));

test.each(['/contact', '/specifications', 'the search dialog'])(
  'the layout of fields does not depend on their default width: %s',
  async (place) => {
    const page = await open(place.startsWith('/') ? place : '/team');
    if (place === 'the search dialog') await opener(page).click();
    const places = () =>
      page
        .locator('form:visible *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    const before = await places();
    expect(before.length).toBeGreaterThan(0);
    await page.locator('input').evaluateAll((fields) => {
      for (const field of fields) field.setAttribute('size', '60');
    });
    expect(await places()).toEqual(before);
  },
);
