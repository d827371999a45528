/** Translations that tests write, made from the English documents. */
import { isOnEachSite } from '../../src/content-model/check/compareTranslations';
import { singles, typeOf } from '../../src/content-model/collections';
import { schemaPathOf } from '../../src/content-model/generate/jsonSchemas';
import { matchingTexts, translatedTexts } from '../../src/content-model/translation/translatable';
import type { SampleContent } from './sampleContent';

/** A language that the code does not know. */
const spanish = { code: 'es', name: 'Español', direction: 'ltr' } as const;

/** The documents whose texts are shown in each language. */
export const NEEDED = singles
  .filter(({ file, schema }) => isOnEachSite(file) && translatedTexts(schema))
  .map(({ file }) => file);

/** Adds Spanish: a line in `languages.json` and the translations of JSON documents. */
export function writeSpanish(content: SampleContent, files: readonly string[]): void {
  content.set('languages.json', { languages: [spanish] });
  for (const file of files) {
    const type = typeOf(file);
    const texts = type && translatedTexts(type.schema);
    if (!texts) throw new Error(`${file} has nothing to translate`);
    const translatedFile = `${spanish.code}/${file}`;
    const english: unknown = JSON.parse(content.read(file));
    // Makes each text recognisable without changing its length.
    const translation = JSON.stringify(matchingTexts(texts, english, english) ?? {}, (_, value) =>
      typeof value === 'string' ? value.replace(/^[^{]/u, 'Ñ') : value,
    );
    const data = { $schema: schemaPathOf(translatedFile), ...(JSON.parse(translation) as object) };
    content.write(translatedFile, `${JSON.stringify(data, null, 2)}\n`);
  }
}
