/** Reports what an article would publish otherwise than typed (docs/behaviour.md, "Content check"). */
import type { Parent, Root } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { NUMBER, SPACE, UNIT } from '../../lib/figures';
import { ESCAPED, placeInArticle } from '../read/article';
import type { Document } from '../read/document';
import { type Problem, problem } from '../read/problem';

type Remedy = [remedy: string, severity?: 'warning'];

/** Replaces what is not a text, and characters after a backslash. */
const FILLER = '\uFFFC';
/** The start of a line: spaces, also invisible ones, and the marks of quotations. */
const LINE = String.raw`(?<=^|\n)[\s>\p{Cf}]*`;
/** The start of a list item with a bullet, digits or space that Markdown does not know, or without a space. */
const ITEM = [
  String.raw`[•‣⁃∙·▪▫●○◦■□➢►\p{Co}]`,
  String.raw`[-+*](?=[\p{L}\p{Z}\p{Cf}${FILLER}])`,
  String.raw`\p{Nd}{1,3}[.)](?=[\p{L}\p{Cf}]|[^\S \t\n\r])`,
  String.raw`[^\P{Nd}0-9]{1,3}[.)](?=\p{Z})`,
].join('|');

/** Marks that Markdown leaves in a text. */
const LEFT: readonly [pattern: RegExp, ...Remedy][] = [
  [
    new RegExp(String.raw`${LINE}[#＃](?:[#＃]|(?=[\p{L}\p{Z}\p{Cf}${FILLER}]))`, 'u'),
    'begin the line of a heading with ## and an ordinary space',
  ],
  [
    new RegExp(String.raw`${LINE}(?:${ITEM})|^[\s\p{Cf}]*[–—](?=\p{Z})`, 'u'),
    'begin each line of a list with - or 1. and an ordinary space',
    'warning',
  ],
  [
    new RegExp(String.raw`\|[^\n]*[^\n${FILLER}]\n[^\n]*\|`),
    'write | --- | --- | below the headers of a table, with as many cells',
  ],
  [/[=–—]{3,}/, 'write *** between empty lines for a line', 'warning'],
  [/[*＊]{2,}|~{2,}|(?<!_)__(?!_)/, 'write **words** without spaces inside, and with a space after them'],
  [
    /(?<![\p{L}\p{N}*_])[*_](?=[^\s*_])[^*_\n]*[*_]/u,
    'write *words* without spaces inside, and with a space after them',
    'warning',
  ],
];

/** Signs in a word or between figures that become emphasis, with a figure or a single letter: `5*10*2`. */
const SIGNS = /^[\p{Ll}\p{Lu}\p{Nd}](?:.*\p{Nd}.*|[*_~]+\p{L}[*_~]+)[\p{Ll}\p{Lu}\p{Nd}]$/su;
const LIMIT = new RegExp(`^>\\s?${NUMBER}${SPACE}?(?:%|${UNIT})`, 'u');
const FENCED = /^(`{3,}|~{3,})[\s\S]*\n[ \t>]*\1[`~]*\s*$/;

interface Made {
  written: string;
  /** With the characters before and after it. */
  around: string;
  node: Parent & { identifier?: string; url?: string };
  index: number;
  parent: Parent & { start?: number; align?: unknown[] };
  /** Whether a text refers to it. */
  isUsed: boolean;
}

const checkSigns = ({ around, node, parent }: Made): Remedy | false =>
  (SIGNS.test(around) || parent.type === node.type) && ['write × or \\* for a sign'];

/** Checks signs from which Markdown makes something that was probably not meant, by the type of the node. */
const MADE: Readonly<Record<string, (made: Made) => Remedy | false>> = {
  emphasis: checkSigns,
  strong: checkSigns,
  delete: checkSigns,
  listItem({ written, index, parent: { start } }) {
    const [typed] = /^\d+/.exec(written) ?? [];
    // The items may all have the same number. A sentence may begin with a year.
    const isRight = [start, (start ?? 1) + index].includes(Number(typed));
    return typed && (!isRight || typed.length > 2)
      ? [`number a list in order, or write ${typed}\\. for a sentence`]
      : false;
  },
  code: ({ written }) =>
    !FENCED.test(written) && ['write ``` below the code; for a paragraph, remove the spaces before it'],
  heading: ({ written }) =>
    /^(?!#)[\s\S]*[.;,]\s*\n/.test(written) && ['put an empty line above the hyphens', 'warning'],
  blockquote: ({ written }) => LIMIT.test(written) && ['write \\> for the sign', 'warning'],
  tableRow: ({ written, node, parent: { align } }) =>
    (!written.includes('|') || node.children.length > (align ?? []).length) && [
      'put an empty line below a table, and write as many cells as headers, with \\| for the sign',
    ],
  definition: ({ node: { url = '' }, isUsed }) =>
    !isUsed && !/^(?:[/#.]|[a-z]+:)/i.test(url) && ['remove the square brackets'],
  footnoteDefinition: ({ isUsed }) => !isUsed && ['refer to it in the text', 'warning'],
};

/** Reports each kind of mark once in a paragraph. */
export function checkTypedMarks(document: Document, tree: Root): Problem[] {
  const source = document.parsed.body?.text ?? '';
  const textIn = ({ position }: Node, more = 0) =>
    source.slice((position?.start.offset ?? 0) - more, (position?.end.offset ?? 0) + more);
  const used = new Set<unknown>();
  const found: Problem[] = [];
  const report = (node: Node, message: string, [remedy, severity]: Remedy, line = 0) => {
    const place = placeInArticle(document, node);
    found.push(problem({ ...place, line: place.line + line }, message, remedy, severity));
  };
  const shorten = (text: string) => text.replace(/^[\s>\p{Cf}]+|\s*\n[\s\S]*/gu, '');
  visit(tree as Node, (node) => {
    if (node.type.endsWith('Reference')) used.add((node as Made['node']).identifier);
  });
  visit(tree as Node, (visited, index, parent) => {
    const node = visited as Made['node'];
    const [written, around, isUsed] = [textIn(node), textIn(node, 1), used.has(node.identifier)];
    const made = { written, around, node, index, parent: parent as Made['parent'], isUsed };
    const remedy = MADE[node.type]?.(made);
    if (remedy) report(node, `"${shorten(written)}" is not published as typed`, remedy);
    const parts = (node.children ?? []).map((child) => {
      if (child.type === 'text') return textIn(child).replace(ESCAPED, FILLER);
      return child.type === 'break' ? `${FILLER}\n` : textIn(child).replace(/[^\n]+/g, FILLER);
    });
    // Only paragraphs can have the start of a heading or list.
    const text = (node.type === 'paragraph' ? '' : FILLER) + parts.join('');
    for (const [pattern, instruction, severity] of LEFT) {
      const mark = pattern.exec(text);
      if (!mark) continue;
      const line = text.slice(0, mark.index).split('\n').length - 1;
      const message = `visitors see "${shorten(mark[0])}" as text`;
      report(node, message, [`${instruction}; write \\ before a sign to show it`, severity], line);
    }
  });
  return found;
}
