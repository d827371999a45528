import { readCoordinates } from '../../../src/lib/coordinates';

test.each<[text: string, coordinates: ReturnType<typeof readCoordinates>]>([
  ['18°38′ N 73°48′ E', { latitude: 18 + 38 / 60, longitude: 73 + 48 / 60 }],
  ['33°52′ S 151°12′ E', { latitude: -(33 + 52 / 60), longitude: 151 + 12 / 60 }],
  ['40°00′ N 3°30′ W', { latitude: 40, longitude: -3.5 }],
  ["18°38' N 73°48' E", undefined],
  ['18°60′ N 73°48′ E', undefined],
  ['91°00′ N 73°48′ E', undefined],
  ['18°38′ N 181°00′ E', undefined],
])('"%s" is parsed as %j', (text, coordinates) => {
  expect(readCoordinates(text)).toEqual(coordinates);
});
