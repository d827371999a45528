import { tableHeaders } from '../../../../src/gatsby/node/tableHeaders';

const table = (body: string) =>
  `<table>\n<thead>\n<tr>\n<th>Crop</th>\n<th align="right">Day</th>\n</tr>\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
const row = '<tr>\n<td>Moong</td>\n<td align="right">5</td>\n</tr>';

const parsed = (html: string) => {
  const { body } = new DOMParser().parseFromString(tableHeaders(html), 'text/html');
  return body;
};

test('the first cell of each row is its header, and each column has its own', () => {
  const body = parsed(table(row + row));
  expect([...body.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent)).toEqual([
    'Moong',
    'Moong',
  ]);
  expect([...body.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)).toEqual([
    'Crop',
    'Day',
  ]);
  expect([...body.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['5', '5']);
  expect(body.querySelector('th[align=right]')?.textContent).toBe('Day');
});

test('an empty first cell is no header', () => {
  expect(parsed(table('<tr>\n<td></td>\n<td>5</td>\n</tr>')).querySelector('th[scope=row]')).toBeNull();
});

test('the heading above names a table and the frame that scrolls it', () => {
  const body = parsed(
    `<h2 id="a">Sown &amp; <em>"sold"</em></h2><p>Text</p>${table(row)}<h3>Later</h3>${table(row)}`,
  );
  const names = (selector: string) => [...body.querySelectorAll(selector)].map(({ ariaLabel }) => ariaLabel);
  expect(names('table')).toEqual(['Sown & "sold"', 'Later']);
  expect(names('[role=group][tabindex="0"]')).toEqual(['Sown & "sold"', 'Later']);
});

test('what is no table stays as it is', () => {
  const html = '<h2>One</h2>\n<p>Two <code>&lt;table&gt;</code></p>';
  expect(tableHeaders(html)).toBe(html);
});

test('a table without a heading above has no name', () => {
  expect(parsed(table(row)).querySelector('[aria-label]')).toBeNull();
});
