/** Checks what the fields of a catalogue need of each other and of its entries. */

import { numberIn } from '../../lib/figures';
import { CATALOGUES, NAVIGATION_FILE, parentFile } from '../collections';
import { itemsAt, textsOf, valueAt } from '../model/schema';
import { type Content, type Document, documentAt, problemAt } from '../read/document';
import type { Problem } from '../read/problem';

/** Reports items whose name in the field `key` is that of an earlier one. */
function repeated(document: Document, items: ReturnType<typeof itemsAt>, key: string): Problem[] {
  const names = items.map(([item]) => valueAt(item, [key]));
  return items.flatMap(([, path], index) =>
    typeof names[index] === 'string' && names.indexOf(names[index]) < index
      ? [problemAt(document, [...path, key], `"${names[index]}" is used twice`, 'change one of the two')]
      : [],
  );
}

function checkFields(document: Document): Problem[] {
  const { data } = document.parsed;
  const tables = itemsAt(data, ['tables']);
  const groups = [...tables.map(([, path]) => itemsAt(data, [...path, 'fields'])), itemsAt(data, ['lists'])];
  return [
    ...repeated(document, tables, 'caption'),
    ...repeated(document, groups.flat(), 'key'),
    ...groups.flatMap((fields) => repeated(document, fields, 'label')),
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
    const remedy = 'choose a field with figures, or remove the chart';
    return [problemAt(document, [...path, 'chart', 'field'], message, remedy)];
  });
}

/** Reports a catalogue to which the menu does not lead, for example because its path has changed. */
function checkMenu(document: Document, { documents, routes }: Content): Problem[] {
  const { data } = document.parsed;
  const link = String(valueAt(data, ['link']));
  const menu = documentAt(documents, NAVIGATION_FILE);
  // `checkLinks` reports links to aliases.
  const paths = [link, ...itemsAt(data, ['aliases']).map(([alias]) => alias)];
  const isLinked = textsOf(menu?.parsed.data).some(([, text]) => paths.includes(text));
  if (!menu || isLinked || !routes.has(link)) return [];
  const message = `no link of content/${NAVIGATION_FILE} leads to ${link}`;
  return [problemAt(document, ['link'], message, 'add one there, or correct the one with its former path')];
}

export const checkCatalogues = (content: Content): Problem[] =>
  content.documents
    .filter(({ type }) => type === CATALOGUES)
    .flatMap((document) => [
      ...checkFields(document),
      ...checkCharts(document, content),
      ...checkMenu(document, content),
    ]);
