/** Words of a cleaned text: tokens with places, a light stemmer, and words that say nothing about fitness for a job. Half of it is tables, hence its length. */

/** One word with its place in the cleaned text. */
export interface Token {
  /** Lower-case, American spelling. */
  text: string;
  stem: string;
  start: number;
  end: number;
  shape: 'lower' | 'title' | 'upper' | 'mixed' | 'number';
  /** Joined to the word before by nothing but a blank, a break, a hyphen, a slash or an ampersand. */
  near: boolean;
}

// Names with signs in them are one word each; longer ones stand before those they begin with.
const special =
  /c\+\+|[cf]#|(?:asp|vb|ado)?\.net(?![a-z])|[a-z]{2,12}\.(?:js|io|ai)(?![a-z])|ci\/cd|tcp\/ip|p&l|r&d|f&b|m&e|c&b|l&d|t&d|m&a|o&m|fp&a|h&s|c&i|a\/b|ui\/ux|ux\/ui|qa\/qc|qc\/qa|pl\/sql|hr\/admin|a\/p|a\/r|g\/l|b2b|b2c|24\/7/iy;
const word = /[\p{L}\p{N}]+(?:'[\p{L}]{1,3}(?![\p{L}]))?/uy;
const wordStart = /[\p{L}\p{N}.]/u;

/** Longer words are noise or an attack. */
const longestWord = 48;
/** A real resume has a few thousand words; reading stops here so that hostile input costs a bounded time. */
export const mostTokens = 20_000;

/** Forms worked out before: a caller that reads one text piece by piece passes the same map, and each word is stemmed once. */
export type WordForms = Map<string, { text: string; stem: string }>;

/** Words are the same in every text; so many are remembered for all, and then forgotten at once. */
const mostForms = 20_000;
const shared: WordForms = new Map();

function sharedForms(): WordForms {
  if (shared.size > mostForms) shared.clear();
  return shared;
}

/** The words of a text in order. Signs between them are dropped, except in names such as C++, .NET, CI/CD and P&L. */
export function tokenize(text: string, start = 0, end = text.length, known = sharedForms()): Token[] {
  const tokens: Token[] = [];
  let i = start;
  while (i < end && tokens.length < mostTokens) {
    const char = text.charAt(i);
    if (!wordStart.test(char)) {
      i += 1;
      continue;
    }
    const match = matchAt(text, i);
    if (match === '') {
      i += 1;
      continue;
    }
    const to = Math.min(i + match.length, end);
    if (match.length <= longestWord)
      tokens.push(token(match, i, to, joined(text, tokens[tokens.length - 1]?.end ?? -9, i), known));
    i = to;
  }
  return tokens;
}

function matchAt(text: string, at: number): string {
  special.lastIndex = at;
  const named = special.exec(text)?.[0];
  if (named) return named;
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? '';
}

function joined(text: string, from: number, to: number): boolean {
  if (from < 0 || to - from > 3) return false;
  return to === from || /^(?:[ \n/&-]| & | \/ | -|- )$/.test(text.slice(from, to));
}

function token(raw: string, start: number, end: number, near: boolean, known: WordForms): Token {
  let forms = known.get(raw);
  if (!forms) {
    const text = american(
      raw
        .replace(/'s$|'$/i, '')
        .replace(/'/g, '')
        .toLowerCase(),
    );
    forms = { text, stem: stem(text) };
    known.set(raw, forms);
  }
  return { text: forms.text, stem: forms.stem, start, end, shape: shapeOf(raw), near };
}

function shapeOf(raw: string): Token['shape'] {
  if (/^\p{N}+$/u.test(raw)) return 'number';
  const low = raw.toLowerCase();
  if (raw === low) return 'lower';
  if (raw === raw.toUpperCase()) return 'upper';
  return raw.slice(1) === low.slice(1) ? 'title' : 'mixed';
}

const british: Record<string, string> = {
  waitress: 'waiter',
  waitresses: 'waiters',
  hostess: 'host',
  stewardess: 'steward',
  actress: 'actor',
  manageress: 'manager',
  headmistress: 'headmaster',
  seamstress: 'tailor',
  centre: 'center',
  programme: 'program',
  programmes: 'programs',
  licence: 'license',
  licences: 'licenses',
  catalogue: 'catalog',
  cheque: 'check',
  fulfil: 'fulfill',
  enrol: 'enroll',
  tyre: 'tire',
  aluminium: 'aluminum',
  defence: 'defense',
  labour: 'labor',
  colour: 'color',
  behaviour: 'behavior',
  behavioural: 'behavioral',
  harbour: 'harbor',
  favour: 'favor',
  honours: 'honors',
  neighbour: 'neighbor',
  judgement: 'judgment',
  grey: 'gray',
  maths: 'math',
  analyse: 'analyze',
  analysed: 'analyzed',
  analysing: 'analyzing',
  practise: 'practice',
  practised: 'practiced',
  counsellor: 'counselor',
  counselling: 'counseling',
  jewellery: 'jewelry',
  travelling: 'traveling',
  modelling: 'modeling',
  labelling: 'labeling',
  fibre: 'fiber',
  theatre: 'theater',
  metre: 'meter',
  litre: 'liter',
  artefact: 'artifact',
  artefacts: 'artifacts',
  sceptical: 'skeptical',
  ageing: 'aging',
};
const keepsIse =
  /^(?:exerc|enterpr|expert|franch|merchand|prec|adv|superv|rev|prem|otherw|prom|ra|no|w|r|compr|surpr|disgu|dev|conc|lik|apprais|prai|cru|bru|excis|telev|improv)is/;

/** American spelling of a lower-case word, so that "organisation" and "organization" are one. */
export function american(text: string): string {
  const known = Object.hasOwn(british, text) ? british[text] : undefined;
  if (known) return known;
  if (text.length < 7) return text;
  let out = text;
  if (/is(?:e[ds]?|ing|er|ers|ations?|able)$/.test(out) && !keepsIse.test(out)) {
    out = out.replace(/is(e[ds]?|ing|er|ers|ations?|able)$/, 'iz$1');
  }
  return out
    .replace(/paed/, 'ped')
    .replace(/anaesth/, 'anesth')
    .replace(/gynaec/, 'gynec')
    .replace(/haem/, 'hem');
}

// Words whose ending carries the trade: "accounting" is not "account", "marketing" is not "market".
const whole = new Set(
  (
    'accounting marketing nursing banking building engineering clothing meeting evening morning catering wedding during ' +
    'welding plumbing roofing wiring tooling lighting plaster news business series species analysis basis thesis ' +
    'sales logistics mathematics physics economics electronics statistics mechanics ethics graphics process access ' +
    'address success class glass press less express wireless business does was has this his always plus bus ' +
    'status focus campus bonus gas virus kubernetes aws sas sass css windows teams outlook postgres redis jenkins ' +
    'keras pandas ansys sds ios macos mfrs ifrs socso eis eps cross mass boss loss gross stress fitness wellness ' +
    'community university security facility utility quality quantity city company agency country nation national ' +
    'international operation operations operational position station education medication vacation location ' +
    'action section function fraction option motion portion question relation relations public republic ' +
    'media data india food need speed feed seed lead bed red shed embedded need ring spring string thing bring king ' +
    'sing wing nothing something anything everything site state rate date gate plate climate candidate private ' +
    'late ate create'
  ).split(' '),
);
const irregular: Record<string, string> = {
  analyses: 'analy',
  analysis: 'analy',
  analyze: 'analy',
  analyzed: 'analy',
  analyzing: 'analy',
  analytical: 'analy',
  analytics: 'analytics',
  led: 'lead',
  leading: 'lead',
  leads: 'lead',
  leadership: 'leadership',
  sold: 'sell',
  selling: 'sell',
  sells: 'sell',
  taught: 'teach',
  teaching: 'teach',
  teaches: 'teach',
  ran: 'run',
  running: 'run',
  wrote: 'write',
  written: 'write',
  writing: 'write',
  built: 'build',
  kept: 'keep',
  made: 'make',
  making: 'make',
  drove: 'drive',
  driven: 'drive',
  driving: 'drive',
  drives: 'drive',
  bought: 'buy',
  buying: 'buy',
  held: 'hold',
  oversaw: 'oversee',
  overseeing: 'oversee',
  oversees: 'oversee',
  grew: 'grow',
  growing: 'grow',
  growth: 'grow',
  won: 'win',
  winning: 'win',
  met: 'meet',
  paid: 'pay',
  paying: 'pay',
  securities: 'securities',
  goods: 'goods',
  acting: 'acting',
  trading: 'trading',
  payments: 'payment',
  payable: 'payable',
  payables: 'payable',
  receivables: 'receivable',
  receivable: 'receivable',
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  data: 'data',
  staffing: 'staffing',
  testing: 'test',
  tested: 'test',
  tests: 'test',
  training: 'train',
  trained: 'train',
  trains: 'train',
  created: 'creat',
  create: 'creat',
  creates: 'creat',
  creating: 'creat',
  creation: 'creat',
  creative: 'creative',
  operate: 'operat',
  operated: 'operat',
  operates: 'operat',
  operating: 'operat',
  operations: 'operation',
  maintain: 'mainten',
  maintained: 'mainten',
  maintaining: 'mainten',
  maintains: 'mainten',
  maintenance: 'mainten',
  reconcile: 'reconcil',
  recruitment: 'recruit',
  recruiting: 'recruit',
  recruited: 'recruit',
  compliance: 'compli',
  complied: 'compli',
  comply: 'compli',
  complying: 'compli',
  planning: 'plan',
  planned: 'plan',
  scheduling: 'schedul',
  designer: 'designer',
  designers: 'designer',
  procurement: 'procur',
  production: 'produc',
  implementation: 'implement',
  supervision: 'supervis',
  administer: 'administr',
  administered: 'administr',
  administering: 'administr',
  development: 'develop',
  management: 'manag',
  billing: 'bill',
  billed: 'bill',
  controlled: 'control',
  controlling: 'control',
  programming: 'program',
  programmed: 'program',
  shipping: 'ship',
  shipped: 'ship',
  shipment: 'ship',
  shipments: 'ship',
  budgeting: 'budget',
  budgets: 'budget',
  forecasting: 'forecast',
};

/**
 * A light stem: plurals, tenses and the commonest nouns of a verb fall together ("reconciled", "reconciliation"),
 * while the names of persons ("accountant", "manager") stay apart from the work.
 */
export function stem(text: string): string {
  if (text.length < 4 || !/^[a-z]+$/.test(text)) return text;
  const odd = Object.hasOwn(irregular, text) ? irregular[text] : undefined;
  if (odd) return odd;
  if (whole.has(text)) return text;
  let out = text;
  if (/ies$/.test(out) && out.length > 4) out = `${out.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(out)) out = out.slice(0, -2);
  else if (/[^su]s$/.test(out)) out = out.slice(0, -1);
  if (whole.has(out)) return out;
  const odder = Object.hasOwn(irregular, out) ? irregular[out] : undefined;
  if (odder) return odder;
  const bare = out
    .replace(/(?<=[a-z]{4})(?:ization|izing|ized|izer|ize)$/, 'iz')
    .replace(/(?<=[a-z]{3})(?:ational|ations?|ating|ated|ate)$/, '')
    .replace(/(?<=[a-z]{4})(?:ution|ition)$/, 'ut')
    .replace(/(?<=[a-z]{4})(?:sion|tion)$/, 't')
    .replace(/(?<=[a-z]{5})ment$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{4})(?:ally|ly)$/, '');
  return tidy(bare);
}

/** "plann" and "plan", "prepare" and "prepar", "apply" and "appli" end alike. */
function tidy(bare: string): string {
  const single = bare.replace(/([bdgmnprt])\1$/, '$1');
  return single.length > 3 ? single.replace(/[eiy]+$/, '') : single;
}

const stopWords = new Set(
  (
    'a an the and or of in on at to for from by with without as is are was were be been being am it its this that these ' +
    'those there their they them i my me we our us you your he she his her him who whom which what when where how why ' +
    'not no nor so than then too very can could may might must shall should will would do does did done have has had ' +
    'having into onto per via over under between within across about above below after before during while if but also ' +
    'any all each every both few many much more most other others another some such only own same etc eg ie up down out ' +
    'off again further once here just well good great one two three new using use used uses including include includes ' +
    'various related relevant well make made help dan atau yang untuk di ke dari dengan pada adalah'
  ).split(' '),
);

/** Words of grammar: they never count. */
export function isStop(text: string): boolean {
  return stopWords.has(text);
}

const genericStems = new Set(
  (
    'able ability accomplish achieve action active activity add additional advantage afford agree aim allow amount apply ' +
    'applicant applicat appropriate area assign assist attention attitude attribute aware background base basic basis ' +
    'believe benefit best better bring broad business candidate capable capability career carry case certain challenge ' +
    'chance change check choose clear close collaborate colleague come commit commitment common communicate ' +
    'company competent competency complete comprehensive concern conduct confident consider consist contact continue ' +
    'contribute cooperate coordinate core corporat course creat creative criteria current daily day deadline deal dedicate ' +
    'degree deliver demonstrate department depend describe desire detail determine develop different direct discuss ' +
    'diverse driven duty dynamic effective efficient effort employ employee employer enable encourage energetic enhance ' +
    'ensure enthusiast environment equal equivalent especially essential establish evaluate every example excellent ' +
    'exceptional execute exist expect experience experienced expert expertise explain express extensive external face fair ' +
    'familiar fast field find fit flexible follow form full fun function fundamental future general get give goal group ' +
    'grow guide hand handle hard help high highly hire hold hour idea ideal identify impact implement importance important ' +
    'improve individual industry inform information initiative innovate inside interact interest internal interpersonal ' +
    'involve issue item job join keep key kind know knowledge language large lead learn level like line list local long look ' +
    'maintain major make manag manner match matter maximum mean meet member method minimum minute mission month motivate ' +
    'multiple multitask name nature necessary need negotiable number objective obtain offer office ongoing open ' +
    'operat opportunity order organizat organize oriented outstanding overall package participate part particular passion ' +
    'passionate past people perform performance period person personal place plan play plus point poise position positive ' +
    'possess possible potential practical practice prefer present pressure prior priority proactive problem process ' +
    'produce product professional proficient profile program progress project proper proud prove provide purpose pursue ' +
    'qualify qualificat quality question quick range rapid reach ready real receive recommend regard regular relate ' +
    'relationship reliable report requir requirement resource respect respond responsibility responsible responsive result ' +
    'resume review right role salary scope seek self sense serve service set share short show skill small smart solid ' +
    'solution solve sound special specific staff standard start status step strategy strong structure style success successful ' +
    'suitable support system take talent target task team teamwork technique technical term thing think thorough thrive ' +
    'time timely together tool top track type understand unique unit upon utilize valid value variety vary versatile vision ' +
    'wage want way week welcome wide willing wish word work worker working world year young monthly weekly yearly annual ' +
    'state city country date address phone email www http https com curriculum vitae page january february march april june ' +
    'shown least hand real own especially formal preparation mention settle before so far command ' +
    'july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec present'
  )
    .split(' ')
    .map((one) => stem(american(one))),
);

/** Words that stand in every advert and resume: they weigh next to nothing. */
export function isGeneric(stemmed: string): boolean {
  return genericStems.has(stemmed);
}

/** Stems words of tables in American spelling, each once; what it remembers goes with it. */
export function createStemmer(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = stem(american(word));
      known.set(word, found);
    }
    return found;
  };
}
