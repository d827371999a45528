import { annotationOf } from '../../../../src/content-model/check/annotation';

const problem = {
  file: 'content/site.json',
  line: 7,
  field: 'email',
  message: 'is missing',
  remedy: 'add it',
};

test('an error has its line and the name of its field', () => {
  expect(annotationOf({ ...problem, severity: 'error' })).toBe(
    '::error file=content/site.json,line=7,title=email::is missing; add it',
  );
});

test('a warning has its column, and characters that would end a property or the command are escaped', () => {
  const odd = { file: 'content/a,b:c%.json', field: 'slides[0]: x, y', message: '50%: a,b\r\n::error::c' };
  expect(annotationOf({ ...problem, ...odd, severity: 'warning', column: 3 })).toBe(
    '::warning file=content/a%2Cb%3Ac%25.json,line=7,col=3,title=slides[0]%3A x%2C y::50%25: a,b%0D%0A::error::c; add it',
  );
});
