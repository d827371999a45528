import { scrollIntoList } from '../../../src/browser/scrollIntoList';

type Edges = readonly [left: number, right: number, top: number, bottom: number];

/** An element at a position. */
function elementAt([left, right, top, bottom]: Edges) {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left, right, top, bottom }) as DOMRect;
  return Object.assign(element, { scrollBy: jest.fn() });
}

/** Scrolls an item into view in a list between 100 and 300 across and 20 and 70 down. */
function bring(edges: Edges) {
  const list = elementAt([100, 300, 20, 70]);
  scrollIntoList(elementAt(edges), list);
  return list.scrollBy.mock.calls;
}

test.each<[string, Edges, { left: number; top: number }]>([
  ['right', [250, 350, 20, 70], { left: 100, top: 0 }],
  ['left', [20, 80, 20, 70], { left: -150, top: 0 }],
  ['below', [100, 300, 60, 80], { left: 0, top: 25 }],
  ['above', [100, 300, 10, 30], { left: 0, top: -25 }],
])('an item out of view to the %s is scrolled to the center of its list', (_, edges, by) => {
  expect(bring(edges)).toEqual([[{ ...by, behavior: 'instant' }]]);
});

test.each<[Edges]>([[[120, 180, 30, 60]], [[100, 300, 20, 70]]])(
  'an item in view, at %j, does not scroll the list',
  (edges) => {
    expect(bring(edges)).toEqual([]);
  },
);
