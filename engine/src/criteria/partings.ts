/** Finds where signs, gaps and words that run together part a sentence of an advert. */

/** What parts a sentence: a colon, brackets, dashes, an end without a space, tabs. */
const parts = /[:;()[\]|•?!…]+|\s[–—-]+\s|\.(?=\s|$|\p{Lu})|\t|\s{4,}/gu;
/** Where two words run together: "adhered toResearch", "UIsWriting", "complianceQUALIFICATIONS". */
const runTogether = /(?<=\p{Ll})(?=\p{Lu}\p{Ll}{2,20}\s)|(?<=\p{Ll}{3})(?=\p{Lu}{4})/gu;
/** The letters before a place. */
const letters = /[\p{L}\p{N}]{0,40}$/u;

/** Every place where the sentence is parted, and its end. */
export function partings({
  text,
  names,
}: {
  text: string;
  names: ReadonlySet<string>;
}): { 0: string; index: number }[] {
  const glued = [...text.matchAll(runTogether)].filter(({ index }) => {
    const before = letters.exec(text.slice(0, index))?.[0] ?? '';
    const after = /^\p{L}+/u.exec(text.slice(index, index + 40))?.[0] ?? '';
    // "AdWords" and "EncoderPro" are names; "toResearch" is none.
    return before.length > 1 && !/^\p{Lu}\p{Ll}{1,6}$/u.test(before) && !isName(names, before, after);
  });
  return [...text.matchAll(parts), ...glued, { 0: '', index: text.length }].sort((a, b) => a.index - b.index);
}

/** Whether two words run together are a name: "JavaScript", "eBay", but not "careEnsure". */
export function isName(names: ReadonlySet<string>, before: string, after: string): boolean {
  return /^(?:\p{Lu}|\p{Ll}$)/u.test(before) && names.has(`${before}${after}`.toLowerCase());
}
