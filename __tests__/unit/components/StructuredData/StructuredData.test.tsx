import { StructuredData } from '../../../../src/components/StructuredData/StructuredData';
import { hydrate } from '../../../support/hydrate';

const block = () => document.querySelector('script[type="application/ld+json"]') as HTMLScriptElement;

test('the browser makes no data, and leaves those of the HTML as they are', () => {
  const of = jest.fn();
  const { complaints } = hydrate(<StructuredData of={of} />, () => {
    block().textContent = '{"name":"House"}';
  });
  expect(block().textContent).toBe('{"name":"House"}');
  expect(of).not.toHaveBeenCalled();
  expect(complaints).toEqual([]);
});
