/** Prints the content model as Gatsby type definitions. */
import * as z from 'zod';
import { collections, singles } from '../collections';
import { typeNames } from '../fields';
import { descriptionOf, fieldKindOf, isOptional, required } from '../schema';

/** How the site writes dates: `26 April 2025`. */
const DATE_FORMAT = 'D MMMM YYYY';

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The GraphQL name of a top-level field: transformers keep `id` for themselves and store ours as `jsonId`. */
const graphQLName = (field: string): string => (field === 'id' ? 'jsonId' : field);

/** Collects the object types that a document refers to, each once. */
class Printer {
  readonly types = new Map<string, string>();

  /** The type of a field, `[Point!]!` for instance. `fallback` names an object type without a name of its own. */
  private reference(schema: z.core.$ZodType, fallback: string): string {
    const inner = required(schema);
    const mark = isOptional(schema) ? '' : '!';
    const meaning = fieldKindOf(schema);
    if (meaning?.kind === 'date') return `Date${mark} @dateformat(formatString: "${DATE_FORMAT}")`;
    if (meaning?.kind === 'pictureFile') return `File${mark} @fileByRelativePath`;
    if (inner instanceof z.ZodArray) return `[${this.reference(inner.element, fallback)}]${mark}`;
    if (inner instanceof z.ZodObject) {
      const name = typeNames.get(inner)?.name ?? fallback;
      this.object(name, inner);
      return name + mark;
    }
    if (inner instanceof z.ZodBoolean) return `Boolean${mark}`;
    if (inner instanceof z.ZodNumber) return `Int${mark}`;
    if (inner instanceof z.ZodEnum || inner._zod.def.type === 'string') return `String${mark}`;
    throw new Error(
      `${fallback}: a field of the zod type "${inner._zod.def.type}" has no GraphQL type yet; add it to src/content-model/toGraphQL.ts`,
    );
  }

  /** Adds an object type; `node` says that it is a Gatsby node rather than a part of one. */
  object(name: string, schema: z.ZodObject, node = false): void {
    const fields = Object.entries<z.core.$ZodType>(schema.shape)
      .filter(([, field]) => fieldKindOf(field)?.kind !== 'editorOnly')
      .map(([key, field]) => {
        const type = this.reference(field, name + capitalised(key));
        return `  ${JSON.stringify(descriptionOf(field))}\n  ${node ? graphQLName(key) : key}: ${type}`;
      });
    const head = node ? `type ${name} implements Node @dontInfer` : `type ${name} @dontInfer`;
    // A shared object is described anew at each of its places, so only documents keep a description.
    const description = node ? `${JSON.stringify(descriptionOf(schema))}\n` : '';
    const definition = `${description}${head} {\n${fields.join('\n')}\n}`;
    const earlier = this.types.get(name);
    if (earlier && earlier !== definition)
      throw new Error(
        `Two different objects share the GraphQL name ${name}; rename one in src/content-model`,
      );
    if (!earlier) this.types.set(name, definition);
  }
}

/**
 * The type definitions of all documents: required fields non-null, nothing inferred.
 * @returns GraphQL SDL for `createTypes`
 * @throws if two different objects share a name, or a field has a type that GraphQL lacks
 */
export function printTypeDefinitions(): string {
  const printer = new Printer();
  for (const { type, document, format } of [...collections, ...singles]) {
    printer.object(type, document, format === 'json');
    if (format === 'markdown')
      printer.types.set(
        'MarkdownRemark',
        `"A Markdown file of content/blog."\ntype MarkdownRemark implements Node {\n  frontmatter: ${type}!\n}`,
      );
  }
  return [...printer.types.values()].join('\n\n');
}
