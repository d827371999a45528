/** All English pages use British spelling with -ize, like the rules of the trade. Agreed texts are exceptions. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOf } from '../../src/content/translation/languageFolders';
import { agreed } from '../support/agreed';

/** Spellings that the website does not use, each with agreed exceptions. */
const OTHERS: { words: RegExp; except: RegExp[] }[] = [
  {
    words:
      /\b(aluminum|centers?|colors?|colored|favors?|fibers?|flavors?|flavoring|gray|harbors?|labor|(re)?label(ed|ing)|licenses?|liters?|lusters?|neighbors?|odors?|(cubic|square) meters?|programs?|transshipments?|traveled|weeviled|woolen)\b/gi,
    except: [
      /"(Natural|Synthetic|Blended) Fiber"/g,
      /"Fiber category"|"Fibers?"|"Color"/g,
      /Private labeling/gi,
      // Computer programs, and the name of a law.
      /(Its|first|same|small) programs|foreign supplier verification program/g,
    ],
  },
  { words: /\binquir\w+/gi, except: [/Send Inquiry/g] },
  // EU labelling rules require "soya drink".
  { words: /\bsoya[\w-]*/gi, except: [/"Raw Soyabean"|"raw-soyabean"/g, /printed as soya drink/g] },
  // A number with its unit.
  {
    words: /\b\d+(k?g|m?l|[cm]?m|t|°C)(?!\w)/g,
    except: [/per 100g|500g, 1kg, 2kg, 5kg bags|25kg, 50kg for distributors/g],
  },
];
/** Matches field names and paths, which are not words. */
const NO_WORDS = /"[\w$]+":|"(\.{0,2}\/)[^"]*"|\]\([^)]*\)/g;

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.(json|md)$/.test(file) && !/^\.schemas|^[A-Z]+\.md$/.test(file) && languageOf(file) === undefined,
);

agreed('spelling', 'content/README.md describes the spelling of the website.', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join('content', file), 'utf8').replace(NO_WORDS, '');
    return OTHERS.flatMap(({ words, except }) => {
      const own = except.reduce((rest, name) => rest.replace(name, ''), text);
      return (own.match(words) ?? []).map((word) => `${file}: ${word}`);
    });
  });
  expect(found).toEqual([]);
});
