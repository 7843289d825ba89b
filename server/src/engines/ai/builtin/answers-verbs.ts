/** Verbs of action and words of claim, result and situation in spoken answers. A table, hence the length. */
import { american, stem } from './terms.ts';

const split = (text: string): string[] => text.split(/\s+/).filter((one) => one !== '');
const stemmed = (text: string): ReadonlySet<string> => new Set(split(text).map((one) => stem(american(one))));

/** Something a person can be seen doing. Base forms; tenses fall together by their stem. */
export const actionStems = stemmed(
  `ride splice rub loosen bleed scrape snap glue screw bolt solder crimp sand prune pluck stir fry steam boil season garnish hem
  sew massage stretch strap bandage inject weld grind polish paint trim harvest peel chop slice knead weigh pour mix wipe wash
  deal hide steal strike swear weave knit forgive overtake oversee stick wake lose light
  accept add adjust advise agree align allocate alert analyze announce answer apologize apply appoint approach approve
  arrange ask assemble assess assign attach audit automate backup bake balance bargain bind block book borrow brief bring
  budget calculate calibrate call cancel carry catch change chart chase check clarify clean clear climb close coach code
  collect combine compare compile complete compress conduct configure confirm connect consolidate consult contact convert
  convince cook copy correct count cover create cross-check cut debug decide decline deduct define delegate delete deliver
  demonstrate deploy describe design detect diagnose dig discount discover discuss dismantle dispatch dispense display
  distribute divide document double-check draft draw drain drill drive drop edit eliminate email enter escalate escort
  estimate evacuate evaluate examine exchange expand explain export extend extract feed file fill filter find finish fit
  fix flag fly fold forecast form formulate freeze gather generate greet grill group hand harvest hire host identify
  implement import improvise inform inspect install instruct insulate interview introduce investigate invite isolate issue
  join knock label launch lay lead learn lift limit link list listen load locate lock log lower lubricate mail map mark
  match measure mediate meet mentor merge migrate mix modify monitor mop mount move negotiate normalize note notice notify
  observe obtain offer open order organize outline overhaul pack paint patch pause pay perform persuade phone pick pilot
  place plan plant plot plug post pour practice prepare present press prevent print process program promise propose prove
  publish pull purchase push put quarantine query question quote raise reach read reassign reassure rebuild recalculate
  recommend reconcile reconfigure record recount recruit recycle redesign redirect redo reduce refactor refer refund refuse
  register reject remind remove rename renegotiate reorganize repair repeat rephrase replace reply report request reroute
  reschedule research reset resolve restart restock restore restructure retest retrain return review revise rewire rewrite
  ring roster rotate run sample save scan schedule score screen script seal search secure see select sell send separate
  serve set settle setup shadow share shift ship shoot shortlist show shut sign simplify simulate sit sketch solve sort
  speak split spot spray stabilize stack start stop store study submit suggest summarize supervise swap switch synthesize
  take talk teach tell test tie tighten time toggle trace track train transfer translate transport treat triage trim
  troubleshoot tune turn type unload unpack update upgrade upload validate verify visit walk warn wash watch weigh weld
  wipe wire withdraw wrap write tender film interpret survey tabulate trade vote water whip zip google photograph counsel
  inject insert deep-clean bandage suction soothe hold buy make build give keep win grow throw stand refill reprint resend
  recheck reprice rerun rollback demo decode encrypt sanitize disinfect rinse sweep polish peel chop slice season plate
  borrow lend donate fundraise invoice deposit bank reimburse accrue capitalize depreciate vouch sketch render crop index
  partition cache containerize scale provision benchmark profile subscribe embed tag segment target retarget pitch upsell
  kneel grind shake tear wind hang blow fight seek bend breathe seat interviewed onboard induct counsel discipline appraise promote transfer defend plead argue research cite redline mark`,
);

/** Verbs that name no act one could see: they count little or nothing. */
export const vagueStems = stemmed(
  `work help use try manage handle deal do get go come ensure support assist participate involve contribute strive believe
  think feel know want like love enjoy need hope wish have be excel succeed achieve deliver drive leverage optimize
  spearhead champion streamline maximize facilitate foster cultivate harness empower innovate collaborate communicate
  coordinate focus commit dedicate demonstrate maintain improve increase develop thrive utilize enhance implement execute
  oversee experience become grow stay remain seem consider understand realize care respect trust exceed add value transform
  pioneer synergize align embrace elevate navigate orchestrate engage`,
);

/** Past forms that a stem cannot undo, with their base. */
export const irregularPast: ReadonlyMap<string, string> = new Map(
  split(
    `brought:bring caught:catch chose:choose drew:draw found:find gave:give went:go held:hold kept:keep knew:know laid:lay
    led:lead left:leave lent:lend lost:lose made:make meant:mean met:meet paid:pay rang:ring rose:rise ran:run said:say
    saw:see sold:sell sent:send showed:show shot:shoot sat:sit spoke:speak spent:spend stood:stand stuck:stick swept:sweep
    took:take taught:teach told:tell thought:think threw:throw understood:understand woke:wake wore:wear won:win wrote:write
    built:build bought:buy came:come dealt:deal did:do drove:drive retaught:teach redrew:draw dug:dig fed:feed felt:feel fell:fall flew:fly forgot:forget
    froze:freeze got:get grew:grow had:have heard:hear hid:hide began:begin broke:break bound:bind became:become
    rebuilt:rebuild rewrote:rewrite redid:redo reran:rerun resold:sell withdrew:withdraw undertook:take oversaw:oversee
    drawn:draw given:give shown:show written:write taken:take spoken:speak driven:drive done:do seen:see grown:grow gone:go
    known:know chosen:choose broken:break fallen:fall gotten:get begun:begin thrown:throw cut:cut put:put set:set shut:shut
    read:read reset:reset split:split knelt:kneel ground:grind shook:shake tore:tear wound:wind hung:hang blew:blow stole:steal
    sang:sing swung:swing lit:light struck:strike slid:slide fought:fight sought:seek bent:bend burnt:burn learnt:learn leant:lean
    sank:sink shrank:shrink bled:bleed spun:spin strung:string wept:weep swore:swear overheard:overhear foresaw:foresee let:let hit:hit quit:quit spread:spread hurt:hurt burst:burst
    rode:ride beat:beat crept:creep spilt:spill overtook:overtake broadcast:broadcast cast:cast clung:cling swam:swim sewed:sew`,
  ).map((pair): [string, string] => {
    const [past = '', base = ''] = pair.split(':');
    return [past, base];
  }),
);

/** Words in -ed that describe rather than tell. */
export const describing: ReadonlySet<string> = new Set(
  split(
    `experienced dedicated motivated interested organized detailed skilled qualified focused committed advanced excited talented
    educated determined disciplined oriented detail-oriented based related required needed listed limited complicated
    tired bored pleased satisfied worried concerned supposed used so-called indeed hundred need speed feed seed embedded
    red bed shed wed led united married retired certified licensed accomplished renowned established unexpected wanted
    liked loved believed enjoyed hoped wished seemed preferred relaxed valued proficient seasoned results-oriented
    distinguished well-versed gifted passionate assured aligned centered driven rushed overwhelmed short-staffed`,
  ),
);

/** Words of self-praise and of management fashion; a sentence made of them says nothing. */
export const buzzStems = stemmed(
  `hardworking hard-working passionate passion dynamic synergy synergize leverage proactive motivated self-motivated dedicated
  dedication driven results-driven result-oriented results-oriented goal-oriented detail-oriented innovative innovation strategic strategy holistic
  robust seamless cutting-edge world-class best-in-class value-added stakeholder alignment paradigm ecosystem scalable
  transformative transformational empower empowerment optimize excellence excellent outstanding exceptional expertise visionary
  agile mindset ownership impactful impact thought-leadership ninja guru rockstar game-changer disruptive disrupt
  committed commitment enthusiastic enthusiasm reliable responsible versatile adaptable flexible trustworthy diligent
  punctual ambitious energetic positive attitude confident confidence competent capable skilled talented proficient strong
  skill ability potential player outside-the-box passion success successful growth mile extra perfectionist leader
  quality efficiency effective effectively efficient productivity performance solution oriented driver deliverable
  best practice practices continuous improvement value proposition core competency competencies outcome outcomes
  collaboration collaborative communication communicator interpersonal multitask organized professional professionalism
  quick learner fast adaptive resilient resilience integrity honest loyalty loyal creative creativity teamwork spirit
  cross-functional mission-critical bandwidth granular actionable insight insights optimization initiatives initiative
  environment challenge challenging fast-paced proven track record hands-on end-to-end vision methodology frameworks`,
);

/** Words of what came of it. */
export const resultStems = stemmed(
  `reduce reduction cut decrease increase improve improvement save saving exceed hit achieve pass win beat raise shorten halve
  double triple eliminate recover retain approve award promote renew drop lower boost gain surpass rescue complete
  resolve resolved finish thank grateful happy satisfied zero result outcome reach heal
  faster cheaper earlier instead halved quicker repeat prevent avoid success on-time`,
);
export const resultWords: ReadonlySet<string> = new Set(
  split('fell rose grew went dropped won saved earned finished resulted ended became doubled tripled halved'),
);

/** Words that place a story: a time, a post, a case. */
export const situationWords: ReadonlySet<string> = new Set(
  split(
    `when once during yesterday ago while previously internship intern semester morning night monday tuesday wednesday
    thursday friday saturday sunday january february march april june july august september october november december
    ramadan raya christmas pandemic covid former previous last`,
  ),
);

export const auxiliary: ReadonlySet<string> = new Set(
  split(
    `have had ive weve has did also then just already quickly immediately first personally actually really finally usually
    often later again even always normally mostly typically simply carefully manually directly quietly politely calmly
    slowly now still so therefore will be was were been am are gonna to going go went came come get got who together
    myself both all started began decided managed helped quick straight straightaway next basically ourselves afterwards
    eventually successfully regularly constantly thoroughly initially subsequently clearly promptly only must need needed
    sometimes every day each time`,
  ),
);
export const negations: ReadonlySet<string> = new Set(
  split('not never didnt dont doesnt havent hadnt wasnt cannot cant couldnt wouldnt no without nobody isnt arent wont'),
);
export const modals: ReadonlySet<string> = new Set(
  split('would could should will can might may id ill wed well want hope plan wish gonna shall'),
);

/** Sounds and phrases of hesitation: dropped before anything counts. */
export const hesitations: ReadonlySet<string> = new Set(
  split('um umm uh uhh uhm er err erm ah ahh eh hmm hm mmm mm oh okay ok yeah yup yah lah la lor mah ya huh'),
);
export const hesitationPhrases: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['sort', 'of'],
  ['kind', 'of'],
  ['how', 'to', 'say'],
  ['let', 'me', 'see'],
  ['like', 'i', 'said'],
  ['what', 'do', 'you', 'call', 'it'],
];
