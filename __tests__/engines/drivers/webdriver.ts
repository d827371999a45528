/** Implements the WebDriver protocol with `fetch`. */
import type { Key } from '../driver';

/** Sends a command to a session. */
export type Command = <T = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<T>;

/**
 * Returns a function that sends commands to a driver.
 * @param origin such as `http://127.0.0.1:4444`
 * @returns a function that resolves to the `value` of the response and throws errors that the driver reports
 */
export const commandsTo =
  (origin: string): Command =>
  async (method, path, body = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body) : undefined,
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** The characters that press keys when they are typed. */
export const KEYS: Record<Key, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Returns the body of a command that types a text. */
export const typing = (text: string): object => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

/**
 * Returns the body of a command that moves a pointer to a point in the window and, if `presses` is true, presses there.
 */
export const pointing = (pointerType: 'mouse' | 'touch', x: number, y: number, presses: boolean): object => ({
  actions: [
    {
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        ...(presses
          ? [
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ]
          : []),
      ],
    },
  ],
});
