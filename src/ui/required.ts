/** Returns what a page shows. Throws if its data was damaged on the way, so that the error page replaces it. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value == null) throw new TypeError('The data of the page is incomplete');
  return value;
}
