/** What is answered without the data: greetings, what can be asked, acts the assistant does not do, questions it declines. */
import type { Plan, Query } from './types.ts';

export const examples: readonly string[] = [
  'How many applications came today?',
  'Who are the top 5 applicants?',
  'Which applicants have not finished their interview?',
  'Which job has the most applicants?',
];

const can = `I answer questions about your company's applicants and jobs from its own records. For example:

- **Counts**: “How many applications came this week?”
- **Lists**: “List the accepted applicants in Selangor”
- **Rankings**: “Who are the top 5 for Accountant by interview score?”
- **Skills**: “Who mentions SQL but not Excel?”
- **Comparisons**: “Compare two applicants” by their names
- **One person**: “Summarise” with a name, or “Why did … get this score?”
- **Jobs**: “Which jobs are open?”, “Applications per job”

I only read: I change nothing, and decisions stay with you.`;

const say = (
  text: string,
  reason: 'talk' | 'declined' | 'refused' | 'unknown',
  suggestions: readonly string[] = examples,
): Plan => ({
  kind: 'say',
  text,
  suggestions: [...suggestions],
  reason,
});

/** Answers greetings and thanks, and what the assistant can do; null for anything else. */
export function smallTalk(text: string): Plan | null {
  const bare = text
    .replace(/[.,?!;:"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (
    /^(?:(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening|day)|greetings|salam|selamat \w+|assalamualaikum)(?: (?:there|again|assistant|bot|saring|everyone|everybody|all))?)(?: how are you(?: (?:doing|today))*)?$/.test(
      bare,
    )
  )
    return say(
      'Hello! Ask me anything about your applicants and jobs, for example how many applied this week or who ranks first for a job.',
      'talk',
    );
  if (/^how (?:are|r) (?:you|u)(?: (?:doing|today))*$/.test(bare))
    return say('Ready to help. What would you like to know about your applicants or jobs?', 'talk');
  if (
    /^(?:ok(?:ay)? |great |perfect |many |cool |alright )*(?:thanks?(?: you)?|thx|ty|cheers|terima kasih|much appreciated)(?: (?:a lot|so much|very much|you|again|for (?:your|the) help|that is all|bye))*$/.test(
      bare,
    )
  )
    return say("You're welcome. Is there anything else you would like to know?", 'talk');
  if (/^(?:ok(?:ay)?|great|perfect|cool|nice|alright|good|awesome|got it|i see|understood|fine)$/.test(bare))
    return say('Good. Ask whenever you want to know more.', 'talk');
  if (/^(?:good ?)?(?:bye|goodbye|see you(?: later)?|good night)$/.test(bare)) return say('Goodbye!', 'talk');
  if (
    /^(?:help|help me|what (?:else )?(?:can|could|do) you (?:do|answer|know|help)(?: (?:me|for me|with|here|about))*|who are you|what are you|what is this|how (?:can|do) (?:you|i) (?:help|help me|use (?:this|you)|work|ask)(?: me)?|how does this work|what (?:can|should|could|may) i ask(?: you)?(?: about)?|what (?:kind|kinds|sort|type|types) of questions .*|what (?:questions|things) can .*|(?:can|could) you help(?: me)?|are you (?:an? )?(?:ai|bot|human|robot|real)(?: person)?|what (?:is|are) your (?:name|capabilities|features|functions)|(?:show|give)(?: me)? (?:some )?examples?)$/.test(
      bare.replace(/^(?:hi|hello|hey) /, ''),
    )
  )
    return say(can, 'talk');
  return null;
}

const polite =
  '^(?:(?:please|pls|kindly|ok|okay|now|then|and|also|hi|hello|hey|assistant|first|next|so|,|!|\\.|(?:can|could|would|will) (?:you|u)(?: please| kindly| also| now| mind| help me| help)?|i (?:want|need|would like|like)(?: you)? to|i want you to|go ahead and|you (?:must|should|have to|need to)|let us|just|try to|help me(?: to)?|(?:ignore|forget|disregard) [^.;,]*[.;,] ?(?:and )?)(?![a-z]) ?)*';
const acts: readonly [RegExp, string][] = [
  [
    /^(?:reject|decline|accept|approve|hire|kiv(?! (?:with|for|in|since|from|who|that|at|last|this|and|or|above|below|over|under|scor\w+|emails?|contacts?|names?|count|number|applicants|candidates|applications|people|ones|list|pile)\b)|unaccept|unreject|withdraw|un-?withdraw|fire|disqualify|move|mark|promote|advance|dismiss|set|change|update|switch|put(?! together|.* (?:side[ -]by[ -]side|each other))|reset|undo)\b(?! (?:rates?|ratio|percentage|of|in|applications?\?))/,
    'decide about somebody or change a status. Open the applicant (a name in my answers leads there) and choose ACCEPT, KIV or REJECT, or select several in the list of the job',
  ],
  [
    /^(?:send|e-?mail|mail|message|notify|write (?:to|(?:an? |the )?(?:e-?mails?|messages?|letters?|reply|replies|notes?|them|him|her))|reply|inform|contact|text|call|sms|whatsapp|congratulate|remind(?! me\b))\b(?! (?:details|address|addresses|info|information|number|numbers|list|of|for)s?\b)/,
    'write to anybody. Mails to accepted and rejected applicants are sent from the job’s “Email” tab',
  ],
  [
    /^(?:draft|compose|prepare|generate|write)(?: (?:an?|the|me|us|some))*(?: \w+){0,2} (?:letters?|e-?mails?|messages?|repl(?:y|ies))\b(?! (?:address|list))/,
    'write letters. Mails to accepted and rejected applicants are written and sent from the job’s “Email” tab',
  ],
  [
    /^(?:delete|remove|erase|drop|purge|wipe|clear|destroy|truncate|archive)\b/,
    'delete anything. A job is deleted on its own page, an account by its owner',
  ],
  [
    /^(?:close|open|reopen|inactivate|deactivate|publish|post|create|add|edit|duplicate|unpublish|extend|make (?:a|an|new)|start|launch|rename)\b(?! (?:jobs?\b|positions?\b|vacanc|roles?\b|openings?\b)(?:$| (?:in|for|with|by|list|count|now|today)\b| ?[?.]))/,
    'post, change or close jobs. That is done under “Jobs”',
  ],
  [
    /^(?:schedule|book|invite|arrange|plan|reschedule|cancel|set up)\b/,
    'arrange interviews. Applicants start theirs from their own page',
  ],
  [
    /^(?:assign|grade(?! (?:more|less|above|below|over|under|higher|lower|between|at|>|<|=|is|\d))|re-?grade|re-?score|rescore|score(?! (?:more|less|above|below|over|under|higher|lower|between|at|>|<|=|range|is|\d))|give (?!me|us|the (?:list|names?|top|number|total))\S+ (?:an?|\d+)|increase|decrease|raise|lower|adjust|boost)\b(?! (?:of|for|above|below|distribution)\b)/,
    'change a score. Scores come from the published arithmetic; how each came about stands on the applicant’s page',
  ],
  [
    /^(?:export|download|upload|import|save|print)\b/,
    'make or take files. The list of a job’s applicants has an export',
  ],
];

/** Says where an act is done that the assistant is asked to do; null for questions. */
export function refusedAct(text: string): Plan | null {
  const request = text.replace(new RegExp(polite), '');
  for (const part of [
    request,
    ...request
      .split(
        /[.;!?] | and (?:then )?(?=(?:reject|accept|delete|email|send|notify|mark|set|change|close|hire|approve|remove)\b)| then /,
      )
      .slice(1),
  ]) {
    // "Email?" asks for one, "and KIV?" for those of that status.
    if (/^(?:and |or )?(?:e-?mail|mail|contact|message|text|call|kiv) ?[?.]* ?$/.test(part.trim())) continue;
    const act = acts.find(([pattern]) => pattern.test(part.replace(new RegExp(polite), '').trim()));
    if (act) return say(`I can only read, so I cannot ${act[1]}.`, 'refused');
  }
  return null;
}

/** The answer to a question by a trait that must decide nothing. */
export function declined(trait: string): Plan {
  return say(
    `I don't answer questions by ${trait}. It must not decide who is hired, and the marks here never see it. I can answer the same question by skills, experience, scores, status, job or date instead.`,
    'declined',
    ['Who are the top 5 applicants?', 'Which applicants mention SQL?', 'How many applicants are pending?'],
  );
}

/** The answer to a question about another company. */
export function otherCompany(): Plan {
  return say("I only see your own company's jobs and applicants.", 'refused');
}

/** For what the grammar does not cover. */
export function unknown(unread: readonly string[], near: Query | null): Plan {
  const whole = unread.filter(
    (one, at) => !unread.some((other, place) => place !== at && other.includes(one) && (other !== one || place < at)),
  );
  const words = whole.length > 0 ? ` I could not make sense of ${whole.map((word) => `“${word}”`).join(', ')}.` : '';
  const text = `I did not understand this as a question about your applicants or jobs.${words}`;
  return near ? { kind: 'say', text, suggestions: [], reason: 'unknown', near } : say(`${text}\n\n${can}`, 'unknown');
}
