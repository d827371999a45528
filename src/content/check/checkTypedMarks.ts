/** Reports what an article would publish otherwise than typed (docs/behaviour.md, "Content check"). */
import type { Parent, Root } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { placeInArticle } from '../read/article';
import type { Document } from '../read/document';
import { type Problem, problem } from '../read/problem';

type Remedy = [remedy: string, severity?: 'warning'];
type Mark = [pattern: RegExp, ...remedy: Remedy];

/** Replaces each character of an element such as bold or a link, and each one that has a backslash. */
const FILLER = '\uFFFC';
/** `\*` */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

const LIST = 'begin each line of a list with - or 1. and an ordinary space';
const AROUND = 'without spaces inside, and with a space after them';

/** Marks that Markdown leaves at the start of a line in a paragraph. */
const IN_LINES: readonly Mark[] = [
  // `##Toor`, and a space that is no ordinary one
  [
    /^[> \t\u00A0\u200B]*#(?:#|(?=[\s\p{L}\uFFFC]))/mu,
    'begin the line of a heading with ## and an ordinary space',
  ],
  // `-Toor`, `• Toor`
  [/^[> \t\u00A0]*(?:[-+*](?=[\s\p{L}\uFFFC])|[•·▪●○■►])/mu, LIST, 'warning'],
  // `1)Toor`
  [/^[> \t\u00A0]*\d{1,3}[.)](?=[\u00A0\p{L}])/mu, LIST, 'warning'],
  // `– Toor`
  [/^–\s/, LIST, 'warning'],
  // `———`
  [/^[=–—]{3}/m, 'write *** between empty lines for a line', 'warning'],
  // `| Crop | Day |` above `| Toor | 5 |`
  [/^.*\|.*\n.*\|.*/m, 'write | --- | --- | below the headers of a table, with as many cells'],
];

/** Marks that Markdown leaves anywhere. */
const IN_TEXTS: readonly Mark[] = [
  // `**Duties.**Toor`, `~~old ~~new`
  [/\*\*|~~/, `write **words** ${AROUND}`],
  // `*dal *`
  [/(?<![\p{L}\d*])\*[^\s*][^*\n]*\*/u, `write *words* ${AROUND}`, 'warning'],
  // `![Dal](../toor dal.jpg)`, `[our offices] (/contact)`
  [
    /!?\[[^[\]]*\]\s?\((?:[/#.\uFFFC]|https?:|mailto:|tel:)[^)\n]*\)?/,
    'write a link like [our brochure](</our brochure.pdf>): no space before the round bracket, and < and > around a path with spaces or brackets',
  ],
];

/** Signs between letters or figures that become emphasis: `5*10*2`, `L*W*H`. */
const SIGNS = /^[\p{L}\d](?:.*\d.*|\W\p{L}\W)[\p{L}\d]$/su;
/** `> 12 % is refused` */
const LIMIT = /^>\s?[\d.,]+\s?(?:%|°|kg|mm|t\b)/;
/** A code block with its end. The marks of a quotation may be before the end. */
const FENCED = /^(```|~~~)[\s\S]*\n[ \t>]*\1[`~]*\s*$/;

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

const checkSigns = ({ around }: Made): Remedy | false => SIGNS.test(around) && ['write × or \\* for a sign'];

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
    !written.startsWith('#') &&
    /[.;,]\s*\n/.test(written) && ['put an empty line above the hyphens', 'warning'],
  blockquote: ({ written }) => LIMIT.test(written) && ['write \\> for the sign', 'warning'],
  tableRow: ({ written, node, parent: { align = [] } }) =>
    (!written.includes('|') || node.children.length > align.length) && [
      'put an empty line below a table, and write as many cells as headers, with \\| for the sign',
    ],
  definition: ({ node: { url = '' }, isUsed }) =>
    !isUsed && !/^(?:[/#.]|[a-z]+:)/i.test(url) && ['remove the square brackets'],
  footnoteDefinition: ({ isUsed }) => !isUsed && ['refer to it in the text', 'warning'],
};

const MAX_SHOWN = 40;

const shorten = (text: string): string =>
  text
    .replace(/^[\s>\u200B]+/, '')
    .replace(/\s*\n[\s>]*/g, ' ')
    .trim()
    .slice(0, MAX_SHOWN);

/** Reports each kind of mark once in a paragraph. */
export function checkTypedMarks(document: Document, tree: Root): Problem[] {
  const source = document.parsed.body?.text ?? '';
  const textIn = ({ position }: Node, more = 0) =>
    source.slice((position?.start.offset ?? 0) - more, (position?.end.offset ?? 0) + more);
  const used = new Set<unknown>();
  visit(tree as Node, (node) => {
    if (node.type.endsWith('Reference')) used.add((node as Made['node']).identifier);
  });
  const found: Problem[] = [];
  visit(tree as Node, (visited, index, parent) => {
    const node = visited as Made['node'];
    const [written, around, isUsed] = [textIn(node), textIn(node, 1), used.has(node.identifier)];
    const made = { written, around, node, index, parent: parent as Made['parent'], isUsed };
    const place = placeInArticle(document, node);
    const remedy = MADE[node.type]?.(made);
    if (remedy) found.push(problem(place, `"${shorten(written)}" is not published as typed`, ...remedy));
    const text = (node.children ?? [])
      .map((child) =>
        textIn(child).replace(child.type === 'text' ? ESCAPED : /[^\n]/g, (each) =>
          FILLER.repeat(each.length),
        ),
      )
      .join('');
    const start = node.children?.[0]?.position?.start.offset ?? 0;
    for (const [pattern, ...instruction] of node.type === 'paragraph'
      ? [...IN_LINES, ...IN_TEXTS]
      : IN_TEXTS) {
      const mark = pattern.exec(text);
      if (!mark) continue;
      const typed = source.slice(start + mark.index, start + mark.index + mark[0].length);
      const line = place.line + text.slice(0, mark.index).split('\n').length - 1;
      found.push(problem({ ...place, line }, `visitors see "${shorten(typed)}" as text`, ...instruction));
    }
  });
  return found;
}
