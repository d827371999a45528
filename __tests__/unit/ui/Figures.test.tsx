import { render } from '@testing-library/react';
import { Figures } from '../../../src/ui/Figures';
import { LanguageProvider } from '../../../src/ui/site/language';

test('a value in another language sets the direction of its text, but not of the element around it', () => {
  const languageData = { code: 'ar', name: 'العربية', direction: 'rtl' as const, pages: [] };
  const value = <Figures as="p" text="Udgir" language="en" />;
  const { container } = render(<LanguageProvider context={{ languageData }}>{value}</LanguageProvider>);
  expect(container.innerHTML).toBe('<p><bdi lang="en" dir="ltr">Udgir</bdi></p>');
});
