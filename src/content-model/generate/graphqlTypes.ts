/** Generates the GraphQL type definitions for Gatsby from the content model. */
import * as z from 'zod';
import { collections, type DocumentType, singles } from '../collections';
import { pageInterfaces } from '../model/blocks';
import { typeNames } from '../model/fields';
import { fieldKindOf, isOptional, unwrapOptional } from '../model/schema';

/** The format of dates in query results by default: `26 April 2025`. */
const DATE_FORMAT = 'D MMMM YYYY';

const HIDDEN: readonly (string | undefined)[] = ['editorOnly', 'fact', 'joined'];

type Types = Map<string, string>;

function define(types: Types, name: string, head: string, fields: readonly string[]): void {
  const definition = `${head} {\n${fields.map((field) => `  ${field}`).join('\n')}\n}`;
  if ((types.get(name) ?? definition) !== definition)
    throw new Error(`Two different objects share the GraphQL name ${name}; rename one in src/content-model`);
  types.set(name, definition);
}

/** Returns the type of a field, and defines its objects. `fallback` is the name of an object that has none. */
function typeOf(types: Types, schema: z.core.$ZodType, fallback: string): string {
  const inner = unwrapOptional(schema);
  const end = isOptional(schema) ? '' : '!';
  const fieldKind = fieldKindOf(schema);
  switch (fieldKind?.kind) {
    case 'date':
      return `Date${end} @dateformat(formatString: "${DATE_FORMAT}")`;
    case 'pictureFile':
      return `File${end} @contentFile`;
    case 'article':
      return `MarkdownRemark${end} @link(by: "key")`;
  }
  if (inner instanceof z.ZodArray) return `[${typeOf(types, inner.element, fallback)}]${end}`;
  if (inner instanceof z.ZodObject) {
    const name = typeNames.get(inner)?.name ?? fallback;
    define(types, name, `type ${name} @dontInfer`, fieldsOf(types, name, inner));
    return name + end;
  }
  if (inner instanceof z.ZodBoolean) return `Boolean${end}`;
  if (inner instanceof z.ZodNumber) return `Int${end}`;
  if (inner instanceof z.ZodEnum || inner._zod.def.type === 'string') return `String${end}`;
  throw new Error(
    `${fallback}: a field of the zod type "${inner._zod.def.type}" has no GraphQL type yet; add it to src/content-model/generate/graphqlTypes.ts`,
  );
}

const fieldsOf = (types: Types, name: string, schema: z.ZodObject): string[] =>
  Object.entries<z.core.$ZodType>(schema.shape)
    .filter(([, field]) => !HIDDEN.includes(fieldKindOf(field)?.kind))
    .map(([key, field]) => {
      const fallback = name + key.charAt(0).toUpperCase() + key.slice(1);
      return `${key}: ${typeOf(types, field, fallback)}`;
    });

/** The fields by which queries find documents. */
const NODE_FIELDS = ['key', 'language', 'textLanguage', 'slug'];

/** Returns the fields that the content model does not have. An article has `NODE_FIELDS` in its front matter, too. */
function nodeFieldsOf(type: DocumentType): string[] {
  const from = (name: string) => (type.format === 'json' ? '' : ` @proxy(from: "frontmatter.${name}")`);
  return [
    ...NODE_FIELDS.map((name) => `${name}: String!${from(name)}`),
    ...(type.kind === 'single' ? ['path: String'] : []),
  ];
}

function defineNode(types: Types, type: DocumentType): void {
  const { graphqlType: name, schema } = type;
  const fields = fieldsOf(types, name, schema);
  if (type.format === 'markdown') {
    define(types, name, `type ${name} @dontInfer`, fields);
    const ofNode = [`frontmatter: ${name}!`, ...nodeFieldsOf(type)];
    define(types, 'MarkdownRemark', 'type MarkdownRemark implements Node', ofNode);
    return;
  }
  const pages = Object.entries(pageInterfaces)
    .filter(([, page]) => fieldsOf(types, name, page).every((field) => fields.includes(field)))
    .map(([page]) => page);
  const head = `type ${name} implements ${['Node', ...pages].join(' & ')} @dontInfer`;
  // Gatsby nodes have their own `id`, so gatsby-transformer-json names that of a document `jsonId`.
  const renamed = fields.map((field) => field.replace(/^id:/, 'jsonId:'));
  define(types, name, head, [...renamed, ...nodeFieldsOf(type)]);
}

/**
 * Returns the definitions of the nodes of all document types. `@dontInfer` prevents Gatsby from adding other fields
 * that it finds in content files.
 * @throws if two different objects have the same name, or if a zod type is not supported yet
 */
export function printTypeDefinitions(): string {
  const types: Types = new Map();
  for (const [name, schema] of Object.entries(pageInterfaces))
    define(types, name, `interface ${name}`, fieldsOf(types, name, schema));
  for (const type of [...collections, ...singles]) defineNode(types, type);
  return [...types.values()].join('\n\n');
}
