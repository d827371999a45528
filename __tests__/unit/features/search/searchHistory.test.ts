import { addTerm, parseHistory } from '../../../../src/features/search/searchHistory';

test('reads a JSON list of terms in its order', () => {
  expect(parseHistory('["rice","soy"]')).toEqual(['rice', 'soy']);
});

test.each([
  ['nothing', null],
  ['no text', ''],
  ['broken JSON', '["rice",'],
  ['plain text', 'rice'],
  ['null', 'null'],
  ['a text', '"rice"'],
  ['a number', '5'],
  ['an object', '{"0":"rice","length":1}'],
  ['numbers in the list', '["rice",5]'],
  ['lists in the list', '[["rice"]]'],
  ['null in the list', '["rice",null]'],
  ['an empty text in the list', '["rice",""]'],
  ['a blank text in the list', '["rice"," \\n"]'],
])('%s is an empty history', (_, json) => {
  expect(parseHistory(json)).toEqual([]);
});

test('of a list that is too long the first five count', () => {
  expect(parseHistory('["a","b","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a term that is stored twice counts once, and takes no place from another', () => {
  expect(parseHistory('["a","b","a","c","d","e"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a new term goes to the front', () => {
  expect(addTerm([], 'rice')).toEqual(['rice']);
  expect(addTerm(['rice'], 'soy')).toEqual(['soy', 'rice']);
});

test('of six terms the oldest is dropped', () => {
  expect(addTerm(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

test('a term that is there already changes nothing, not even the order', () => {
  expect(addTerm(['a', 'b', 'c'], 'c')).toEqual(['a', 'b', 'c']);
});

test('terms that differ in letter case are two', () => {
  expect(addTerm(['rice'], 'Rice')).toEqual(['Rice', 'rice']);
});
