import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Declaration, Root } from 'postcss';

const NAME = /--bulma-[\w-]+/g;
const USE = /var\((--bulma-[\w-]+)\)/g;

const names = (text: string): string[] => text.match(NAME) ?? [];

/** The variables that CSS modules and components name; they stay, because a stylesheet knows nothing of the others. */
function namedElsewhere(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const theirs = files.filter((file) => /\.module\.scss$|\.tsx$/.test(file));
  return new Set(theirs.flatMap((file) => names(readFileSync(path.join('src', file), 'utf8'))));
}

const isOfRoot = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' &&
  'selector' in parent &&
  parent.selector === ':root' &&
  parent.parent?.type === 'root';

/**
 * The variables that never change, and what they stand for: declared once, or for the whole document alone. One that
 * leans on a variable which changes is none of them, unless it is declared where it is used.
 */
function constants(declared: Map<string, Declaration[]>, named: Set<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, list] of declared) {
    const last = list.at(-1);
    if (last && !named.has(name) && (list.length === 1 || list.every(isOfRoot))) found.set(name, last.value);
  }
  const leans = ([name, value]: [string, string]) =>
    declared.get(name)?.some(isOfRoot) && names(value).some((other) => !found.has(other));
  for (let leaning = [...found].filter(leans); leaning.length > 0; leaning = [...found].filter(leans))
    for (const [name] of leaning) found.delete(name);
  return found;
}

/**
 * Puts values in place of Bulma's variables that nothing changes. Bulma computes each colour from several of them, so
 * that a page can change its theme while it is shown; ours never does, and every page carries its styles.
 * @param root the global stylesheet, unused rules removed
 */
export function resolveBulmaVariables(root: Root): void {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--bulma-/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const values = constants(declared, namedElsewhere());
  const resolved = (value: string): string => {
    const next = value.replace(USE, (use, name: string) => values.get(name) ?? use);
    return next === value ? value : resolved(next);
  };
  root.walkDecls((declaration) => {
    if (values.has(declaration.prop)) declaration.remove();
    else declaration.value = resolved(declaration.value);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
