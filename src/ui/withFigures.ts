import { createElement, Fragment, type ReactNode } from 'react';
import { splitFigures } from '../lib/figures';

/** Returns a text in which no line ends within a figure with its unit, a date or a short compound (`.is-figure`). Its characters do not change. */
export function withFigures(text: string): ReactNode {
  const parts = splitFigures(text);
  if (parts.length === 1) return text;
  const nodes = parts.map((part, index) =>
    index % 2 === 0 ? part : createElement('span', { className: 'is-figure' }, part),
  );
  return createElement(Fragment, null, ...nodes);
}
