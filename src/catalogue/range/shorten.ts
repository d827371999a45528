/** Splits a text after the part that matches `start`. */
const splitAfter = (text: string, start: RegExp): [start: string, rest: string] => {
  const [found = text] = start.exec(text) ?? [];
  return [found, text.slice(found.length)];
};

/** Splits a value before its first remark: `Max 90% (liquid)` becomes `Max 90%` and ` (liquid)`. */
export const splitValue = (value: string) => splitAfter(value, /^[^(,;،؛]*[^(,;،؛\s]/);

/** Splits HS codes after the first code: `5201 lint, 5205 yarn` becomes `5201` and ` lint, 5205 yarn`. */
export const splitCode = (codes: string) => splitAfter(codes, /^[\d.]+/);
