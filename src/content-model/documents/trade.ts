/** What the sheet of a product or a fiber says to a buyer beyond its tables: limits, supply, calendar, background. */
import * as z from 'zod';
import { fieldKinds, text, typeNames } from '../fields';
import { months } from '../months';

const limit = z
  .strictObject({
    name: text('What is limited, such as "Foreign matter"; by the same name in all files.'),
    value: text('The limit, such as "Max 0.25%".'),
    method: text('The standard that it is tested by, such as "ISO 605".').optional(),
  })
  .describe('One limit.')
  .register(typeNames, { name: 'Limit' });

export type Limit = z.infer<typeof limit>;

export const supply = z
  .strictObject({
    hsCode: text('The heading or subheading of the customs tariff, such as "0713.60".'),
    packing: text('Bags, cartons, bales or tanks, with their sizes.').optional(),
    load20: text('What a 20-ft container holds, in tonnes or pieces.').optional(),
    load40: text('What a 40-ft container holds.').optional(),
    minimumOrder: text('The smallest order.').optional(),
    leadTime: text('The usual time from order to shipment.').optional(),
  })
  .describe('How it is packed, loaded and delivered.')
  .register(typeNames, { name: 'Supply' });

export type Supply = z.infer<typeof supply>;

const period = z
  .strictObject({
    from: z.enum(months).describe('The first month.'),
    to: z.enum(months).describe('The last month; the same for a single month.'),
  })
  .register(typeNames, { name: 'Period' });

const season = (description: string) =>
  z.array(period.describe('From one month to another.')).min(1).describe(description);

export const calendar = z
  .strictObject({
    sowing: season('When it is sown.').optional(),
    harvest: season('When it is harvested.').optional(),
    shipment: season('When shipment is best; January to December if it makes no difference.'),
  })
  .describe('The year of the crop, or when it is available.')
  .register(typeNames, { name: 'Calendar' });

export type Calendar = z.infer<typeof calendar>;

/** The fields of products and fibers that their own pages show. */
export const tradeFields = {
  limits: z.array(limit).min(1).optional().describe('The limits that a contract holds beside the tables.'),
  supply: supply.optional(),
  calendar: calendar.optional(),
  article: text('The article that explains it: its file name in blog/, without the ending.')
    .register(fieldKinds, { kind: 'reference', to: 'blog' })
    .optional(),
};
