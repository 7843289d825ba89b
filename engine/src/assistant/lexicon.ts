/** The words that the grammar knows: for mending slips, and for telling what of a question was not understood. */

const list = (words: string) => words.trim().split(/\s+/);

export const peopleNouns =
  'applicants?|candidates?|applications?|hopefuls?|contenders?|prospects?|entrants?|people|persons?|job ?seekers?|submissions?|individuals?|talents?|profiles?|guys|folks|ones?|everyone|everybody|anyone|anybody|someone|somebody|resumes?|cvs?';
export const jobNouns =
  'jobs?|positions?|vacanc(?:y|ies)|openings?|job ?openings?|job ?posts?|postings?|job ?postings?|roles?|job ?listings?|listings?|adverts?|advertisements?|job ?ads?|ads?|requisitions?';

/** Worth mending when misspelt: they change what is asked. */
export const meant: readonly string[] = list(`
  applicant applicants candidate candidates application applications applied people accepted rejected pending withdrawn approved hired
  declined interview interviews interviewed interviewing score scores scored grade grades resume resumes salary salaries expected experience
  experienced skills status highest lowest average compare comparison versus today yesterday week month position positions vacancy vacancies
  openings department departments location closed between before after since above below without more than least most latest newest
  recent oldest number total count which list show summary summarise summarize finished completed incomplete provisional contact
  breakdown percentage applying shortlist recommend strongest weakest reviewed unreviewed undecided strengths weaknesses knowledge
  certified certification qualification median closing posted received second third bottom asked`);

/** Near a word of the grammar, and yet not it. */
export const kept: ReadonlySet<string> = new Set(
  list(
    'reject decline accept approve unaccept unreject fire disqualify move mark promote advance dismiss change switch reset undo send mail message notify write letter letters congratulate text call whatsapp delete remove erase drop purge wipe clear destroy truncate archive close reopen inactivate deactivate publish post create edit duplicate extend launch rename schedule book invite arrange plan reschedule cancel assign regrade rescore increase decrease raise adjust boost export download upload import save print ignore forget disregard contract contracts contractor contractors internship remote shown known older elder women woman males female females total skilled graded ranked rented racist',
  ),
);

/** Beside people these say how they are, though they stand in titles too. */
export const describing: ReadonlySet<string> = new Set(
  list(
    'internal external quality general public digital technical commercial creative global regional local national corporate professional clinical medical',
  ),
);

/** Words that carry nothing by themselves, or whose meaning is taken elsewhere. */
export const small: ReadonlySet<string> = new Set(
  list(`
  a an the this that these those such some any all every each both of to in on at by for from with within into onto about as is are was were be been being am do does did done
  doing have has had having can could may might shall should will would must me my mine i we us our ours you your yours it its they them their theirs he him his
  she her hers who whom whose which what when where why how there here and or but nor so if than then too also only just not no yes please kindly thanks thank ok okay
  hi hello hey dear sir madam pls plz tell show give list display find get see view fetch bring return provide let know want need like wants needs wondering wonder looking look check
  currently now still yet already ever never so far until till up down out over under more less most least many much few number count total amount figure figures
  overall altogether exactly roughly approximately around only really actually exist exists existing available have got one ones other others another same
  applicant applicants candidate candidates application applications apply applies applied applying people person persons individual individuals submission submissions
  talent talents profile profiles folks guys everyone everybody anyone anybody someone somebody resume resumes cv cvs receive received receiving come came coming
  job jobs position positions vacancy vacancies opening openings posting postings posted post posts role roles listing listings advert adverts company system database data records record
  status statuses state stage score scores scored scoring grade grades graded grading mark marks points point percent percentage result results rating ratings rated rank ranked ranking ranks
  interview interviews interviewed interviewing top best highest lowest worst bottom strongest weakest first last next previous latest newest recent recently oldest earliest
  average mean median compare comparison compared versus vs between difference differences better worse stronger weaker higher lower
  summary summarise summarize overview details detail information info describe explain explanation reason reasons background breakdown break distribution split grouped group per
  name names named called email emails contact contacts phone number salary salaries expected expecting expectation expectations pay
  today yesterday day days week weeks month months year years date dates time times
  strong medium weak good great suitable qualified fit ideal promising outstanding recommend recommended recommendation shortlist shortlisted hire interviewing
  team teams department departments division dept location locations based type types kind sort sorted order ordered
  say says said mention mentions mentioned think feel s t re ve ll d m - . , ? ! ; : ( ) " / & ¦ me's per-job go going went make made take taken
  hopeful hopefuls contender contenders prospect prospects entrant entrants headcount tally
  among amongst sitting sit sits pile bucket basket queue bunch group batch pool crop lot race running receives attract attracts attracted gets gotten submit submits submitted
  handed sent arrive arrived arrives land landed stand stands standing remain remains remaining left hold holds holding fall falls belong belongs ended turned ones' both
  accepting taking recruiting sought after popular cheapest expensive cheap much
  big large right rundown roundup looked look money bread busiest seen fewest largest biggest smallest greatest expects wants asks ask asking demand demands final provisional relevancy performance ai rate rates ratio proportion fraction share popular
  put set back again far own way thing things anything something nothing else well full whole entire complete completed finish finished
  experience experienced skill skills skilled knowledge knows expertise specific certain various particular potential current new
  together altogether per-cent % rm myr using based according regarding concerning terms given alphabetical alphabetically ascending descending table quick quickly brief briefly short
  avg typical typically moment located success successful expect folk furnish pull generate compile prepare grab retrieve obtain identify
  determine confirm verify possible possibly perhaps maybe basically simply regards respect hand side end matter fact case basis wish hope
  hoping love appreciate appreciated grateful glad able allow advise inform remind update updates updated sorry trouble mind minute favour
  favor morning afternoon evening inbox whoever firm organisation organization business office colleague colleagues boss board lodged filed
  file happen happened happening occur occurred turn turns shows showing shown seem seems appear appears interested keen consider
  considering considered meet meets meeting reach reached range ranges ranging spread minimum maximum max min upper priciest dearest
  costliest longest soonest runner runners winner winners leader leaders lead leads leading front frontrunner line-up lineup lineups roster
  choose choosing pick picks picking select selecting prefer preferred preferably priority urgent urgently asap soon anyway hence therefore
  however although though because while during respectively individually separately simultaneously combined sum sums totals monthly weekly
  daily annually yearly cheaper pricier affordable budget costs cost worth answer answers answered reply replies response responses
  responded speak speaks speaking spoken talk talks talked told match matches matching suit suits suited capable shape situation picture
  snapshot glance quite rather fairly pretty truly approx precisely exact strictly merely solely mainly mostly start starts started begin
  begins began finishes tonight ago later earlier   worker workers hires hired hiring staff workforce seekers seeker jobseeker
  jobseekers hmm um uh cool awesome fine alright sure lah la ya yeah yep nope sis bro mate query queries request requests hear heard news
  curious understand understanding clarify clear two three four five six seven eight nine ten half majority minority portion
  through trying try tried leave keep keeps keeping kept thinking thought example supposed giving gave gives lying losing broken
  nevertheless nonetheless concerned regardless brings upcoming closes saw seeing noticed noted remember recall forget true false whether
  across along alongside aside away beyond beside beneath throughout toward towards upon via always usually often sometimes enough instead
  meanwhile moreover furthermore otherwise likewise accordingly thus easy easily hard difficult simple clearly obvious obviously important
  interesting useful helpful nice happy pleased afraid worried busy ready bit bits pieces piece part parts nowhere everywhere whatever
  honestly frankly quickly remember seriously expire expires expired expiry middle second third fourth fifth former latter criteria criterion getting seeing having aggregate particulars tabulate enumerate seat slot slots recorded registered logged captured whichever whenever wherever believe guess suppose assume imagine hoped hopes wanted needed liked likes ought dare happens myself ourselves
  yourself himself herself themselves itself bigger small smaller huge tiny larger long old subsequent future hands sake purpose lie
  discussing discussed meetings chap fellow crowd lost lose call work track board against
  expiring fill filling agreed paid rest remainder counts scorer scorers performer performers asked addresses placed decide decides deciding base inside low high waiting waited wait longest question help assist could've decided decision decisions open opened close closing closed live active statistic statistics stats report hiring  recruiting pipeline
  `),
);
