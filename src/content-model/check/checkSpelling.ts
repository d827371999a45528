/** Reports names that differ by letter case alone where they must be the same. Pages treat them as the same name. */
import { nameKey, plainName } from '../../lib/names';
import { BLOG_FILE, parentFile } from '../collections';
import { itemsAt, valueAt, valuesWithKind } from '../model/schema';
import { type Content, type Document, placeOf } from '../read/document';
import { type Problem, problem } from '../read/problem';

/** Returns the names in a document. Those with the same key must be the same: of limits, entries and categories. */
function namesIn(document: Document) {
  const { file, type, parsed } = document;
  const { data } = parsed;
  const catalogue = parentFile(parentFile(file));
  const pathsIn = (list: string, key: string) => itemsAt(data, [list]).map(([, path]) => [...path, key]);
  const kinds = valuesWithKind(type.schema, data);
  const columns = kinds.filter(({ fieldKind }) => fieldKind.kind === 'fact name').map(({ path }) => path);
  const lists = kinds
    .filter(({ fieldKind }) => fieldKind.kind === 'fact')
    .flatMap(({ value, path }) => Object.keys(value ?? {}).flatMap((key) => itemsAt(data, [...path, key])));
  const paths = {
    category: file === BLOG_FILE ? pathsIn('categories', 'name') : [['category']],
    [`${file} limit`]: columns,
    [`${catalogue} limit`]: pathsIn('limits', 'name'),
    [`${catalogue} entry`]: [['name'], ...lists.map(([, path]) => path)],
  };
  return Object.entries(paths).flatMap(([owner, all]) =>
    all.flatMap((path) => {
      const name = valueAt(data, path);
      return typeof name === 'string' ? { name, key: `${owner} ${nameKey(name)}`, document, path } : [];
    }),
  );
}

export function checkSpelling({ documents }: Content): Problem[] {
  const first = new Map<string, ReturnType<typeof namesIn>[number]>();
  return documents.flatMap(namesIn).flatMap((each) => {
    const { name, document } = first.get(each.key) ?? each;
    first.set(each.key, first.get(each.key) ?? each);
    if (plainName(name) === plainName(each.name)) return [];
    const message = `"${each.name}" differs from "${name}" in content/${document.file} by letter case alone`;
    return problem(placeOf(each.document, each.path), message, 'write both in the same way', 'warning');
  });
}
