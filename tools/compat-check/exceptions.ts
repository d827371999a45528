/** Findings that the check accepts, by feature name, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  element: "the page in the argument of Gatsby's wrapPageElement, not a browser API",
  ':has': 'Firefox 115-120 ignore the rule: the layout is plainer and, until hydration, all panels are shown',
  'text-wrap': 'lines break as usual',
  'scrollbar-width': 'the scroll bar has its default width',
  'forced-color-adjust': 'Safari has no forced colours',
  'content-visibility': 'all rows are rendered at once, which takes longer',
  'contain-intrinsic-size': 'only used with content-visibility',
  'break-after: avoid': 'a heading may be the last line of a printed page',
  '@page': "the browser's own margins are printed",
  'print-color-adjust: exact': 'Autoprefixer adds -webkit-print-color-adjust',
  'cursor: default': 'phones have no pointer',
  'cursor: pointer': 'phones have no pointer',
  'grid-template-rows: subgrid': 'texts in a row are not aligned if their titles have different lengths',
  'cursor: not-allowed': 'phones have no pointer',
  resize: 'phones cannot resize the field, but it scrolls',
};
