import { cpSync } from 'node:fs';
import { type ContentCopy, contentCopy } from '../../../support/contentCopy';

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => {
  content.remove();
});

describe('duplicates', () => {
  test('of a number within a folder', () => {
    content.edit('product-groups/soybean.json', (data) => {
      data.id = 2;
    });
    expect(content.errors()).toEqual([
      `content/product-groups/soybean.json:${content.lineOf('product-groups/soybean.json', '"id"')} id: 2 is taken already by content/product-groups/pulses.json; give one of the two another number`,
    ]);
  });

  test('of a file name, which is the address on the page', () => {
    cpSync(content.at('products/pulses/toor-dal.json'), content.at('products/soybean/toor-dal.json'));
    content.edit('products/soybean/toor-dal.json', (data) => {
      data.id = 99;
    });
    expect(content.errors()).toEqual([
      'content/products/soybean/toor-dal.json:1 file name: toor-dal is taken already by content/products/pulses/toor-dal.json; give one of the two another file name',
    ]);
  });

  test.each([
    ['/import-services', 'content/services/import-services.json'],
    ['/about', 'another page of the site'],
    ['/Textiles', 'another page of the site'],
    ['/blog/trade-trends', 'content/blog/trade-trends.md'],
  ])('of the route %s', (route, owner) => {
    content.edit('services/value-added-services.json', (data) => {
      data.link = route;
    });
    expect(content.errors()).toContain(
      `content/services/value-added-services.json:${content.lineOf('services/value-added-services.json', '"link"')} link: ${route} is taken already by ${owner}; give one of the two another address`,
    );
  });

  test('of an alias, which is a second spelling of another address', () => {
    content.edit('business-areas/midc.json', (data) => {
      data.link = '/midc';
    });
    expect(content.errors()).toContain(
      `content/business-areas/midc.json:${content.lineOf('business-areas/midc.json', '"link"')} link: /midc is a second spelling of /Midc; write /Midc, or another address`,
    );
  });
});
