import { NOT_ON_CARDS } from '../cardCharacters';
import { catalogues } from '../catalogues';
import { type FieldPath, fieldKindOf, textsOf } from '../schema';
import { sourceFileFor } from '../translation/languageFolders';
import { checkText } from './characters';
import { type Content, type Document, placeOf, problemAt } from './document';
import type { Problem } from './problem';

/** Whether share cards may show a text. `terms.json` translates facts. */
function isOnCards({ file, type }: Document, path: FieldPath): boolean {
  const [key = ''] = path;
  const source = sourceFileFor(file);
  const isOfCatalogue = catalogues.some(({ entry, page }) =>
    [entry, page].some(({ graphqlType }) => graphqlType === type.graphqlType),
  );
  return (
    path.join('.') === 'seo.title' ||
    (key === 'name' && isOfCatalogue) ||
    (isOfCatalogue && fieldKindOf(type.schema.shape[key])?.kind === 'fact') ||
    (source === 'site.json' && key === 'productName') ||
    (source === 'pages/blog.json' && key === 'categories') ||
    (source === 'terms.json' && path.at(-1) === 'text')
  );
}

/** Reports characters that share cards show as boxes (docs/behaviour.md, "Content check"). */
export const checkShareCards = ({ documents, translations }: Content): Problem[] =>
  [...documents, ...translations].flatMap((document) =>
    textsOf(document.parsed.data).flatMap(([path, text]) => {
      // `checkCharacters` reports characters that are wrong everywhere.
      if (!isOnCards(document, path) || checkText(text, () => placeOf(document, path)).length > 0) return [];
      const characters = new Set(text.match(NOT_ON_CARDS));
      if (characters.size === 0) return [];
      const message = `the preview picture of a shared link shows ${[...characters].map((each) => `"${each}"`).join(', ')} as an empty box`;
      return problemAt(document, path, message, 'replace it with words, or accept the box', 'warning');
    }),
  );
