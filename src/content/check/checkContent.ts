/**
 * Checks all content files (docs/behaviour.md, "Content check"). The check runs before each build, on save in
 * development, and with `npm run content:check`.
 */
import path from 'node:path';
import { DOWNLOADS } from '../../lib/generatedFiles';
import { aliases } from '../../routes';
import { collections, fileTypeOf } from '../collections';
import { filesIn, listContent } from '../contentFiles';
import { pagePaths } from '../pagePaths';
import { type Pictures, readPictures } from '../readPicture';
import { languageOf, sourceFileFor } from '../translation/languageFolders';
import { checkBrand } from './brand';
import { checkCategories, listPaths } from './categories';
import { checkCharacters } from './characters';
import type { CheckContext } from './context';
import type { Entry } from './document';
import { checkDuplicates, routeOf } from './duplicates';
import { checkFormatting } from './format';
import { checkCompleteness, checkGroups, checkLocations } from './listing';
import { checkNames } from './names';
import { checkOpenAreas } from './openAreas';
import { checkPictureFiles } from './pictureFiles';
import { formatProblem, inContent, type Problem, sortProblems } from './problem';
import { readDocuments } from './read';
import { checkMarkdown, checkReferences } from './references';
import { checkShape } from './shape';
import { checkShareCards } from './shareCards';
import { checkSvgFiles } from './svg';
import { checkTerms } from './terms';
import { checkTranslatedFiles } from './translatedFiles';
import { checkTranslations } from './translations';

export { formatProblem, listContent, type Problem, readPictures };

/** Returns the URL paths of the files in `static/`, next to the content folder. Hosts read files with an underscore. */
const staticFiles = (contentDir: string): string[] =>
  filesIn(path.resolve(contentDir, '../static'))
    .filter((file) => !/^[_.]/.test(file))
    .map((file) => `/${file}`);

/**
 * Checks every file of a content folder. Invalid content never makes it throw.
 * @param pictures the result of `readPictures` for the same folder
 * @returns all problems, sorted by file and line; their paths begin with `content/`
 */
export function checkContent(contentDir: string, pictures: Pictures): Problem[] {
  const all = listContent(contentDir);
  const files = all.filter((file) => !languageOf(file));
  const translatedFiles = all.filter((file) => languageOf(file));
  const found: Problem[] = [...checkLocations(files), ...checkCompleteness(files), ...checkGroups(files)];
  const { documents, problems } = readDocuments(contentDir, files);
  const translated = readDocuments(contentDir, translatedFiles);
  found.push(...problems, ...translated.problems);
  const entries = documents.filter((document): document is Entry => document.type.kind === 'collection');
  const pages = [...pagePaths(), ...listPaths(documents)];
  const routes = new Set([...pages, ...entries.flatMap((entry) => routeOf(entry) ?? [])]);
  const context: CheckContext = {
    contentDir,
    files: new Set(files),
    pictures,
    routes: new Set([...routes, ...Object.keys(aliases).filter((alias) => routes.has(aliases[alias] ?? ''))]),
    publishedFiles: new Set([...DOWNLOADS, ...staticFiles(contentDir)]),
    emptyFolders: collections
      .filter(({ mayBeEmpty, folder }) => mayBeEmpty && !files.some((file) => file.startsWith(`${folder}/`)))
      .map(({ folder }) => folder),
    incomplete: documents.length < files.filter((file) => fileTypeOf(file)).length,
  };
  // Pictures in the folder of a language replace English ones.
  const withPictures = { ...context, files: new Set(all) };
  for (const document of [...documents, ...translated.documents]) {
    const { file, type, parsed } = document;
    const problemsOfShape = checkShape(type.schema, parsed);
    const problemsOfFile = [
      ...problemsOfShape,
      ...checkCharacters(parsed),
      ...(problemsOfShape.length === 0 ? checkFormatting(document) : []),
      ...checkReferences(context, file, type.schema, parsed),
      ...(parsed.body ? checkMarkdown(context, sourceFileFor(file), parsed.body) : []),
    ];
    found.push(...problemsOfFile.map((problem) => ({ file, ...problem })));
  }
  found.push(
    ...checkTranslatedFiles(documents, translatedFiles, files),
    ...checkTranslations(translated.documents, documents),
    ...checkTerms(translated.documents, documents, translatedFiles),
    ...checkDuplicates(entries, pages),
    ...checkOpenAreas(entries),
    ...checkBrand(documents),
    ...checkCategories(documents),
    ...checkNames(documents, context),
    ...checkShareCards(documents),
    ...checkPictureFiles(withPictures, documents),
    ...checkSvgFiles(withPictures),
  );
  return sortProblems(found.map(inContent));
}
