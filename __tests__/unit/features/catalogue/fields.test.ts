/** Each field of a product or a fiber that its document declares is asked for by the catalogue, with its label. */
import { readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql';
import {
  fiberFacts,
  fiberProperties,
  nutrition,
  productSpecs,
} from '../../../../src/content-model/documents/products';

const DOCUMENTS = 'src/content-model/documents/products.ts';
const PRODUCTS = 'src/features/catalogue/ProductCatalogue.tsx';
const FIBERS = 'src/features/catalogue/FiberCatalogue.tsx';

/** The fragments in the `graphql` template of a file. */
function fragmentsOf(file: string): FragmentDefinitionNode[] {
  const [, template = ''] = /graphql`([^`]*)`/.exec(readFileSync(file, 'utf8')) ?? [];
  return parse(template).definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

const fieldsOf = (selection?: SelectionSetNode) =>
  selection?.selections.filter((each) => each.kind === Kind.FIELD) ?? [];

/** The names selected in a file below a path such as `ProductGroupFields.members.specs`. */
function selected(file: string, path: string): string[] {
  const [fragment, ...names] = path.split('.');
  const start = fragmentsOf(file).find(({ name }) => name.value === fragment)?.selectionSet;
  const end = names.reduce(
    (within, part) => fieldsOf(within).find(({ name }) => name.value === part)?.selectionSet,
    start,
  );
  return fieldsOf(end).map(({ name }) => name.value);
}

test.each([
  ['ProductGroupFields.members.specs', 'productSpecs', productSpecs.shape, PRODUCTS],
  ['ProductCatalogue.specLabels', 'productSpecs', productSpecs.shape, PRODUCTS],
  ['ProductGroupFields.members.nutrition', 'nutrition', nutrition.shape, PRODUCTS],
  ['ProductCatalogue.nutritionLabels', 'nutrition', nutrition.shape, PRODUCTS],
  [
    'FiberCategoryFields.members.specs',
    'fiberFacts and fiberProperties',
    { ...fiberFacts, ...fiberProperties },
    FIBERS,
  ],
  ['FiberCatalogue.specLabels', 'fiberFacts', fiberFacts, FIBERS],
  ['FiberCatalogue.propertyLabels', 'fiberProperties', fiberProperties, FIBERS],
])('%s selects the fields of %s', (path, declared, shape, file) => {
  const fields = Object.keys(shape);
  const names = selected(file, path);
  const missing = fields.filter((field) => !names.includes(field));
  const unknown = names.filter((name) => !fields.includes(name));
  expect([
    ...missing.map(
      (field) =>
        `"${field}" is declared in ${declared} (${DOCUMENTS}) but not shown: add it to ${path} in ${file}.`,
    ),
    ...unknown.map(
      (name) =>
        `"${name}" is selected by ${path} in ${file} but not declared: add it to ${declared} in ${DOCUMENTS}.`,
    ),
  ]).toEqual([]);
});
