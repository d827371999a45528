import { parseXml, type XmlElement } from '@rgrove/parse-xml';

/** Returns the size of the viewBox of an `<svg>` element; undefined if it has none that is valid. */
export function viewBoxOf({ attributes: { viewBox = '' } }: XmlElement) {
  const [x, y, width = 0, height = 0, ...rest] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isValid = Number.isFinite(x) && Number.isFinite(y) && width > 0 && height > 0 && rest.length === 0;
  return isValid ? { width, height } : undefined;
}

/** Returns the size of a drawing from its viewBox. Other attributes may have any unit. */
export function drawingSize(svg: string) {
  const { root } = parseXml(svg);
  const size = root && viewBoxOf(root);
  if (!size) throw new Error('An SVG file has no viewBox');
  return size;
}
