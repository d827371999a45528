import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { formatDate } from '../../ui/site/localText';
import { documentLanguage, type OriginalResolver } from './resolverContext';

interface Arguments {
  formatString?: string | null;
}

/** The format for machines, which is the same in all languages. */
const FOR_MACHINES = 'YYYY-MM-DD';

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'MMMM YYYY': { month: 'long', year: 'numeric' },
};

/** The resolver of a date. Gatsby formats dates in English only, with the format of the field or of the query. */
export const dateResolver = (field: string) => ({
  resolve: (async (source, args, context, info) => {
    const english = () => info.originalResolver(source, args, context, info);
    const language = documentLanguage(source, context);
    if (language === SOURCE_LANGUAGE || args.formatString === FOR_MACHINES) return english();
    const date = source[field];
    const options = FORMATS[args.formatString ?? ''] ?? { dateStyle: 'long' };
    return date && formatDate(new Date(date), language, { ...options, timeZone: 'UTC' });
  }) satisfies OriginalResolver<Record<string, string | undefined>, Arguments, unknown>,
});
