import { beforeSave } from '../../../src/build/editor-screen/beforeSave';
import { COMPARED_FIELD } from '../../../src/content-model/translation/fingerprints';

const path = 'content/services/freight.json';
const english = { id: 1, title: 'Freight', features: ['By sea', 'By air'] };
const arabic = { title: 'الشحن', features: ['بحراً', 'جواً'] };
const $schema = '../../.schemas/service-translation.json';

test('a translation has only its texts, its mark and its schema', () => {
  const translation = { ...arabic, id: 1, sample: true, icon: '', detail: null, english: 'abc' };
  const { data, i18n } = beforeSave(path, { data: english, i18n: { ar: { data: translation } } });
  expect(data).toEqual(english);
  expect(i18n).toEqual({ ar: { data: { $schema, ...arabic, english: 'abc' } } });
});

test('only compared languages get the mark of the English texts', () => {
  const { data, i18n } = beforeSave(path, {
    data: { ...english, [COMPARED_FIELD]: ['ar'] },
    i18n: { ar: { data: { ...arabic, english: 'old' } }, fr: { data: arabic } },
  });
  expect(data).toEqual(english);
  expect(i18n).toEqual({
    ar: { data: { $schema, ...arabic, english: expect.not.stringMatching('old') } },
    fr: { data: { $schema, ...arabic } },
  });
});
