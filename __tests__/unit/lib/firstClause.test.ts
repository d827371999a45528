import { firstClause } from '../../../src/lib/firstClause';

test.each([
  ['Max 12%', 'Max 12%'],
  ['Max 90% (liquid, total solids min 10%)', 'Max 90% (liquid, total solids min 10%)'],
  ['24 t in bags, 18 t on pallets', '24 t in bags'],
  ['Un conteneur\u202F; panaché dès 5 t', 'Un conteneur'],
  ['من 45 إلى 110\u00A0غ/م²، ±5%', 'من 45 إلى 110\u00A0غ/م²'],
])('the first clause of %j is %j', (value, clause) => {
  expect(firstClause(value)).toBe(clause);
});
