/** Takes out of a text what nobody sees: control and invisible characters, and those that turn the direction of writing. */

/** What has no shape of its own, as members of a character class; without control characters. */
const shapeless = String.raw`\p{Default_Ignorable_Code_Point}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB`;
/** All of it but white space, and what may stand after the right sign: joiners and variation selectors. */
const invisible = classOf(String.raw`[${shapeless}\p{Cc}]--[\p{White_Space}\u200C\u200D\p{Variation_Selector}]`);
/** A sentence in two scripts may need the marks of direction, which turn no letter. */
const invisibleInProse = classOf(
  String.raw`[${shapeless}\p{Cc}]--[\p{White_Space}\u200C-\u200F\u061C\p{Variation_Selector}]`,
);
/** In an address nothing is needed after whatever sign; of a control character it is refused. */
const invisibleInAddresses = classOf(String.raw`${shapeless}\u2800`);
/** The empty pattern of Braille looks like a space. */
const blanks = /[\p{White_Space}\u2800]+/gv;
const rareBreaks = /[\v\f\u0085\u2028\u2029]/g;

const joiners = /(^|.)([\u200C\u200D]+)(?=(.|$))/gsv;
/** The letters among which a joiner changes what is seen. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/v;
/** The signs that take a vowel away; after one a joiner shows at the end of a word, too, as Malayalam names are written. */
const viramas = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]/v;
const picture = /\p{Extended_Pictographic}/v;
const endOfPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/v;

/** Selectors that say nothing of how the sign before them is drawn. */
const looseSelectors =
  /(?<![\p{Extended_Pictographic}\p{Script=Han}])[\uFE00-\uFE0F]|(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]|(?<!\p{Script=Mongolian})[\u180B-\u180D\u180F]/gv;

function classOf(members: string): RegExp {
  return new RegExp(`[${members}]`, 'gv');
}

/** Whether a joiner between two signs changes what is seen. */
function joins(before: string, joiner: string, after: string): boolean {
  if (joiner.length > 1) return false;
  if (viramas.test(before) || (joined.test(before) && joined.test(after))) return true;
  return joiner === '\u200D' && endOfPicture.test(before) && picture.test(after);
}

function withoutLooseSigns(text: string): string {
  const without = text.replace(looseSelectors, '');
  if (!/[\u200C\u200D]/.test(without)) return without;
  // The same few signs come again and again in a text that is made to be slow.
  const known = new Map<string, boolean>();
  return without.replace(joiners, (met, before: string, run: string, after: string) => {
    const key = met + after;
    const kept = known.get(key) ?? joins(before, run, after);
    known.set(key, kept);
    return kept ? met : before;
  });
}

/** More marks on one letter than any language has (UAX #15, stream-safe text): to put a million of them in order takes minutes. */
const marksBeyond = /(\p{M}{30})\p{M}+/gv;

const composed = (text: string, form: 'NFC' | 'NFKC') => text.replace(marksBeyond, '$1').normalize(form);

/** Text of any language settles in two. */
const mostPasses = 4;

/**
 * Cleans again until nothing changes: a sign that is gone may have stood between two that belong together. Where that
 * goes on, as in no language, all that depends on its neighbours is gone.
 */
function settled(text: string, clean: (text: string) => string): string {
  let before = text;
  for (let pass = 1; ; pass += 1) {
    const after = clean(pass === mostPasses ? before.replace(/[\u200C\u200D\p{Variation_Selector}]/gv, '') : before);
    if (after === before) return after;
    before = after;
  }
}

/** A name or another text of one line, as it looks: composed (NFC), trimmed, white space and line breaks one space each. */
export function cleanLine(text: string): string {
  return settled(text, (once) => {
    const seen = withoutLooseSigns(composed(once, 'NFC').replace(invisible, ''));
    return composed(seen.replace(blanks, ' ').trim(), 'NFC');
  });
}

/** A text of several lines, trimmed: line breaks, tabs and spaces stay as they are. */
export function cleanLines(text: string): string {
  return settled(text, (once) =>
    withoutLooseSigns(once.replace(rareBreaks, '\n').replace(invisibleInProse, '')).trim(),
  );
}

/** What is seen of an address, composed for compatibility (NFKC), so that what looks the same is the same. */
export function cleanForAddress(text: string): string {
  return settled(text, (once) => composed(once, 'NFKC').replace(invisibleInAddresses, '').trim());
}
