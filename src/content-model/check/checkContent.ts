/** The content check (docs/behaviour.md). The second step of `finishContent`. */
import { FEED, ROBOTS, SITEMAP, SPECIFICATIONS_FILE } from '../../lib/generatedFiles';
import { BLOG, SPECIFICATIONS } from '../../routes';
import { aliasesIn, publishedPaths } from '../publishedPaths';
import { listStatic } from '../read/contentFiles';
import type { Content, Document, Source } from '../read/document';
import { inContent, type Problem, sortProblems } from '../read/problem';
import type { Pictures } from '../read/readPicture';
import { checkArticle } from './checkArticle';
import { checkBrand } from './checkBrand';
import { checkCatalogues } from './checkCatalogues';
import { checkDuplicates } from './checkDuplicates';
import { checkCompleteness, checkGroups, checkLocations, checkNames, checkStatic } from './checkListing';
import { checkPictureFiles } from './checkPictures';
import { checkReferences } from './checkReferences';
import { checkCharacters, checkDates, checkMarkdown, checkShape } from './checkShape';
import { checkSpelling } from './checkSpelling';
import { checkLanguages, checkTranslations } from './checkTranslations';

type Check = (content: Content) => Problem[];

const ofEachDocument =
  (check: (document: Document, content: Content) => Problem[]): Check =>
  (content) =>
    [...content.documents, ...content.translations].flatMap((document) => check(document, content));

/** Files of the build to which content may link, with the pages that they need, and with a name if no own file may replace them. */
const BUILT_FILES: readonly [url: string, page: string, name?: string][] = [
  [FEED, BLOG, 'the feed'],
  [SPECIFICATIONS_FILE, SPECIFICATIONS, 'the spreadsheet of the specifications'],
  [SITEMAP, '/', 'the sitemap'],
  [ROBOTS, '/'],
];

const CHECKS: readonly Check[] = [
  checkLocations,
  checkCompleteness,
  checkGroups,
  checkNames,
  checkStatic,
  ofEachDocument(checkShape),
  ofEachDocument(checkDates),
  ofEachDocument(checkCharacters),
  ofEachDocument(checkMarkdown),
  ofEachDocument(checkReferences),
  ofEachDocument(checkArticle),
  checkCatalogues,
  checkDuplicates,
  checkSpelling,
  checkBrand,
  checkPictureFiles,
  checkLanguages,
  checkTranslations,
];

/** Returns all problems, sorted by file and line. Their paths begin with `content/`. */
export function checkContent(source: Source, pictures: Pictures): Problem[] {
  const routes = publishedPaths(source.documents);
  // Hosts read files with an underscore.
  const staticFiles = listStatic(source.dir).filter((file) => !/^[_.]/.test(file));
  const builtFiles = BUILT_FILES.filter(([, page]) => routes.has(page));
  const content = {
    ...source,
    pictures,
    routes,
    aliases: aliasesIn(source.documents),
    publishedFiles: new Map([
      ...staticFiles.map((file): [string, undefined] => [`/${file}`, undefined]),
      ...builtFiles.map(([url, , name]): [string, string | undefined] => [url, name]),
    ]),
  };
  return sortProblems([...source.problems, ...CHECKS.flatMap((check) => check(content))].map(inContent));
}
