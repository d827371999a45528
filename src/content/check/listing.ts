/** Checks the names and folders of content files without reading the files. */
import { collections, fileTypeOf, singles } from '../collections';
import { SLUG } from '../fields';
import { isDrawing, isPhotograph } from '../pictures';
import { fileProblem, nearest, type Problem } from './problem';

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');

/** Returns the file name without its extension. */
export const slugOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');

const NO_PLACE = 'move it to a folder that content/README.md describes, or remove it';

/** Picture formats that browsers or the build do not support, or that are animated. */
const OTHER_PICTURE = /\.(gif|hei[cf]|tiff?|bmp|jfif|psd|ai|eps)$/i;

function suggestLocation(file: string): string {
  if (isPhotograph(file) || isDrawing(file)) return 'move it to content/images';
  if (OTHER_PICTURE.test(file))
    return 'save the picture as JPEG or PNG in content/images, and remove this file';
  if (/\.JSON$|\.MD$/.test(file)) return 'write its extension in lower case';
  const format = file.endsWith('.md') ? 'markdown' : 'json';
  const folders = collections.filter((type) => type.format === format).map((type) => type.folder);
  const folder = folderOf(file);
  const type = collections.find((candidate) => file.startsWith(`${candidate.folder}/`));
  if (type?.groupedBy)
    return `move it to a subfolder of content/${type.folder} that has a file in content/${type.groupedBy}`;
  if (/^(pages|sections)$/.test(folder) || folder === '') {
    const guess = nearest(
      file,
      singles.map((single) => single.file),
    );
    return guess ? `did you mean content/${guess}?` : NO_PLACE;
  }
  const guess = nearest(folder, folders);
  return guess ? `move it, for example to content/${guess}` : NO_PLACE;
}

/**
 * Checks whether a slug is the id of an element on every page: `main`, the target of the skip link, or an id of Gatsby.
 * A slug must differ from these ids, because slugs become ids (docs/behaviour.md, "Choices in the URL").
 */
const isReservedId = (slug: string): boolean => slug === 'main' || slug.startsWith('gatsby-');

export function checkLocations(files: readonly string[]): Problem[] {
  return files.flatMap((file): Problem[] => {
    if (file.startsWith('images/') && (isPhotograph(file) || isDrawing(file))) return [];
    if (!fileTypeOf(file))
      return [fileProblem(file, 'file', 'is not in a folder for content files', suggestLocation(file))];
    const slug = slugOf(file);
    const problem = (message: string, remedy: string): Problem[] => [
      fileProblem(file, 'file name', `"${slug}" ${message}`, remedy),
    ];
    if (!SLUG.test(slug))
      return problem('cannot be part of a URL', 'use lower-case letters, digits and hyphens only');
    return isReservedId(slug) ? problem('is an id that every page already has', 'choose another name') : [];
  });
}

export function checkCompleteness(files: readonly string[]): Problem[] {
  const missing = singles
    .filter(({ file }) => !files.includes(file))
    .map(({ file }) => fileProblem(file, 'file', 'is missing', 'create it, or restore it from Git'));
  const empty = collections
    .filter(({ folder }) => !files.some((file) => file.startsWith(`${folder}/`) && fileTypeOf(file)))
    .map(({ folder, mayBeEmpty }) =>
      mayBeEmpty
        ? fileProblem(folder, 'folder', 'is empty', 'its page will say that there are no entries', 'warning')
        : fileProblem(folder, 'folder', 'is empty', 'add at least one file'),
    );
  return [...missing, ...empty];
}

/**
 * Checks the groups of grouped collections. Reports an error if no document describes a subfolder: `products/rice/`
 * without `product-groups/rice.json`. Reports only a warning if a group has no entries, because on the editor screen a
 * group must exist before its entries.
 */
export function checkGroups(files: readonly string[]): Problem[] {
  return collections.flatMap(({ folder, groupedBy }): Problem[] => {
    if (!groupedBy) return [];
    const groups = files.filter((file) => folderOf(file) === groupedBy).map(slugOf);
    const members = files.filter((file) => file.startsWith(`${folder}/`) && fileTypeOf(file));
    const groupOf = (file: string): string => file.split('/')[1] ?? '';
    const described = new Set(groups);
    const filled = new Set(members.map(groupOf));
    const undescribed = members
      .filter((file) => !described.has(groupOf(file)))
      .map((file) => {
        const group = groupOf(file);
        const guess = nearest(group, groups);
        return fileProblem(
          file,
          'file',
          `the folder "${group}" has no file in content/${groupedBy}`,
          `${guess ? `did you mean content/${folder}/${guess}, or ` : ''}is content/${groupedBy}/${group}.json missing?`,
        );
      });
    const empty = groups
      .filter((group) => !filled.has(group))
      .map((group) =>
        fileProblem(
          `${groupedBy}/${group}.json`,
          'file',
          `is not shown, because "${group}" has no entries yet`,
          `add a file to content/${folder}/${group}, or remove this one`,
          'warning',
        ),
      );
    return [...undescribed, ...empty];
  });
}
