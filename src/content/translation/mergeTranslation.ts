const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts the texts of a translation into its English document. Objects are merged by key, lists of objects by index, and
 * lists of texts are replaced. What the translation does not have stays as it is.
 */
export function mergeTranslation<Content>(english: Content, translation: unknown): Content {
  const merged = (): unknown => {
    if (translation === undefined) return english;
    if (Array.isArray(english) && Array.isArray(translation))
      return english.some(isObject)
        ? english.map((item, index) => mergeTranslation(item, translation[index]))
        : translation;
    if (!isObject(english) || !isObject(translation)) return translation;
    return {
      ...english,
      ...Object.fromEntries(
        Object.keys(translation).map((key) => [key, mergeTranslation(english[key], translation[key])]),
      ),
    };
  };
  return merged() as Content;
}
