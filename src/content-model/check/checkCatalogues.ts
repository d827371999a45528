/** Checks what the fields of a catalogue need of each other and of its entries. */

import { numberIn } from '../../lib/figures';
import { CATALOGUES, parentFile } from '../collections';
import { type FieldPath, itemsAt, valueAt } from '../model/schema';
import { type Content, type Document, problemAt } from '../read/document';
import type { Problem } from '../read/problem';

type Named = [name: unknown, path: FieldPath];

const named = (items: readonly [unknown, FieldPath][], key: string): Named[] =>
  items.map(([item, path]) => [valueAt(item, [key]), [...path, key]]);

/** Reports names that are the same as an earlier one. */
function repeated(document: Document, names: readonly Named[], remedy: string): Problem[] {
  return names.flatMap(([name, path], index) =>
    typeof name === 'string' && names.slice(0, index).some(([earlier]) => earlier === name)
      ? [problemAt(document, path, `"${name}" is used twice`, remedy)]
      : [],
  );
}

function checkFields(document: Document): Problem[] {
  const { data } = document.parsed;
  const tables = itemsAt(data, ['tables']);
  const fields = tables.map(([, path]) => itemsAt(data, [...path, 'fields']));
  const lists = itemsAt(data, ['lists']);
  const all = [...fields.flat(), ...lists];
  return [
    ...repeated(document, named(tables, 'caption'), 'give one of the tables another caption'),
    ...repeated(
      document,
      named(all, 'key'),
      'give one of the fields another key, also in the files of the entries',
    ),
    ...[...fields, lists].flatMap((group) =>
      repeated(document, named(group, 'label'), 'give one of the fields another label'),
    ),
  ];
}

function checkCharts(document: Document, { documents, incomplete }: Content): Problem[] {
  const { data } = document.parsed;
  const entries = documents.filter(({ file }) => parentFile(parentFile(file)) === document.file);
  return itemsAt(data, ['sections']).flatMap(([section, path]) => {
    const field = valueAt(section, ['chart', 'field']);
    const hasFigure = entries.some(({ parsed }) =>
      numberIn(String(valueAt(parsed.data, ['values', String(field)]) ?? '')),
    );
    if (typeof field !== 'string' || hasFigure || incomplete || entries.length === 0) return [];
    const message = `no entry has a figure in "${field}", so the chart has no bars`;
    return [
      problemAt(
        document,
        [...path, 'chart', 'field'],
        message,
        'choose a field with figures, or remove the chart',
      ),
    ];
  });
}

export const checkCatalogues = (content: Content): Problem[] =>
  content.documents
    .filter(({ type }) => type === CATALOGUES)
    .flatMap((document) => [...checkFields(document), ...checkCharts(document, content)]);
