/** The cloths that the company trades, in place of pictures of people and events: `static/cloth`. */

const CLOTHS = ['khadi', 'denim', 'jute', 'herringbone', 'ikat', 'twill', 'muslin', 'selvedge'];

/** Returns the URL of a cloth for an item of a list. Eight items in a row have different ones. */
export const nthCloth = (index: number): string => `/cloth/${CLOTHS[index % CLOTHS.length]}.avif`;
