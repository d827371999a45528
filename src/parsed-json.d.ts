/**
 * Declares parsed JSON as `unknown`, so that code must check it. `@total-typescript/ts-reset` does the same, but also
 * changes many other types. Its last release was in 2024.
 */
interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}

interface Body {
  json(): Promise<unknown>;
}
