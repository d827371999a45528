/** Generates the GraphQL type definitions for Gatsby from the content model. */
import * as z from 'zod';
import { collections, type FileType, groupedTypeOf, nodeTypeOf, singles } from '../collections';
import { catalogueInterfaces } from '../documents/catalogue';
import { pageInterfaces } from '../documents/page';
import { typeNames } from '../model/fields';
import { fieldKindOf, isOptional, unwrapOptional } from '../model/schema';

/** The format of dates in query results by default: `26 April 2025`. */
const DATE_FORMAT = 'D MMMM YYYY';

const HIDDEN: readonly (string | undefined)[] = ['editorOnly', 'fact', 'resolved'];

/** Gatsby nodes have their own `id`, so gatsby-transformer-json names that of a document `jsonId`. */
const graphQLName = (field: string): string => (field === 'id' ? 'jsonId' : field);

/** The fields by which queries find documents. The front matter of an article has them, too. */
function nodeFieldsOf(type: FileType['type']): string[] {
  const from = (name: string) => (type.format === 'json' ? '' : ` @proxy(from: "frontmatter.${name}")`);
  const grouped = type.kind === 'collection' && groupedTypeOf(type.folder);
  return [
    ...['key', 'language', 'textLanguage', 'slug'].map((name) => `${name}: String!${from(name)}`),
    ...(type.kind === 'single' ? ['path: String'] : []),
    ...(grouped ? [`entries: [${grouped}!]! @link(by: "key")`] : []),
  ];
}

class Printer {
  readonly types = new Map<string, string>();

  /**
   * Returns the type of a field without a final `!`, such as `[Article!]`, and the extension of the field, which items of
   * lists do not have. Adds the definitions of its objects. An object without a name in `typeNames` gets the name
   * `fallback`.
   */
  private nullable(schema: z.core.$ZodType, fallback: string): [type: string, extension?: string] {
    const inner = unwrapOptional(schema);
    const fieldKind = fieldKindOf(schema);
    if (fieldKind?.kind === 'date') return ['Date', ` @dateformat(formatString: "${DATE_FORMAT}")`];
    if (fieldKind?.kind === 'pictureFile' || fieldKind?.kind === 'svgFile') return ['File', ' @contentFile'];
    if (fieldKind?.kind === 'reference') return [nodeTypeOf(fieldKind.to), ' @link(by: "key")'];
    if (inner instanceof z.ZodArray) return [`[${this.reference(inner.element, fallback)}]`];
    if (inner instanceof z.ZodObject) {
      const name = typeNames.get(inner)?.name ?? fallback;
      this.object(name, inner);
      return [name];
    }
    if (inner instanceof z.ZodBoolean) return ['Boolean'];
    if (inner instanceof z.ZodNumber) return ['Int'];
    if (inner instanceof z.ZodEnum || inner._zod.def.type === 'string') return ['String'];
    throw new Error(
      `${fallback}: a field of the zod type "${inner._zod.def.type}" has no GraphQL type yet; add it to src/content-model/generate/graphqlTypes.ts`,
    );
  }

  private reference(schema: z.core.$ZodType, fallback: string): string {
    const [type, extension = ''] = this.nullable(schema, fallback);
    return type + (isOptional(schema) ? '' : '!') + extension;
  }

  private fields(name: string, schema: z.ZodObject): Map<string, string> {
    return new Map(
      Object.entries<z.core.$ZodType>(schema.shape)
        .filter(([, field]) => !HIDDEN.includes(fieldKindOf(field)?.kind))
        .map(([key, field]) => [
          key,
          this.reference(field, name + key.charAt(0).toUpperCase() + key.slice(1)),
        ]),
    );
  }

  /** Adds the definition of an object type. Only Gatsby nodes have `nodeFields`, not the objects within them. */
  object(name: string, schema: z.ZodObject, nodeFields: readonly string[] = []): void {
    const node = nodeFields.length > 0;
    const types = this.fields(name, schema);
    const fields = [...types].map(([key, type]) => `${node ? graphQLName(key) : key}: ${type}`);
    const pages = Object.entries(node ? pageInterfaces : {}).filter(([, page]) =>
      [...this.fields(name, page)].every(([key, type]) => types.get(key) === type),
    );
    const interfaces = node ? ` implements ${['Node', ...pages.map(([page]) => page)].join(' & ')}` : '';
    const head = `type ${name}${interfaces} @dontInfer`;
    this.add(name, head, [...fields, ...nodeFields]);
  }

  /** Adds the definition of an interface. Gatsby can query one that implements `Node`. */
  interface(head: string, schema: z.ZodObject, ...nodeFields: string[]): void {
    const [name = ''] = head.split(' ');
    const fields = [...this.fields(name, schema)].map(([key, type]) => `${key}: ${type}`);
    this.add(name, `interface ${head}`, [...nodeFields, ...fields]);
  }

  add(name: string, head: string, fields: readonly string[]): void {
    const lines = fields.map((field) => `  ${field}`).join('\n');
    const definition = `${head} {\n${lines}\n}`;
    const earlier = this.types.get(name);
    if (earlier && earlier !== definition)
      throw new Error(`Two different objects share the GraphQL name ${name}; rename one in src/content`);
    if (!earlier) this.types.set(name, definition);
  }
}

/**
 * Returns the definitions of the nodes of all document types. Required fields are non-null. `@dontInfer` prevents Gatsby from adding
 * other fields that it finds in content files.
 * @throws if two different objects have the same name, or if a zod type is not supported yet
 */
export function printTypeDefinitions(): string {
  const printer = new Printer();
  for (const [name, schema] of Object.entries(pageInterfaces)) printer.interface(name, schema);
  for (const type of [...collections, ...singles]) {
    const { graphqlType, schema, format } = type;
    const nodeFields = nodeFieldsOf(type);
    printer.object(graphqlType, schema, format === 'json' ? nodeFields : []);
    if (format === 'markdown')
      printer.add('MarkdownRemark', 'type MarkdownRemark implements Node', [
        `frontmatter: ${graphqlType}!`,
        ...nodeFields,
      ]);
  }
  for (const [name, schema] of Object.entries(catalogueInterfaces))
    printer.interface(
      `${name} implements Node`,
      schema,
      'id: ID!',
      ...['key', 'language', 'textLanguage', 'slug'].map((field) => `${field}: String!`),
    );
  return [...printer.types.values()].join('\n\n');
}
