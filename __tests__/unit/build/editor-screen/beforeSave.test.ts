import { beforeSave } from '../../../../src/build/editor-screen/beforeSave';
import { listContent } from '../../../../src/content/check/checkContent';
import { readDocuments } from '../../../../src/content/check/read';
import { languageOf, sourceFileFor } from '../../../../src/content/translation/languageFolders';
import { COMPARED_FIELD } from '../../../../src/content/translation/translatable';
import { realContent } from '../../../support/contentCopy';

const path = 'content/services/freight.json';
const english = { id: 1, title: 'Freight', features: ['By sea', 'By air'] };
const arabic = { title: 'الشحن', features: ['بحراً', 'جواً'] };
const $schema = '../../.schemas/service-translation.json';

const { documents } = readDocuments(realContent, listContent(realContent));
const sources = new Map(documents.map((document) => [document.file, document]));

test('does not change the texts of any translation', () => {
  for (const { file, parsed } of documents) {
    const language = languageOf(file);
    const source = sources.get(sourceFileFor(file));
    if (!language || !source || source.type.format !== 'json') continue;
    const { $schema: _, ...before } = parsed.data as Record<string, unknown>;
    const { i18n } = beforeSave(`content/${source.file}`, {
      data: source.parsed.data as Record<string, unknown>,
      i18n: { [language]: { data: before } },
    });
    expect([file, i18n[language]?.data]).toEqual([file, { ...before, $schema: expect.any(String) }]);
  }
});

test('a translation has only its texts, its mark and its schema', () => {
  const translation = { ...arabic, id: 1, sample: true, icon: '', detail: null, english: 'abc' };
  const { data, i18n } = beforeSave(path, { data: english, i18n: { ar: { data: translation } } });
  expect(data).toEqual(english);
  expect(i18n).toEqual({ ar: { data: { $schema, sample: true, ...arabic, english: 'abc' } } });
});

test('lists of objects have the items of the English list', () => {
  const items = [{ target: 1, label: 'One' }, { target: 2 }, { target: 3, label: 'Three' }];
  const copied = [{ target: 1, label: 'واحد' }, null, { label: 'ثلاثة' }, { label: 'أربعة' }];
  const { i18n } = beforeSave('content/sections/counters.json', {
    data: { items },
    i18n: { ar: { data: { items: copied } } },
  });
  expect(i18n.ar?.data?.items).toEqual([{ label: 'واحد' }, {}, { label: 'ثلاثة' }]);
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

test('a language without a translation stays without one', () => {
  expect(beforeSave(path, { data: english, i18n: { ar: {} } }).i18n).toEqual({ ar: {} });
});

test('the text of a translated article stays, with paths that are relative to its file', () => {
  const data = { title: 'Harvest', body: 'Text.' };
  const body = '![](/content/images/plain.png)';
  const { i18n } = beforeSave('content/blog/harvest.md', {
    data,
    i18n: { ar: { data: { title: 'ح', body } } },
  });
  expect(i18n).toEqual({ ar: { data: { title: 'ح', body: '![](../../images/plain.png)' } } });
});

test('documents that are not translated are saved unchanged', () => {
  const data = { logo: '/content/images/logo.svg' };
  const { data: saved } = beforeSave('content/brand.json', { data, i18n: {} });
  expect(saved).toEqual({ logo: './images/logo.svg' });
});
