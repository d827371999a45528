/** The GraphQL schema of the content, and which of its fields the queries and fragments of `src` select. */
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
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import * as z from 'zod';
import { collections, nodeTypeOf, singles } from '../../src/content-model/collections';
import { printTypeDefinitions } from '../../src/content-model/generate/graphqlTypes';
import { required } from '../../src/content-model/schema';
import { createResolvers } from '../../src/gatsby/node/createResolvers';

/** The GraphQL types of the documents. */
export const documentTypes: readonly string[] = [
  ...collections.map(({ folder }) => nodeTypeOf(folder)),
  ...singles.map(({ graphqlType }) => graphqlType),
];

const queryName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** What Gatsby adds to the definitions. */
const gatsby = `
  scalar Date
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @dateformat(formatString: String) on FIELD_DEFINITION
  directive @bySlug on FIELD_DEFINITION
  type Query { ${documentTypes.map((type) => `${queryName(type)}: ${type} all${type}: All${type}`).join(' ')} }
  ${documentTypes.map((type) => `type All${type} { nodes: [${type}!]! }`).join('\n')}
`;

/** The definitions, with the `id` that Gatsby adds to each node. */
const definitions = printTypeDefinitions().replace(/^type \w+ implements Node[^{]*\{/gm, '$&\n  id: ID!');

/** The schema of the content model alone. */
export const modelSchema = buildSchema(gatsby + definitions);

/** The fields that resolvers add to types. */
function addedFields(): string {
  const known = new Set(Object.keys(modelSchema.getTypeMap()));
  const extensions: string[] = [];
  createResolvers?.(
    {
      createResolvers: (resolvers: Record<string, Record<string, { type?: string }>>) => {
        for (const [type, fields] of Object.entries(resolvers))
          for (const [name, { type: fieldType }] of Object.entries(fields)) {
            const owner = modelSchema.getType(type);
            const named = fieldType?.replace(/[[\]!]/g, '') ?? '';
            if (owner instanceof GraphQLObjectType && !owner.getFields()[name] && known.has(named))
              extensions.push(`extend type ${type} { ${name}: ${fieldType} }`);
          }
      },
    } as never,
    { plugins: [] },
    () => {},
  );
  return extensions.join('\n');
}

const schema = buildSchema(`${gatsby}${definitions}\n${addedFields()}`);

/** Queries and fragments of components, and queries in Gatsby's node APIs. */
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

/** An object type, as the value of a field of a document: `HomePage`, or `HomePage.slides`. */
interface Place {
  type: GraphQLObjectType;
  path: string;
}

/** What a field leads to: an object of the same document, or other documents. */
function placesOf(output: GraphQLOutputType, path: string): Place[] {
  const named: GraphQLNamedType = getNamedType(output);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  return types
    .filter((type) => type instanceof GraphQLObjectType)
    .map((type) => ({ type, path: documentTypes.includes(type.name) ? type.name : path }));
}

/** The first picture of a document, which is on its share card, and the file of the picture. */
function firstPicture({ type, path }: Place): string[] {
  for (const { name, type: output } of Object.values(type.getFields())) {
    const inner = placesOf(output, `${path}.${name}`).filter((place) => place.path.startsWith(`${path}.`))[0];
    if (!inner) continue;
    if (inner.type.getFields().file) return [inner.path, `${inner.path}.file`];
    const found = firstPicture(inner);
    if (found.length > 0) return [inner.path, ...found];
  }
  return [];
}

/** What the resolver of a field reads of the document at `place`, or of those that the field leads to. */
const readByResolver: Readonly<Record<string, (place: Place, targets: readonly Place[]) => string[]>> = {
  shareCard: ({ path }) => {
    const type = schema.getType(path.split('.')[0] ?? '');
    return type instanceof GraphQLObjectType ? firstPicture({ type, path: type.name }) : [];
  },
  members: (_, targets) => targets.map(({ path }) => `${path}.jsonId`),
};

/**
 * The fields of documents that are selected, as paths such as `HomePage.slides.title`. Sorting by a field counts, and
 * so does what resolvers read.
 */
export function selectedFields(): Set<string> {
  const found = new Set<string>();

  function select(place: Place, name: string): Place[] {
    const field = place.type.getFields()[name];
    const targets = field ? placesOf(field.type, `${place.path}.${name}`) : [];
    for (const each of [`${place.path}.${name}`, ...(readByResolver[name]?.(place, targets) ?? [])])
      found.add(each);
    return targets;
  }

  function readSorting(value: ValueNode, places: readonly Place[]): void {
    if (value.kind === Kind.LIST) for (const each of value.values) readSorting(each, places);
    if (value.kind !== Kind.OBJECT) return;
    for (const { name, value: inner } of value.fields)
      readSorting(
        inner,
        places.flatMap((place) => select(place, name.value)),
      );
  }

  function read(selections: SelectionSetNode | undefined, place: Place): void {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        read(fragments.get(selection.name.value)?.selectionSet, place);
      else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet, place);
      else {
        const targets = select(place, selection.name.value);
        const nodes = targets.flatMap(({ type, path }) =>
          placesOf(type.getFields().nodes?.type ?? type, path),
        );
        for (const { name, value } of selection.arguments ?? [])
          if (name.value === 'sort') readSorting(value, nodes);
        for (const target of targets) read(selection.selectionSet, target);
      }
    }
  }

  const query = schema.getQueryType();
  for (const definition of documents)
    if (query && definition.kind === Kind.OPERATION_DEFINITION)
      read(definition.selectionSet, { type: query, path: 'Query' });
  return found;
}

/** The fields of a zod object, as paths below `path`. */
export function pathsOf(schemaOfFields: z.core.$ZodType, path: string): string[] {
  const inner = required(schemaOfFields);
  if (inner instanceof z.ZodArray) return pathsOf(inner.element, path);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...pathsOf(field, `${path}.${name}`),
  ]);
}

/** The fields of the content model that are not in `used`, without those below them. */
export function unusedFields(used: ReadonlySet<string>): string[] {
  const unusedIn = (type: GraphQLNamedType | undefined, path: string): string[] =>
    type instanceof GraphQLObjectType
      ? Object.values(type.getFields()).flatMap((field) => {
          if (field.name === 'id') return [];
          const inner = getNamedType(field.type);
          const name = `${path}.${field.name}`;
          if (!used.has(name)) return [name];
          return documentTypes.includes(inner.name) || inner.name === 'File' ? [] : unusedIn(inner, name);
        })
      : [];
  return documentTypes.flatMap((type) => unusedIn(modelSchema.getType(type), type));
}
