/** Checks the names and folders of content files without reading the files. */
import { collections, fileTypeOf, singles } from '../collections';
import { SLUG } from '../fields';
import { isPicture } from '../pictures';
import { languageOf } from '../translation/languageFolders';
import type { Content } from './document';
import { fileProblem, nearest, type Problem } from './problem';

type Files = Pick<Content, 'files'>;

/** Returns the file name without its extension. */
export const slugOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');

/** Picture formats that browsers or the build do not support, or that are animated. */
const OTHER_PICTURE = /\.(gif|hei[cf]|tiff?|bmp|jfif|psd|ai|eps)$/i;

function suggestLocation(file: string): string {
  if (isPicture(file)) return 'move it to content/images';
  if (OTHER_PICTURE.test(file))
    return 'save the picture as JPEG or PNG in content/images, and remove this file';
  if (/\.(JSON|MD)$/.test(file)) return 'write its extension in lower case';
  const [folder = ''] = file.split('/');
  const collection = collections.find((candidate) => candidate.folder === folder);
  if (collection?.groupedBy)
    return `move it to a subfolder of content/${folder} that has a file in content/${collection.groupedBy}`;
  const names = singles.map((single) => single.file);
  const guess =
    nearest(file, names) ??
    nearest(
      folder,
      collections.map((each) => each.folder),
    );
  return guess && !collection
    ? `did you mean content/${guess}?`
    : 'move it to a folder that content/README.md describes, or remove it';
}

/** Reports English files that are not in a folder for content, or whose name cannot be part of a URL. */
export const checkLocations = ({ files }: Files): Problem[] =>
  [...files].flatMap((file): Problem[] => {
    if (languageOf(file) || (file.startsWith('images/') && isPicture(file))) return [];
    if (!fileTypeOf(file))
      return [fileProblem(file, 'file', 'is not in a folder for content files', suggestLocation(file))];
    const slug = slugOf(file);
    if (SLUG.test(slug)) return [];
    const message = `"${slug}" cannot be part of a URL`;
    return [fileProblem(file, 'file name', message, 'use lower-case letters, digits and hyphens only')];
  });

/** Returns the documents of a collection. */
const membersOf = (files: Content['files'], folder: string): string[] =>
  [...files].filter((file) => file.startsWith(`${folder}/`) && fileTypeOf(file));

export function checkCompleteness({ files }: Files): Problem[] {
  const missing = singles
    .filter(({ file }) => !files.has(file))
    .map(({ file }) => fileProblem(file, 'file', 'is missing', 'create it, or restore it from Git'));
  const empty = collections
    .filter(({ folder }) => membersOf(files, folder).length === 0)
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
export function checkGroups({ files }: Files): Problem[] {
  return collections.flatMap(({ folder, groupedBy }): Problem[] => {
    if (!groupedBy) return [];
    const groups = membersOf(files, groupedBy).map(slugOf);
    const members = membersOf(files, folder).map((file) => ({ file, group: file.split('/')[1] ?? '' }));
    const undescribed = members
      .filter(({ group }) => !groups.includes(group))
      .map(({ file, group }) => {
        const guess = nearest(group, groups);
        return fileProblem(
          file,
          'file',
          `the folder "${group}" has no file in content/${groupedBy}`,
          `${guess ? `did you mean content/${folder}/${guess}, or ` : ''}is content/${groupedBy}/${group}.json missing?`,
        );
      });
    const empty = groups
      .filter((slug) => !members.some(({ group }) => group === slug))
      .map((slug) =>
        fileProblem(
          `${groupedBy}/${slug}.json`,
          'file',
          `is not shown, because "${slug}" has no entries yet`,
          `add a file to content/${folder}/${slug}, or remove this one`,
          'warning',
        ),
      );
    return [...undescribed, ...empty];
  });
}
