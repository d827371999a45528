/** Builds the GraphQL schema of the content and finds the fields that queries and fragments in `src` select. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import * as z from 'zod';
import { collections, nodeTypeOf, singles } from '../../src/content/collections';
import { catalogueInterfaces, implementations } from '../../src/content/generate/catalogueTypes';
import { printTypeDefinitions } from '../../src/content/generate/graphqlTypes';
import { unwrapOptional } from '../../src/content/schema';
import { catalogueResolvers } from '../../src/gatsby/node/catalogueResolvers';
import { collectionResolvers } from '../../src/gatsby/node/collectionResolvers';

/** The GraphQL types of the documents. */
const documentTypes: readonly string[] = [
  ...collections.map(({ folder }) => nodeTypeOf(folder)),
  ...singles.map(({ graphqlType }) => graphqlType),
];

/** The document types and the interfaces, both of which Gatsby can query. */
const queried = [...documentTypes, ...catalogueInterfaces.map(({ name }) => name)];

const queryName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** Definitions that Gatsby adds. */
const gatsby = `
  scalar Date
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @contentFile on FIELD_DEFINITION
  directive @dateformat(formatString: String) on FIELD_DEFINITION
  directive @bySlug on FIELD_DEFINITION
  type Query { ${queried.map((type) => `${queryName(type)}: ${type} all${type}: All${type}`).join(' ')} }
  ${queried.map((type) => `type All${type} { nodes: [${type}!]! }`).join('\n')}
`;

/** The type definitions with the `id` that Gatsby adds to each node. */
const definitions = printTypeDefinitions().replace(/^type \w+ implements Node[^{]*\{/gm, '$&\n  id: ID!');

/** The schema of the content model without resolvers. */
const modelSchema = buildSchema(gatsby + definitions);

/** The fields with a type of the model that resolvers add to its types. */
const addedFields = [collectionResolvers(), catalogueResolvers()].flatMap((resolvers) =>
  Object.entries<Record<string, { type?: string }>>(resolvers).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([name, { type: added = '' }]) => {
      const owner = modelSchema.getType(type);
      const isNew = owner instanceof GraphQLObjectType && !owner.getFields()[name];
      return isNew && modelSchema.getType(added.replace(/[[\]!]/g, ''))
        ? `extend type ${type} { ${name}: ${added} }`
        : [];
    }),
  ),
);

const schema = buildSchema([gatsby, definitions, ...addedFields].join('\n'));

/** Matches queries and fragments in components, and queries in Gatsby's node APIs. */
const DOCUMENT = /graphql`([^`]*)`|`#graphql([^`]*)`/g;

const documents: readonly DefinitionNode[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(DOCUMENT)])
  .flatMap(([, inComponent, inNodeApi]) => parse(inComponent ?? inNodeApi ?? '').definitions);

const fragments = new Map(
  documents
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

/** An object type and the path of the field that returns it, such as `HomePage` or `HomePage.slides`. */
interface Place {
  type: GraphQLObjectType;
  path: string;
}

/** Returns the places that a field leads to: an object in the same document, or other documents. */
function placesOf(output: GraphQLOutputType, path: string): Place[] {
  const named: GraphQLNamedType = getNamedType(output);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  return types
    .filter((type) => type instanceof GraphQLObjectType)
    .map((type) => ({ type, path: documentTypes.includes(type.name) ? type.name : path }));
}

/**
 * Returns the document fields that are selected, as paths such as `HomePage.slides.title`. Includes the pictures that
 * the resolvers of `shareCard` and `thumbnail` read.
 */
export function selectedFields(): Set<string> {
  const found = new Set<string>();

  function read(selections: SelectionSetNode | undefined, place: Place): void {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        read(fragments.get(selection.name.value)?.selectionSet, place);
      else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet, place);
      else {
        const { value: name } = selection.name;
        const field = place.type.getFields()[name];
        found.add(`${place.path}.${name}`);
        const picture = { shareCard: 'sharePicture', thumbnail: 'tray' }[name];
        if (picture)
          for (const each of [picture, `${picture}.file`]) found.add(`${place.path.split('.')[0]}.${each}`);
        for (const inner of field ? placesOf(field.type, `${place.path}.${name}`) : [])
          read(selection.selectionSet, inner);
      }
    }
  }

  const query = schema.getQueryType();
  for (const definition of documents)
    if (query && definition.kind === Kind.OPERATION_DEFINITION)
      read(definition.selectionSet, { type: query, path: 'Query' });
  return found;
}

/** The documents that are the same in all languages, or whose texts `useSiteData` translates. */
const SITE_WIDE = ['SiteSettings', 'Brand', 'Languages'];

/**
 * Returns the fields of page queries that return documents without regard to the language of the page, such as
 * `HomePage: allService`.
 */
export function queriesOfAnyLanguage(): string[] {
  const types = schema.getQueryType()?.getFields() ?? {};
  const isTranslated = (field: string): boolean => {
    const name = getNamedType(types[field]?.type)?.name.replace(/^All/, '') ?? '';
    return queried.includes(name) && !SITE_WIDE.includes(name);
  };
  return documents
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .filter(({ variableDefinitions = [] }) => variableDefinitions.length > 0)
    .flatMap(({ name, selectionSet }) =>
      selectionSet.selections
        .filter((selection) => selection.kind === Kind.FIELD)
        .filter((field) => isTranslated(field.name.value))
        .filter(
          (field) => !/\blanguage\b|\$(id|ids|neighbours)\b/.test((field.arguments ?? []).map(print).join()),
        )
        .map((field) => `${name?.value}: ${field.name.value}`),
    );
}

/** Returns the paths of all fields of a zod object, starting with `path`. */
export function pathsOf(schemaOfFields: z.core.$ZodType, path: string): string[] {
  const inner = unwrapOptional(schemaOfFields);
  if (inner instanceof z.ZodArray) return pathsOf(inner.element, path);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...pathsOf(field, `${path}.${name}`),
  ]);
}

/** `jsonId` sorts documents in lists and in their groups. `id` is Gatsby's own. Queries filter by `language`. */
const NOT_SHOWN = ['jsonId', 'id', 'language'];

/**
 * Whether a catalogue resolver adds the field, such as `slug: String!`. The tests of `entryFacts` check that these
 * fields show all values of an entry.
 */
const isAdded = (type: string, field: string): boolean =>
  implementations.get(type)?.fields.some((added) => added.startsWith(`${field}:`)) ?? false;

/** Returns the fields of the content model that are not in `used`. Omits the subfields of unused fields. */
export function unusedFields(used: ReadonlySet<string>): string[] {
  const unusedIn = (type: GraphQLNamedType | undefined, path: string): string[] =>
    type instanceof GraphQLObjectType
      ? Object.values(type.getFields()).flatMap((field) => {
          if (NOT_SHOWN.includes(field.name) || isAdded(type.name, field.name)) return [];
          const inner = getNamedType(field.type);
          const name = `${path}.${field.name}`;
          if (!used.has(name)) return [name];
          return documentTypes.includes(inner.name) || inner.name === 'File' ? [] : unusedIn(inner, name);
        })
      : [];
  return documentTypes.flatMap((type) => unusedIn(modelSchema.getType(type), type));
}
