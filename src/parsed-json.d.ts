/**
 * Parsed JSON is `unknown` until it is checked. `@total-typescript/ts-reset` declares the same, among much else; it has
 * had no release since 2024.
 */
interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}

interface Body {
  json(): Promise<unknown>;
}
