/** Turns of phrase that say the same as another: written out, so that the grammar knows one way of each. */

import { months } from './calendar.ts';
import { kept, meant, small } from './lexicon.ts';

const superlatives: Readonly<Record<string, string>> = {
  low: 'lowest',
  high: 'highest',
  cheap: 'cheapest',
  new: 'newest',
  old: 'oldest',
  good: 'best',
  bad: 'worst',
  weak: 'weakest',
  strong: 'strongest',
};

/** "On 20/11": day before month, as they are written here. */
function dated(text: string): string {
  return text.replace(
    /\b(on|since|before|after|until|till|by|from|between|and|to|-) (\d{1,2})[/](\d{1,2})(?![\d/])/g,
    (whole, word: string, day: string, month: string) => {
      const name = months[Number(month) - 1];
      return name && Number(day) > 0 && Number(day) < 32 ? `${word} ${Number(day)} ${name}` : whole;
    },
  );
}

// Long because each way is a line.
/** Shorthand: "w/ Excel", "no. of apps", "SQL + Excel". */
export function expanded(text: string): string {
  return text
    .replace(/^(?!.*\b(?:scor|mark|grade|point|out of)).*$/, dated)
    .replace(/\b(any|some|every|no)1\b/g, '$1one')
    .replace(/\b(top|best|bottom|worst|latest|last|first|next)(\d{1,3})\b/g, '$1 $2')
    .replace(/(?<=[a-z]{2}) n (?=[a-z]{2})/g, ' and ')
    .replace(/\b((?:finish|complet)\w*|done|did) (?:with )?(?:the |their )?interviewing\b/g, '$1 interview')
    .replace(/\bbest (?:bets?|picks?|choices?|options?|shots?|hopes?)\b/g, 'best')
    .replace(
      /\b(?:getting|attracting|drawing|generating|has|have|gets|got|had) (?:the )?(most|least) (?:interest|attention|traction|response)\b/g,
      'has the $1 applicants',
    )
    .replace(/\br (?=(?:the|our|my|there|you|we|they|still|pending|accepted|rejected)\b)/g, 'are ')
    .replace(/\bu (?=(?:have|show|tell|give|list|know|see|find)\b)/g, 'you ')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\b(max|min)\b(?! ?(?:of )?(?:rm)? ?\d)(?<!\d (?:max|min))/g, (_, end: string) =>
      end === 'max' ? 'highest' : 'lowest',
    )
    .replace(/\b(?:despite|in spite of)(?: (?:the fact that|having))?(?=\s)/g, 'and')
    .replace(/\b(?:all )?(?:the )?(?:5|five) (?=criteria\b)/g, 'the ')
    .replace(/\bw (?=[a-z+#.]{2,})/g, 'with ')
    .replace(
      /\b(?:could|can|might|would|may) (?:we|i) (?:hire|get|afford|find) (?=(?:some|any)(?:one|body)\b)/g,
      'is there ',
    )
    .replace(/(?<=^|\s)# ?(?:of )?(?=[a-z])/g, 'number of ')
    .replace(/(?<=^|\s)% (?:of )?(?=[a-z])/g, 'percentage of ')
    .replace(/\b(?:the )?quantity of\b/g, 'number of')
    .replace(/> ?(?=\d+ (?:days?|weeks?|months?)\b)/g, 'more than ')
    .replace(/< ?(?=\d+ (?:days?|weeks?|months?)\b)/g, 'less than ')
    .replace(/^(?:the |my |our )?\w+ (?:wish(?:es)?|wants?|would like|needs?) to know\b/, 'tell me')
    .replace(/\bbailed(?: out)?(?: on (?:us|me))?\b|\bwalked away\b/g, 'withdrew')
    .replace(/\bwhat (is|are) (?=(?:still )?(?:open|closed|live)\b)(?<=\S.* what (?:is|are) )/g, 'that $1 ')
    .replace(/^(?:and |now |do |show |give me |list )*the same (?:for|with|but|in) (?:the )?/g, 'what about ')
    .replace(/\b(?:for|in|to) each(?: of (?:them|those|these))?(?= ?(?:\?|$))/g, 'per job')
    .replace(
      /\b(every(?:one|body)|anyone|anybody|nobody|all(?: (?:the |of )?(?:applicants|candidates|applications|people|jobs|them))?) but (?:for )?(?!only|who|with|not|no\b|also|whose|which|that|are|is|have|has|sort|in\b|just|please)/g,
      '$1 except ',
    )
    .replace(/\b(?:anot|or not ah)\b(?= ?(?:[?.!]|$))/g, ' ')
    .replace(/\b(?:resume|cv)[ -]only\b/g, 'without interview')
    .replace(
      /\b(clos|open)(?:e|es|ing)? (already|liao)\b|\balready (clos|open)(?:e|es)?\b/g,
      (_, one: string | undefined, _already, other: string | undefined) =>
        (one ?? other) === 'open' ? 'open' : 'closed',
    )
    .replace(
      /\b(?:is |are |was |were )?(?:very|quite|really|pretty|so) (?:high|low|good|bad|big) ?,? ?(?:like|say|i mean|,)+ (?=more|less|over|under|above|below|at least|at most|>|<)/g,
      ' ',
    )
    .replace(
      /\b(?:(?:we|you|i) (?:are|is|were|have been)|(?:are|have|were) (?:we|you|i)(?: been)?) (?:struggling|finding it (?:hard|difficult)) to fill\b|\b(?:the )?(?:hard(?:est)?|most difficult|toughest) to fill\b/g,
      'with the fewest applicants',
    )
    .replace(
      /\b(?:not|never) (?:yet )?(?:been )?(?:given|got|gotten|had|received|heard|told)(?: back| from us)*(?: an?| any| our| the| their)* (?:answers?|repl(?:y|ies)|responses?|decisions?|verdicts?|outcomes?|news)(?: back| from us)?\b/g,
      'undecided',
    )
    .replace(/\b(?:not|never) (?:yet )?heard (?:back|anything)(?: from us)?\b/g, 'undecided')
    .replace(
      /\b(?:lies|lie|lying|falls?|falling|ranges|ranging|sits?) (?=between|within|from|above|below|over|under)/g,
      '',
    )
    .replace(
      /\b(?:no|never|dont|dun|din|didnt) (have|has|got|do|did|finish|complete|take|took|know|speak|use|mention|attend|sit)\b/g,
      'do not $1',
    )
    .replace(/(?<=\S )(?:ah|lah|leh|lor|meh|hor|wor|eh|aiyo)(?= ?(?:[?,.!]|$))/g, ' ')
    .replace(
      /\b(?:so far|up to now|until now|till now|up until now|to date|by now|as of (?:now|today)|thus far|as at today)\b/g,
      ' ',
    )
    .replace(/\bi (?:am|was) after\b/g, 'i want')
    .replace(
      /\b(?:pull(?:ed|s)? in|draw(?:n|s)?(?: in)?|drew(?: in)?|bring(?:s)? in|brought in|generat(?:ed|es)|garner(?:ed|s)|gather(?:ed|s))\b/g,
      'received',
    )
    .replace(
      /\bworth (?:calling|contacting|talking to|meeting|seeing|interviewing|considering|hiring|looking at|a call|a look)(?: back| in)?\b/g,
      'top',
    )
    .replace(
      /\bhow long (?:has|have|is|was) (.{3,60}?) been (?:up|open|online|running|live|posted|advertised|out|listed)\b/g,
      'when was $1 posted',
    )
    .replace(/\bthe rest of the (?=(?:month|week|year))/g, 'this ')
    .replace(/\bw\/ ?(?=\w)/g, 'with ')
    .replace(/\b(?:no|nr|num) ?\.? of\b/g, 'number of')
    .replace(/(?<!\b(?:mobile|web|native|phone|android|ios) )\bapps\b/g, 'applications')
    .replace(/\bppl\b/g, 'people')
    .replace(/\binterns?hip\b/g, 'internship')
    .replace(/(?<=[\p{L}\p{N}]) \+ (?=\p{L})/gu, ' and ')
    .replace(/\b(?:plz|pls|kindly)\b/g, 'please')
    .replace(/\bor not(?= ?(?:\?|$))/g, ' ')
    .replace(/\bmost (low|high|cheap|new|old|good|bad|weak|strong)\b/g, (_, word: string) => superlatives[word] ?? word)
    .replace(/\bmore (better|worse|higher|lower|stronger|cheaper)\b/g, '$1')
    .replace(/\bmost many\b/g, 'most')
    .replace(
      /\bbased? on (?:the |their |an? )?(interview|resume|cv)s?(?: (?:score|mark|grade|result)s?)?\b/g,
      'by $1 score',
    )
    .replace(/\bfollow(?:ing|s)? (?:the |their )?(?=status|job|department|location|month)/g, 'by ')
    .replace(/\bsince before\b/g, 'before')
    .replace(
      /\b(?:(?:has|have|is|are|been) )*wait(?:ing|ed|s)? (?:for )?(?:the )?longest(?: (?:for|on) (?:an? |our |the )?(?:decision|answer|reply|response|review|news|outcome))?/g,
      'oldest pending',
    )
    .replace(/\b(?:i mean|that is to say|if any|if so|for example|for instance)\b/g, ' ')
    .replace(/\b(?:got|gotten|get|come|came) (?:a)?round to\b/g, ' ')
    .replace(
      /\b(?:not|never) (?:yet )?(?:made|taken|reached|come to|make|take) (?:an? |any |the |our |up )?(?:final )?(?:decisions?|minds?)\b/g,
      'undecided',
    )
    .replace(/\b(which )?of the (?:2|two|both)\b(?= (?:jobs|positions|roles|departments|locations)?)/g, '$1')
    .replace(
      /\b(?:meetings?|presentation|report|call|review) (?:on|for|by|this|next) (?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g,
      'meeting',
    )
    .replace(/\bbefore (?:i|we) (?:go|leave|start|decide|meet)\b/g, ' ')
    .replace(/^since (?=(?:the|our|my|we|i|he|she|they)\b(?! (?:day|start|beginning|last|first)))/, ' ')
    .replace(/\bhiring managers?\b/g, ' ')
    .replace(
      /\b(?:leaving (?:aside|out)|(?:not|without) (?:counting|including)|setting aside|disregarding)\b/g,
      'excluding',
    )
    .replace(/\bpending (?:our |a |your |my )?(?:review|decision)\b/g, 'pending')
    .replace(/(\bif (?:i|we) (?:had|have) to\b.*) (?:today|right now|now|this week|tomorrow)\b/g, '$1')
    .replace(/(?<=\S| ) ?(<=?|>=?) ?(?=\S)/g, ' $1 ')
    .replace(/\binternships\b(?! (?:jobs|positions|roles|applic|candid))/g, 'internship jobs')
    .replace(/\b(?:first|next) in line\b|\bin (?:first place|pole position)\b/g, 'top')
    .replace(
      /\b(?:created|published|advertised|listed|put up)(?= (?:in|on|since|last|this|today|yesterday|before|after|between)\b)(?<=\b(?:job|position|role|vacanc|opening|posting).*)/g,
      'posted',
    )
    .replace(/≥/g, '>=')
    .replace(/≤/g, '<=')
    .replace(/(?<=\d) ?% (?=(?:final|overall|score|marks?))/g, ' ')
    .replace(/\b(?:runners?[ -]up)\b/g, 'second best')
    .replace(/\b(?:salary|pay) (?:ask|expectation|demand)s?\b/g, 'expected salary');
}

const politeness =
  '(?:(?:please|kindly|(?:can|could|would|will) (?:you|u)(?: please| kindly)?|i (?:want|need|would like) you to|you (?:may|should)|be so kind as to) )+';
const meantVerb =
  /^(?:exclud|omit|ignor|skip|sort|order|rank|group|compar|contrast|summar|count|(?:top|not|with|without|how|who|which|what|when|why|where|is|are|do|does|did|has|have|in|for|only)$)/;

/** "Kindly indicate the …": whatever verb asks, it asks to be told. */
function told(text: string): string {
  return text.replace(
    new RegExp(
      `^(${politeness})([a-z]+)(?= (?:the|a|an|all|me|us|how|which|who|whether|any|our|every|those|these|what)\\b)`,
    ),
    (whole, _polite: string, verb: string) =>
      verb === 'state' || !(meantVerb.test(verb) || small.has(verb) || kept.has(verb) || meant.includes(verb))
        ? 'tell'
        : whole,
  );
}

/** Turns of phrase that say the same as another. */
export function idioms(text: string): string {
  return told(text)
    .replace(
      /\b(?:should|shall|could|would|can|do|must|ought) (?:i|we) (?:best )?(?:to )?(?:be )?(?:looking at|hire(?! (?:some|any)(?:one|body))|accept|interview|pick|choose|select|shortlist|call|consider|contact|prioriti[sz]e|invite|meet|hiring|interviewing|look at|talk to|go (?:for|with))(?: first| next)?\b/g,
      ' top ',
    )
    .replace(/^(?:please |can you |could you )*shortlist\b/, 'top')
    .replace(/\b(?:who|which \w+) (?:do|would) you (?:recommend|suggest|pick|choose)\b/g, 'who are the top')
    .replace(
      /\b(?:rank|order|sort) (?:the |all |my |our )*(?=(?:applicants|candidates|people|them|applications)\b)/g,
      'ranked ',
    )
    .replace(/\b(?:a|any|1) single (?=\w)/g, 'any ')
    .replace(/\bhow much (?=applicants|people|candidates|applications|jobs)/g, 'how many ')
    .replace(/\bhow (?:is|are|was) (.{2,60}) (?:doing|performing|looking|getting on)\b/g, 'summary of $1')
    .replace(/\b(?:accepting|taking|receiving) (?:new |any |more )?(?:applications|applicants|candidates)\b/g, 'open')
    .replace(/\b(?:the )?(?:headcount|tally)(?: of)?\b/g, 'number of')
    .replace(
      /\b(?:put |place |show |set )?(.{3,60}?) (?:and|with) (.{3,60}?) (?:side[ -]by[ -]side|(?:next to|beside|against) each other)\b/g,
      'compare $1 and $2',
    )
    .replace(
      /\b(?:waiting|wait) to hear(?: back)?(?: from us)?\b|\bwaiting (?:for|on) (?:a |an |our )?(?:reply|response|answer|news)\b/g,
      'pending',
    )
    .replace(/\b(have|has|had|did|do) not (we|i|you)\b/g, '$2 $1 not')
    .replace(
      /\bhow (?:big|large) (?:is|are) (?:the |our |my )?(?:(applicant|candidate|talent)s? )?(?:pool|pile|list|base)\b/g,
      'how many applicants',
    )
    .replace(/\b(open|closed) ones\b/g, '$1 jobs')
    .replace(/\bper cent\b/g, 'percent')
    .replace(/\b(?:what|how) about\b/g, 'what about');
}
