/** Journeys with JavaScript disabled. */
import { titleOf } from '../../support/labels';
import { SUB_LABELS, subEntries } from '../../support/mainMenu';
import { services } from '../../support/services';
import { eventually } from '../../support/visitor';
import { byRole, field, link, main, menu, searchButton, sendButton, title } from '../targets';
import { type Journey, withoutScripts } from './journey';

const shared = { settings: withoutScripts, skipHostile: true };
const last = subEntries.at(-1) ?? { label: '', to: '' };

export const scriptless: Journey[] = [
  {
    ...shared,
    name: 'the menus are open, their links work, and the search leads to the services',
    async go(visit) {
      const page = await visit('/team');
      for (const label of SUB_LABELS)
        expect([label, await page.isOnTop(link(label, menu))]).toEqual([label, true]);
      await page.click(link(last.label, menu));
      await eventually(page.address, last.to);
      await page.click(searchButton);
      await eventually(() => page.texts(title), [titleOf('services')]);
      expect(await page.texts({ css: 'h3', within: byRole('listitem', undefined, main) })).toEqual(
        services.map((service) => service.title),
      );
    },
  },
  {
    ...shared,
    name: 'the contact form is visible, and its first field is at the start of its row',
    async go(visit) {
      const page = await visit('/contact');
      expect(await page.count(sendButton)).toBe(1);
      const left = (name: 'name' | 'message') =>
        page.read(field(name), (element) => Math.round(element.getBoundingClientRect().left));
      expect(await left('name')).toBe(await left('message'));
    },
  },
];
