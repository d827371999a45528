import { render, screen } from '@testing-library/react';
import { FactTable } from '../../../src/catalogue/sheet/FactTable';
import { LanguageProvider } from '../../../src/ui/site/language';

test('a value in another language sets the direction of its text, but not of its cell', () => {
  const languageData = { code: 'ar', name: 'العربية', direction: 'rtl' as const, pages: [] };
  const rows = [{ label: 'المنشأ', value: 'Udgir', language: 'en', method: null }];
  render(
    <LanguageProvider context={{ languageData }}>
      <FactTable caption="المواصفات" aligned={null} rows={rows} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('cell').outerHTML).toBe('<td><bdi lang="en" dir="ltr">Udgir</bdi></td>');
});
