import { shareTargets } from '../../../../src/components/ShareLinks/shareTargets';

test('share links carry address and title, encoded', () => {
  const targets = shareTargets('https://www.example.com/blog/a', 'Dal & rice?');
  expect(targets.map(({ network }) => network)).toEqual(['Facebook', 'X', 'LinkedIn', 'WhatsApp']);
  for (const { href } of targets) expect(href).toContain('https%3A%2F%2Fwww.example.com%2Fblog%2Fa');
  expect(targets[1]?.href).toContain('text=Dal%20%26%20rice%3F');
});
