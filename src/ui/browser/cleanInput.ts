/** Cleans texts that visitors paste into fields (docs/behaviour.md, "Enquiry"). */

/** Removes direction marks, zero-width spaces, soft hyphens and the like. */
const withoutInvisible = (text: string) => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Brackets and quotes, for a character class. Not the apostrophe and braces, which an address may have. */
const AROUND = String.raw`<>"()[\]“”„«»‹›`;
const ADDRESS = String.raw`([^\s,;:?${AROUND}]+@[^\s,;:?'${AROUND}]+)`;

/** An address in brackets or quotes, such as `Ann <ann@buyer.com>`. */
const ENCLOSED = new RegExp(String.raw`[${AROUND}]\s*${ADDRESS}\s*[${AROUND}]`);

/** An address after a label, such as `mailto:ann@buyer.com`, before punctuation, or before a name in brackets. */
const BARE = new RegExp(
  String.raw`^[\s${AROUND}]*(?:[^@]*(?:mailto:|:\s))?\s*${ADDRESS}[\s${AROUND}.,;:!]*(?:[${AROUND}].*)?$`,
  'is',
);

/** Returns the e-mail address that a text means. If that is unclear, browsers refuse the result. */
function cleanAddress(typed: string): string {
  const text = withoutInvisible(typed.normalize('NFKC'))
    .replaceAll('。', '.')
    .trim()
    .replace(/^'(.*)'$/s, '$1')
    .replace(/(mailto:[^?]*).*/is, (_, url: string) => url.replace(/%[2-7][\da-f]/gi, decodeURIComponent));
  const address = (ENCLOSED.exec(text) ?? BARE.exec(text))?.[1];
  const isOnlyOne = address && !/\S@\S/.test(text.replaceAll(address, ''));
  return isOnlyOne ? address.replace(/\p{P}+$/u, '') : text;
}

/** Returns a text as the visitor meant it. `type` is that of the `input` element. */
export function cleanInput(type: string, text: string): string {
  if (type === 'email') return cleanAddress(text);
  if (type === 'tel') return withoutInvisible(text.normalize('NFKC')).trim().replace(/^tel:/i, '');
  const blank = String.raw`[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+`;
  return text.replace(new RegExp(`^${blank}|${blank}$`, 'gu'), '');
}

/** Whether the domain of an address has no dot with at least two letters after it, as in `ann@buyer`. */
export const isIncomplete = (address: string): boolean =>
  /^[^@\s]+@(?!.*\.\p{L}[^.]+$)[^@\s]+$/u.test(address);

/** Cleans the inputs of a form that have a name, and reports each change with an `input` event. */
export function cleanForm({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue;
    const value = cleanInput(field.type, field.value);
    if (value === field.value) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
