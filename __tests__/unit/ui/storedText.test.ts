/** @jest-environment jsdom */
import { storedText } from '../../../src/ui/browser/storedText';

const refuse = () => {
  throw new Error('No.');
};

test('keeps a text in memory if the storage rejects it, until a text can be stored again', () => {
  const texts = new Map([['draft', 'Old']]);
  const working = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const storage = { ...working };
  const text = storedText(() => storage as unknown as Storage, 'draft');
  Object.assign(storage, { setItem: refuse, removeItem: refuse });
  text.write('New');
  expect(text.read()).toBe('New');
  text.write(null);
  expect(text.read()).toBeNull();
  Object.assign(storage, working);
  text.write('Newest');
  texts.set('draft', 'From elsewhere');
  expect(text.read()).toBe('From elsewhere');
});
