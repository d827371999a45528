import { seenFrom, typeOf } from '../../content-model/collections';
import { schemaPathOf } from '../../content-model/generate/jsonSchemas';
import { COMPARED_FIELD, fingerprintOf } from '../../content-model/translation/fingerprints';
import { matchingTexts, translatedTexts } from '../../content-model/translation/translatable';

type Data = Readonly<Record<string, unknown>>;

/** A document in the CMS: the English document, and those of other languages by language code. */
export interface EditedDocument {
  data: Data;
  i18n: Readonly<Record<string, { data?: Data }>>;
}

/** Gatsby requires paths of pictures relative to the document. In the CMS they begin with its `public_folder`. */
const pathsAsSeenFrom = (file: string, data: Data): Data =>
  JSON.parse(JSON.stringify(data).replaceAll('/content/images/', seenFrom(file, 'images/'))) as Data;

const pick = (data: Data, keys: readonly string[]): Data =>
  Object.fromEntries(keys.filter((key) => key in data).map((key) => [key, data[key]]));

/**
 * Completes a document before the CMS saves it. The CMS copies new items of lists to the translations with all their
 * fields, so translations are reduced to their texts.
 */
export function beforeSave(path: string, { data, i18n }: EditedDocument): EditedDocument {
  const file = path.replace(/^content\//, '');
  const { [COMPARED_FIELD]: compared, ...english } = pathsAsSeenFrom(file, data);
  const type = typeOf(file);
  const texts = type && translatedTexts(type.schema);
  if (!texts) return { data: english, i18n };
  const comparedWith = { english: fingerprintOf(texts, english, english.body as string | undefined) };
  const translation = (language: string, translated: Data): Data => ({
    $schema: schemaPathOf(`${language}/${file}`),
    ...pick(pathsAsSeenFrom(`${language}/${file}`, translated), ['body']),
    ...(matchingTexts(texts, english, translated) as Data | undefined),
    ...(Array.isArray(compared) && compared.includes(language)
      ? comparedWith
      : pick(translated, ['english'])),
  });
  const saved = Object.entries(i18n).map(
    ([language, { data: translated }]) =>
      [language, { data: translated && translation(language, translated) }] as const,
  );
  return { data: english, i18n: Object.fromEntries(saved) };
}
