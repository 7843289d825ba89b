/** Terms of a trade whose stem is an everyday verb: only in these forms is the thing of the trade meant. */
const nouns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    // "Agrees terms with suppliers" drafts no agreements, "fills shelves" no teeth, "won a client" serves no wine.
    agree: /^agreements?$/,
    fill: /^fillings?$/,
    win: /^wines?$/,
    scal: /^scalings?$/,
    extract: /^extractions?$/,
    transfer: /^transfer(?:s|ring)?$/,
    dres: /^dressings?$/,
    dress: /^dressings?$/,
    view: /^viewings?$/,
    list: /^listings?$/,
    turn: /^turning$/,
    pil: /^pil(?:es?|ings?)$/,
    stag: /^stages?$/,
    nail: /^nails?$/,
    iron: /^iron(?:ing)?$/,
    dust: /^dusting$/,
    drink: /^drinks?$/,
    order: /^orders?$/,
    stor: /^stores?$/,
    reserv: /^reserv(?:ing|ations?)$/,
    present: /^presentations?$/,
    ship: /^ship(?:s|ping|ments?)?$/,
    plat: /^plat(?:es?|ing)$/,
    frame: /^framing$/,
    fram: /^framing$/,
    finish: /^finish(?:es|ing)$/,
    treat: /^treatments?$/,
    stat: /^statements?$/,
    plac: /^placements?$/,
    settl: /^settlements?$/,
    engag: /^engagements?$/,
    appoint: /^appointments?$/,
    mov: /^movements?$/,
    writ: /^writ(?:ing|ers?)$/,
    write: /^writ(?:ing|ers?)$/,
    // "Duties done before" give nothing to anybody.
    don: /^don(?:at(?:es?|ed|ing|ions?)|ors?)$/,
    // "Files statutory returns" keeps no papers.
    file: /^filing$/,
    fil: /^filing$/,
    invest: /^invest(?:ing|ments?|ors?)$/,
  }),
);

/** "25 minutes" are no minutes of a meeting. */
const counted = /^minutes?$/;

/** True unless the word is a mere form of an everyday verb, or what a number counts. */
export function meansThing(word: { stem: string; text: string }, before?: { shape: string }): boolean {
  if (before?.shape === 'number' && counted.test(word.text)) return false;
  return nouns.get(word.stem)?.test(word.text) ?? true;
}
