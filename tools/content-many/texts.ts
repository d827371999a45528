/**
 * Composes texts from the words of existing texts. Most words follow each other as they do there, so the texts have
 * realistic words, word frequencies and compressed sizes, but no meaning.
 */
import type { Random } from './random';

/** The share of words that follow any word. With 0.25 the texts compress about as well as real ones. */
const SURPRISES = 0.25;

const STARTS = [
  'Ba',
  'Chal',
  'Dev',
  'Gan',
  'Hari',
  'Jal',
  'Kar',
  'Lona',
  'Mahi',
  'Nand',
  'Pal',
  'Raj',
  'Shel',
];
const MIDDLES = ['a', 'an', 'e', 'el', 'ga', 'i', 'ka', 'ma', 'o', 'ra', 'u'];
const ENDS = ['bad', 'dal', 'gaon', 'gar', 'kot', 'li', 'mer', 'nagar', 'ner', 'pur', 'vadi'];

/** The number of place names. */
const PLACES = STARTS.length * MIDDLES.length * ENDS.length;

/** Returns an invented place name, a different one for each number below `PLACES`. */
export function placeName(number: number): string {
  // The prime spreads neighbouring numbers over the names.
  const place = (number * 641) % PLACES;
  const round = Math.floor(number / PLACES);
  const start = STARTS[place % STARTS.length];
  const middle = MIDDLES[Math.floor(place / STARTS.length) % MIDDLES.length];
  const end = ENDS[Math.floor(place / STARTS.length / MIDDLES.length)];
  return `${start}${middle}${end}${round > 0 ? ` ${round + 1}` : ''}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns functions that compose texts like the sources. */
export function textsLike(sources: readonly string[], random: Random) {
  // Skips figures, brackets and quotation marks, which may be half of a pair, and Markdown.
  const words = sources.flatMap((source) => source.match(/(?<=\s)\p{L}[\p{L}-]*(?=[,.]?\s)/gu) ?? []);
  const followers = new Map<string, string[]>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next) followers.set(word, [...(followers.get(word) ?? []), next]);
  }
  const place = () => placeName(random.between(0, PLACES - 1));

  /** Returns words without punctuation. The first one has a capital letter. */
  const phrase = (count: number): string => {
    const chain: string[] = [];
    for (let last = ''; chain.length < count; chain.push(last))
      last = random.pick((random.next() > SURPRISES && followers.get(last)) || words);
    return capitalized(chain.join(' '));
  };

  const sentence = (): string => {
    const [first, second] = [phrase(random.between(5, 9)), phrase(random.between(4, 9))];
    const figure = random.between(2, 400);
    const end = random.pick([
      second.toLowerCase(),
      `${figure} ${second.toLowerCase()}`,
      `${second} in ${place()}`,
    ]);
    return `${first}, ${end}.`;
  };

  const paragraph = (sentences: number): string => Array.from({ length: sentences }, sentence).join(' ');

  /** Returns sentences about a subject, which search engines show: 70 to 160 characters. */
  const summary = (subject: string): string => {
    const text = `${subject}: ${phrase(24).toLowerCase()}`;
    return `${text.slice(0, 140).replace(/\s\S*$/, '')}.`;
  };

  return { phrase, sentence, paragraph, summary };
}

export type Texts = ReturnType<typeof textsLike>;
