/**
 * The plain words of trades, one duty a line, behind the families that do it: words of a line stand for one another, and
 * each speaks a little for its families. A table, hence the length; from general knowledge, wide rather than deep.
 */
import { once } from './once.ts';
import { american, isGeneric, stem } from './terms.ts';

const lines = `
  building-services facilities: aircon air conditioning conditioner cooling chiller split duct ducting ahu blower compressor condenser evaporator tonne refrigerant r410a r32 gas leak vacuum braze brazing topped recharge cold-room coil fan thermostat
  building-services facilities: pump valve pipe plumbing riser tank leak drain sprinkler hydrant hose
  facilities building-services: lift elevator escalator cabin shaft hoist rope door landing trapped
  facilities: tenant building premises mall tower plantroom contractor toilet lamp ceiling
  medical-lab: specimen blood urine tube sample bled vein needle phlebotomy swab stool centrifuge spun label barcode
  medical-lab: analyzer hematology biochemistry sysmex cobas count renal lipid glucose smear stain culture microscope slide
  medical-lab: transfusion crossmatch donor packed cells plasma platelet bank group issue
  medical-lab nursing medicine: critical panic value doctor physician ward phoned told urgent result potassium
  laboratory medical-lab: control calibrate calibration standard levey drift proficiency traceable accuracy
  kitchen: bake baking bread cake pastry croissant loaf sourdough dough bun tart oven flour yeast cookie biscuit dessert sweet icing chocolate mixer proof knead sheeter lamination piping
  kitchen: cook stove wok fry grill roast soup sauce broth curry rice noodle meat fish vegetable prep chop station mise
  kitchen food-beverage: dessert menu dish recipe special season new taste plate
  kitchen: commis helper junior cook apprentice brigade
  kitchen food-beverage: waste leftover threw thrown portion weigh spend cost butter ingredient yield
  kitchen: scrub wipe wash stove oven fridge hood grease hygiene clean equipment mixer
  food-beverage: table waiter tray order bill diner guest drink coffee latte espresso barista beer wine cocktail cup seat
  banking: teller counter cash deposit withdraw bank note notes till drawer vault atm passbook savings bank-in draw
  banking compliance: account open opened customer identity identification mykad passport verify kyc signed form
  banking compliance: counterfeit fake suspicious scam fraud laundering str odd transfer alert
  banking insurance: card takaful insurance loan product plan introduce sell sold cross-sell refer adviser
  banking: tally balance shortage excess evening close count drawer till
  banking: borrower collateral repay instalment mortgage financing limit gearing
  media-production: video footage clip reel edit cut trim timeline rushes splice montage shot film commercial spot
  media-production: color grade grading tone look resolve camera skin warm
  media-production: sound audio music voice-over dialogue caption subtitle mix loudness microphone
  media-production graphic-design: animate animation title motion graphic sting infographic logo lower-third
  media-production: storage backup nas drive archive media copy footage
  media-production graphic-design: director client agency version revision change round approve feedback
  media-production: camera lens shoot tripod gimbal drone crew set lighting studio broadcast live stream
  education-admin academia: library book catalog catalogue classify volume title shelf loan borrow dewey marc koha rda heading
  education-admin academia: reader research reference source paper lecturer postgraduate thesis citation desk
  education-admin academia: database journal scopus search class student show teach undergraduate lookup
  education-admin: subscription acquire select choose buy title order budget collection
  education-admin events: reading event author story quiz club week festival
  education-admin: enrolment registrar intake transcript timetable examination hall convocation
  software web mobile: code feature function module endpoint api repository commit pull bug fix release backend frontend
  software web: browser component page form button responsive layout css javascript
  software mobile: phone tablet screen store app android iphone crash
  database-admin data-engineering: table row index query slow backup restore replication migrate schema
  data-engineering data-analysis: pipeline extract load nightly batch feed warehouse source
  data-analysis: chart dashboard spreadsheet pivot trend figure weekly manager decide
  data-science: model predict prediction forecast train feature accuracy churn classify
  cybersecurity: attack phishing breach alert incident vulnerability penetration malware hacker firewall
  network: switch router cable rack port wireless vlan link outage bandwidth fibre
  systems-admin: server patch disk storage virtual machine uptime reboot domain mailbox
  it-support: laptop printer user password reset ticket install desk headset monitor
  qa-software: bug defect test case script regression steps reproduce release
  ux: screen wireframe prototype user interview flow button sketch usability
  game: game level player character score console sprite mesh
  embedded electronics: board chip microcontroller sensor firmware circuit solder signal oscilloscope
  business-analysis it-project: requirement process map workshop stakeholder user story gap signoff
  it-project construction-management: milestone schedule delay risk scope budget steering sponsor
  accounting bookkeeping: ledger journal entry invoice receipt voucher debit credit balance reconcile statement depreciation accrual closing year-end
  credit-control accounting: debtor overdue outstanding collect reminder chase payment aging
  tax accounting: tax return filing deduction allowance computation inland revenue sst
  audit internal-audit: sample vouch working paper finding control test evidence client fieldwork
  payroll human-resources: salary wage payslip overtime deduction leave contribution epf socso bank file
  human-resources recruitment: hire vacancy candidate interview offer newcomer resignation letter staff leave
  human-resources: grievance misconduct inquiry warning counsel discipline dismiss domestic
  training human-resources: workshop course trainer class attend feedback module skill
  insurance: policy premium claim accident damage adjuster insured cover payout renewal underwriting loss
  investment financial-analysis: share stock bond portfolio fund return analyst valuation dividend trade
  treasury: cash currency forex hedge placement liquidity
  marketing brand-marketing: campaign brand launch promotion roadshow poster billboard leaflet audience
  digital-marketing content: post facebook instagram tiktok follower ad click reach engagement keyword
  content translation: article write story blog headline proofread draft translate edit text words
  public-relations: journalist press media release interview spokesperson coverage crisis
  market-research: respondent questionnaire survey focus group sample interview finding
  events hotel: wedding banquet venue stage booth exhibitor guest registration rundown vendor decoration
  graphic-design: poster logo layout brochure artwork packaging font color print banner illustrate draw
  sales key-account: customer quota prospect quote order visit close deal territory distributor pitch cold lead contract
  customer-service call-center: call caller phone complaint refund angry inquiry ticket chat hotline answer reply email settle
  call-center: agent queue headset script average handle shift wrap monitor
  customer-success: onboard renew renewal adoption churn usage account training
  retail: shop store shelf display cashier till customer shopper stock promotion price tag mannequin season
  retail-buying ecommerce: range supplier listing marketplace shopee lazada parcel return photo
  ecommerce: cart checkout order parcel courier listing marketplace voucher
  legal-corporate: contract clause agreement draft negotiate party lawyer advice counsel
  litigation: court hearing judge writ affidavit plaintiff defendant trial witness plead bundle
  legal-conveyancing: purchase title transfer charge land stamp loan bank solicitor
  company-secretary: resolution director minutes annual return ssm shareholder
  compliance: regulation breach policy screening report regulator review
  admin: letter filing photocopy courier stationery phone visitor record meeting room key-in
  executive-support: calendar diary flight itinerary minutes boss chairman director travel
  electrical: cable wire socket switchboard breaker fuse lamp generator transformer motor voltage trip
  mechanical: shaft gear bearing drawing part assembly tolerance prototype bracket
  automation: sensor plc robot conveyor valve transmitter loop panel signal
  civil construction-management: concrete rebar beam slab column pile road drain bridge earthwork foundation brick scaffold
  construction-trades: brick plaster tile paint roof timber ceiling door window cement carpenter cabinet joinery
  quantity-survey: quantity measure bill rate tender claim variation bq final account
  architecture-design: plan elevation facade sketch model drawing authority submission
  manufacturing production-work: line output shift operator machine assembly rework scrap pack conveyor target
  machining: lathe mill drill spindle cutter grind tolerance program jig weld bead torch joint steel plate fabricate
  maintenance: breakdown machine bearing belt motor gearbox lubricate grease spare downtime overhaul repair vibration alignment
  quality: defect reject inspect sample complaint root cause corrective caliper audit supplier
  process oil-gas: reactor pump column vessel pressure temperature flow valve yield batch plant
  oil-gas: well rig drilling platform offshore pipeline flange crude tank
  energy: solar panel inverter turbine boiler grid meter substation
  environment: waste effluent emission noise water sludge recycle scheduled discharge
  safety: hazard accident helmet harness permit toolbox drill extinguisher evacuation near-miss injury
  aerospace: aircraft engine hangar wing rivet cabin pilot flight runway
  marine: vessel ship deck engine crew port anchor cargo tug berth hull
  supply-chain procurement: supplier forecast stock lead order shortage delivery vendor price quotation
  logistics: container vessel customs shipment freight forwarder booking port cargo carrier duty
  warehouse: pallet forklift rack bin pick pack goods receive stock count scan load dock
  driving: lorry van truck route deliver drop fuel tyre trip road passenger bus
  driving logistics: rider motorcycle parcel doorstep courier address
  research academia: experiment hypothesis paper publish grant journal data field
  laboratory: beaker reagent titrate balance ph solution method instrument sample flask
  food-science: ingredient shelf-life flavor flavour tasting formula batch texture pilot
  agriculture: field crop harvest seed fertilizer palm bunch estate nursery cattle goat poultry chicken feed pond farm
  nursing: ward bed patient dressing wound drip injection vital blood pressure handover medicine theatre
  care childcare: elderly bath feed dress walk resident wheelchair companion nap diaper
  medicine: patient diagnose treat surgery clinic emergency prescribe round symptom
  dentistry: tooth teeth gum crown denture chairside dentist cavity
  pharmacy: medicine prescription tablet dose counter dispense inhaler label allergy
  allied-health: exercise therapy joint stroke walk muscle splint speech swallow scan xray
  psychology social-work: client session counsel family abuse shelter home visit anxiety welfare case
  nutrition: diet meal nutrient weight diabetic calorie tube feeding
  veterinary: dog cat animal pet vaccine vet surgery kennel
  healthcare-admin: clinic register appointment panel ward billing patient record
  teaching tutoring: pupil lesson class exam homework marks form parent syllabus school worksheet
  childcare special-education: toddler child play nursery rhyme nap kindergarten autism
  hotel: room guest bed linen check-in lobby reservation concierge luggage bell housekeeping
  beauty: facial massage skin nail client salon makeup
  fitness: gym member workout trainer class muscle weight swim coach
  cleaning: mop sweep floor vacuum toilet window dust bin detergent laundry iron stain
  security: guard patrol gate cctv visitor trespass alarm shift intruder key
  government defence: licence counter public officer enforcement raid district permit camp unit
  nonprofit: donor fund volunteer charity village beneficiary grant
  fashion: sew cut pattern fabric garment stitch tailor seam collection
  arts: stage actor music band paint gallery exhibit rehearse choir
`;

/** The same lines as groups of words, for those who look up which words stand for one another. */
export const tradeGroups = lines.replace(/^.*?: /gm, '');

/** The families that use each plain word, by its stem. */
export const tradeWords = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const families = new Map<string, Set<string>>();
  for (const line of lines.trim().split('\n')) {
    const [head = '', words = ''] = line.split(': ');
    for (const word of words
      .trim()
      .split(/\s+/)
      .map((one) => stem(american(one)))) {
      if (isGeneric(word)) continue;
      const own = families.get(word) ?? new Set();
      for (const family of head.trim().split(' ')) own.add(family);
      families.set(word, own);
    }
  }
  return families;
});
