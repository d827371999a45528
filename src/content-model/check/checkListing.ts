/** Checks the names and folders of content files without reading the files. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { EDITOR_SCREEN } from '../../lib/generatedFiles';
import { languageOfPath, withoutLanguage } from '../../routes';
import {
  CATALOGUES,
  childFolder,
  collections,
  ENTRIES,
  folderOf,
  isParent,
  singles,
  typeOf,
} from '../collections';
import { SLUG } from '../model/fields';
import { isPicture } from '../model/pictures';
import { pageDocument } from '../publishedPaths';
import { listStatic, slugOf } from '../read/contentFiles';
import type { Content } from '../read/document';
import { fileProblem, type Problem, type ProblemTexts } from '../read/problem';
import { languageOf } from '../translation/languageFolders';

const OTHER_PICTURE = /\.(gif|hei[cf]|tiff?|bmp)$/i;

function suggestLocation(file: string): string {
  if (OTHER_PICTURE.test(file)) return 'save the picture as JPEG or PNG in content/images';
  if (isPicture(file)) return 'move it to content/images';
  const [folder = ''] = file.split('/');
  if (collections.some((each) => each.folder === folder && isParent(each)))
    return `move it to the folder of its group in content/${folder}`;
  return 'move it to a folder that content/README.md describes, or remove it';
}

/** Reports English files that are not in a folder for content, or whose name cannot be part of a URL. */
export const checkLocations = ({ files }: Content): Problem[] =>
  [...files].flatMap((file): Problem[] => {
    if (languageOf(file) || (file.startsWith('images/') && isPicture(file))) return [];
    if (!typeOf(file)) {
      const message = OTHER_PICTURE.test(file)
        ? 'is a picture in a format that the website cannot show'
        : 'is not in a folder for content files';
      return [fileProblem(file, 'file', message, suggestLocation(file))];
    }
    const slug = slugOf(file);
    if (SLUG.test(slug)) return [];
    const message = `"${slug}" cannot be part of a URL`;
    return [fileProblem(file, 'file name', message, 'use lower-case letters, digits and hyphens only')];
  });

/** What Windows does not allow in file names: some characters, a blank or dot at the end, and device names. */
const NOT_ON_WINDOWS =
  /[<>:"|?*\\\p{Cc}]|[. ](?=\/|$)|(?<=^|\/)(?:aux|con|nul|prn|(?:com|lpt)\d)(?=[./]|$)/iu;

/** Reports files in `content` and `static` whose names are not valid or not unique on Windows or macOS. */
export function checkNames({ dir, files }: Content): Problem[] {
  const published = listStatic(dir).map((file) => `../static/${file}`);
  const owners = new Map<string, string>();
  return [...files, ...published].flatMap((file): Problem[] => {
    const [wrong] = NOT_ON_WINDOWS.exec(file.replace('../', '')) ?? [];
    const remedy = 'rename it with letters, digits and hyphens';
    if (wrong)
      return [fileProblem(file, 'file name', `has "${wrong}", which Windows does not allow`, remedy)];
    const key = file.normalize().toLowerCase();
    const owner = owners.get(key);
    owners.set(key, file);
    if (!owner) return [];
    const message = `differs from ${owner.replace('../static/', '')} only by letter case, so Windows and macOS lose one of them`;
    return [fileProblem(file, 'file name', message, 'rename one of them')];
  });
}

/** The largest file that Cloudflare Pages publishes, in MiB. */
const HOST_LIMIT = 25;

/** Reports files in `static` that the build would overwrite, and those that a host refuses. */
export function checkStatic({ dir, languages, routes, aliases, publishedFiles }: Content): Problem[] {
  const pages = new Set([...routes, ...aliases.keys()].map((page) => page.toLowerCase()));
  const codes = languages.map(({ code }) => code);
  return listStatic(dir).flatMap((file) => {
    const url = `/${file}`;
    const page = url.replace(/(\/index)?\.html$/i, '').toLowerCase() || '/';
    const owner = url.startsWith(`${EDITOR_SCREEN}/`) ? 'the editor screen' : publishedFiles.get(url);
    const isPage =
      page !== url.toLowerCase() && pages.has(withoutLanguage(page, languageOfPath(page, codes)));
    const message = `has the path of ${isPage ? `the page ${page}` : owner}, which the build writes`;
    const megabytes = Math.ceil(statSync(path.join(dir, '../static', file)).size / 2 ** 20);
    const tooLarge = `is ${megabytes} MiB, and Cloudflare Pages publishes no file above ${HOST_LIMIT} MiB`;
    const found = (...texts: ProblemTexts) => fileProblem(`../static/${file}`, 'file', ...texts);
    return [
      ...(isPage || owner ? [found(message, 'rename or delete it')] : []),
      ...(megabytes > HOST_LIMIT
        ? [found(tooLarge, 'make it smaller, or link to it elsewhere', 'warning')]
        : []),
    ];
  });
}

/** Reports missing documents: those of every site, and the texts of pages that show a collection. */
export function checkCompleteness({ files }: Content): Problem[] {
  const types = new Set([...files].map((file) => typeOf(file)));
  const filled = collections.filter((type) => types.has(type));
  const missing = singles.flatMap(({ file, isRequired }) => {
    const shown = filled.find(({ page }) => page && pageDocument(page) === file);
    if (files.has(file) || !(isRequired || shown)) return [];
    const message = shown ? `is missing, but its page shows content/${shown.folder}` : 'is missing';
    return fileProblem(file, 'file', message, 'create it, or restore it from Git');
  });
  if (filled.includes(ENTRIES)) return missing;
  return [...missing, fileProblem(CATALOGUES.folder, 'folder', 'has no entry', 'add at least one')];
}

/**
 * Reports folders without a document that describes them. A group without entries is only a warning, because on the
 * editor screen a group must exist before its entries.
 */
export function checkGroups({ files }: Content): Problem[] {
  const known = [...files].filter((file) => typeOf(file) && file.includes('/'));
  const folders = new Set(known.map(folderOf));
  const undescribed = [...folders]
    .filter((folder) => folder.includes('/') && !files.has(`${folder}.json`))
    .map((folder) => {
      const remedy = `rename the folder, or create content/${folder}.json`;
      return fileProblem(folder, 'folder', 'has no file that describes it', remedy);
    });
  const empty = known
    .filter((file) => isParent(typeOf(file)) && !folders.has(childFolder(file)))
    .map((file) => {
      const remedy = `add a file to content/${childFolder(file)}, or remove this one`;
      return fileProblem(file, 'file', 'is not shown, because it has no entries yet', remedy, 'warning');
    });
  return [...undescribed, ...empty];
}
