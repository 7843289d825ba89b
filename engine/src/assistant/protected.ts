/** Questions by traits that must not decide who is hired: which trait a question is about, or null. Criteria of work are not mistaken for them. */

const person =
  '(?:applicants?|candidates?|people|persons?|ones?|employees?|workers?|staff|hires?|accountants?|engineers?|developers?|guys|graduates?|names?|teachers?|managers?|nurses?|designers?|executives?|clerks?|drivers?|cooks?|salespeople)';
const peoples =
  'malays?|chinese|indians?|bumiputeras?|bumiputras?|bumis?|caucasians?|asians?|africans?|arabs?|tamils?|ibans?|kadazans?|punjabis?|europeans?|latin[oa]s?|hispanics?|eurasians?';
const nations =
  'malaysians?|singaporeans?|indonesians?|filipin[oa]s?|bangladeshis?|nepal(?:ese|is?)|pakistanis?|vietnamese|thais?|burmese|americans?|british|australians?|japanese|koreans?|germans?|french|nigerians?|sri ?lankans?';
/** After these words a people's name is a language, a kitchen or a market, which is work. */
const work =
  '(?:[ -](?:and|or|\\/)[ -]\\w+)?[ -](?:languages?|speak\\w*|literacy|literate|writing|reading|written|spoken|fluen\\w+|proficien\\w+|skills?|cuisine|food|cook\\w*|dish\\w*|restaurant\\w*|kitchen|markets?|clients?|customers?|suppliers?|literature|medicine|translat\\w+|interpret\\w+|texts?|typing|keyboard|accounting standards?|tax\\w*|law|gaap|companies|company|banks?|experience|media|market|classes|lessons|teacher|tutor|standards?|visa|university|universities)';
const spoken =
  '(?:speak\\w*|spoke|fluen\\w+|write|writes|written|read|reads|reading|converse|conversant|proficien\\w+|literate|know\\w*|understand\\w*|translat\\w*|interpret\\w*|language|languages|learn\\w*|teach\\w*|taught|communicate|communicates|skills?)(?: (?:in|with|of|into|from|to|both|the|basic|good|mandarin|english|and|or|well|spoken|written|like|such as|business|,|bahasa|malay|chinese|tamil|hindi|japanese|korean|french|german))*';

const traits: readonly [string, RegExp][] = [
  [
    'age',
    new RegExp(
      [
        '\\b(?:ages?|aged|ageing|birthdays?|birth ?dates?|dates? of birth|dob|year of birth|birth years?)\\b',
        '\\bborn\\b(?! to)',
        `\\byouthful\\w*\\b|\\byoung blood\\b|\\bmature (?:${person}|only)\\b|\\bgraduates? (?:aged )?(?:under|below|over|above) \\d\\d\\b(?! ?(?:%|points?|marks?|percent|days?|weeks?|months?))`,
        '\\byears? old\\b|\\byear-old|\\byrs? old|\\by/o\\b',
        '\\bhow old (?:is|are|was|were)\\b(?!.*\\b(?:applications?|jobs?|postings?|vacanc)\\b)',
        '\\byoung(?:er|est|sters?)?\\b(?! (?:learners|children|living))',
        '\\b(?:older|oldest|elder|eldest|elderly|senior citizens?|retirees?|pensioners?|millennials?|gen[ -]?[xyz]\\b|boomers?|middle[ -]aged|teenagers?|digital natives?)\\b(?! (?:(?:\\d+|two|three|four|five|ten) )?(?:than|applications?|submissions?|resumes?|pending|jobs?|postings?|vacanc|records?|entr))',
        `\\bold ${person}`,
        `\\b(?:older|younger) than (?!\\d+ ?(?:hours?|days?|weeks?|months?)\\b|(?:a|one|two|three|last|yesterday|today) ?)`,
        `\\bin (?:their|his|her) (?:\\d0'?s|twenties|thirties|forties|fifties|sixties)\\b`,
        '\\bnear(?:ing)? retirement\\b|\\bretirement age\\b',
      ].join('|'),
    ),
  ],
  [
    'gender',
    /\b(?:genders?|sex|sexes|males?|females?|wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|transgender|non-binary|masculine|feminine|lgbt\w*|gays?|lesbians?|bisexuals?|sexual(?:ity| orientation))\b(?!['’]?s? (?:wear|fashion|clothing|apparel|health|hours))/,
  ],
  [
    'race or ethnic origin',
    new RegExp(
      [
        '\\b(?:races?|racial|ethnic\\w*|bangsa|skin ?colou?rs?|castes?|tribes?)\\b(?! (?:conditions?|organi[sz]er|day))',
        `\\b(?:${peoples})\\b(?!${work})`,
        `\\b(?:white|black|brown|coloured) (?:${person}|guy|folk)`,
        `\\bnames? (?:that |which )?(?:sounds?|sounding|suggest\\w*|look\\w*)\\b|\\b\\w+[ -]sounding\\b|\\b(?:${peoples}) (?:sur)?names?\\b|\\bsurnames?\\b`,
      ].join('|'),
    ),
  ],
  [
    'religion',
    /\b(?:religi\w*|muslims?|moslems?|islam|hindus?|hinduism|buddhis\w+|christians\b|christianity|catholics?|protestants?|jew(?:s|ish)|sikhs?|taois\w+|atheis\w+|church|mosque|temple|surau|pray(?:s|er|ers|ing)?|fasting|hijabs?|tudungs?|headscar\w+|turbans?|beliefs?|their faith|(?:what|which) faith|faiths|god|ramadan)\b|\bchristian (?:applicants?|candidates?|people|faith)\b|\b(?:is|are|was) \w* ?christian\b(?! [a-z])|\bislamic (?:applicants?|candidates?|people|faith)\b/,
  ],
  [
    'marital or family state',
    /\b(?:marri(?:ed|age)|marital|unmarried|divorc\w+|widow\w*|bachelors?(?= (?:only|men|applicants?|candidates?))|spouses?|husbands?|wi(?:fe|ves)|fianc\w+|boyfriends?|girlfriends?|kids|children(?! ?'?s)|childless|child ?care (?:needs|duties)|pregnan\w+|maiden names?|expecting a (?:baby|child)|(?:have|having|planning|plans?) (?:for |to have )?(?:a |another )?(?:baby|babies|child)|babies|childbearing|confinement|breadwinners?|maternity|paternity|mothers?|moms?|mums?|fathers?|dads?|parents?|breast ?feeding|newly ?weds?|famil(?:y|ies) (?:status|situation|planning|plans|background|commitments?|obligations?|responsibilit\w+)|start(?:ing)? a family|have (?:a )?famil(?:y|ies))\b|\b(?:is|are|am|be|being|still|who|'s) single\b(?! (?:sign|page|point))|\bsingle (?:mothers?|moms?|parents?|wom[ae]n|m[ae]n|people|lad(?:y|ies)|or married|and)\b|\bmarried\b/,
  ],
  [
    'health or disability',
    /\b(?:disab(?:led|ilit\w+)|oku|handicap\w*|wheelchairs?|blind (?:applicants?|candidates?|people)|(?:is|are|be) (?:blind|deaf|mute|ill|sick|disabled|depressed)|deaf\w*|autis\w+|adhd|dyslexi\w+|epilep\w+|bipolar|depress(?:ion|ed)|mental(?:ly)? (?:health|ill\w*)|chronic|illness\w*|diseases?|diabet\w+|hiv|cancer|medical (?:conditions?|history|problems?)|health (?:conditions?|problems?|issues?|status|history)|(?:are|is) (?:un)?healthy|healthy (?:applicants?|candidates?|people)|special needs|impair\w+|sick)\b(?! (?:nurs\w+|care|centre|patients?|leave))/,
  ],
  [
    'nationality or origin',
    new RegExp(
      [
        '\\b(?:nationalit\\w+|national origin|citizen\\w*|foreigners?|foreign[ -](?:born|workers?|nationals?|applicants?|candidates?|passports?|people)|immigrants?|migrants?|expats?|expatriates?|refugees?|passports?|birth ?place|place of birth|hometowns?|countr(?:y|ies) of (?:origin|birth)|(?:native|mother) (?:speakers?|tongues?)|native[ -](?:english|malay|chinese|mandarin|level)|accents?|natives?|locals only|local-born)\\b(?! (?:apps?|mobile|cloud|android|ios|service)\\b)',
        `\\b(?:${nations})\\b(?!${work}|[ -](?:companies|standards?|embassy))`,
        '\\b(?:come|comes|originally|originate\\w*) from (?!(?:the )?(?:resumes?|interview|job))[a-z]+ *(?:\\?|$)',
      ].join('|'),
    ),
  ],
  [
    'looks',
    /\b(?:good[ -]?looking|best[ -]?looking|looking good|attractive|pretty(?! (?:good|much|strong|well|sure|high|low))|prettie\w+|beautiful|handsome\w*|ugl(?:y|iest)|cute\w*|hot(?:test)? (?:girls?|guys?|candidates?|applicants?)|sexy|fat|obese|overweight|slim|skinny|tall(?:er|est)?|short(?:er|est) (?:person|applicants?|candidates?|people|in height)|body|height|physical appearance|appearances?|looks like|photos?|pictures? of|hair|beard\w*|tattoos?)\b(?! (?:shop|editing|graph\w*))/,
  ],
  [
    'politics or union membership',
    /\b(?:political (?:views?|part\w+|beliefs?|opinions?)|politics|votes? for|(?:trade )?union members?(?:hip)?|(?:in|of|with|join\w*|belongs? to) (?:a |the |any )?(?:trade |labou?r |workers )?unions?)\b/,
  ],
];

// Long because each way is a line.
/** The trait that a question (made plain) asks by, as a person reads it; null for questions of work. */
export function protectedTrait(text: string): string | null {
  // A language somebody speaks is a skill, whatever people it is called after.
  const rest = text
    .replace(
      new RegExp(
        `\\b${spoken} (?:${peoples}|${nations})\\b(?! (?:names?|applicants?|candidates?|people|descent))`,
        'g',
      ),
      ' ',
    )
    // "Have Excel and Tamil": beside another thing that is known it is a language.
    .replace(
      new RegExp(
        `\\b(?:have|has|with|knows?|both) (?!(?:${peoples}|${nations})\\b)[\\w+#./]+ (?:and|or) tamil\\b(?! (?:names?|applicants?|candidates?|people|descent|ones|backgrounds?|origins?))`,
        'g',
      ),
      ' ',
    )
    .replace(new RegExp(`\\b(?:bahasa|mandarin|cantonese)(?:[ -](?:${peoples}|${nations}))?\\b`, 'g'), ' ')
    .replace(
      /\b(?:chinese|malay|indian|japanese|korean|german|french|thai|tamil) (?:and|or|,) (?=\w+ (?:speak|language|skills))/g,
      ' ',
    )
    .replace(
      /\b(?:islamic|syariah|shariah|takaful)[ -](?:banking|finance|financial|accounting|law|studies|products?)\b/g,
      ' ',
    )
    .replace(
      /\b(?:marriage|family|child|children|women'?s?|men'?s?|disability|mental health|maternity|elderly|gender|religious|race|cancer|diabetes) (?:law|medicine|counsell?ing|care|services?|studies|support|therapy|psychology|education|welfare|protection|development|nurs\w+|research|health|wards?|equality|diversity|conditions?|'s wear)\b/g,
      ' ',
    )
    .replace(
      /\b(?:experience|worked|working|skilled|skills) (?:with|in|for) (?:children|kids|the elderly|elderly|disabled|parents|photos?)\b/g,
      ' ',
    )
    // Of things, not of people: "age of the application", "disabled accounts", "React Native developers".
    .replace(
      /\b(?:age|ages|how old) (?:of|is|are)(?: (?:the|this|that|our|my|these|those|all|oldest|newest|latest|pending))* (?:applications?|jobs?|postings?|vacanc(?:y|ies)|adverts?|ads?|submissions?|records?|resumes?|cvs?|cases?|pipeline)\b/g,
      ' ',
    )
    .replace(/\b(?:application|job|posting|vacancy|record) ages?\b/g, ' ')
    .replace(
      /\b(?:debt(?:or|ors)?|creditors?|receivables?|payables?|invoices?|stock|inventory|ar|ap)(?: 's)? (?:ageing|aging)\b|\b(?:ageing|aging) (?:reports?|analysis|schedules?|lists?)\b/g,
      ' ',
    )
    .replace(
      /\bdisabled (?:user )?(?:accounts?|logins?|users?|features?|buttons?|fields?|links?)\b|\b(?:accounts?|logins?|features?|buttons?|fields?|links?) (?:are|is|was|were|that are|which are) disabled\b/g,
      ' ',
    )
    .replace(
      /\b(?:react|cloud|script)[ -]natives?\b|\bnative (?=(?:apps?|application|mobile|cloud|android|ios|code|modules?|script)\b)/g,
      ' ',
    )
    .replace(/\bparent compan(?:y|ies)\b|\bfather'?s day\b|\bmother ?boards?\b/g, ' ')
    .replace(
      /\b(?:church|mosque|temple) (?:accounting|accounts|management|software|architecture|restoration|construction)\b/g,
      ' ',
    )
    .replace(/\b(?:a|the) young (?:team|company|business|start-?up|brand|firm)\b/g, ' ')
    .replace(/\b(?:scrum|web|quiz|head|pay|game|grand|ring) ?masters?\b/g, ' ')
    .replace(/\b(?:leading|winning|ahead in|in|join|running) the race\b|\brace (?:for|to)\b/g, ' ')
    .replace(/\bman(?:-| )(?:hours?|days?|power|management)\b/g, ' ')
    .replace(
      /\b(?:old|older|oldest) (?:(?:\d+|two|three|four|five|ten) )?(?:than \d+ ?(?:hours?|days?|weeks?|months?|years?)|applications?|submissions?|resumes?|jobs?|postings?|pending|vacanc\w+)\b/g,
      ' ',
    )
    .replace(/\b(?:with|have|has|having) (?:a )?bachelors?(?: 's)?(?: degrees?)?\b/g, ' ');
  return traits.find(([, pattern]) => pattern.test(rest))?.[0] ?? null;
}
