import { renderArticle } from '../../support/renderArticle';

const render = (markdown: string): HTMLElement =>
  new DOMParser().parseFromString(renderArticle(markdown), 'text/html').body;

const idsOf = (markdown: string) => [...render(markdown).querySelectorAll('h2')].map(({ id }) => id);

describe('the id of a section', () => {
  test.each([
    ['has the words of the title', '7. The *inspection*: cost', '7-the-inspection-cost'],
    ['is "section" if the title has no letters', '…', 'section'],
    ['differs from the ids of the layout', 'Main', 'main-1'],
    ['differs from the ids of footnotes', 'Fn 1', 'section-fn-1'],
    ['has no tags and footnotes', 'H<sub>2</sub>O^[Water.] `<b>`', 'h2o-b'],
    ['has the text alternative of a picture', '![Dal](a.jpg) prices', 'dal-prices'],
  ])('%s', (_, title, id) => expect(idsOf(`## ${title}`)).toEqual([id]));
});

describe('a table', () => {
  const table = '| Crop | Day |\n| --- | --: |\n| Moong | 5 |\n| | 6 |\n';
  const texts = (body: HTMLElement, selector: string) =>
    [...body.querySelectorAll(selector)].map(({ textContent }) => textContent);

  test('has a header for each column and each row, but an empty first cell is not a header', () => {
    const body = render(table);
    expect(texts(body, 'thead th[scope=col]')).toEqual(['Crop', 'Day']);
    expect(texts(body, 'tbody th[scope=row]')).toEqual(['Moong']);
    expect(texts(body, 'td[align=right]')).toEqual(['5', '6']);
  });

  test('gets its name, like the frame that scrolls it, from the heading above', () => {
    const body = render(
      `${table}\n## Sown & *"sold"*\n\nText\n\n${table}\n### Later\n\n> Quoted\n>\n> | A |\n> | - |\n`,
    );
    const names = (selector: string) =>
      [...body.querySelectorAll(selector)].map(({ ariaLabel }) => ariaLabel);
    expect(names('table')).toEqual([null, 'Sown & "sold"', 'Later']);
    expect(names('[role=group][tabindex="0"]')).toEqual([null, 'Sown & "sold"', 'Later']);
  });
});
