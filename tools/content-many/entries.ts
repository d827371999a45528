/** Writes additional entries of a catalogue. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugFrom } from '../../src/content/slugFrom';
import type { Random } from './random';
import { placeName, type Texts } from './texts';

interface Entry extends Record<string, unknown> {
  id: number;
  name: string;
  specs: { origin: string };
  supply?: { hsCode: string };
}

/** Test methods and standards keep their numbers. */
const UNCHANGED = new Set(['$schema', 'id', 'image', 'calendar', 'article', 'method', 'hsCode', 'revised']);

/** Returns a copy in which each figure differs by up to a fifth. */
function varied<Value>(value: Value, random: Random): Value {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(/(?<![\p{L}\d.-])\d+(\.\d+)?/gu, (figure, decimals = '') =>
        (Number(figure) * (0.8 + 0.4 * random.next())).toFixed(Math.max(0, decimals.length - 1)),
      );
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, UNCHANGED.has(key) ? inner : copy(inner)]),
    );
  };
  return copy(value) as Value;
}

const entriesIn = (folder: string): Entry[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Entry);

export const textsOfEntries = (folder: string): string[] =>
  entriesIn(folder).flatMap(({ description, details }) => [String(description), String(details)]);

/** Adds entries to a group of a catalogue: variations of all entries of the catalogue, with other texts. */
export function writeEntries(
  folder: string,
  group: string,
  count: number,
  random: Random,
  texts: Texts,
): void {
  const models = entriesIn(folder);
  const ids = entriesIn(path.join(folder, group)).map(({ id }) => id);
  const lastId = Math.max(0, ...ids);
  for (let number = 0; number < count; number++) {
    const model = models[number % models.length];
    if (!model) throw new Error(`${folder} has no entries`);
    const place = placeName(number);
    const name = `${model.name} of ${place}`;
    const { $schema, ...fields } = varied(model, random);
    const hsCode = `0${random.between(701, 999)}.${random.between(10, 99)}`;
    const entry = {
      $schema,
      sample: true,
      ...fields,
      // A sheet number can be used only once.
      sheetNumber: undefined,
      id: lastId + number + 1,
      name,
      description: texts.summary(name),
      details: texts.paragraph(5),
      specs: { ...fields.specs, origin: `${place}, ${fields.specs.origin}` },
      ...(fields.supply && { supply: { ...fields.supply, hsCode } }),
    };
    const slug = slugFrom(name);
    writeFileSync(path.join(folder, group, `${slug}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  }
}
