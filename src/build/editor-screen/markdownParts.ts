import type { EditorComponentDefinition } from '@sveltia/cms';

const FENCE = '(?:`{3}|~{3})';
const MARKER = String.raw`(?:[-+*]|\d+[.)])[ \t]`;
const LIST_START = String.raw`${MARKER}[^\n]*`;

/** A line with text that does not begin a code block. */
const LINE = String.raw`(?![ \t]*${FENCE})[^\n]*\S[^\n]*`;

/** The lines of a list after its first line. Lists that follow each other count as one, as in rich text. */
const LIST_LINE = String.raw`\n(?:[ \t]*\n)*(?:[ \t]+\S|${MARKER})[^\n]*`;

/** A column in the second line of a table: `:---`. */
const COLUMN = String.raw`[ \t]*:?-+:?[ \t]*`;

/** The start of bold, struck, italic or code text: `**`. */
const MARK = String.raw`(?<![\\\p{L}\p{N}*_~\x60])(?<mark>\*\*|__|~~|[*_\x60])(?=\S)`;
const IN_MARK = String.raw`(?!\k<mark>)`;

/** After the start of a code block with tildes, or with a backslash that rich text removes. */
const IS_FRAGILE = String.raw`(?:(?<=~)|(?=[^\n]*\n(?:(?!\k<fence>)[\s\S])*?\\[_\\]))`;

/** Syntax in adjacent lines that rich text loses or misreads. */
const FRAGILE = [
  // The second line of a table. Rich text has no alignment and divides cells at `\|`.
  String.raw`\n[ ]{0,3}(?=[^\n]*\|)\|?${COLUMN}(?:\|${COLUMN})*\|?[ \t]*(?:\n|$)`,
  // A backslash before punctuation, except before * and backticks. Rich text removes it.
  String.raw`\\[!-)+-\/:-@\[-_{-~]`,
  // Text that is struck through with single tildes.
  String.raw`(?<![~\\])~(?!~)[^~\n]+~(?!~)`,
  // Italics that begin or end within a word.
  String.raw`[\p{L}\p{N}]\*[\p{L}\p{N}]`,
  // Bold, struck, italic or code text over a line end. Rich text divides it, or loses it next to punctuation.
  String.raw`${MARK}(?:${IN_MARK}[^\n])*\n(?:${IN_MARK}(?:[^\n]|\n(?=${LINE})))*(?<=\S)\k<mark>`,
  // A heading that is underlined with three hyphens. Rich text reads a thematic break.
  String.raw`\n---[ \t]*(?:\n|$)`,
  // A code block in a quotation.
  String.raw`(?:^|\n)[ ]{0,3}>[> \t]*${FENCE}`,
].join('|');

const PARTS = [
  String.raw`[ ]{0,3}(?<fence>\x60{3,}|~{3,})${IS_FRAGILE}[^\n]*\n[\s\S]*?\n?[ ]{0,3}\k<fence>[ \t]*(?=\n|$)`,
  // A list with a blank line or a code block.
  String.raw`(?=${LIST_START}(?:${LIST_LINE})*?(?:\n[ \t]*${LIST_LINE}|\n[ \t]+${FENCE}))${LIST_START}(?:${LIST_LINE})*`,
  // A thematic break with spaces.
  String.raw`[ ]{0,3}(?<rule>[*_-])(?:[ \t]+\k<rule>){2,}[ \t]*(?=\n|$)`,
  String.raw`(?=(?:[^\n]|\n(?=${LINE}))*?(?:${FRAGILE}))(?:${LINE}|[ ]{0,3}>[^\n]*)(?:\n${LINE})*`,
];

/**
 * A component of the rich text editor that shows parts of an article as Markdown, because rich text would damage them.
 * The CMS compares `pattern` with the text from each line on.
 */
export const markdownParts: EditorComponentDefinition = {
  id: 'markdown',
  label: 'Markdown',
  icon: 'markdown',
  fields: [{ name: 'text', label: 'Text in Markdown', widget: 'text' }],
  pattern: new RegExp(`^(?<text>${PARTS.join('|')})`, 'u'),
  // The CMS removes a backslash before `_` and `\` from everything that it saves.
  toBlock: ({ text = '' }) => text.replace(/\\+(?=_)|\\{2,}/g, '$&$&'),
  toPreview: ({ text = '' }) => text,
};
