/** The -ing form of what a criterion says a person does: "plan and run campaigns" is asked about as planning and running them. */
import { actionStems } from './answers-verbs.ts';
import type { Speech } from './speech.ts';
import { stem, tokenize } from './terms.ts';

/**
 * A phrase as it stands after "responsible for": its leading verb, where it has one, in the -ing form ("handles complaints" is handling
 * complaints). `toVerb`: the words before it were "able to", so a verb follows; `atStart`: it begins the criterion, so its capital is no name's.
 */
export function smooth(speech: Speech, phrase: string, toVerb: boolean, atStart: boolean): string {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  const low = first.toLowerCase();
  const known = speech.vocabulary.match(tokenize(phrase), { list: true })[0];
  const name = /^[A-Z][\w+#./&-]*[A-Z+#]|^[A-Z]{2,}|\d/.test(first) || (known?.first === 0 && known.concept.tool);
  // A capital inside the criterion is a name ("Malaysian tax"); at its head it is only a sentence's beginning.
  const titled = words.length > 1 && words.every((word) => !/^[a-z]{4,}/.test(word));
  if (atStart && titled && !name)
    words.splice(0, words.length, ...words.map((word) => (/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word)));
  else if (!name && atStart) words[0] = low;
  const next = words[1]?.toLowerCase() ?? '';
  // "Handles complaints" is told of a person; the question is about handling them.
  const bare = baseOf(low);
  const second = words[2]?.toLowerCase() ?? '';
  const pair = next === 'and' && baseOf(second) !== second && isVerb(baseOf(second));
  const joined = togetherWith.get(bare)?.includes(next) ?? false;
  if (
    atStart &&
    words.length > 1 &&
    bare !== low &&
    isVerb(bare) &&
    (pair ||
      joined ||
      (!(nounFirst.test(low) && !(low === 'processes' && words.length > 2)) &&
        !/^(?:of|for|in|and|with|from|is|are)$/.test(next)))
  ) {
    words[0] = gerund(bare);
    for (const [i, word] of words.entries()) {
      const other = baseOf(word);
      if (i > 1 && i < words.length - 1 && /^(?:and|or)$/i.test(words[i - 1] ?? '') && other !== word && isVerb(other))
        words[i] = gerund(other);
    }
    return words.join(' ');
  }
  const imperative =
    (/^(?:the|a|an|all|our|your|their)$/.test(next) ||
      (next === 'and' && isVerb(words[2]?.toLowerCase() ?? '') && words.length > 3)) &&
    !/(?:ing|ed|ion|ment|of|for|in|with|s)$/.test(low);
  const verb = imperative || isVerb(low);
  const object =
    /^(?:the|a|an|all|our|your|their|its|and|with|to|in|under|up|out|any|new|on|for|daily|of|effectively|well|independently)$/.test(
      next,
    ) || words.length > 2;
  // "Report writing" and "stock accuracy" begin with a noun, "report the results" with a verb.
  const noun =
    !imperative &&
    !toVerb &&
    (/ing$/.test(next) ||
      /^(?:report|food|stock|record|plan|order|project|test|program|account|market|data|team|time|sale|quality|file|cost|cash|store|process|document|research|patient|risk|support|supply|work|contract|brand|class|care)$/.test(
        low,
      ));
  if (!name && verb && !noun && !/(?:ing|ed|ion|ment|[^s]s)$/.test(low) && (toVerb || object)) {
    words[0] = gerund(low);
    for (const [i, word] of words.entries()) {
      if (
        i > 1 &&
        /^(?:and|or)$/i.test(words[i - 1] ?? '') &&
        actionStems.has(stem(word)) &&
        !/(?:ing|ed|ion|ment|s)$/.test(word) &&
        i < words.length - 1
      )
        words[i] = gerund(word);
    }
  }
  const shouted = words.filter((word) => word.length > 4 && word === word.toUpperCase()).length > 1;
  return (shouted ? words.join(' ').toLowerCase() : words.join(' ')).replace(/ing of the (?=\w+$)/, 'ing the ');
}

/** "Handles" is told of a person: the verb without its ending. */
function baseOf(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=(?:ss|sh|ch|x|z))es$|(?<=[^s])s$/, '');
}

/** Verbs that need a small word behind them, by which they are known as verbs. */
const togetherWith: ReadonlyMap<string, readonly string[]> = new Map([
  ['negotiate', ['with', 'for']],
  ['liaise', ['with']],
  ['look', ['after', 'for', 'into']],
  ['care', ['for', 'about']],
  ['work', ['with', 'well', 'under', 'to', 'in']],
  ['act', ['on', 'for', 'in', 'as']],
  ['react', ['to']],
  ['deal', ['with']],
  ['communicate', ['with']],
  ['follow', ['up']],
]);

function isVerb(word: string): boolean {
  return (
    actionStems.has(stem(word)) ||
    /^(?:manage|handle|ensure|support|assist|maintain|develop|improve|increase|work|communicate|coordinate|oversee|implement|execute|deal|create|use|operate|drive|achieve|provide|participate|respond|interact|administer|help|think|adapt|liaise|collaborate|multitask|prioriti[sz]e|patrol|hit|meet|clean|control|look|care|act|react|sew|alter|motivate|negotiate|reconcile|settle|counsel|carry|follow)$/.test(
      word,
    )
  );
}

/** Words of verbs that more often begin the name of a thing: "reports and dashboards", "orders to suppliers". */
const nounFirst =
  /^(?:reports|orders|projects|tests|programs|accounts|markets|sales|files|costs|records|stores|processes|documents|supplies|supports|works|contracts|brands|plans|results|designs|repairs|services|skills|needs|claims)$/;

function gerund(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^aeiou]e$|[aeiou]{1}[^aeiou]?[gscvz]e$|(?:ate|ize|ise|ure|are|ore|use)$/.test(verb) && !/ee$/.test(verb))
    return `${verb.slice(0, -1)}ing`;
  if (
    /^(?:plan|run|set|get|put|hit|cut|sit|patrol|win|dig|stop|ship|chop|swap|scan|spot|trim|drop|map|log|tag|begin|control)$/.test(
      verb,
    )
  )
    return `${verb}${verb.slice(-1)}ing`;
  return `${verb}ing`;
}
