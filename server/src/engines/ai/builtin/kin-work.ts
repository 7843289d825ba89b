/**
 * More words that stand for one another in what people write of their work, trade by trade; answers in speech are judged
 * without them. A table, hence the length; from general knowledge, wide rather than deep.
 */
import { groups, indexKin } from './kin.ts';
import { tradeGroups } from './kin-trades.ts';
import { once } from './once.ts';

const trades = `
  hunt approach headhunt source scout referral forum talent
  candidate applicant talent hopeful jobseeker
  vacancy seat opening position headcount
  offer package counter-offer salary terms employment
  panel interview slot hopeful
  metric figure number statistic kpi ratio
  listing portal ad advert classified advertise
  owner landlord proprietor
  tenant renter lessee occupant shop
  viewing tour walkthrough showing walked showed
  price bargain counter-offer figure sum
  handover key completion possession
  sew stitch seam needle garment apparel shirt trouser
  reject defect scrap seconds faulty rework pucker
  drive wheel road route trip
  load stack carry unload carton pallet
  temperature chiller frozen cold degree minus thermometer logger
  vehicle tyre oil brake lamp car
  interview conversation talk ask listen chat
  usability prototype task participant unmoderated
  insight theme finding pattern persona
  recommend suggest propose advise advice
  stakeholder board management director squad
  home household flat house
  confidential locked lock coded private
  awareness talk campaign classroom prevention
  reactor column furnace vessel tray boiler exchanger
  deviation upset abnormal trip offspec off-grade fouled
  energy steam power fuel electricity
  procedure sop step instruction manual guideline
  shutdown turnaround stop outage
  cluster node pod container orchestration
  infrastructure environment module template console
  pager on-call night standby
  secret credential key vault password
  harden secure baseline patch close rotate
  exercise movement mobility strength balance posture
  treatment technique therapy taping manual
  progress outcome score goal chart
  vouch sample check confirm trace
  control approval authorization walkthrough
  engagement client file assignment
  weakness finding shortcoming gap
  begin start launch open introduce initiate
  finish complete close conclude wind
  obtain get acquire secure gain
  choose select pick decide
  send post forward dispatch transmit
  ask inquire request query
  answer reply respond explain
  show demonstrate present illustrate
  watch observe follow monitor track supervise
  find discover detect uncover spot identify notice
  change alter modify adjust amend revise
  keep maintain preserve upkeep uptodate
  count tally inventory stocktake census
  sort classify arrange organize order
  connect link join integrate hook couple
  separate isolate divide split
  lift hoist crane rig
  move transfer relocate shift migrate
  raise escalate report flag alert
  agree settle sign conclude
  refuse reject decline turn
  invite summon call register rsvp
  guard protect secure watch patrol
  wash laundry linen towel sheet
  scrub mop sweep wipe polish clean disinfect
  room bed suite villa cabin
  amenity toiletry supply consumable
  lost found property belongings
  bake bread pastry cake oven dough
  drink beverage bar cocktail coffee espresso tea
  waste wastage throw discard spoil leftover
  till drawer register cash takings float
  shop store outlet branch boutique
  shelf display window mannequin merchandise rack planogram
  shrinkage loss theft missing
  promoter salesperson seller assistant
  loyalty member repeat regular
  online ecommerce marketplace shopee lazada webshop
  order basket checkout purchase
  return refund exchange
  hair salon cut color style
  skin facial beauty massage spa
  gym fitness coach workout
  swim pool lifeguard
  tooth teeth dental dentist filling crown oral
  eye lens spectacle optical vision
  animal pet dog cat livestock cattle
  baby infant toddler child
  elderly aged resident senior
  feed meal eat nutrition diet
  bath dress toilet wash
  blood pressure pulse vital temperature
  xray scan imaging radiograph
  sterilize autoclave disinfect sterile
  appointment visit booking slot
  consent form signature
  garden landscape lawn tree pruning
  fish pond prawn hatchery aquaculture
  paint coat primer spray varnish
  tile plaster brick mason wall
  roof gutter ceiling truss
  scaffold height ladder platform
  pipe plumbing drain sanitary tap leak
  aircon hvac cooling chiller compressor refrigerant ventilation
  lift elevator escalator
  solar panel inverter photovoltaic
  fiber splice tower antenna telecom
  engine gearbox clutch motor
  bodywork dent panel workshop
  aircraft flight hangar avionic
  crew deck bridge vessel sailor
  drill rig well borehole
  blast quarry mine crusher
  weld joint arc electrode argon torch
  cut bevel grind saw machine
  fit assemble erect mount build
  lathe mill cnc machining turning
  mould injection die tooling press
  solder board pcb smt component
  wafer chip semiconductor cleanroom
  tolerance dimension fit gdt accuracy
  cad model drawing solidworks autocad modelled
  stress load fatigue deflection fea simulation
  prototype sample trial mockup
  vendor shop machinist subcontract
  package pack wrap seal carton
  food taste recipe flavour sensory
  shelflife expiry spoilage freshness
  mix blend batch formula dosing
  survey measure level total-station boundary
  map gis satellite layer spatial
  architect plan elevation floor layout
  interior furniture finishes fitout
  quantity bill takeoff measure estimate
  variation change extra additional
  claim progress interim certificate valuation
  account final closing settlement
  tender bid proposal submission
  facility building premises maintenance
  parking traffic gate barrier
  noise dust emission pollution environment
  effluent wastewater treatment discharge
  recycle scheduled disposal waste
  newspaper article story reporter edit
  interview source quote journalist
  translate subtitle language interpret
  film shoot camera video footage
  edit cut montage postproduction
  sound audio music recording
  stage rehearsal show performance
  venue hall ballroom hotel
  sponsor partner donor fund
  press media journalist publicity
  post content feed follower reel
  influencer blogger creator
  survey questionnaire poll respondent
  forecast projection demand plan
  cashflow liquidity treasury fund
  invest portfolio share bond
  premium underwriting policy insured
  adjuster surveyor assessor loss
  fraud suspicious staged false
  recover subrogation reimbursement back
  trial court hearing judge
  will estate probate trust
  incorporate company secretary filing ssm
  minutes resolution meeting board
  license permit renewal approval
  withhold deduct tax levy
  refund appeal assessment objection
  incentive relief exemption allowance
  reserve provision accrual
  asset depreciation register
  consolidate group subsidiary
  currency exchange hedge
  payroll salary wage payslip
  overtime allowance shift night
  attendance clock roster
  contribution epf socso kwsp perkeso provident statutory
  policy handbook rule
  engagement survey morale
  successor talent potential
  curriculum syllabus lesson module
  grade mark score result
  play game song activity
  phonics reading writing letters
  lecture tutorial seminar
  thesis dissertation research paper
  laboratory experiment trial
  library catalogue lend loan
  camp scout excursion trip
  router switch cisco vlan
  firewall vpn policy fortigate access
  outage downtime failure incident
  upgrade replace migrate refresh
  topology diagram map
  ip address subnet dns dhcp
  api endpoint rest json backend
  screen page view ui
  crash bug defect error
  speed performance latency startup
  release publish rollout version
  app mobile android ios phone
  backlog sprint story scrum
  roadmap feature priority
  requirement specification scope
  test case script regression automation
  machine learning model prediction
  pipeline etl ingest load
  chart dashboard report visual
  penetration vulnerability exploit
  user login account
  training webinar handbook
  adoption usage log-in active
  renew retain keep churn cancel
  upsell expand cross-sell seat
  satisfaction nps feedback csat
  stakeholder partner council community
  donation charity fundraising
  volunteer youth village
  visa permit immigration passport
  tour guide itinerary traveller
  cabin passenger boarding
  match team player coach
`;

/** The groups a stem of a resume belongs to. */
export const workKinOf = once(() => indexKin([groups, trades, tradeGroups].map((table) => table.trim()).join('\n')));
