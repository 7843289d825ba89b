/**
 * More of what people say when they speak of their work: the plain words for its places, things, people and mishaps.
 * One theme a line, signs as in anchors-themes.ts; from general knowledge of the trades, breadth before depth.
 * A table, hence the length.
 */

/** Further words of themes that anchors-themes.ts has, by key. */
export const spokenWords = `
customers: dissatisfied* irate* widow husband account cancel cancellation subscriber line+script supervisor+call hold+music wait waited banged banging insist insisted demand demanded politely courteous promise promised goodwill complimentary reimburse reassure reassured tracking parcel missing+item wrong+size wrong+item faulty wrong+color swap swapped receipt hotline chat whatsapp message agent script call+center callback rang+back call+back hang+up voice+down lower+voice explain+policy free+delivery bought loyalty points membership follow+up thank+you+card five+star one+star google+review complain* complains* complaints* dissatisfied* politely*
conflict: quarrel* quarrelled clash* friction* personality ignore ignored silent treatment grudge accuse accused took+credit credit shouting raised+voice coffee+together talked+it+out both+sides hear+out heard+out middle+ground apologised compromise resent jealous gossip unfair rude+colleague not+speaking split+tasks separate+shift mediate mediator hr
team: cover+shift covered+shift took+over swap+shift pitched+in chipped+in each+took divided+work whole+team group+chat whatsapp+group buddy teammate* groupmates assignment+group backup relieve relieved morning+huddle handed+over shared+work pair paired side+by+side depended rely relied
leadership: led* crew+of team+of people+under reported+to+me under+me newcomer new+hire probation probationer apprentice trainees quit resign resigned morale burnout tired one+by+one individually rota rostered duty+list recognise recognition praise praised warning+letter strengths talent succession acting+manager stand+in promoted coached showed+him showed+her taught+them teach set+targets weekly+check-in underperform struggling late+comer attitude performance+plan
pressure: same+day midnight weekend+work two+hours last+minute double+booked absent+colleague overload backlog clash+of+deadlines top+of+list postponed postpone urgency triage most+urgent stayed+late stayed+back rushing no+time short+of+time short+of+people short+staff full+house sorted+by delegate+rest finished+by submitted+before hours+left brought+forward
problem: puzzled strange+noise intermittent kept+stopping kept+failing kept+happening recur recurring nobody+knew no+one+knew traced tracing narrow+down narrowed ruled+out rule+out compared culprit turned+out caused+by fixed+it workaround tested+again one+by+one hypothesis pattern clue investigate investigation
mistake: slip* blunder* oversight* misread mis-sent wrong+recipient wrong+figure wrong+date wrong+address wrong+amount keyed+wrongly overlooked confess confessed owned+up own+up took+responsibility my+fault blame+myself informed+boss straight+away recalled recall correction since+then second+pair+of+eyes embarrassed ashamed refund+difference reissued
initiative: nobody+asked without+being+asked* on+my+own* own+idea* own+time improved* simpler quicker shortcut labelled labels color-coded colour-coded rearrange rearranged template shared+folder sign-out cut+time minutes+saved hours+saved saves saving lost+time wasted+time searching idle+time piloted adopted whole+department rolled+out suggestion+box barcode+instead form+instead digital+form google+form macro board+by+bay
learning: taught+myself* self-study* new+system* new+software* first+time never+used never+done unfamiliar steep youtube textbook evenings weekends class notes practised practiced asked+colleague shadowed shadow trial+account sandbox beginner basic within+weeks picked+up enrol enrolled coursera udemy passed+exam language exam self+taught catch+up
communication: plain+words simple+words jargon layman drew+picture sketch+it repeat+back read+back summarised summarise bullet+points one+page nods confused confusing mixed+up unclear misheard interpreter mandarin tamil bahasa dialect audience tailored slides talked+through walked+through spoke+with town+hall newsletter noticeboard announce announcement briefed questions+asked
integrity: dishonest* conflict+of+interest* whistleblow* kickback* under+table envelope hamper ang+pow falsify fake+receipt fake+signature backdate backdated tamper false+claim shortcut+approval favour relative+vendor declined+gift reported+it walked+away truthful admitted owned+up locked+drawer password-protected shred shredder need+to+know leaked leak gossip salaries
accuracy: tallied tally unmatched transposed extra+zero missing+zero decimal comma swapped+digits wrong+code wrong+quantity second+check four-eyes line+by+line row+by+row against+original source+document ruler highlighter reread read+twice counted+again control+total checksum spotted noticed+difference reconciled typo misprint before+printing before+sending
motivation: drawn attracted admire reputation values close+to+home since+school childhood dream opportunity next+step direction long+term specialise impact+people products+use
library: barcode+label readers borrowers stacks fines overdues story+hour call+number periodicals interlibrary e-book ebook opac weeding bookmark manuscript rare acquisition microfilm retention box+list
media: byline newsroom tip-off whistle source+confirm correction+notice retraction b-roll voice-over voiceover mic microphone boom timeline+edit color+grade subtitles storyboard shot+list interviewee quote+back libel editor-in-chief feature press+conference viewers listeners podcast episode+drop presenter teleprompter live+stream
sport: drown drowning swimmer pool+deck whistle+blew goal+keeper substitute tournament league+table coach+team training+load sprint drills tactics yellow+card penalty sweep lifesaving buoy
sales: walk-ins bought+again buys bought won+back win+back lost+account competitor+price rival door-to-door cold+email gatekeeper decision-maker haggle bulk+order repeat+order reorder showroom+visit test+drive booking+fee down+payment trade-in objections hesitated hesitate needs+analysis demonstrate+product signed+up signed+contract upsold cross-sold add-on trial+pack workshop+owner mechanic distributor dealer reseller wholesaler retailer+visit shelf+space planogram territory+plan pipeline+review lead+list closed+deal quarter+target bonus+tier referral tender+won account+manager key+account drums lubricant fleet new+customer* new+customers* wins* win+customers wins+new win+back* first+said+no
marketing: boosted boost+post ad+set creatives a/b carousel reel reels story+views subscriber+list open+rate click-through ctr cpc cpm cost+per retarget retargeting lookalike persona tagline slogan banner+ad billboard leaflet leaflets flyers giveaway contest influencer+fee unboxing media+plan agency+brief copywriter press+release landing+pages organic+reach comments shares likes viral trending raya+campaign open+day footfall coupon
retail: shoplift shoplifter stolen+item fitting+rooms rack display+table mannequin window+display end+cap promoter shelf+talker price+tags mark+down markdown near+expiry restock restocked replenished replenish trolley basket bagging cash+drawer cash+up z-reading shortage+cash overage change+float e-wallet card+terminal queue+line rush+hour outlet branch+store shrinkage stock+room loaves bread milk wastage unsold
events: attendees rehearsed emcees stage+hand backdrop banquet+hall floor+plan table+plan place+cards power+trip generator microphone+dead keynote speaker+late flight+delayed rain+plan tent canopy marquee crowd ushers registration+desk name+tags goody+bags wedding+couple bridal dais cocktail doorgift run+sheet cue+sheet
accounting: closed+the+books close+the+books closed+books books+closed keep+the+books kept+the+books prepaid accruals depreciate ledger+card general+ledger sub-ledger payable+run unapplied unidentified+receipt bank-in contra suspense+account write-off wrote+off cut-off invoices+missing grn three-way gst+code tax+code fixed+asset+register closing+checklist management+accounts profit+and+loss balance+sheet cash+book cheque cheques credited direct+debit double+payment statement+recon intercompany consolidation auditors+query working+papers keyed+twice payment* payments* paid* supplier+account* supplier+accounts* customer+accounts* expense+claims* petty+cash*
audit: fieldwork walk-through sampled+invoices missing+approval override duplicate+vendor ghost+employee surprise+count cash+count control+weakness auditee management+letter risk+rating follow-up+audit segregation+of+duties whistle trace+to+source sop+breach
tax: disallow disallowed rebate withholding+tax stamp+duty tax+agent tax+audit overpaid+tax taxable exempt exemption input+tax output+tax tax+return e-filing estimate+revised surcharge appeal relief
finance: overrun overspent under+plan under+budget over+budget used+up reserve reserves per+cent+of+budget cost+center cost+centre spending+limit purchase+freeze cancelled+orders cut+cost overtime+cost head+of+department approvals monthly+spend burn+rate break-even rolling+forecast hedge fx currency loan+facility working+capital shareholder dividend actual+versus
banking: teller+window queue+number atm cheque+clearing remittance hire-purchase fixed+deposit passbook mule scam scammer suspicious+transfer aml kyc loan+officer credit+committee salary+slip ctos ccris dsr refinance moratorium repossess policy+lapse nominee hospital+bill guarantee+letter adjusters third+party total+loss exclusion waiting+period rider endorsement
payroll: unpaid+leave pro-rate prorated overtime+claim overtime+rate salary+advance final+pay clearance wrong+salary wrong+bank+account bank+cut-off pay+day payday payslips timesheet clock-in clock+in thumbprint attendance+file shift+allowance increment bonus+run zakat hrdf e-a+form ea+form back+pay arrears public+holiday+rate paid* wrong+pay pay* wages*
recruitment: vacant+post vacancy* vacancies* hard+to+fill nobody+applied no+applicants adverts advert job+board walk-in+interview career+fair job+fair referral+bonus poach counter-offer counteroffer background+check reference+check bench+test hired+two joined still+there shortlist+of phone+screens hiring+manager headcount+approved notice+period campus foreman chargemen talent+pool rejected+offer candidates* candidate* selects* fill+job fill+position hires* staffing*
hr: show-cause+letter misconduct+case bully bullying harassment absenteeism lateness mc medical+leave sick+leave unpaid probation+extend confirmation exit+interview resignations retention+plan union+rep collective+agreement policy+rollout house+rules domestic+inquiry witness statement+taken pip dismissal retrenchment levy permit+renewal foreign+workers hostel dormitory onboarding+day welfare+visit
training: hands-on+session refresher e-learning quiz+after attendance+sheet course+content syllabus+staff induct induction shy trainees role+play assessment+score certificate+issue learner+feedback mixed+level literacy pictures+instead demonstration classroom+session evaluation+form
admin: double+booking room+booking filing+room missing+file lost+file archive+box stationery+order courier+slip franking stamps guest+list board+paper minute+taking action+items visa+application passport hotel+booking flight+change boss's+schedule inbox shared+mailbox keyed+in forms+missing tea pantry photocopier photocopy scanned e-filing+index switchboard phone+lines parcel+log renewals license+renewal tenancy+renewal front+office* papers* appointments*
software: null+pointer stack+trace race+condition deadlock memory+leak n+1 unit+tests code+review hotfix pull+requests feature+flag legacy+code refactored endpoint+slow payload json webhook queue+worker cron background+job retry idempotent race double+charge crash+report mobile+app push+notification build+failed dependency package+upgrade typescript+types state+bug session+cookie login+loop cors websocket web+application* web+applications* applications* program* programs* apps* websites*
databases: full-scan slow+query missing+index deadlocks replication lag archive+rows millions+of+rows primary+key foreign+key backup+restore point-in-time restore+test corrupted tablespace vacuum staging+table load+job nightly+load
data: split+by broke+down by+region by+branch by+size refunds+data correlation+between spreadsheet+model redrawn dashboard+used opened+by management+report sales+report weekly+report figures* wrong+total data+quality mismatch+source survey+result forecast+error confusion+matrix labelled+data feature+importance a/b+test+result hypothesis+test percent+higher axis bar+chart line+chart heat+map pivot
testing: reproduced steps+to+reproduce flaky+test test+data staging+environment release+blocked regression+pack bug+report negative+test boundary device+matrix test+plan exploratory
devops: disk+full out+of+memory pager failover+test blue-green canary rolled+back dns+change expired+certificate secrets+rotation load+test autoscaling queue+backlog region+down health+check latency+spike root+volume
network: dropped+line fibre fiber patch+panel mirrored+port port+mirror segment broadcast+storm same+address duplicate+ip link+light provider isp second+line failover+link camera+flooding crimp crimped trunk spanning+tree access+list intrusion suspicious+login blocked+ip quarantined packet+loss latency+high cabling cable+tester lift+shaft wireless+channel controller signal+weak
itsupport: blue+screen frozen laptop+dead would+not+start printer+jam paper+jam toner forgot+password locked+out mailbox+full outlook+profile dock monitor+flicker new+joiner+laptop driver+update antivirus+alert remote+session user+panicked walk+him+through walk+her+through boardroom projector hdmi card+machine cable+by+cable wrong+port reinstalled hard+disk ssd backup+drive
design: kerning grid white+space redraw redrew moodboard mood+board revisions client+rejected print+proof bleed cmyk vector template+set usability+test users+clicked heatmap tap+target accessibility+contrast onboarding+flow style+guide brand+guide packaging+mockup dieline thumbnails hierarchy palette
product: user+research product+owner feature+request mvp beta users+dropped release+note trade-off discovery problem+statement customer+interviews workflow+map uat+sign pain+point requirement+changed acceptance+criteria prioritised
project: behind+schedule weeks+behind weeks+late slipped slip+of+date kickoff+meeting action+tracker go-live go+live cutover opening+date handover+date permit+missing+project subcontract contractors+met re-plan replanned recovery+plan steering+committee change+orders float dependency sequence fit-out fit+out joinery outlets+opened stakeholders+met extended+hours critical+task weekly+meeting weekly+report
manufacturing: line+stopped line+stop sachet sachets carton+short filler capper conveyor+belt extruder press+machine die bottleneck+station takt operators+rotated changeovers setup+time startup+reject line+leader shift+target material+shortage feeder sensor+dirty jam+at palletizer shrink+wrap labeller sealing seal+bar hopper+bridge cleaning+time breakdown+hours kaizen+board packing+line
quality: peeled peel glue wrinkle crooked caps short+weight underweight leaking+seal bubbles gap+gauge go-no-go first+article incoming+check sorted+stock quarantined+lot hold+tag traceability lot+number customer+returns complaint+ppm containment 5-why humid retrained+inspectors visual+aid limit+sample golden+sample recurrence* recur* recurring* coming+back* prevents* out+of+tolerance surface+mark cosmetic
maintenance: gear gearbox+hot oil+leak grease+nipple grease+gun alignment+laser coupling shaft+bent seal+broken impeller cavitation suction compressor+trip refrigerant gas+leak thermostat fan+coil ahu chiller+trip overheat overheated burnt+motor worn+out wear spare+parts stripped+down reassembled bolts torque stud gasket+leak hydraulic+hose pneumatic cylinder limit+switch proximity+sensor drive+fault inverter+trip error+code multimeter manual+checked lubrication greased elevator lift+stuck escalator generator+start battery alternator radiator brake+pad clutch carburetor spark+plug vibrating rattling squeal standby+pump jack+up machines* fault* faults* breakdowns* servicing*
fabrication: porosity undercut slag fillet bead+crack purge+gas heat+input bevelled grinder tack+weld fit-up pipe+spool flange isometric hot+work bracket+weld plasma cutter stainless+tank pressure+test hydrotest lathe+tool insert+worn offset chuck spindle runout coolant swarf first+piece turning+part thread+gauge
woodwork: warped planed joinery+shop cabinet+door hinges chipboard veneer sanding lacquer dowel chisel cupboard wardrobe kitchen+cabinet
garments: bobbin skipped+stitches puckering puckered zipper dart lining+torn tailor+shop measure+waist fittings bridal+gown seams needle+broken overlocker embroidery batik
aviation: oxygen+mask seatbelt overhead+bin unruly airsick drunk+passenger aed+onboard ramp pushback flight+deck first+class economy aisle+seat galley+cart lavatory torque+check engine+cowling defect+log
fitness: deadlift lunges treadmill dumbbell trainer+client body+fat overweight rehab stamina+test form+check spotter reps
publicservice: constituent* resident+complaint* ratepayer hawker+license building+plan enforcement+notice summons compound parliament circular gazette district+office village+head grant+application queue+ticket identity+card birth+certificate mykad permit+application public+hearing tender+board potholes
translation: mistranslate mistranslated source+text target+text idioms glossaries court+interpreter simultaneous consecutive whispered legal+term proofreader untranslatable localisation localization subtitle+line
electrical: tripped tripping+breaker switchgear changeover+switch capacitor+bank neutral loose+terminal terminals terminations burnt+wire burning+smell insulation+test earth+leakage elcb flickering lights+flicker power+outage blackout tnb substation generator+set ups three-phase single-phase contactor relay+coil thermal+overload conduit+pipe cable+tray armoured+cable rewired socket+outlet de-energised de-energized voltmeter clamp+meter dead+circuit switch+room inverters panel+upgrade
engineering: tolerance+stack finite+element factor+of+safety cad+model redesigned+bracket fatigue crack+initiation wall+thickness heat+sink thermal+test drawing+revision prototype+failed test+rig load+test design+review dfm material+change stress+analysis pump+curve pipe+size hvac+load calculation+sheet
construction: slab+crack honeycomb concrete+pour formwork+burst rebar+spacing pile+cap survey+peg level+wrong setting+out site+diary toolbox+talk site+supervisor clerk+of+works rfi shop+drawing architect+instruction bricklayer plastering tiling tiles+hollow waterproofing leaking+roof ponding excavation trench backfill scaffold+tag crane+lift mobile+crane progress+claim final+account remeasure vo defects+list joint+inspection certificate+of+completion ccc m&e+coordination ducting painter painters plasterer plumber pipes signboard council site+work* building+work* contractors* floor+tiles
safety: unsafe+act unsafe+condition fell+from fall+arrest lanyard lifeline edge+protection guard+removed finger+cut amputate amputation toolbox+meeting hot+work+permit confined+space gas+test gas+detector chemical+spill eye+wash msds sds fire+alarm assembly+point fire+warden ladder housekeeping+walk near-misses stop+work stopped+the+job stopped+work forklift+speed pedestrian+lane incident+report lost+time ltis ear+plugs noise+level respirator jkkp accidents* hurt* injury* injuries* dangers* first+aid* near+accident*
warehouse: pick+list picked+wrong mispick short+picked wrong+bin wrong+location half+pallet pallet+jack reach+truck racking stacker shrink+wrapped inbound outbound loading+bay dock cross-dock quarantine+area damaged+cartons near+expiry fefo cold+room handheld scanner+battery stock+card stock+balance write+off bin+card expired+stock aged+stock slow-moving throw+away threw+away thrown+away cycle+counts ordering+point reorder+point over-order losses* waste* wastage* shrinkage* keys+missing labels+on+rack
logistics: bl telex+release hs+code duty+paid customs+hold inspection+scan vessel+delay transshipment haulage+booking container+number seal+number free+time detention+charge lclfcl lcl fcl airway+bill awb courier+pickup last-mile missed+delivery proof+of+delivery pod delivery+slot route+plan lorry+capacity trips+per+day backload cold+truck temperature+log lorries driver+late depot bay
procurement: sole+source second+source single+supplier supplier+failed supplier+late price+increase price+breakdown should-cost bidding sealed+bid evaluation+table vendor+list vendor+visit blanket+order call-off framework+contract delivery+performance supplier+scorecard raw+material+shortage resin+price payment+terms mill minimum+order split+award import+duty requisition materials* raw+material* suppliers*
driving: bald+tyre flat+tyre engine+overheat tow+truck jpj summons weighbridge overloaded load+shift strapped strap tie+down backing reversing blind+spot junction accident+scene highway+toll petrol diesel+card waze rider+app customer+gate drop+point school+bus pupils+on+bus night+drive sleepy rest+stop pre-trip trip+sheet delivers* deliveries* delivery*
nursing: sugar hypo hypoglycaemia hypoglycemia unresponsive collapsed code+blue cpr chest+pain chest+compression short+of+breath breathless pale sweating iv+line cannula cannulate drip+stand syringe+pump morphine painkiller antibiotic pressure+sore bed+sore bedsore catheterise urine+output intake+output nil+by+mouth post-op theatre drain+bottle ward+round house+officer medical+officer on-call+doctor referred+doctor relatives next+of+kin visiting+hours side+rail bedrail bell observation+chart sepsis stoma wound+swab isolation+room gown ppe+gown dialysis fistula labour+room contraction newborn midwife vaccine injection clinic+queue appointment+slot blood+test registration+counter fingerprick hba1c insulin+dose counselled+patient wheel+chair stretcher discharge+plan ambulance
eldercare: old+people* old+man old+woman aunty sundown wander wandering bathing basin washed+hands sponge dressing+him pills spoon thickened choke choked hit+me spit scream+night hymn prayer radio+song photo+album grandchildren fell+times bed+rail commode pampers walker+frame transfer+belt night+light dentures hearing+aid bedridden stroke+side loneliness
pharmacy: wrong+strength wrong+drug look-alike sound-alike dosage milligrams prescriber called+prescriber doctor's+handwriting double-checked+label allergy+card interaction+alert controlled+drug+book cough+syrup fridge+temperature cold+chain stock+out generic brand+switch otc refills
lab: blank+high standards spike recovery duplicate+sample outlier+result drift electrode+drift cuvette cell+scratched contamination+check acid+wash rinse rinsed tap+water deionised distilled reagents fresh+reagent titrated burette pipettes balance+level incubator agar colonies plate+count gram+stain centrifuge hemolysed haemolysed rejected+sample turnaround critical+value control+chart+out out-of-spec recalibrated instrument* certificate known+sample sampled chloride photometer spectrometer chromatogram peak retention+time fume+hood notebook test* result* results* tests+accurately* odd+result*
teaching: pupil+refused refused+to+write write+stories reading+aloud phonics+card spelling+list times+table fractions multiplication lesson+failed noisy+class back+row seating+plan naughty threw+book shy+pupil dyslexia dyslexic slow+learner remedial mid-year end-year headmaster headmistress principal parents'+day parent-teacher pbd uasa pt3 spm+class whiteboard flashcards group+game scissors+glue playground recess+time tantrum potty toddler+bit separation+anxiety nursery kindergarten circle assembly co-curriculum lecture lecturer+hall tutorial thesis undergraduate supervisor+student marking marked+scripts passed+with
kitchen: service+time dinner+rush covers chits docket ticket+rail pass+plate wok fryer hob burner steamer rational walk-in+chiller mise+en+place prep+list stock+pot gravy sambal rendang santan noodle dough+rise proof+dough underbaked overbaked burnt salty overcooked undercooked raw+middle sent+back plating garnish food+cost yield trim food+poisoning stomach temperature+probe core+temperature holding sanitiser chopping+board color+board allergic nuts peanut prawns+smell spoiled off+smell use-by thawed blast+chill supplier+fish market halal+kitchen buffet banquet+kitchen commis sous executive+chef pastry cake icing cream+split butter flour yeast croissant batter waste* hygiene*
fnb: barista+station cow+milk oat+milk soy jug lid sticker+lid tickets+printer wrong+drink remade remake decaf ristretto portafilter steam+wand tamping bean roast pastries wine bottle cocktail bar+counter ice tray+drop spilled spilt table+number split+bill service+charge reservation+lost walk+away waitress floor+captain section dirty+plate cutlery menu+knowledge upsell+dessert birthday+cake drinks* drink* table* tables* serves* service
hotel: overbooked walked+guest sister+hotel room+not+ready early+check-in late+check-out noisy+room smell+in+room cockroach aircon+room keycard wake-up+call concierge+desk airport+transfer bellboy porter+luggage lost+passport minibar+charge deposit+dispute folio night+audit room+service laundry+bag pillow blanket bedsheet curtain bathroom hair+in torch linen+cart room+attendant inspection+room stripped+bed vacuumed tour+group vip+arrival upgraded+room no-show booked* bookings* booking* rooms*
cleaning: mopped scrubbed scrub stains grout limescale bleach+mixed washroom restroom soap+dispenser toilet+roll rubbish bin+liner floor+machine scrubber wet+floor carpet+shampoo window+squeegee laundered washer dryer odour odor smell marble polish+floor spill+clean checklist+toilet drains cobweb
security: guardhouse guard+house boom+gate visitor+pass without+pass tailgate tailgating stranger climbed+fence jumped+fence break-in burglar burglary stolen thief caught+thief footage+reviewed control+room alarm+triggered false+alarm torchlight clocking+point night+patrol drunk+man shouting+gate incident+book handed+to+police crowd+control baton lost+child car+park trespasser contractor+pass goods+out+pass guards* premises+safe* duty on+duty* watches*
legal: limitation+period notice+date waiver judgment appeal magistrate high+court sessions+court cross-examine witness+statement bundle pleadings injunction mediation mediator+settle settled+at opposing+counsel other+side letter+of+demand signed+without+reading promised+extension bad+facts facts+against stamp+paper power+of+attorney deed title+search caveat land+office vacant+possession conveyance will probate indemnities warranties due+diligence board+resolution ssm annual+return trademark infringement privacy+policy clause+by+clause negotiated+clause arbitration tenancy+dispute receipts+evidence cases* advises+clients* clause* matter* lawsuit* tenancy*
realestate: tenant+left rent+arrears service+charge+arrears leaking+unit lift+breakdown management+office jmc agm owner+complaint renovation+deposit access+card house+viewing viewings lease+renewal fit-out+period mall+tenant listing+photo bank+valuation loan+rejected spa+signing earnest owners* fees* tenants* building* tenancies*
social: runaway abused abuse neglect neglected foster+home orphanage safe+house refugee homeless beneficiaries intake+form home+visits counselling+session suicidal depressed anxiety+attack group+therapy donors food+parcels volunteers+came flood+victims school+dropout confided rehabilitation+center
agriculture: seedlings nursery+bed transplant watering irrigate drip+line mulch compost composted pruned pruning shrubs* hedge* lawn* grass* landscape* landscaping* gardener* gardening* grounds* plants* tree trees roots root+rot brown+leaves yellow+leaves wilting wilted leaf+spot aphids caterpillar fungus fungicide topsoil sand clay drainage+plant shade sprinkler lawnmower mower trimmer secateurs palms orchids flower+bed potted chlorine pH+soil yellowing rat+damage bagworm ganoderma ffb bunches mandor tapper chicks mortality feed+ratio coop hatchery fish+pond aerator tilapia shrimp goats calves milking mastitis yield* field+work* garden* gardens* hedge*
beauty: bleach+hair highlights rebonding perm scalp+burn patch+test regular+client fringe uneven+cut eyebrow waxing acne pedicure manicure gel+nail aromatherapy masseuse bride+makeup foundation hair+fall
energy: blowout flare gas+leak+platform permit-to-work isolation+certificate turnaround+shutdown esd relief+valve pig pigging scaffold+offshore helideck muster drill+pipe mud+weight casing solar+panel inverter+string meter+reading turbine boiler+trip feedwater sludge aeration blower effluent+limit oil+trap stack+emission schedule+waste+store leachate landfill recycling turbine+trip
leisure: novel jogging+park karaoke ipl premier+league stadium concert+ticket squirrels mango+tree house+move moved+house astronaut bollywood sing+shower niece nephew kindergarten+niece birthday+cake+home camping diving dive snorkel island road+trip drama+series gardening+home
`;

/** Themes that anchors-themes.ts does not have. */
export const moreThemes = `
emergency [work]: emergency+response* first+aid* collapsed* emergency* emergencies* crisis* evacuate evacuation fire smoke flame extinguisher explosion collapse collapsed faint fainted unconscious drowning drowned bleeding injured ambulance 999 rescue* rescued breathe breathed breathing cpr chest blew+whistle whistle jumped pulled+out brought+up shouted alarm alarmed assembly first+aid stretcher seizure fit choking choke flood flooded landslide gas+leak power+cut blackout calm calmly panic panicked headcount bag oxygen hose burning burnt shock drown bottom crowd+back
change [soft]: change* changes* restructure* merger* relocation* new+boss new+process resist resisted resistance transition migrate switched+over old+way used+to adapt adjusted unsure shift+pattern pilot+group reassign downsizing pandemic lockdown work+from+home
persuade [soft]: persuade* convince* influence* buy-in* reluctant reluctance sceptical skeptical doubtful refused disagree evidence+showed showed+figures trial+run small+trial comparison won+over agreed+finally agreed+to approved objections proposal presented+case
callcentre [work]: call+centre* call+center* caller* callers* calls* hotline* telemarketing* telesales* phone+agent* headset script hold queue+call average+handling transfer transferred callback rang+back wrap-up agent wrong+number angry+call account+number verify+caller line+dead reset+box modem outage+area billing+question cancel+line mute supervisor+line ticket+number first-call resolution repeat+call call+log
clinic [work]: clinic* outpatient* appointments* registration* receptionist+clinic medical+records* hospital+admin* waiting waited waits walk-in queue+number blood+test slot slots doctor+late mc+slip panel+clinic insurance+letter guarantee+letter sugar counter forms patient+file triage banged wait+time texted reminder no-show
dental [work]: dental* dentist* tooth teeth gum filling crown scaling extraction braces denture root+canal x-ray numb drill anaesthetic chairside plaque rinse mouth cavity cavities wisdom
doctor [work]: physician* medical+officer* doctor* surgeon* diagnosis* treatment* gp* symptom symptoms examined history+taking prescribed referral scan mri ct biopsy rash fever cough lump pneumonia dengue asthma stroke heart+attack hypertension abdomen appendix fracture suture sutured theatre consent+form second+opinion specialist
veterinary [work]: veterinary* vet* animal+clinic* pet+clinic* kennel dog cat rabbit paw vaccination rabies spay neuter leash muzzle limp vomiting puppy kitten owner+dog hamster tick fleas
physio [work]: physiotherapy* physiotherapist* occupational+therapy* speech+therapy* rehabilitation* knee shoulder hip stroke+patient range+of+motion gait crutches swelling ligament acl exercise+plan grip splint posture
childcare [work]: childcare* nursery* preschool* kindergarten* toddler* toddlers* babysitter* nanny* early+childhood* nap crying tantrum potty diaper milk+bottle bite bitten separation drop-off blocks crayons sing sang puppet circle+time clingy sharing toys hugged cuddle parent+pickup allergies+child
rescue [work]: firefighter* fireman* bomba* lifeguard* paramedic* ambulance* civil+defence* hose ladder hydrant breathing+apparatus smoke+room trapped victim victims casualty rope raft boat float+victim pool sweep drowning swimmer swimmers surf current rip+current siren extricate hydraulic+cutter stretcher
workshop [work]: automotive* car+workshop* mechanic* foreman+workshop* auto* bengkel* engine+knock gearbox clutch brake+pads absorber suspension alignment+car radiator timing+belt spark+plugs alternator battery+flat diagnostic+scanner obd engine+oil oil+filter misfire test+drive bonnet tyre+shop motorcycle chain sprocket paint+booth dent panel+beating spray+paint fuel+pump injector
plumbing [work]: plumber* plumbing* air-conditioning* aircond* hvac* lift+technician* handyman* pipe burst leak leaking tap cistern blocked+drain choke+drain sewer water+heater pressure+low gas+top-up compressor+unit chemical+wash condenser evaporator drip+water ducting lift+door shaft pit governor sensor+door painting+wall ceiling lift* lifts* elevator* escalator* aircon*
travel [work]: travel+agent* tour+guide* tourism* tour* itinerary visa flight+cancelled stranded passport+lost coach+bus sightseeing museum temple trek boat+trip tourists group+size hotel+voucher rebook rebooked ticketing airline+ticket pilgrim umrah pax
ecommerce [work]: e-commerce* ecommerce* online+shop* online+store* shopee* lazada* marketplace* listing listings product+photo cart abandoned checkout+page voucher flash+sale double+day 11.11 stock+sync returns+online rating+seller parcel packing+video live+selling courier+label
collections [work]: credit+control* debt+collection* collections* collector* overdue* arrears* debtor debtors aging+list reminder+letter instalment installment instalments repayment+plan promise+to+pay ptp disputed+invoice cheque+bounced credit+limit hold+account legal+letter outstanding+sum owed owes skip+trace paid+up
secretarial [work]: company+secretary* board+meeting* governance* agm circular resolution resolutions quorum directors minutes+of statutory+register ssm filing+deadline share+transfer annual+return proxy
insurance [work]: insurance* claims* underwriter* actuary* actuarial* policyholder insured accident+report adjuster surveyor+report payout reserve+claim flood+claim hospital+claim exclusion premium+rate loss+ratio suspicious+claim surrender+value rider medical+card
telecom [work]: telecom* telco* fibre+technician* tower* base+station* antenna splice splicing otdr manhole pole signal+strength drive+test rru microwave+link cutover modem
research [work]: research* researcher* scientist* r&d* study+design* trial+result replicate protocol participants sample+size publication reviewer+comment hypothesis grant paper literature experiment+failed control+group ethics+approval lab+animal p-value dataset+study interview+transcript questionnaire
marine [work]: ship* vessel* seafarer* captain* deck+officer* marine+engineer* bridge+watch engine+room bilge ballast anchor mooring hull port+state cargo+hold tug berth pilot+boarding main+engine purifier bunkering gangway lifeboat
surveying [work]: surveyor* land+survey* valuation* valuer* theodolite total+station benchmark boundary+stone contour drone+survey coordinates peg pegs traverse comparable comparables land+title
architecture [work]: architect* interior+design* floor+plan elevation facade render rendering lighting+plan joinery+detail material+board client+brief space+planning site+constraint setback fire+escape 3d+model sketchup revit built-in carpentry
automation [work]: automation* plc* robot* robotics* mechatronics* instrument+technician* ladder+logic servo encoder hmi scada sensor+signal cycle+time vision+system gripper teach+pendant 4-20 loop+check transmitter control+valve calibrator interlock
process [work]: process+engineer* chemical+engineer* reactor distillation heat+exchanger fouling yield+loss viscosity batch+time ph+control feed+rate catalyst steam+consumption mass+balance pilot+plant scale-up solvent
foodtech [work]: food+technologist* product+development+food* shelf+life sensory recipe+trial texture formulation ingredient+substitute pasteurise pasteurize retort water+activity panel+taste halal+certification nutrition+label
nutrition [work]: dietitian* nutritionist* diet* calorie carbohydrate meal+plan diabetic weight+loss protein tube+feed fibre+intake sugar+intake food+diary
printing [work]: printing* print+shop* press+operator* offset plate+making ink registration+marks paper+feed color+shift proofing binding lamination cut+size digital+press reprint
waste [work]: recycling* waste+management* scrap+yard bales sort+line collection+route landfill garbage+truck bins+overflow scheduled+waste
water [work]: water+treatment* water+plant* turbidity chlorine+dose filter+backwash pump+house raw+water reservoir burst+main jar+test
courier [work]: courier* postman* postal* dispatch+rider* parcel parcels wrong+address not+home recipient doorstep sorting+hub van+load delivery+app cod route+sheet missed+parcel motorbike
petrol [work]: petrol+station* pump+attendant* nozzle forecourt fuel+tanker dip convenience+counter
callofficer [work]: dispatcher* control+room* radio+call* fleet+dispatch* shift+log vehicle+tracking breakdown+van driver+called
music [work]: musician* music+teacher* piano violin choir rehearsal concert+hall score+sheet pupils+piano recital tempo notes+wrong stage+fright orchestra
performing [work]: actor* theatre+production* stage+manager* costume props cue lighting+rig rehearsals understudy
furniture [work]: upholstery* furniture+factory* sofa+frame foam fabric+roll stapler assembly+jig veneer+press finishing+line
semicon [work]: semiconductor* wafer* cleanroom* die+attach wire+bond bonding mold+compound yield+drop tester+handler probe+card lot+hold particle+count esd recipe+setting tool+down oven+profile solder smt reflow aoi pick-and-place stencil solder+paste pcb+board
`;

/** Which themes a family of work speaks in, so that a criterion in the words of the lexicon names them. */
export const familyThemes = `
accounting: accounting
bookkeeping: accounting
audit: audit
internal-audit: audit
tax: tax
financial-analysis: finance
treasury: finance
credit-control: collections
banking: banking
investment: finance banking
insurance: insurance
actuarial: insurance
payroll: payroll
human-resources: hr
recruitment: recruitment
training: training
compensation: payroll hr
marketing: marketing
digital-marketing: marketing
brand-marketing: marketing
market-research: marketing research
content: media marketing
public-relations: media marketing
events: events
graphic-design: design
media-production: media
sales: sales
key-account: sales
sales-engineering: sales
real-estate: realestate
ecommerce: ecommerce
customer-service: customers
call-center: callcentre
customer-success: customers
legal-corporate: legal
litigation: legal
legal-conveyancing: legal
company-secretary: secretarial
compliance: audit
operations: manufacturing project
admin: admin
executive-support: admin
mechanical: engineering
electrical: electrical
electronics: semicon
automation: automation
civil: construction
construction-management: construction
quantity-survey: construction
architecture-design: architecture
building-services: plumbing
facilities: realestate
manufacturing: manufacturing
production-work: manufacturing
machining: fabrication
maintenance: maintenance
quality: quality
process: process
oil-gas: energy
energy: energy
environment: energy
safety: safety
automotive: workshop
aerospace: aviation
marine: marine
supply-chain: procurement
procurement: procurement
logistics: logistics
warehouse: warehouse
driving: driving
construction-trades: construction
surveying-property: surveying
research: research
laboratory: lab
food-science: foodtech
agriculture: agriculture
nursing: nursing
care: eldercare
medicine: doctor
dentistry: dental
pharmacy: pharmacy
medical-lab: lab
allied-health: physio
psychology: social
social-work: social
nutrition: nutrition
healthcare-admin: clinic
veterinary: veterinary
teaching: teaching
childcare: childcare
special-education: teaching
tutoring: teaching
academia: research teaching
education-admin: admin
translation: translation
hotel: hotel
food-beverage: fnb
kitchen: kitchen
retail: retail
retail-buying: procurement retail
beauty: beauty
fitness: fitness
cleaning: cleaning
security: security
government: publicservice
nonprofit: social
fashion: garments
arts: performing
software: software
web: software
mobile: software
devops: devops
systems-admin: devops
network: network
cybersecurity: network
it-support: itsupport
database-admin: databases
data-engineering: databases
data-science: data
data-analysis: data
qa-software: testing
solution-architecture: software
business-analysis: product
it-project: project
erp: product
product-management: product
ux: design
embedded: automation software
`;

/** Kinds of work beside those of `moreThemes` whose people speak alike. */
export const moreNeighbours = `
callcentre: customers sales itsupport
clinic: nursing doctor admin pharmacy customers
dental: doctor clinic
doctor: nursing clinic pharmacy physio lab
veterinary: doctor agriculture
physio: nursing fitness eldercare
childcare: teaching eldercare
rescue: safety nursing security emergency
emergency: safety nursing doctor security
workshop: maintenance driving
plumbing: maintenance construction electrical realestate
travel: hotel customers aviation
ecommerce: retail marketing warehouse courier customers
collections: accounting banking
secretarial: admin legal
insurance: banking customers legal
telecom: network electrical
research: lab data
marine: logistics maintenance
surveying: construction realestate
architecture: design construction
automation: electrical maintenance engineering manufacturing
process: manufacturing energy lab
foodtech: kitchen lab quality
nutrition: nursing kitchen
printing: design manufacturing
waste: cleaning energy
water: energy maintenance
courier: driving logistics
petrol: retail driving
callofficer: driving logistics
music: teaching performing
performing: events media
furniture: woodwork manufacturing
semicon: manufacturing quality electrical automation
`;
