/**
 * Texts and names that were agreed for the launch.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { agreed, readYaml } from '../support/agreed';
import { documentAt } from '../support/content';
import { documentOf } from '../support/documents';

/** Returns the text of a page, with a space between elements. */
function wordsOf(route: string): string {
  const { body } = documentOf(route);
  const texts: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ').replace(/\s+/g, ' ');
}

const texts = readYaml<Record<string, string[]>>('texts.yaml');

for (const [route, expected] of Object.entries(texts))
  agreed(
    `${route} shows the agreed texts`,
    `The owner has agreed to these texts on ${route}. If you change them, change __tests__/acceptance/texts.yaml as well.`,
    () => {
      const words = wordsOf(route);
      expect(expected.filter((text) => !words.includes(text))).toEqual([]);
    },
  );

const names = readYaml<Record<string, object>>('names.yaml');

for (const [file, expected] of Object.entries(names))
  agreed(
    `${file} contains the agreed names`,
    `Visitors, screen readers and handbooks use these names of content/${file}. If you change them, change __tests__/acceptance/names.yaml as well.`,
    () => expect(documentAt(file)).toMatchObject(expected),
  );
