/** The language in which the content is written. All other languages are translations of it. */
export const SOURCE_LANGUAGE = 'en';
