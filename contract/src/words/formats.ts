/** How figures, money, lists and days are written: the only place that asks `Intl` for texts that people read. */
import type { Language } from './language.ts';

/** A format is dear to make, a tenth of a second for five on a slow telephone: each is made when it is first used. */
function kept<Options, Format>(make: (locale?: Intl.LocalesArgument, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale?: Intl.LocalesArgument, options?: Options): Format => {
    const name = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(name) ?? make(locale, options);
    made.set(name, known);
    return known;
  };
}

const numbers = kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = kept((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const plurals = kept((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));
const lists = kept((locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** What sentences write their own figures with: `{count, number}` and plurals. */
export const formatters = {
  getNumberFormat: numbers,
  getDateTimeFormat: dates,
  getPluralRules: plurals,
};

const atMostTwo = { maximumFractionDigits: 2 };
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** The writers of one language. */
export function formatsOf({ locale, lists: listLocale }: Language) {
  return {
    /** "1,234.57": at most two decimals. */
    number: (value: number) => numbers(locale, atMostTwo).format(value),
    /** "82.40": both decimals, since 79.99 is not yet 80. */
    score: (value: number) => numbers(locale, twoDecimals).format(value),
    /** "RM 4,500", "RM 4,500.50". */
    money: (ringgit: number) =>
      `RM ${numbers(locale, Number.isInteger(ringgit) ? atMostTwo : twoDecimals).format(ringgit)}`,
    /** "a, b and c". */
    list: (items: readonly string[]) => lists(listLocale).format(items),
    /** "a, b or c". */
    choice: (items: readonly string[]) => lists(listLocale, { type: 'disjunction' }).format(items),
    /** "5 minutes", "50 seconds". */
    duration: (seconds: number) => {
      const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
      return numbers(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
    },
    /** A day or a moment, in parts of one's choice. */
    date: (date: Date, options: Intl.DateTimeFormatOptions) => dates(locale, options).format(date),
  };
}
