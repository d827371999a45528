import { storedText } from '../../../src/browser/storedText';

const no = () => {
  throw new Error('No.');
};

/** A storage with methods that can be made to throw. */
function store() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
  const working = { ...storage };
  return {
    texts,
    text: storedText(() => storage as unknown as Storage, 'draft'),
    refuse: (...methods: (keyof typeof storage)[]) => {
      for (const method of methods) storage[method] = no;
    },
    recover: () => Object.assign(storage, working),
  };
}

test('stores a text, also an empty one, under its key and removes it', () => {
  const { texts, text } = store();
  expect(text.read()).toBeNull();
  text.write('Hello');
  expect([...texts]).toEqual([['draft', 'Hello']]);
  expect(text.read()).toBe('Hello');
  text.write('');
  expect(text.read()).toBe('');
  text.write(null);
  expect([...texts]).toEqual([]);
  expect(text.read()).toBeNull();
});

test('returns null if the storage cannot be read', () => {
  const { texts, text, refuse } = store();
  texts.set('draft', 'Hello');
  refuse('getItem');
  expect(text.read()).toBeNull();
});

test('keeps a refused text in memory until a write succeeds', () => {
  const { texts, text, refuse, recover } = store();
  texts.set('draft', 'Old');
  refuse('setItem');
  text.write('New');
  expect(text.read()).toBe('New');
  recover();
  text.write('Newest');
  texts.set('draft', 'From elsewhere');
  expect(text.read()).toBe('From elsewhere');
});

test('a removed text is gone even if the storage refuses to remove it', () => {
  const { texts, text, refuse } = store();
  texts.set('draft', 'Old');
  refuse('removeItem');
  text.write(null);
  expect(text.read()).toBeNull();
});

test('works in memory if the browser denies all access to the storage', () => {
  const text = storedText(no, 'draft');
  expect(text.read()).toBeNull();
  text.write('Hello');
  expect(text.read()).toBe('Hello');
  text.write(null);
  expect(text.read()).toBeNull();
});
