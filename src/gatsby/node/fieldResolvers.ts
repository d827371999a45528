/** Resolvers of single fields: dates, categories of articles, and share cards. */
import { type Category, categoryPath } from '../../content/articleLists';
import { type FileType, fileTypeOf } from '../../content/collections';
import { valuesWithKind } from '../../content/model/schema';
import { formatDate, SOURCE_LANGUAGE } from '../../lib/localText';
import { months } from '../../lib/months';
import { type DocumentNode, documentOf, getDocument, resolver } from './documents';
import { findFile } from './files';
import { cropToCard } from './pictures';

/** The format for machines, which is the same in all languages. */
const FOR_MACHINES = 'YYYY-MM-DD';

/** The resolver of a date. Gatsby formats dates in English only, with the format of the field or of the query. */
export const dateResolver = (field: string) =>
  resolver(
    (source: Record<string, string | undefined>, context, args: { formatString?: string | null }, info) => {
      const { language } = context;
      if (language === SOURCE_LANGUAGE || args.formatString === FOR_MACHINES)
        return info.originalResolver(source, args, context, info);
      const date = source[field];
      const options: Intl.DateTimeFormatOptions =
        args.formatString === 'MMMM YYYY' ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' };
      return date && formatDate(new Date(date), language, { ...options, timeZone: 'UTC' });
    },
  );

/** The names of the months. A resolver, because browsers lack the names of many languages. */
export const monthsResolver = resolver((_: object, { language }) =>
  months.map((_month, index) =>
    formatDate(new Date(Date.UTC(2000, index)), language, { month: 'long', timeZone: 'UTC' }),
  ),
);

type Blog = { categories?: readonly Category[] };

/** `category` of an article. Articles name it in English, and pages show it in their language. */
export const articleCategoryResolver = resolver(async ({ category }: { category?: string }, context) => {
  const english = await getDocument<Blog>('BlogPage', { ...context, language: SOURCE_LANGUAGE });
  const { categories } = await getDocument<Blog>('BlogPage', context);
  const index = english.categories?.findIndex(({ name }) => name === category) ?? -1;
  return categories?.[index]?.name ?? category;
});

/**
 * The path of a category of the blog, or null if it has no articles. It queries articles, so page queries must not use
 * it: the query of a template runs once per page. `useBlog` queries it once.
 */
export const categoryPathResolver = resolver(async (category: Category, { nodeModel, language }) => {
  const filter = { language: { eq: language }, frontmatter: { category: { eq: category.name } } };
  const article = await nodeModel.findOne({ type: 'MarkdownRemark', query: { filter } });
  return article ? categoryPath(category) : null;
});

function firstPictureOf(document: DocumentNode) {
  const { file } = document.fields;
  const { schema } = (fileTypeOf(file) as FileType).type;
  const values = valuesWithKind(schema, document.frontmatter ?? document);
  const picture = values.find(({ fieldKind }) => fieldKind.kind === 'picture');
  return picture && { document: file, reference: (picture.value as { file: string }).file };
}

/**
 * The share card of a page, which social networks show for a link to it (`og:image`): its first picture, or else that of
 * the home page, cropped. Returns the URL, without the path prefix.
 */
export const shareCardResolver = resolver(async (source: object, context) => {
  const document = documentOf(source, context);
  const picture =
    (document && firstPictureOf(document)) ??
    firstPictureOf(await getDocument<DocumentNode>('HomePage', context));
  const file = picture && (await findFile(picture.document, picture.reference, context));
  // Only in development, because the content check stops a build.
  return file ? cropToCard(file) : '';
});
