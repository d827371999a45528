/** Reports names that differ by letter case alone where they must be the same. Pages take them for the same name. */
import { nameKey, plainName } from '../../lib/names';
import { BLOG_FILE, parentFile } from '../collections';
import { type FieldPath, itemsAt, textsOf, valueAt, valuesWithKind } from '../model/schema';
import { type Content, type Document, placeOf } from '../read/document';
import { type Problem, problem } from '../read/problem';
import { sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { patternOf } from '../translation/terms';

interface Name {
  /** Names of different scopes are never compared. */
  scope: string;
  text: string;
  document: Document;
  path: FieldPath;
  /** Whether others must be the same as this one. Of limits, only the first one defines a name. */
  defines?: boolean;
}

function namesIn(document: Document): Name[] {
  const { file, type, parsed } = document;
  const { data } = parsed;
  const catalogue = parentFile(parentFile(file));
  const namesAt = (scope: string, paths: readonly FieldPath[], defines?: boolean): Name[] =>
    paths.flatMap((path) => {
      const text = valueAt(data, path);
      return typeof text === 'string' ? { scope, text, document, path, defines } : [];
    });
  const pathsIn = (list: FieldPath, ...key: string[]) =>
    itemsAt(data, list).map(([, path]) => [...path, ...key]);
  if (file === BLOG_FILE) return namesAt('category', pathsIn(['categories'], 'name'), true);
  if (type.format === 'markdown') return namesAt('category', [['category']]);
  if (sourceFileFor(file) === TERMS_FILE) return namesAt('value', pathsIn(['terms'], 'english'));
  const kinds = valuesWithKind(type.schema, data);
  const facts = kinds.filter(({ fieldKind }) => fieldKind.kind === 'fact');
  const columns = kinds.filter(({ fieldKind }) => fieldKind.kind === 'fact name');
  const values = facts.flatMap(({ value, path }) => textsOf(value, path));
  if (facts.length === 0)
    return namesAt(
      `${file} limit`,
      columns.map(({ path }) => path),
    );
  return [
    ...namesAt(`${catalogue} limit`, pathsIn(['limits'], 'name')),
    ...namesAt(`${catalogue} entry`, [['name']], true),
    ...namesAt(
      `${catalogue} entry`,
      values.map(([path]) => path).filter((path) => typeof path.at(-1) === 'number'),
    ),
    ...values.flatMap(([path, value]) =>
      [value, patternOf(value)].map((text) => ({ scope: 'value', text, document, path, defines: true })),
    ),
  ];
}

export function checkSpelling({ documents, translations }: Content): Problem[] {
  const names = [...documents, ...translations].flatMap(namesIn);
  const known = new Map<string, Name[]>();
  const keyOf = ({ scope, text }: Name) => `${scope} ${nameKey(text)}`;
  for (const name of names) {
    const others = known.get(keyOf(name)) ?? [];
    const isFirstLimit = name.scope.endsWith(' limit') && others.length === 0;
    if (name.defines || isFirstLimit) known.set(keyOf(name), [...others, name]);
  }
  return names.flatMap((name) => {
    const same = known.get(keyOf(name)) ?? [];
    const [first] = same;
    if (name.defines || !first || same.some(({ text }) => plainName(text) === plainName(name.text)))
      return [];
    const message = `"${name.text}" differs from "${first.text}" in content/${first.document.file} by letter case alone`;
    return [problem(placeOf(name.document, name.path), message, 'write both in the same way', 'warning')];
  });
}
