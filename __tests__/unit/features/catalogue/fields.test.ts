/** Each field of a product or a fiber that its document declares is asked for by the catalogue, with its label. */
import { readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql';
import {
  fiberFacts,
  fiberProperties,
  nutrition,
  productSpecs,
} from '../../../../src/content-model/documents/products';
import { calendar, supply } from '../../../../src/content-model/documents/trade';

const DOCUMENTS = 'src/content-model/documents';
const PRODUCTS = 'src/features/catalogue/productFacts.ts';
const TRADE = 'src/features/catalogue/tradeFacts.ts';
const CALENDAR = 'src/features/catalogue/Calendar.tsx';
const FIBERS = 'src/features/catalogue/fiberFacts.ts';

/** The fragments in the `graphql` template of a file. */
function fragmentsOf(file: string): FragmentDefinitionNode[] {
  const [, template = ''] = /graphql`([^`]*)`/.exec(readFileSync(file, 'utf8')) ?? [];
  return parse(template).definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

const fieldsOf = (selection?: SelectionSetNode) =>
  selection?.selections.filter((each) => each.kind === Kind.FIELD) ?? [];

/** The names selected in a file below a path such as `ProductSheet.specs`. */
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
  ['ProductSheet.specs', 'productSpecs', productSpecs.shape, PRODUCTS],
  ['ProductTables.specLabels', 'productSpecs', productSpecs.shape, PRODUCTS],
  ['ProductSheet.nutrition', 'nutrition', nutrition.shape, PRODUCTS],
  ['ProductTables.nutritionLabels', 'nutrition', nutrition.shape, PRODUCTS],
  ['FiberSheet.specs', 'fiberFacts and fiberProperties', { ...fiberFacts, ...fiberProperties }, FIBERS],
  ['FiberTables.specLabels', 'fiberFacts', fiberFacts, FIBERS],
  ['FiberTables.propertyLabels', 'fiberProperties', fiberProperties, FIBERS],
  ['SupplyFields', 'supply', supply.shape, TRADE],
  ['TradeLabels.supplyLabels', 'supply', supply.shape, TRADE],
  ['CalendarFields', 'calendar', calendar.shape, CALENDAR],
  ['CalendarLabels.calendarLabels', 'calendar', calendar.shape, CALENDAR],
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
