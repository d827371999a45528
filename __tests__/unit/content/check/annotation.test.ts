import { annotationOf } from '../../../../src/content/check/annotation';

// `unit/tools/contentCommands.test.ts` tests the annotation of an error.
test('a warning has its column, and characters that would end a property or the command are escaped', () => {
  const place = { file: 'content/a,b:c%.json', line: 7, column: 3, field: 'slides[0]: x, y' };
  const texts = { message: '50%: a,b\r\n::error::c', remedy: 'add it' };
  expect(annotationOf({ ...place, ...texts, severity: 'warning' })).toBe(
    '::warning file=content/a%2Cb%3Ac%25.json,line=7,col=3,title=slides[0]%3A x%2C y::50%25: a,b%0D%0A::error::c; add it',
  );
});
