/** Agreed facts about products and fibers that no schema can express. Editors may extend every list. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { agreed } from '../support/agreed';
import { documentAt, documentsIn } from '../support/content';
import { realContent } from '../support/contentCopy';

interface Entry {
  name: string;
  varieties?: string[];
  ratios?: string[];
  specs: Record<string, string> & { shelfLife: string };
  nutrition: Record<'energy' | 'protein' | 'carbs' | 'fiber' | 'fat', string>;
}
const all = (folder: string) => documentsIn<Entry>(folder);
const products = () => [...all('products/soybean'), ...all('products/pulses')];

agreed(
  'only raw soyabean has a list of varieties',
  'The list of raw soyabean names the other soy products, so these have no list.',
  () =>
    expect(products().flatMap(({ name, varieties }) => (varieties ? [name] : []))).toEqual(['Raw Soyabean']),
);

agreed(
  'moisture and protein limits',
  'Buyers order by these limits, so only the company can change them.',
  () => {
    const limits = (moisture: RegExp, protein: RegExp) => ({
      moisture: expect.stringMatching(moisture),
      protein: expect.stringMatching(protein),
    });
    const specsAt = (file: string) =>
      documentAt<{ specs: Record<string, string> }>(`products/${file}.json`).specs;
    expect(specsAt('soybean/raw-soyabean')).toMatchObject(limits(/^Max 10%/, /^Min 35%/));
    expect(specsAt('pulses/toor-dal')).toMatchObject(limits(/^Max 12%/, /^Min 22%/));
  },
);

agreed(
  'moisture regains match one table',
  'content/SOURCES.md lists the commercial regain of each fiber under "Moisture regain". Add new fibers there, and calculate the regain of a blend from its ratio.',
  () => {
    const rows = readFileSync(path.join(realContent, 'SOURCES.md'), 'utf8').matchAll(
      /^\| ([^|]+) \| ([\d.]+) \|$/gm,
    );
    const regains = Object.fromEntries([...rows].map(([, fiber = '', regain]) => [fiber, Number(regain)]));
    const regainsOf = (folder: string) =>
      all(`fibers/${folder}`)
        .filter(({ specs }) => specs.absorbency?.includes('regain'))
        .map(({ name, specs }) => [
          name,
          specs.absorbency?.match(/moisture regain (.+) \(ASTM D1909\)/)?.[1],
        ]);
    expect(Object.fromEntries([...regainsOf('natural'), ...regainsOf('synthetic')])).toEqual(
      Object.fromEntries(Object.entries(regains).map(([fiber, regain]) => [fiber, `${regain}%`])),
    );

    const ofBlend = (one: string, other: string, ...shares: number[]) =>
      shares
        .map((share) => {
          const mean = (share * Number(regains[one]) + (100 - share) * Number(regains[other])) / 100;
          return `${Math.round(mean * 10) / 10}% at ${share}/${100 - share}`;
        })
        .join(', ');
    expect(Object.fromEntries(regainsOf('blended'))).toMatchObject({
      'Poly-Cotton': ofBlend('Polyester', 'Cotton', 65, 50, 35),
      'Cotton-Silk': ofBlend('Cotton', 'Silk', 70, 50),
    });
  },
);

agreed(
  'meaning of the badge "Rich in Protein"',
  'By law, protein must provide at least a fifth of the energy. A product with less needs another badge.',
  () => {
    const below = products().filter(
      ({ nutrition: { energy, protein } }) =>
        4 * Number.parseFloat(protein) < Number.parseFloat(energy) / 5 && protein !== '0 g',
    );
    expect(below.map(({ name }) => name)).toEqual([]);
  },
);

for (const [group, least, most] of [
  ['soybean', 6, 24],
  ['pulses', 12, 24],
] as const)
  agreed(
    `shelf lives of ${group}`,
    `The company guarantees a shelf life of ${least} to ${most} months. Correct the value, or ask the company.`,
    () => {
      for (const { name, specs } of all(`products/${group}`)) {
        const months = [...specs.shelfLife.matchAll(/\d+(?=[\d\s-]*(?:to \d+ )?months)/g)].map(Number);
        const isWithin = months.length > 0 && months.every((month) => month >= least && month <= most);
        expect([name, specs.shelfLife, isWithin]).toEqual([name, specs.shelfLife, true]);
      }
    },
  );

agreed(
  'energy matches the nutrition values',
  'Protein, carbohydrate and fat provide 4, 4 and 9 kcal a gram. If the figures do not add up, one of them is wrong.',
  () => {
    const gram = (value: string) => Number.parseFloat(value);
    for (const { name, nutrition } of products()) {
      const { energy, protein, carbs, fat } = nutrition;
      const fiber = nutrition.fiber === 'Not stated' ? '0 g' : nutrition.fiber;
      for (const value of [protein, carbs, fiber, fat]) expect(value).toMatch(/^\d+(\.\d+)? g$/);
      expect(energy).toMatch(/^\d+ kcal$/);
      const general = 4 * gram(protein) + 4 * gram(carbs) + 9 * gram(fat);
      // Fibre has half the energy of carbohydrate. Published figures use other factors and differ by up to a fifth.
      const least = general - 2.5 * gram(fiber);
      const addsUp = gram(energy) >= least * 0.8 - 15 && gram(energy) <= general * 1.05 + 15;
      expect([name, addsUp]).toEqual([name, true]);
      expect(gram(protein) + gram(carbs) + gram(fat)).toBeLessThanOrEqual(100);
      expect(gram(fiber)).toBeLessThanOrEqual(gram(carbs));
    }
  },
);
