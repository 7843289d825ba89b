/** More fields of work that the engine was tuned with, in a second voice. A table, hence its length. */
import type { Field } from './fields.ts';

export const secondFields: readonly Field[] = [
  {
    key: 'data',
    title: 'Data Analyst',
    advert: `You turn raw numbers into decisions for our e-hailing business. Day to day you write SQL against our warehouse, clean and join datasets, build dashboards in Power BI or Tableau, run A/B test analysis and present insights to product managers. You know statistics and some Python. Bachelor's in Statistics, Mathematics or similar; at least 2 years in analytics.`,
    shown: [
      [
        'Queries on BigQuery tables of 300 million rides, window functions and CTEs.',
        'Pulled figures for finance from Redshift every morning.',
      ],
      [
        'Removed duplicates and merged spreadsheets of six outlets into one tidy set.',
        'Fixed missing postcodes and mismatched ids before any chart was drawn.',
      ],
      [
        'Owner of 14 Looker and PBI reports opened by 200 colleagues weekly.',
        'Visualised churn in a board that refreshes by itself.',
      ],
      [
        'Compared two checkout flows over four weeks; significance, lift and sample size worked out beforehand.',
        'Measured whether a voucher really changed behaviour with a control group.',
      ],
      [
        'Stood in front of the leadership each fortnight with three findings and a proposal.',
        'Told the story behind the curve to people who dislike numbers.',
      ],
    ],
    titles: ['Senior Insights Analyst', 'BI Analyst', 'Analytics Intern'],
    more: [
      'Forecast of weekly demand with regression in pandas.',
      'Wrote a glossary of metrics.',
      'Automated the Monday email with a small script.',
    ],
    skills: 'SQL, Python, Power BI, Excel, statistics',
    study: 'BSc Statistics, Universiti Kebangsaan Malaysia',
  },
  {
    key: 'itsupport',
    title: 'IT Support Executive',
    advert: `IT Support Executive wanted, Penang plant. Provide first and second level helpdesk support. Set up PCs, laptops, printers and phones. Administer Active Directory and Microsoft 365 accounts. Look after LAN, Wi-Fi, backups and antivirus. Keep an inventory of IT assets. Diploma in IT, 1-3 years.`,
    shown: [
      [
        'Go-to person for 180 users: anything from frozen screens to lost files.',
        'Cleared 25 requests a day at the service counter and escalated the rest.',
      ],
      ['Imaged notebooks and got new hires working on day one.', 'Swapped faulty disks, memory and toner units.'],
      [
        'Created mailboxes, reset passwords, gave rights by group.',
        'Housekept user objects and licences in the O365 portal.',
      ],
      [
        'Crimped cables, mapped access points, checked nightly tapes.',
        'Restored a server folder after ransomware hit one machine.',
      ],
      ['Tagged 600 devices and knew where each one stood.', 'Yearly hardware audit with zero missing items.'],
    ],
    titles: ['Senior Desktop Engineer', 'Technical Support Officer', 'IT Trainee'],
    more: [
      'Night standby for the plant.',
      'Wrote how-to sheets with screenshots.',
      'Liaised with the vendor of the CCTV.',
    ],
    skills: 'Windows, Active Directory, Microsoft 365, networking, ticketing',
    study: 'Diploma in Information Technology, Politeknik Seberang Perai',
  },
  {
    key: 'freight',
    title: 'Shipping Coordinator',
    advert: `Freight forwarder in Port Klang looks for a Shipping Coordinator: prepare import/export documents (BL, invoice, packing list, Form D), book vessels and containers, declare to customs via Dagang Net, arrange haulage, update customers about ETA and solve delays. SPM/Diploma in Logistics, 2 years' experience in forwarding.`,
    shown: [
      [
        'Typed bills of lading, K1/K2 and certificates of origin for 60 jobs weekly.',
        'Got the paperwork of reefers right at first go.',
      ],
      [
        'Space with carriers secured in peak season, FCL as well as LCL.',
        'Chose the sailing, compared rates of five liners.',
      ],
      [
        'Cleared cargo with Kastam, found correct HS codes and paid duty.',
        'Answered officers at the gate during physical checks.',
      ],
      ['Lined up prime movers so that no box sat beyond free days.', 'Trucks planned to Johor and Singapore.'],
      [
        'Consignees got a daily message where their goods were.',
        'When a transhipment rolled, found another connection and informed the buyer.',
      ],
    ],
    titles: ['Senior Freight Executive', 'Import Export Executive', 'Shipping Clerk'],
    more: [
      'Kept demurrage below RM2,000 a month.',
      'Quoted door-to-door prices.',
      'Handled dangerous goods declarations.',
    ],
    skills: 'Dagang Net, Incoterms, HS code, Excel',
    study: 'Diploma in Logistics Management, MIMA',
  },
  {
    key: 'pharmacy',
    title: 'Pharmacist',
    advert: `Community Pharmacist (retail chain). Dispense prescriptions and counsel patients on safe use of medicines. Check interactions, doses and allergies. Manage stock, expiry and the poison book. Run health screening (BP, glucose, cholesterol). Supervise pharmacy assistants. Bachelor of Pharmacy, registered with the Pharmacy Board, type A licence.`,
    shown: [
      [
        'Supplied scripts to about 90 people a day and explained how to take each tablet.',
        'Showed asthmatics the inhaler technique.',
      ],
      [
        'Rang doctors when two drugs clashed or the strength looked wrong.',
        'Asked about penicillin reactions before handing out antibiotics.',
      ],
      [
        'Short-dated items returned in time; psychotropic register balanced.',
        'Shelf and controlled cupboard counted each month.',
      ],
      ['Finger-prick sugar and blood pressure checks for walk-ins.', 'Quit-smoking and weight clinic on Saturdays.'],
      ['Two assistants and a PRP under my wing.', 'Roster and training of counter girls and boys.'],
    ],
    titles: ['Outlet Pharmacist-in-Charge', 'Provisionally Registered Pharmacist', 'Pharmacy Student Attachment'],
    more: [
      'Compounded creams and syrups.',
      'Ward rounds during hospital years.',
      'Talks on diabetes at the community hall.',
    ],
    skills: 'dispensing, counselling, clinical pharmacy, stock control',
    study: 'Bachelor of Pharmacy (Hons), USM; Type A licence',
  },
  {
    key: 'design',
    title: 'Graphic Designer',
    advert: `Creative agency seeks Graphic Designer. Produce layouts for print and social media, brand identities, packaging and event backdrops. Retouch photos, prepare artwork for printers, and animate short clips. Adobe Illustrator, Photoshop, InDesign, After Effects. Portfolio please. 1+ years.`,
    shown: [
      ['Leaflets, posters, carousels: roughly thirty pieces a week.', 'Typeset a 120-page annual report.'],
      ['Gave a kopitiam chain a fresh logo and colour guide.', 'Look and feel of a start-up from scratch.'],
      ['Boxes and labels of a sambal line, now in supermarkets.', 'Stage and booth visuals of a motor show.'],
      [
        'Cut-outs, skin and colour correction of catalogue pictures.',
        'Bleed, dieline, CMYK: files the press never sent back.',
      ],
      ['Moving posters and 15-second bumpers.', 'Motion graphics for reels.'],
    ],
    titles: ['Senior Visual Designer', 'Multimedia Artist', 'Design Intern'],
    more: ['Presented three routes to each client.', 'Directed a photo shoot.', 'Sketches by hand before the screen.'],
    skills: 'Photoshop, Illustrator, InDesign, After Effects, Figma',
    study: 'Diploma in Graphic Design, The One Academy',
  },
  {
    key: 'hotel',
    title: 'Front Office Supervisor',
    advert: `5-star resort, Langkawi – Front Office Supervisor. Lead the reception shift, check guests in and out, manage room allocation and overbooking, handle VIPs and complaints, balance the cashier float, upsell suites. Opera PMS. Diploma in Hotel Management, 2 years at the front desk. Willing to work on rotation.`,
    shown: [
      [
        'Captain of the lobby from 3 to 11, six agents under me.',
        'Briefed the desk team and filled in when somebody was ill.',
      ],
      ['Registered 150 arrivals on a Saturday, keys ready within three minutes.', 'Settled folios at departure.'],
      ['Juggled blocked rooms when we were 104 % full and walked nobody.', 'Assigned connecting rooms to families.'],
      [
        'Soothed a honeymoon couple with a broken air-con and kept them in house.',
        'Welcomed ministers and celebrities.',
      ],
      ['Till correct to the sen for eleven months.', 'Every fourth visitor took a better category at extra charge.'],
    ],
    titles: ['Duty Manager', 'Guest Service Agent', 'Hospitality Trainee'],
    more: ['Night audit twice a week.', 'Recommended island tours.', 'Wrote replies on TripAdvisor.'],
    skills: 'Opera, upselling, Mandarin, telephone manners',
    study: 'Diploma in Hotel Management, Berjaya University College',
  },
  {
    key: 'purchasing',
    title: 'Procurement Officer',
    advert: `Procurement Officer for an electronics factory. Source and evaluate suppliers. Request and compare quotations. Issue POs in SAP and follow up deliveries. Negotiate price, MOQ and payment terms. Monitor supplier performance and reduce cost. Diploma/Degree in Supply Chain or Business; 2 years in manufacturing procurement.`,
    shown: [
      ['Found two PCB houses in Shenzhen and audited them on site.', 'Second source approved for 40 risky components.'],
      [
        'Three bids side by side before any order above RM5,000.',
        'Cost tables of plastics makers broken down by resin and cycle.',
      ],
      [
        'About 200 orders monthly keyed, confirmed and chased till arrival.',
        'Expedited shortages so the line kept going.',
      ],
      ['Talked a magnet vendor into 60 days and half the lot size.', 'Yearly price rounds brought four percent.'],
      ['Scorecards on lateness and rejects, reviewed each quarter.', 'Saved RM350k by alternative materials.'],
    ],
    titles: ['Senior Buyer', 'Purchaser', 'Purchasing Assistant'],
    more: [
      'MRP messages cleared daily.',
      'Import papers with forwarders.',
      'Consignment stock set up with one distributor.',
    ],
    skills: 'SAP MM, negotiation, incoterms, cost breakdown',
    study: 'Diploma in Supply Chain, Penang Skills',
  },
  {
    key: 'safety',
    title: 'Safety and Health Officer',
    advert: `SHO (DOSH registered) for a refinery turnaround. Conduct HIRARC and site inspections; issue permits to work; investigate accidents and near misses; run inductions, toolbox meetings and drills; report to DOSH (JKKP 6/8); chair the safety committee. Green book. 3 years in oil & gas or construction.`,
    shown: [
      [
        'Walked the plant each morning and wrote up unsafe acts and conditions.',
        'Scored dangers of each task and agreed measures with foremen.',
      ],
      [
        'Hot work and confined space papers signed only after gas test.',
        'Controlled who enters which vessel and when.',
      ],
      ['Looked for root causes of a crushed finger and closed all actions.', 'Witness statements, photos, five-whys.'],
      ['Morning talks to 300 workers in three languages.', 'Evacuation exercise down from nine to five minutes.'],
      ['Statutory returns filed every January.', 'Secretary of the OSH committee.'],
    ],
    titles: ['HSE Manager', 'HSE Officer', 'Safety Supervisor Trainee'],
    more: ['Scaffold tags checked weekly.', 'PPE stock and fit tests.', 'ISO 45001 internal auditor.'],
    skills: 'HIRARC, permit to work, incident investigation, ISO 45001',
    study: 'Diploma in OSH Management, NIOSH; Green Book',
  },
  {
    key: 'lab',
    title: 'QC Chemist',
    advert: `QC Chemist, palm oil refinery. Analyse raw materials, in-process and finished goods (FFA, moisture, peroxide value, iodine value). Operate GC and HPLC; calibrate instruments; prepare reagents; issue certificates of analysis; maintain ISO 17025 and HALAL records; report out-of-spec results. Degree in Chemistry.`,
    shown: [
      ['Titrated forty oil samples a shift.', 'Tested tanks before loading and intake from mills.'],
      ['Ran gas chromatograph for fatty acid profile.', 'Liquid chromatography of vitamin E; integrated peaks.'],
      ['Checked balances and pH meters against standards.', 'Made up and standardised solutions.'],
      ['Signed COAs for shipments to Europe.', 'Kept method files ready for assessors; no major finding.'],
      [
        'Stopped a batch whose colour drifted and told production.',
        'Retest and deviation form whenever limits were passed.',
      ],
    ],
    titles: ['Senior Laboratory Analyst', 'Lab Executive', 'Laboratory Attachment'],
    more: [
      'Proficiency rounds with other labs.',
      'Trained three technicians on wet chemistry.',
      'Disposed of scheduled waste.',
    ],
    skills: 'titration, GC, HPLC, ISO 17025, GLP',
    study: 'BSc Chemistry, Universiti Sains Malaysia',
  },
  {
    key: 'secretary',
    title: 'Executive Secretary',
    advert: `Executive Secretary to the Managing Director. Manage the MD's calendar and travel. Organise board meetings, take minutes and follow up actions. Draft letters, presentations and reports. Handle calls, visitors and confidential files. Process expense claims. Diploma in Secretarial Studies, 5 years supporting C-level.`,
    shown: [
      [
        'Diary of a CEO with forty appointments a week, flights and visas included.',
        'Trips to seven countries without a missed connection.',
      ],
      ['Papers circulated a week ahead; wrote up what directors decided.', 'Chased owners of open points until done.'],
      ['Speeches, slides and correspondence in two languages.', 'Proof-read everything that left the office.'],
      ['Screened callers, hosted guests, guarded personnel folders.', 'Locked cabinet of sensitive documents.'],
      ['Boss’s receipts settled within the month.', 'Petty cash and card statements of the top floor.'],
    ],
    titles: ['PA to Chairman', 'Personal Assistant', 'Junior Secretary'],
    more: ['Planned the annual dinner.', 'Bought gifts for partners.', 'Looked after two juniors in the pool.'],
    skills: 'shorthand, PowerPoint, minutes, discretion',
    study: 'Diploma in Secretarial Science, Stamford College',
  },
  {
    key: 'credit',
    title: 'Credit Analyst',
    advert: `Bank – SME Credit Analyst. Evaluate financing applications: financial statement analysis, cash flow, CCRIS/CTOS, collateral. Write credit papers and recommend limits and pricing. Monitor accounts and early warning signs. Visit customers. Ensure compliance with BNM and AML policies. Degree in Finance/Accounting, 2 years.`,
    shown: [
      [
        'Spread three years of accounts and worked out gearing and DSCR.',
        'Looked behind turnover with bank-ins and tax returns.',
      ],
      ['Proposals to committee: 9 out of 10 went through.', 'Suggested facility size, tenor and margin.'],
      [
        'Watched overdrafts that stayed at the limit and rang the owner.',
        'Spotted late payers three months before default.',
      ],
      ['Went to workshops and godowns to see stock with own eyes.', 'Met proprietors on their premises.'],
      ['Screened names against sanction lists.', 'Files passed central bank inspection.'],
    ],
    titles: ['Senior Relationship Credit Manager', 'Loan Officer', 'Management Trainee (Credit)'],
    more: [
      'Valuation reports of shophouses checked.',
      'Restructured hire purchase of hauliers.',
      'Portfolio of RM120 million.',
    ],
    skills: 'financial analysis, CCRIS, credit scoring, Excel modelling',
    study: 'Bachelor of Finance, Universiti Utara Malaysia',
  },
  {
    key: 'electrician',
    title: 'Electrician (Chargeman A0)',
    advert: `Facilities company needs a Chargeman A0 / Electrician for an office tower. Inspect and maintain LV switchboards, gensets and lighting. Fault-find and repair wiring. Carry out wiring of new offices. Keep logbook, follow ST and safety rules, LOTO. Standby duty. Certificate from Suruhanjaya Tenaga.`,
    shown: [
      [
        'Monthly thermal scan of panels, weekly run of the standby generator.',
        'Changed contactors, lamps, ballast and breakers.',
      ],
      ['Traced a neutral that had burnt off behind a ceiling.', 'Found leakage to earth by splitting circuits.'],
      ['Pulled trunking and sockets for a floor of 90 desks.', 'Fitted out shops with DBs and downlights.'],
      ['Wrote each switching into the book; isolated and tagged before touching.', 'No electric shock in six years.'],
      ['Called out at night when half the tower went dark.', 'On-call every second weekend.'],
    ],
    titles: ['Senior Chargeman', 'Wireman PW4', 'Apprentice Wireman'],
    more: ['Power factor and load readings.', 'Assisted TNB at the substation.', 'Fire alarm and lift pit lights.'],
    skills: 'wiring, megger, genset, A0 certificate',
    study: 'Sijil Kemahiran Malaysia (Elektrik), IKBN; A0',
  },
  {
    key: 'estate',
    title: 'Plantation Assistant Manager',
    advert: `Assistant Manager for an oil palm estate in Sabah. Oversee harvesting, manuring, weeding and replanting of 800 hectares. Manage field workers and mandores. Achieve yield and cost targets. Keep checkroll and field records. Comply with RSPO and MSPO. Degree/Diploma in Agriculture. Fresh graduates considered.`,
    shown: [
      [
        'Rounds kept at eleven days so that bunches reach the mill ripe.',
        'Circles sprayed and fertiliser applied block by block.',
      ],
      ['Ninety Indonesian and Filipino cutters, four headmen.', 'Housing and clinic matters of workers’ families.'],
      ['FFB up from 18 to 23 tonnes a hectare.', 'Expenses per tonne lowest of the region.'],
      ['Muster at half past five, attendance and tasks written down.', 'Drone maps and census of vacant points.'],
      [
        'Certification audit without major non-conformity.',
        'Riparian buffer and no-burning policy explained to smallholders.',
      ],
    ],
    titles: ['Divisional Estate Manager', 'Field Conductor', 'Cadet Planter'],
    more: ['Nursery of 60,000 seedlings.', 'Roads and bridges after floods.', 'Rat and bagworm control with owls.'],
    skills: 'agronomy, MSPO, checkroll, fertiliser programme',
    study: 'Diploma in Agriculture, UPM Bintulu',
  },
];
