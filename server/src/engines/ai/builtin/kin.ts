/**
 * Plain words that stand for one another at work: who pays wages runs payroll, who looks after a crew supervises it. One
 * group a line; a word may stand in several. A table, hence the length; from general knowledge, wide rather than deep.
 */
import { once } from './once.ts';
import { american, stem } from './terms.ts';

export const groups = `
  supervise oversee lead head manage foreman charge command crew gang
  team crew gang squad shift staff subordinates colleagues
  staff personnel employees workers workforce headcount manpower people crew
  train coach mentor teach instruct guide groom tutor onboard showed
  recruit hire hiring vacancy vacancies staffing candidates shortlist interview headhunt source onboarding joiners newcomers
  customer client guest shopper caller subscriber patron consumer buyer account diner visitor purchaser
  complaint grievance dissatisfied unhappy angry upset dispute escalation furious annoyed
  resolve settle solve fix sort rectify remedy handle
  inquiry enquiry query question request call
  call phone telephone ring hotline helpline dial
  chat whatsapp message messaging email mail
  invoice bill billing charge receipt statement
  salary wage pay payroll remuneration overtime payslip
  supplier vendor seller maker mill manufacturer principal distributor
  purchase buy procure source procurement buying order tender
  quotation quote offer bid tender proposal
  negotiate bargain haggle terms settled agreed
  contract agreement deal lease tenancy deed clause
  draft prepare write drew composed wrote compile draw
  vet review check proofread redline examine scrutinize mark
  report pack summary dashboard update statement
  monthly month weekly quarterly
  close closing closed closure
  accounts books ledger bookkeeping accounting journal
  reconcile match tie agree compare clear unmatched
  bank banking account cash
  tax levy duty withholding submission filing return
  audit auditor auditing inspection inspect fieldwork schedules
  budget forecast cost spend expenditure spending
  cost expense price spend margin wastage waste
  reduce cut lower bring decrease shrink trim save
  increase raise grow improve lift boost double rise
  target quota goal kpi objective ambition
  sales selling sell sold revenue turnover orders
  prospect lead cold hunt canvass pipeline
  market marketing campaign promotion advertise advertising ads
  social facebook instagram tiktok posts followers reels
  content captions copy copywriting articles blog text posts
  newsletter mailing mails email edm subscribers
  search seo keywords ranking google organic
  website web site page landing online
  analytics analysis analyze figures statistics data insight dashboard
  software program application app system platform
  develop build create write code program construct
  design model draw sketch layout plan
  test testing verify check regression coverage junit
  deploy release ship rollout launch publish containers
  maintain service upkeep maintenance servicing overhaul
  repair mend fix restore overhaul replace rebuild
  breakdown fault failure stoppage defect tripped jammed broken stopped malfunction
  troubleshoot diagnose trace locate find investigate debug
  machine machinery equipment plant line unit
  spare spares parts components consumables
  install installation set mount fit commission
  prevent preventive scheduled planned routine periodic
  electrical wiring cable circuit switchboard panel
  drawing diagram blueprint plan schematic
  stock inventory goods materials stores
  store warehouse depot storage storeroom
  count stocktake counting tally tallied
  receive receiving inbound unload unloading incoming accept
  dispatch deliver delivery outbound loading load send shipping shipment
  ship vessel freight cargo consignment shipment container
  transport lorry truck haulage trucking transporter
  customs declaration clearance import export
  clean hygiene sanitation sanitary cleanliness housekeeping
  safe safety hazard accident injury incident unsafe
  emergency code resuscitation cpr collapse urgent crisis
  patient resident inpatient bedside ward
  assess assessment evaluate appraise gauge judge check
  care nurse nursing tend attend bedside
  medicine medication drug dispense prescription injection tablets
  record document log register file enter chart note keyed
  records files documents paperwork register documentation
  handover hand passed transfer turnover
  infection sterile contamination isolation hygiene
  cook cooking kitchen chef cuisine culinary
  menu dish dishes recipe card specials
  food ingredient produce meals catering
  portion weigh yield
  serve service serving waiting
  pupil student learner child class children kids
  lesson class teaching taught syllabus scheme curriculum
  exam test assessment quiz paper grade mark score
  parent parents mother father family guardian
  discipline behavior conduct misconduct rules manners disciplinary
  club society cocurricular extracurricular activity
  law legal statute act regulation
  court litigation hearing suit judgment proceedings counsel
  lawyer solicitor counsel attorney advocate
  property land title transfer conveyancing
  debt arrears recovery overdue collection demand
  comply compliance regulation regulatory rule guidance standard
  risk exposure hazard threat
  coordinate liaise arrange organize align
  subcontractor contractor trades gang
  site ground field project
  concrete pour rebar reinforcement formwork slab
  programme schedule gantt timeline plan planning roster
  delay late behind overrun postponed
  schedule roster timetable calendar diary plan
  meeting meetings appointment session conference
  travel trip flight ticket itinerary
  letter correspondence memo minutes
  reception front desk counter lobby
  reservation booking book room
  check arrival departure welcome greet
  satisfaction csat satisfied happy feedback rating
  quality defect reject inspection conformity
  sample specimen test batch
  laboratory lab bench analysis
  measure measurement calibrate gauge reading
  production manufacture manufacturing output assembly
  fast quick speed prompt rapid time
  attend attendance absence absenteeism leave clock
  leave absence attendance holiday
  course workshop training seminar class
  grant levy claim fund
  appraisal performance review evaluation
  benefit compensation allowance claims
  insurance policy claim coverage
  loan credit financing mortgage lending borrower
  approve approval sanction authorize endorse
  visit call meet site tour
  present presentation pitch demo slides demonstrate
  explain describe clarify tell told guide
  persuade convince influence win won
  research study investigate survey explore
  creative artwork visual graphic design
  brand branding identity logo
  photo photography video footage clips
  print printing press packaging
  event exhibition fair booth function roadshow
  plant crop harvest field estate
  security guard patrol surveillance
  network lan wan router switch
  server host cloud hosting infrastructure
  password account access login permission
  user staff employee colleague
  ticket case job incident request
  computer laptop desktop pc hardware
  database table query sql schema
  report findings conclusion
  secretary assistant aide clerk
  file filing archive folder
  supply supplies stationery provisions
  payment pay paid disburse remit settlement
  collect collection receivable debtors overdue chase
  cash till float petty
  profit margin earnings income
  plan strategy roadmap blueprint
  improve enhance upgrade streamline better
  compare benchmark
  ensure guarantee secure
  import load migrate
  remove delete dispose discard scrap threw
  arrange place position rack stack
  rotate fifo fefo expiry expire batch
  label tag barcode scan scanner
  forklift stacker truck reach
  wound dressing injury
  blood specimen sample
  counsel advise advice counseling consult guide
  protect safeguard guard shield
  dialogue union workers labour
  permit license licence pass certificate
  calculate compute work reckon
  deduct deduction contribution statutory withholding
  distribute issue hand circulate
  translate interpret language bilingual
  secure win close land gain
  brief briefing toolbox talk instruct
  stop halt cease suspend
  pressure rush peak busy deadline
  medicine medication drug tablet tablets script scripts prescription dose dosage inhaler pharmaceutical
  patient person people walk-in resident client
  doctor physician prescriber clinic consultant
  allergy reaction sensitivity interaction contraindication
  screening check test reading pressure sugar glucose cholesterol
  poison controlled psychotropic register
  assistant helper junior apprentice pupil attachment
  hazard danger risk unsafe peril
  inspection walk round patrol survey audit check
  accident injury casualty crushed wounded incident
  investigate cause root why witness probe examine
  drill exercise evacuation rehearsal
  induction orientation briefing introduction
  committee council board panel
  permit paper clearance signed authorization
  harvest bunch ripe cut reap yield round
  fertilizer manure nutrient feed
  weed spray circle
  replant seedling nursery plant census
  yield tonne output production productivity
  worker labourer cutter hand hands operator
  checkroll muster attendance register
  certification audit standard conformity rspo mspo
  document paperwork bill lading certificate packing form
  book space sailing vessel slot carrier liner
  haulage prime mover truck trailer haulier
  eta arrival status where tracking message
  delay rolled late overdue missed
  analyze test titrate assay measure examine sample
  instrument gauge balance meter equipment apparatus
  reagent solution standard chemical
  certificate coa attestation
  specification limit tolerance spec
  gc chromatograph chromatography hplc column
  record method file logbook documentation
  layout poster leaflet brochure flyer catalogue
  identity logo brand look
  package packaging box label carton wrapper
  retouch cut-out correction edit
  animate animation motion moving video
  artwork file press print plate
  backdrop stage booth banner
  guest visitor couple traveller tourist arrival
  room suite bed unit blocked
  overbook full oversold
  float till cash drawer
  upsell upgrade category better
  vip minister celebrity dignitary important
  shift crew desk captain
  calendar diary appointment schedule
  travel trip flight visa itinerary
  minutes notes record decided
  confidential secret sensitive discretion locked personnel
  letter correspondence speech memo draft
  expense receipt claim reimbursement petty
  board directors committee
  statement account accounts figures gearing ratio
  cash flow dscr bank-in turnover
  collateral security guarantee property valuation
  limit facility amount size tenor
  pricing margin rate interest
  monitor watch follow observe track
  warning sign signal symptom
  visit met premises site went
  aml sanction screening kyc
  switchboard panel board db distribution
  lighting lamp downlight light bulb ballast
  generator genset standby
  wiring trunking conduit socket cable
  fault leakage trip short burnt
  logbook book log entry
  standby on-call call night
  isolate lockout tag tagged loto
  dashboard board chart report visual looker
  insight finding story proposal recommendation
  ab control significance experiment lift
  clean duplicate mismatched missing tidy
  join merge combine
  warehouse bigquery redshift snowflake lake
  present stood told explain
  helpdesk counter support desk go-to request
  setup image imaged configure prepare install
  printer toner scanner copier
  administer manage mailbox rights portal group
  backup tape restore recovery snapshot
  asset device inventory tag hardware
  antivirus ransomware malware patch
  wifi wireless access signal
  compare side bids versus
  expedite chase follow urge
  performance scorecard lateness reject rating
  terms days credit payment
  moq lot size quantity
  menu card dishes
  volunteer donor charity nonprofit
  event dinner function ceremony
`;

/** The groups a stem belongs to. */
export const kinOf = once(() => indexKin(groups));

/** Numbers the groups of a table, one a line, and says which of them each stem belongs to. */
export function indexKin(table: string): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [group, line] of table.trim().split('\n').entries()) {
    for (const word of new Set(
      line
        .trim()
        .split(/\s+/)
        .map((one) => stem(american(one))),
    )) {
      const known = index.get(word);
      if (known) known.push(group);
      else index.set(word, [group]);
    }
  }
  return index;
}
