import { fileMessage } from '../../../../tools/goods/fileMessage';

test.each([
  ['EISDIR', 'is a folder; name a file'],
  ['ENOENT', 'does not exist; check its name'],
  ['EBUSY', 'cannot be opened (EBUSY); close it in other programs, and check its permissions'],
])('a file that cannot be opened (%s) has a message with a remedy', (code, message) => {
  expect(fileMessage('a.xlsx', Object.assign(new Error('text'), { code }))).toBe(`a.xlsx ${message}`);
});

test('an error of another cause is thrown again', () => {
  expect(() => fileMessage('a.xlsx', new RangeError('text'))).toThrow(RangeError);
});
