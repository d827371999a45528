import { storedText } from '../../../src/browser/storedText';

const no = () => {
  throw new Error('No.');
};

/** A storage that takes texts until it is told to refuse them. */
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

test('keeps a text under its key, and none', () => {
  const { texts, text } = store();
  expect(text.read()).toBeNull();
  text.write('Hello');
  expect([...texts]).toEqual([['draft', 'Hello']]);
  expect(text.read()).toBe('Hello');
  text.write(null);
  expect([...texts]).toEqual([]);
  expect(text.read()).toBeNull();
});

test('an empty text is a text', () => {
  const { text } = store();
  text.write('');
  expect(text.read()).toBe('');
});

test('the text of a storage that cannot be read is none', () => {
  const { texts, text, refuse } = store();
  texts.set('draft', 'Hello');
  refuse('getItem');
  expect(text.read()).toBeNull();
});

test('keeps in memory what the storage refuses, and no longer than that', () => {
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

test('a text that the storage refuses to remove is gone all the same', () => {
  const { texts, text, refuse } = store();
  texts.set('draft', 'Old');
  refuse('removeItem');
  text.write(null);
  expect(text.read()).toBeNull();
});

test('a browser that forbids even to look at the storage stops nothing', () => {
  const text = storedText(no, 'draft');
  expect(text.read()).toBeNull();
  text.write('Hello');
  expect(text.read()).toBe('Hello');
  text.write(null);
  expect(text.read()).toBeNull();
});
