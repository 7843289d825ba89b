/**
 * What people say when they speak of a kind of work, so that an answer is on topic without repeating the question.
 * A star marks a word that names the theme when it stands in a question or a criterion; a plus joins two words.
 * A table, hence the length; written from general knowledge of the trades.
 */

export interface Theme {
  key: string;
  /** `soft` themes are about conduct and can be shown by a story from any work; `leisure` speaks against work. */
  kind: 'work' | 'soft' | 'leisure';
  words: string;
}

export const themes: readonly Theme[] = [
  // Conduct, shown by any story from work
  {
    key: 'customers',
    kind: 'work',
    words:
      'customer* client* guest* complaint* service* consumer* shopper* caller* passenger* buyer helpdesk angry upset unhappy rude shout yell scream furious frustrate refund apologize apology sorry calm listen voucher discount replace replacement compensate order late delivery queue counter satisfied feedback thank return escalate empathy patient wrong review rating star table room booking bill exchange warranty came+back regular loyal inquiry enquiry ticket',
  },
  {
    key: 'conflict',
    kind: 'soft',
    words:
      'conflict* disagree* disagreement* dispute* argument* difficult+colleague* argue angry tension blame listen private sit+down talk compromise side opinion mediate apologize calm agree respect upset misunderstand privately middle coffee settle shout',
  },
  {
    key: 'team',
    kind: 'soft',
    words:
      'team* teamwork* collaborate* cooperate* colleague* coworker* cross-functional* together* department crew shift partner help share cover support join split member task huddle group meeting handover everyone each+other assign',
  },
  {
    key: 'leadership',
    kind: 'soft',
    words:
      'late absent shift+swap warn encourage task goal one+to+one part-timer part-timers cashier target reward confidence trained talk lead* leadership* supervise* supervisor* supervision* mentor* coach* delegate* manage+team* subordinate* staff* motivate* direct+reports* junior team crew shift train assign roster one-on-one feedback promote responsible people member delegate morale turnover absent appraisal hire new staff briefing schedule performance guide',
  },
  {
    key: 'pressure',
    kind: 'soft',
    words:
      'pressure* deadline* urgent* stress* time+management* prioritize* priority* multitask* tight* peak* late overtime rush short-staffed list order first schedule calendar plan hour night weekend today tomorrow finish extend split important delay busy queue deliver calm break on+time deadline',
  },
  {
    key: 'problem',
    kind: 'soft',
    words:
      'problem* solve* troubleshoot* solution* resolve* fault* diagnose* root+cause* unexpected* challenge* obstacle* issue broken break fail failure error wrong cause check test fix repair replace find discover notice trace reason restart log isolate stop happen missing leak jam mistake bug crash',
  },
  {
    key: 'mistake',
    kind: 'soft',
    words:
      'mistake* error* failure* fail* wrong* went+wrong* regret admit own told apologize correct learn double-check checklist sent forget forgot missed realize notice fix repeat never again',
  },
  {
    key: 'initiative',
    kind: 'soft',
    words:
      'initiative* self-starter* ownership* independently* improve* improvement* innovate* creative* idea* proactive* suggest* suggestion* efficiency* automate* streamline* kaizen* propose change faster save template checklist simplify manual new idea spreadsheet waste reduce time step try pilot',
  },
  {
    key: 'learning',
    kind: 'soft',
    words:
      'learn* learning* adapt* adaptable* self-taught* new+skill* curious* upskill* course video tutorial book practice ask senior certificate certification read documentation training online evening weekend mentor understand new workshop note',
  },
  {
    key: 'communication',
    kind: 'soft',
    words:
      'communicate* communication* present* presentation* explain* written* verbal* stakeholder* persuade* report* listen* interpersonal* email call meeting slide simple picture diagram example audience question summary update manager client misunderstand language translate chart phone clear write talk memo note weekly minute',
  },
  {
    key: 'integrity',
    kind: 'soft',
    words:
      'integrity* ethic* ethical* honest* honesty* confidential* confidentiality* privacy* trust* lock password secret policy report refuse bribe gift personal data access share shred private nda declare truth signed',
  },
  {
    key: 'accuracy',
    kind: 'soft',
    words:
      'read+aloud tick sign barcode label print proof rate page recall master consignee marks two+people verify recount initials accuracy* accurate* detail* detail-oriented* meticulous* careful* attention+to+detail* thorough* precise* check double-check checklist error mistake compare figure catch caught spot typo verify digit mismatch match total line count twice cross-check wrong sample',
  },
  {
    key: 'motivation',
    kind: 'soft',
    words:
      'motivation* interest* career* goal* why* apply* join* enjoy like company role experience learn grow product mission skill',
  },
  {
    key: 'library',
    kind: 'work',
    words:
      'library* librarian* archive* archivist* catalog* museum* records+management* information* book shelf shelve loan borrow return reader reservation scan index dewey reference database collection children signage poster past+paper journal subject title author overdue',
  },
  {
    key: 'media',
    kind: 'work',
    words:
      'journalist* journalism* editor* editing* writer* writing* newspaper* magazine* broadcast* producer* photographer* videographer* article source interview deadline headline draft footage clip edit script studio camera lens light caption fact print story publish quote proof column audience episode cut audio',
  },
  {
    key: 'sport',
    kind: 'work',
    words:
      'referee* lifeguard* athlete* sports+coach* swimming+coach* match drill practice session injury warm-up squad fitness stamina pool rescue whistle tactic trial race lap parent league',
  },
  // Selling and the market
  {
    key: 'sales',
    kind: 'work',
    words:
      'browse recommend showroom warranty installation upgrade package appointment proposal walk-in budget factory sample trial competitor purchase sign order cheaper decision+maker referral sales* sell* selling* salesperson* prospect* prospecting* quota* upsell* cross-sell* lead+generation* business+development* negotiate* negotiation* closing+deals* account+management* client customer deal lead pipeline call cold+call target commission revenue close contract discount demo objection follow+up crm proposal quotation price margin order buyer sign renewal territory visit pitch meeting monthly product brochure bundle competitor',
  },
  {
    key: 'marketing',
    kind: 'work',
    words:
      'marketing* campaign* brand* branding* advertise* advertising* social+media* content* seo* copywriting* digital+marketing* promotion* ads facebook instagram tiktok google click conversion impression reach budget audience post follower engagement email newsletter landing+page keyword ranking blog traffic video influencer launch hashtag analytics cost+per+lead roas caption budget lead organic creative audience ab+test',
  },
  {
    key: 'retail',
    kind: 'work',
    words:
      'sofa mattress furniture fitting+room try browse recommend warranty installation showroom membership bargain gift wrap sample upsell size retail* store* shop* cashier* cash+handling* merchandise* merchandising* checkout* pos* point+of+sale* till drawer change receipt counter shelf stock display barcode scan float balance cash note coin short count refund queue price tag promotion closing opening card bag expiry fitting',
  },
  {
    key: 'events',
    kind: 'work',
    words:
      'caterer dinner lunch menu survey printed lucky+draw band invitation guest+list program emcee hall decoration event* wedding* conference* exhibition* roadshow* banquet* venue vendor booth guest ballroom stage sound rundown registration sponsor budget timeline seating catering speaker attend attendee setup rehearsal',
  },
  // Money
  {
    key: 'accounting',
    kind: 'work',
    words:
      'duplicate twice paid refund garage landlord listing utility freight+bill statement+of+account remittance credit+note block payment+run settled accounting* accountant* accounts* bookkeeping* bookkeeper* ledger* reconcile* reconciliation* month-end* month+end* financial+statement* financial+reporting* payable* receivable* closing* journal* trial+balance* full+set* gl* ap* ar* invoice bank statement accrual entry variance balance creditor debtor vendor payment supplier aging audit auditor depreciation asset cash flow spreadsheet voucher petty+cash match posted debit credit books autocount sql+account quickbooks sap sst outstanding provision overdue duplicate prepayment',
  },
  {
    key: 'audit',
    kind: 'work',
    words:
      'voucher void safe vendor reimbursement overtime register gate+record slip sample fraud anomaly discrepancy irregular recover segregation duplicate audit* auditor* auditing* internal+control* compliance* sampling* finding sample control risk walkthrough workpaper evidence test vouch confirmation material statement gap segregation approval report management observation materiality exception regulator policy checklist inspect kyc aml suspicious',
  },
  {
    key: 'tax',
    kind: 'work',
    words:
      'tax* taxation* sst* gst* vat* lhdn* withholding* return filing submission deadline computation deduct allowance relief estimate cp204 form+c form+b irb penalty transfer+pricing deferred schedule capital+allowance invoice e-invoice',
  },
  {
    key: 'finance',
    kind: 'work',
    words:
      'finance* financial* budget* budgeting* forecast* forecasting* fp&a* valuation* treasury* cost+control* costing* investment* model cash flow variance revenue expense margin profit actual spend scenario spreadsheet roi capex opex payback npv wacc sensitivity quarter board report overspend saving cost line+item',
  },
  {
    key: 'banking',
    kind: 'work',
    words:
      'insurer* policy claimant adjuster* dent workshop police+report flood serial+number fraudster repair estimate settle payout reimburse toll suspicious photo guarantor hire+purchase installment cash+flow turnover statement tenure restructure repay arrears applicant payslip bank+statement overdraft facility limit bank* banking* loan* credit* mortgage* lending* teller* insurance* claim* underwriting* underwriter* policyholder premium approval borrower dsr ccris repayment default collateral documents account deposit applicant income branch risk statement kyc fraud npl interest rate loss adjuster',
  },
  {
    key: 'payroll',
    kind: 'work',
    words:
      'wage* salary* shift+code allowance overtime public+holiday payslip underpaid payroll* salary+processing* epf* socso* pcb* eis* statutory* compensation* payslip overtime leave deduct contribution bank+file headcount cut-off attendance claim allowance employee underpaid overpaid hrms late submit kwsp monthly wage',
  },
  // People and office
  {
    key: 'recruitment',
    kind: 'work',
    words:
      'requirement polytechnic university graduate apply applicant salary notice skill fresh test+assignment phone+screen recruit* recruitment* recruiter* hiring* hire* talent+acquisition* sourcing* interview* candidate screen shortlist job+post offer vacancy linkedin jobstreet resume referral time-to-hire position role manager panel onboarding reject fill agency pipeline headhunt position',
  },
  {
    key: 'hr',
    kind: 'work',
    words:
      'human+resources* hr* employee+relations* industrial+relations* onboarding* disciplinary* grievance* performance+management* employment+act* training+and+development* engagement* policy employee handbook warning letter inquiry attendance absent leave exit turnover appraisal kpi hrdf survey counsel domestic show+cause union benefit probation misconduct manager',
  },
  {
    key: 'training',
    kind: 'work',
    words:
      'guide button tablet language practise coach slow repeat trainee pass+rate print group learner confused step+by+step training* trainer* train* facilitate* workshop* onboard* session participant material slide module feedback practice role-play quiz newcomer demonstrate trainee manual video assessment needs follow+up sop buddy test learner',
  },
  {
    key: 'admin',
    kind: 'work',
    words:
      'receptionist* reception* visitor* caller handset extension sign-in courier badge pass waiting counter tick proofread tender binder administrative* administration* admin* clerical* secretary* secretarial* office* filing* data+entry* receptionist* calendar* scheduling* executive+assistant* document* correspondence* minutes meeting travel book flight hotel email phone visitor letter file folder form record archive spreadsheet supplies courier boss director calendar reschedule clash room typing scan print petty+cash key+in database diary appointment',
  },
  // Software and data
  {
    key: 'software',
    kind: 'work',
    words:
      'software* developer* programming programmer* coding* code* backend* frontend* full-stack* web+development* application+development* api* rest+api* javascript* typescript* python* java* php* c#* react* angular* node.js* microservice* bug function library framework deploy release production refactor test review pull+request merge commit git server endpoint cache memory thread latency exception database query feature app page component login token rollback docker crash log render framework user repository timeout module class queue branch',
  },
  {
    key: 'databases',
    kind: 'work',
    words:
      'sql* database* postgresql* mysql* oracle* mongodb* query* queries* etl* data+warehouse* index table join row column slow explain schema migrate backup transaction lock stored+procedure partition view execution+plan record replica select key duplicate full+scan normalize',
  },
  {
    key: 'data',
    kind: 'work',
    words:
      'duplicate plot join table map branch compare remove sort number raw weekly conclusion evidence data* analytics* analyst* analysis* analyze* dashboard* power+bi* tableau* statistics* statistical* reporting* visualization* machine+learning* excel* spreadsheet* insight* report chart metric kpi dataset clean missing outlier trend pivot+table vlookup lookup formula macro model accuracy feature train predict regression sample survey segment churn correlation hypothesis python pandas sheet column filter figure test+set',
  },
  {
    key: 'testing',
    kind: 'work',
    words:
      'testing* tester* quality+assurance* test+case* test+automation* selenium* cypress* uat* regression* bug defect scenario script reproduce step jira release edge+case log severity automate coverage pass fail sprint requirement flaky blocked sign-off',
  },
  {
    key: 'devops',
    kind: 'work',
    words:
      'services* availability* reliability* login pod replica secret config checkout zone queue+depth timeline postmortem runbook on-call restart certificate failover traffic devops* cloud* aws* azure* kubernetes* docker* terraform* ci/cd* pipeline* deployment* infrastructure* linux* monitoring* sre* server deploy container cluster instance uptime downtime alert rollback outage incident script image node scale autoscale s3 ec2 jenkins gitlab region cost backup ansible on-call grafana prometheus log load+balancer certificate restore',
  },
  {
    key: 'network',
    kind: 'work',
    words:
      'network* networking* router* switch* firewall* cisco* lan* wan* vpn* cybersecurity* security* cyber* vlan cable packet ping dns dhcp ip port wifi access+point bandwidth outage subnet configuration patch phishing vulnerability attack malware ransomware breach alert log siem incident password mfa block scan penetration exploit antivirus isolate loop',
  },
  {
    key: 'itsupport',
    kind: 'work',
    words:
      'it+support* helpdesk* help+desk* technical+support* desktop* hardware* user+support* laptop printer password reset ticket install driver windows outlook remote restart user computer cable monitor update backup disk slow escalate reimage vpn email sla ram pc login teamviewer screen',
  },
  {
    key: 'design',
    kind: 'work',
    words:
      'design* designer* ui* ux* graphic* illustrator* photoshop* figma* visual* creative* wireframe* prototype layout color logo font typography sketch user+testing mockup brand banner poster packaging client feedback concept usability flow screen button persona print artwork brief portfolio icon screen drop-off',
  },
  {
    key: 'product',
    kind: 'work',
    words:
      'product+management* product+manager* roadmap* requirements* requirement+gathering* business+analyst* user+stories* backlog* stakeholder* feature user interview workshop scope sprint priority feedback release metric process flow document sign-off acceptance prototype survey wireframe launch adoption gap as-is to-be map',
  },
  {
    key: 'project',
    kind: 'work',
    words:
      'project* project+management* milestone* scope* schedule* agile* scrum* gantt* pmp* timeline deadline budget risk stakeholder vendor meeting delay deliver plan resource sprint standup contractor handover task weekly issue phase client change+request critical+path tracker progress escalate kickoff',
  },
  // Making, building, moving
  {
    key: 'manufacturing',
    kind: 'work',
    words:
      'mould moulding injection nozzle barrel hopper resin purge reject black+dot short+shot flash clamp temperature changeover cavity trim scrap manufacturing* production* factory* assembly* operator* lean* 5s* oee* plant* process+engineer* machine line downtime output yield scrap reject shift setup changeover cycle+time bottleneck operator target maintenance waste defect packing conveyor sop mold unit batch per+hour smed rework kanban station jig',
  },
  {
    key: 'quality',
    kind: 'work',
    words:
      'scratch dent crack burr rub sort contamination supplier lot return shift rework dimension drawing micrometer visual light quality* quality+control* inspection* inspect* iso* iso+9001* gmp* haccp* defect* qc* qa* six+sigma* spc* capa* reject sample measure caliper tolerance audit nonconformance supplier batch root+cause corrective+action fishbone 5+why customer+complaint rework gauge checklist spec ncr document 8d calibration finding control+chart cpk incoming',
  },
  {
    key: 'maintenance',
    kind: 'work',
    words:
      'maintenance* technician* mechanic* repair* machine* equipment* preventive* breakdown* hvac* mechanical* plc* pump* motor* hydraulic* bearing belt valve leak vibration oil grease spare+part replace overhaul align noise temperature sensor compressor pressure downtime inspect tool gearbox seal filter schedule chiller fan shutdown fault wire conveyor aircon coil gas brake engine tire gasket',
  },
  {
    key: 'fabrication',
    kind: 'work',
    words:
      'weld* welding* welder* fabrication* machining* machinist* cnc* lathe* metalwork* sheet+metal* toolmaker* mig* tig* tack clamp grind polish electrode argon torch shield seam warp stainless steel sheet bend cut drill mill turn tolerance dye penetrant x-ray copper tank pipe plate rod spark distortion jig fixture pass bead position millimeter centimeter bevel gap',
  },
  {
    key: 'woodwork',
    kind: 'work',
    words:
      'carpenter* carpentry* furniture* cabinet* joiner* wood* saw plane joint plywood hinge sand varnish glue measure cut screw drawer laminate panel timber drill frame fit',
  },
  {
    key: 'garments',
    kind: 'work',
    words:
      'seam allowance tack hem lining sleeve collar waist bodice gusset panel press iron baju kebaya uniform alteration unpick overlock button dress gown drape fabric tailor* sewing* garment* textile* fashion* seamstress* stitch fabric pattern thread needle cut size fitting hem zip cloth dye machine sample color shirt measure',
  },
  {
    key: 'aviation',
    kind: 'work',
    words:
      'passenger* seat armrest purser galley belt turbulence breathe panic divert landing intoxicated recline baby crew flight* cabin* aircraft* airline* pilot* airport* aviation* cabin+crew* passenger turbulence seat belt galley boarding gate captain landing delay baggage medical emergency door demo trolley ground check-in runway hangar inspection logbook',
  },
  {
    key: 'fitness',
    kind: 'work',
    words:
      'fitness* personal+trainer* gym+instructor* coach* sports* client squat weight program knee injury goal session class posture stretch kilo heart+rate diet member warm-up exercise',
  },
  {
    key: 'publicservice',
    kind: 'work',
    words:
      'government* public+service* civil+service* municipal* council* policy* enforcement* license permit citizen counter complaint application officer minister report hearing public ministry budget district land consultation form',
  },
  {
    key: 'translation',
    kind: 'work',
    words:
      'rhyme poem term+list bilingual version tone idiom court act manual chapter ambiguity reviewer translate* translation* translator* interpreter* interpreting* language glossary text term proofread meaning dialect subtitle source document client deadline speaker notes',
  },
  {
    key: 'electrical',
    kind: 'work',
    words:
      'phase balance busbar rccb megger leakage earth tripping overload lamp wiring fault board rewire electrical* electrician* wiring* wireman* chargeman* electronic* circuit* plc* instrumentation* solar* voltage current breaker cable trip panel short multimeter megger ground earth fuse motor relay transformer load isolate lockout socket light db+board switchboard inverter sensor scada pcb test continuity insulation conduit phase',
  },
  {
    key: 'engineering',
    kind: 'work',
    words:
      'engineer* engineering* autocad* solidworks* cad* structural* civil* mechanical+design* drawing* simulation* calculate design load drawing model material prototype tolerance beam steel test dimension part assembly fea bracket standard revision concrete 3d fixture stress weld cost weight vendor bom prototype',
  },
  {
    key: 'construction',
    kind: 'work',
    words:
      'construction* site* contractor* subcontractor* quantity+surveyor* building* civil* cidb* boq* architect* renovation* concrete formwork rebar piling foundation slab column scaffolding consultant drawing inspection crane delay progress claim variation cement tender tiles plaster safety handover defect measure roof drain subcon block snag waterproof leak quotation floor rate+per material',
  },
  {
    key: 'safety',
    kind: 'work',
    words:
      'guard guarding unsafe walkway mirror stop+line trip pinch fall edge railing speed warn lock+out jam belt injured barrier signage safety* hse* osha* hazard* accident* ppe* incident* dosh* niosh* risk+assessment* emergency* first+aid* near-miss helmet gloves harness toolbox permit injury report barricade lockout fire drill evacuate extinguisher inspection goggles training hirarc stop-work guard forklift spill scaffold near+miss slip boots',
  },
  {
    key: 'warehouse',
    kind: 'work',
    words:
      'warehouse* inventory* stock* storekeeper* picking* packing* forklift* goods* wms* dispatch* stocktake count rack bin pallet scan barcode fifo expiry variance shelf load unload container receive delivery+order sku label mismatch cycle+count system shortage damage put+away location carton picker lorry aisle',
  },
  {
    key: 'logistics',
    kind: 'work',
    words:
      'logistics* shipping* shipment* freight* delivery* transport* customs* import* export* route* fleet* supply+chain* incoterms* forwarder container vessel port truck lorry driver k1 declaration permit delay bill+of+lading tracking warehouse air+freight schedule documents demurrage consignee eta courier route fuel carrier clear hold cost load reroute dispatch gps',
  },
  {
    key: 'procurement',
    kind: 'work',
    words:
      'price+round bidder budget price+list procurement* purchasing* buyer* supplier* vendor* sourcing* negotiate* purchase+order* tender* rfq* quotation price lead+time contract compare moq discount cost saving alternative payment+term evaluate bid quality delivery late stock audit local shortage po volume',
  },
  {
    key: 'driving',
    kind: 'work',
    words:
      'tyre* puncture lashing canvas cone forklift crate reject cold+box toll checkpoint reverse trailer brake pallet flood drop dispatcher stop store unload hill detour police breakdown sheet driver* driving* drive* lorry* truck* vehicle* rider* chauffeur* license* route road traffic load fuel inspection tire brake delivery passenger accident gps highway logbook customer address parcel pickup schedule km kilometers jam rain mirror safe dashcam van',
  },
  // Care, teaching, hospitality, law
  {
    key: 'nursing',
    kind: 'work',
    words:
      'physiotherapy* physiotherapist* therapy* therapist* rehabilitation* treatment* exercise joint knee shoulder stroke mobility walk+frame crutch posture muscle stretch massage swelling surgery balance grip progress paralysis nurse* nursing* patient* ward* clinical* caregiver* hospital* medical* medication* vital+signs* healthcare* triage* icu* wound* doctor blood pressure oxygen pulse drip iv dose chart handover fall bed pain fever family emergency breathing saturation monitor dressing infection allergy call+bell symptom shift drug insulin catheter turned elderly spo2 glucose',
  },
  {
    key: 'eldercare',
    kind: 'work',
    words:
      'elderly* resident* nursing+home* caregiving* caregiver* carer* dementia* old+folks* bathe bath feed shower meal toilet wheelchair walk lonely dignity refuse cold warm hold hand song story turn lift skin rash sore diaper fall medicine confused calm routine daughter gentle blanket bed towel talk listen agitated',
  },
  {
    key: 'pharmacy',
    kind: 'work',
    words:
      'syrup syringe inr bleeding tablets refill adherence pharmacopoeia poison counter clinic mother baby weight diabetes insulin cough mix+up look+alike script thinner milligram sticker shelf clinic label read+back pill pharmacy* pharmacist* prescription* dispense* dispensing* drug* dose interaction allergy patient doctor label counsel expiry medicine tablet inhaler stock controlled antibiotic strength substitute record warfarin side+effect',
  },
  {
    key: 'lab',
    kind: 'work',
    words:
      'laboratory* lab* chemist* chemistry* microbiology* specimen* sample* hplc* assay* research* experiment test result calibration reagent control pipette contamination culture instrument sop repeat out+of+spec deviation protocol batch column ph titration microscope data blank publish method',
  },
  {
    key: 'teaching',
    kind: 'work',
    words:
      'cry crying toy toddler snack sing song puppet drop-off nap circle+time rhyme picture+card playtime classmate syllabus revision tuition worksheet experiment attendance absent role recess term board marker desk quiz+score lab term pass+rate story teacher* teaching* teach* classroom* lesson* student* pupil* school* tutor* lecturer* curriculum* education* preschool* child* children* kid class exam grade homework activity worksheet parent reading game quiz group weak learn subject marks pass phonics syllabus behavior attention story math spelling exercise',
  },
  {
    key: 'kitchen',
    kind: 'work',
    words:
      'chiller thaw prawn fish tray expiry label stove pan oven chef* cook* cooking* kitchen* food* menu* food+safety* bakery* baker* baking* culinary* food+preparation* recipe dish order ingredient prep grill temperature chiller fridge waste stove knife plate station lunch dinner service portion cost hygiene fifo allergen rice chicken sauce raw cross-contamination clean freezer dough oven expiry supplier stall fry',
  },
  {
    key: 'fnb',
    kind: 'work',
    words:
      'waiter* server* restaurant* cafe* barista* f&b* food+and+beverage* bartender* coffee* table order menu tray guest bill kitchen serve drink espresso milk latte tip reservation queue allergy peak brunch counter grinder shot cup special busy captain',
  },
  {
    key: 'hotel',
    kind: 'work',
    words:
      'receptionist* reception* front+counter visitor queue caller hold courier pass sign-in greet courtesy handset switchboard lobby+desk hotel* front+desk* front+office* housekeeping* concierge* reservation* hospitality* guest* resort* room check-in check-out booking key bed linen overbook upgrade lobby luggage opera occupancy clean towel minibar inspect late review tripadvisor lost+and+found floor vacant suite walk+in',
  },
  {
    key: 'cleaning',
    kind: 'work',
    words:
      'cleaner* cleaning* janitor* sanitation* housekeeper* laundry* mop floor toilet chemical bleach dust vacuum bin waste stain trolley glove window wipe disinfect polish area sign wet schedule supply',
  },
  {
    key: 'security',
    kind: 'work',
    words:
      'premises* gatekeeper* barrier pass seal plate intercom handover drum trespass loiter fight threaten weapon escort evacuate roster post handcuff search bag alarm panel backdoor security+guard* guard* patrol* surveillance* cctv* security+officer* access+control* gate visitor log shift police intruder report camera alarm key radio checkpoint suspicious theft fire lock badge walkie-talkie clocking stolen fence night',
  },
  {
    key: 'legal',
    kind: 'work',
    words:
      'risk exposure signature license notice fine damages regulator lease shareholder legal* lawyer* law* contract* litigation* paralegal* conveyancing* company+secretary* drafting* clause agreement court client draft review case judge hearing liability indemnity termination negotiate filing deadline affidavit advice statute party redline spa evidence submission settle breach precedent pdpa solicitor nda cap',
  },
  {
    key: 'realestate',
    kind: 'work',
    words:
      'semi-d bungalow shoplot flat portal transacted asking+price open+day viewing footfall repaint offer valuation agent stamp commission buyer seller property* real+estate* tenant* leasing* facility* facilities* strata* building+management* landlord viewing unit owner rent deposit condo maintenance fee contractor lift complaint collection agreement buyer listing vacant jmb sinking+fund lease occupancy',
  },
  {
    key: 'social',
    kind: 'work',
    words:
      'counselling* counsellor* donor* fundraise* fundraising* charity* sponsor* pledge alumni standing+order orphan elderly shelter foster rapport teenager trauma confide drop-in midwife hotline addiction recovery client+file raise generous appeal social+work* counselor* counseling* therapist* community* welfare* ngo* volunteer* case+management* beneficiary* family home visit session trust refer shelter donor fundraise donation program listen confidential assessment support group youth plan flood food+bank grant',
  },
  {
    key: 'media',
    kind: 'work',
    words:
      'journalist* writer* writing* editor* editorial* video* photographer* photography* film* content* reporter* article story interview source deadline edit footage camera shoot publish headline draft readers views cut script lighting audio podcast proofread fact-check premiere caption page',
  },
  {
    key: 'agriculture',
    kind: 'work',
    words:
      'animal* animals* crop* crops* herd goat sheep cow chick broiler litter drinker vet vaccine deworm droppings calf milk egg hatch barn pen paddy vegetable greenhouse spray+pump mortality cutter round prune frond loose+fruit ripe unripe mandore manure harvester acre nursery tapping latex cattle pond poultry farm* agriculture* plantation* crop* estate* livestock* palm* harvest* fertilizer pest soil irrigation field worker yield tonne block spray disease seedling bunch hectare weed planting durian oil mill greenhouse feed',
  },
  {
    key: 'beauty',
    kind: 'work',
    words:
      'hair* hairdresser* salon* beautician* spa* massage* beauty* stylist* facial* client cut color dye treatment skin product appointment consultation allergic patch nails scalp therapist',
  },
  {
    key: 'energy',
    kind: 'work',
    words:
      'oil+and+gas* offshore* petroleum* refinery* drilling* rig* wellhead* environmental* environment* wastewater* effluent* energy* platform pipeline valve pressure permit shutdown emission sampling scheduled+waste doe discharge bod cod ph treatment plant compliance inspection solar electricity meter kwh',
  },
  // Free time: told in place of work, it does not answer a question about work
  {
    key: 'leisure',
    kind: 'leisure',
    words:
      'football badminton hobby hobbies weekend movie movies netflix game gaming travel vacation holiday beach swim hiking gym guitar music song singing favorite pizza cat dog pet birthday party wedding friend cooking+at+home marathon fishing concert basketball jogging garden cartoon anime sleep breakfast dinner shopping cousin grandmother village weather',
  },
];
