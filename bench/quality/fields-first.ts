/** The fields of work that the engine was tuned with. A table, hence its length; written from general knowledge of the trades. */
import type { Field } from './fields.ts';

export const firstFields: readonly Field[] = [
  {
    key: 'accounting',
    title: 'Accountant',
    advert: `Our group finance team is looking for an Accountant to look after three subsidiaries.
Responsibilities
- Prepare full sets of accounts and monthly management reports
- Perform bank reconciliations and review general ledger balances
- Handle corporate tax and SST submissions
- Liaise with external auditors during the year-end audit
Requirements
- Bachelor's degree in Accounting or ACCA, minimum 3 years of experience
- Proficient in SQL Accounting or AutoCount and Microsoft Excel`,
    shown: [
      [
        'Closed the books of two trading companies by the fifth working day and issued the P&L pack to directors.',
        'Drew up profit and loss and balance sheet every month for a retail chain.',
      ],
      [
        'Matched statements from four banks to the cash book and cleared old differences.',
        'Tied every ledger to its sub-ledger and followed up on unmatched items.',
      ],
      [
        'Filed Form C and the bi-monthly SST-02 return without penalties.',
        'Computed tax estimates (CP204) and dealt with LHDN queries.',
      ],
      [
        'Put together schedules for the statutory auditors and answered their queries.',
        'Was the contact person of the audit firm during fieldwork.',
      ],
      ['Bachelor of Accountancy (Hons), UiTM', 'ACCA affiliate, all papers passed'],
    ],
    titles: ['Senior Accounts Executive', 'Finance Executive', 'Accounts Assistant'],
    more: [
      'Kept the fixed asset register and posted depreciation.',
      'Paid suppliers twice a month after three-way matching.',
      'Chased debtors whose invoices were over 60 days.',
    ],
    skills: 'AutoCount, SQL Accounting, Excel pivot tables, MFRS, cash flow forecasting',
    study: 'Bachelor of Accountancy, Universiti Teknologi MARA',
  },
  {
    key: 'hr',
    title: 'Human Resources Executive',
    advert: `HR Executive (Generalist) needed for a manufacturing plant in Senai. You run monthly payroll for 350 headcount including EPF, SOCSO, EIS and PCB. You handle recruitment from job posting to onboarding. You manage disciplinary matters and employee relations in line with the Employment Act 1955. You organise training and claim HRD Corp grants. You maintain the HRMS, leave and attendance records. Diploma or Degree in Human Resource Management. At least 2 years of experience.`,
    shown: [
      [
        'Paid salaries and overtime of 280 factory staff on time and submitted the statutory contributions.',
        'Computed wages, deducted PCB and uploaded the KWSP file each month.',
      ],
      [
        'Filled 60 vacancies a year: advertised, screened applications, sat in on interviews, issued offer letters.',
        'Welcomed new joiners and walked them through their first week.',
      ],
      [
        'Conducted domestic inquiries and drafted show-cause letters after absence cases.',
        'Settled grievances with the union before they reached the Labour Office.',
      ],
      [
        'Drew up the yearly learning calendar and recovered RM90,000 of levy through HRDF.',
        'Arranged forklift and first aid courses and kept the attendance certificates.',
      ],
      [
        'Kept staff files, annual leave and clock-in data correct in InfoTech HR.',
        'Moved leave applications from paper to an online people system.',
      ],
    ],
    titles: ['Senior HR & Admin Executive', 'HR Officer', 'Human Resource Intern'],
    more: [
      'Renewed foreign worker permits and hostel passes.',
      'Ran the yearly appraisal round with department heads.',
      'Organised the family day and long service awards.',
    ],
    skills: 'payroll software, Employment Act, HRD Corp, interviewing, counselling',
    study: 'Diploma in Human Resource Management, Politeknik Ibrahim Sultan',
  },
  {
    key: 'backend',
    title: 'Backend Developer',
    advert: `We are a fintech startup and we need a Backend Developer.

What you will do: design and build REST APIs in Java or Kotlin with Spring Boot; model data in PostgreSQL and tune slow queries; write unit and integration tests; deploy to AWS with Docker and CI/CD pipelines; review code of teammates and mentor juniors.

What you need: a degree in Computer Science or equal practice, 3+ years building production systems.`,
    shown: [
      [
        'Wrote the payment service of an e-wallet in Spring, exposing 40 JSON endpoints to mobile apps.',
        'Created microservices in Kotlin that took over orders from a monolith.',
      ],
      [
        'Cut the statement query from 9 s to 200 ms with a partial index and a materialised view in Postgres.',
        'Designed tables and migrations for the ledger and wrote stored procedures in SQL.',
      ],
      [
        'Raised coverage from 30 to 85 % with JUnit and Testcontainers.',
        'Practised TDD and automated the regression suite.',
      ],
      [
        'Shipped containers to ECS through GitLab pipelines with blue-green release.',
        'Set up Jenkins jobs, Docker images and alarms in CloudWatch.',
      ],
      [
        'Checked every merge request of four younger engineers and paired with them weekly.',
        'Led the guild on clean code and coached two interns.',
      ],
    ],
    titles: ['Senior Software Engineer', 'Java Developer', 'Junior Programmer'],
    more: [
      'Integrated FPX and card gateways with webhooks and retries.',
      'Introduced Kafka for events between services.',
      'Was on call for a platform with two million users.',
    ],
    skills: 'Java, Kotlin, Spring Boot, PostgreSQL, Redis, Docker, AWS, Git',
    study: 'Bachelor of Computer Science, Universiti Malaya',
  },
  {
    key: 'nursing',
    title: 'Staff Nurse',
    advert: `STAFF NURSE (MEDICAL WARD)
Private hospital, Penang.
• Assess patients, plan and give nursing care
• Administer medication and IV therapy safely
• Keep complete nursing records and hand over at shift change
• Respond to emergencies and assist in resuscitation
• Practise infection control
Diploma in Nursing, registered with the Malaysian Nursing Board, valid APC. BLS preferred. Able to work shifts.`,
    shown: [
      [
        'Looked after eight inpatients a shift, from admission check to discharge teaching.',
        'Watched vital signs of post-operative patients and adapted the care plan.',
      ],
      [
        'Gave drugs by the five rights and set up drips and syringe pumps.',
        'Dispensed injections and antibiotics under doctors’ orders without incident.',
      ],
      [
        'Charted observations every four hours and passed on cases by SBAR.',
        'Wrote up intake and output and told the next shift what was due.',
      ],
      [
        'Joined the code blue team, performed CPR on three collapsed patients.',
        'Started oxygen and called the doctor when a patient deteriorated.',
      ],
      [
        'Link nurse for hand hygiene; isolation cases with full PPE.',
        'Brought down line infections by checking dressings daily.',
      ],
    ],
    titles: ['Senior Registered Nurse', 'Jururawat', 'Trainee Nurse'],
    more: [
      'Comforted families and explained home care.',
      'Taught two batches of student nurses at the bedside.',
      'Prepared patients for theatre.',
    ],
    skills: 'wound dressing, venepuncture, BLS, ECG, triage',
    study: 'Diploma in Nursing, Kolej Kejururawatan Pulau Pinang; APC renewed',
  },
  {
    key: 'b2b',
    title: 'Business Development Executive',
    advert: `Join a leading industrial packaging supplier as Business Development Executive!! You will hunt for new corporate customers, prepare quotations and proposals, negotiate contracts, reach your monthly sales target and update our CRM. You visit clients in the Klang Valley, so own transport is needed. Min. 2 years in B2B sales. Attractive commission, EPF, SOCSO, medical.`,
    shown: [
      [
        'Opened 35 factory accounts by cold calling and walking industrial parks.',
        'Won first orders from companies that had bought from rivals for years.',
      ],
      [
        'Wrote tenders and costed offers for carton and film.',
        'Presented samples and price offers to buyers at plants.',
      ],
      [
        'Agreed a two-year supply deal worth RM1.2 million.',
        'Held margin through talks with purchasing managers and closed on 45-day terms.',
      ],
      [
        'Reached 118 % of quota in 2023 and was top seller twice.',
        'Turnover of my territory rose from RM80k to RM140k a month.',
      ],
      ['Logged every call and next step in Salesforce.', 'Kept the pipeline in HubSpot clean and forecast weekly.'],
    ],
    titles: ['Key Account Manager', 'Sales Executive', 'Sales Trainee'],
    more: [
      'Collected overdue payment together with credit control.',
      'Manned the booth at a packaging fair.',
      'Handled after-sales complaints of dealers.',
    ],
    skills: 'cold calling, negotiation, Salesforce, own car',
    study: 'Diploma in Business Studies, Tunku Abdul Rahman College',
  },
  {
    key: 'warehouse',
    title: 'Warehouse Supervisor',
    advert: `Kami mencari Warehouse Supervisor di Shah Alam.
Job scope: supervise 15 storemen and forklift drivers, receive and dispatch goods, do cycle count and stock take, follow FIFO/FEFO, use WMS and barcode scanner, keep the store clean and safe (5S).
Requirement: SPM / Diploma, 3 years experience in warehouse or logistics, forklift licence is an advantage.`,
    shown: [
      [
        'Was in charge of a crew of 18 pickers and reach truck operators on two shifts.',
        'Planned the roster and briefed the gang every morning.',
      ],
      [
        'Checked inbound containers against delivery orders and loaded 25 lorries a day.',
        'Organised unloading, put-away and shipping for a hypermarket chain.',
      ],
      [
        'Counted bins weekly; accuracy of inventory went up from 92 to 99 %.',
        'Traced missing cartons and adjusted the records after the yearly count.',
      ],
      [
        'Arranged racks so that old batches with near expiry leave first.',
        'Rotated food stock by date to avoid write-offs.',
      ],
      [
        'Keyed movements into SAP EWM by handheld device.',
        'Introduced location labels and scanning instead of paper cards.',
      ],
    ],
    titles: ['Store Manager (Distribution Centre)', 'Storekeeper', 'Warehouse Assistant'],
    more: [
      'Drove counterbalance forklift with valid DOSH competency.',
      'Made the store pass a halal and a safety audit.',
      'Handled returns and damaged pallets with transporters.',
    ],
    skills: 'forklift, WMS, stock count, 5S, loading plan',
    study: 'SPM, SMK Seksyen 18',
  },
  {
    key: 'teaching',
    title: 'Secondary School Mathematics Teacher',
    advert: `International school seeks a Mathematics Teacher for IGCSE classes. The teacher plans and delivers lessons, sets and marks assessments, tracks pupils' progress and reports to parents, keeps classroom discipline, and leads one co-curricular club. Degree in Mathematics or Education, two years of teaching, familiar with digital learning tools.`,
    shown: [
      [
        'Taught algebra and geometry to Form 4 and 5 with worksheets and games of my own.',
        'Prepared weekly schemes of work for Additional Maths.',
      ],
      [
        'Wrote trial exam papers with marking schemes and graded 160 scripts a term.',
        'Built quizzes that showed weak topics after each chapter.',
      ],
      [
        'Met mothers and fathers each term and showed how their child was doing.',
        'Kept a chart of results per student and ran extra classes for those behind.',
      ],
      [
        'Calmed a rowdy class with seating plans and clear rules.',
        'Managed behaviour of 38 teenagers in an afternoon session.',
      ],
      ['Coached the robotics and chess society to district level.', 'Advised the scouts and accompanied camps.'],
    ],
    titles: ['Head of Mathematics Panel', 'Guru Matematik', 'Practicum Teacher'],
    more: [
      'Used Google Classroom and GeoGebra in every lesson.',
      'Tutored SPM candidates; 70 % got A.',
      'Invigilated public examinations.',
    ],
    skills: 'lesson planning, Google Classroom, GeoGebra, assessment for learning',
    study: 'Bachelor of Education (Mathematics), UPSI',
  },
  {
    key: 'chef',
    title: 'Sous Chef',
    advert: `Hotel Sous Chef – Western & Asian
Second in command of our main kitchen. Run the line during service, control food cost and portion, keep HACCP and halal standards, train commis and plan rosters, create seasonal menus. Certificate in Culinary Arts. 5 years in a hotel or fine dining kitchen.`,
    shown: [
      [
        'Called the pass for 220 covers a night and kept tickets under 15 minutes.',
        'Ran the hot section and stepped in on any station in rush hours.',
      ],
      [
        'Brought ingredient cost from 38 down to 31 % by yield tests and tighter ordering.',
        'Weighed portions and cut waste of protein by a third.',
      ],
      [
        'Logged fridge temperatures and prepared for the JAKIM inspection.',
        'Kept separate boards and labels so that the hygiene audit had no remark.',
      ],
      [
        'Showed eight junior cooks knife work and sauces and wrote their duty list.',
        'Hired and coached kitchen helpers.',
      ],
      [
        'Composed a nine-course Ramadan tasting and a new a la carte card.',
        'Developed specials with local fish and herbs that sold out.',
      ],
    ],
    titles: ['Executive Chef', 'Chef de Partie', 'Commis'],
    more: [
      'Cooked banquets for 800 wedding guests.',
      'Plated desserts and breads in the pastry corner.',
      'Ordered vegetables and seafood from the wet market.',
    ],
    skills: 'menu costing, butchery, wok, grill, HACCP',
    study: 'Certificate in Culinary Arts, KDU',
  },
  {
    key: 'digital',
    title: 'Digital Marketing Specialist',
    advert: `Digital Marketing Specialist (Remote, MY)
You own our paid and organic growth. Plan and optimise Google Ads and Meta campaigns against ROAS goals; improve SEO rankings; write and schedule social content with designers; send email newsletters and automation; report in GA4 and Looker Studio. 2-4 years in an e-commerce brand or agency.`,
    shown: [
      [
        'Spent RM60k a month on search and Facebook advertising at a return of 5.2.',
        'Tested audiences and bids until cost per lead halved.',
      ],
      [
        'Took 20 keywords to page one through links and better page structure.',
        'Doubled unbought traffic of the blog in eight months.',
      ],
      [
        'Posted Reels and TikTok clips three times a week; followers grew to 90k.',
        'Kept a calendar of captions and visuals for four brands.',
      ],
      [
        'Built welcome and abandoned-cart mails in Klaviyo that earned 12 % of revenue.',
        'Segmented the mailing list and raised open rates in Mailchimp.',
      ],
      [
        'Showed management a weekly dashboard of visits, conversion and spend.',
        'Set up tags and events in Tag Manager and read them in Analytics.',
      ],
    ],
    titles: ['Performance Marketing Lead', 'Online Marketing Executive', 'Social Media Intern'],
    more: [
      'Ran flash sales on Shopee and Lazada.',
      'Briefed influencers and measured their codes.',
      'Wrote landing pages and tried two versions of each.',
    ],
    skills: 'Meta Ads Manager, Google Ads, SEO, Mailchimp, Canva, GA4',
    study: 'Bachelor of Mass Communication, Taylor’s University',
  },
  {
    key: 'maintenance',
    title: 'Maintenance Technician',
    advert: `Maintenance Technician - food factory, 12-hour shift
Do preventive maintenance of production machines. Troubleshoot breakdowns (mechanical, electrical, pneumatic) quickly. Repair motors, pumps, conveyors and gearboxes. Read wiring and PLC diagrams. Record work in the CMMS and keep spare parts. SKM / Diploma in Mechanical or Electrical Engineering. 2 years factory experience.`,
    shown: [
      [
        'Greased, inspected and replaced wear parts of filling lines by a weekly plan.',
        'Carried out scheduled servicing of 40 packing machines during weekend stops.',
      ],
      [
        'Found faults on stopped lines and got them running again, mean time down from 90 to 40 minutes.',
        'Was called at night for jams, tripped drives and leaking cylinders.',
      ],
      ['Changed bearings, belts and seals and aligned couplings.', 'Overhauled centrifugal pumps and rewound fans.'],
      [
        'Followed ladder logic on a Siemens S7 to locate a dead sensor.',
        'Traced control panels with drawings and a multimeter.',
      ],
      [
        'Closed job orders on a tablet and kept a minimum of critical spares.',
        'Entered hours and parts for each machine into Maximo.',
      ],
    ],
    titles: ['Senior Service Technician', 'Juruteknik', 'Apprentice Fitter'],
    more: [
      'Welded brackets and guards by MIG.',
      'Kept the boiler, chiller and compressor within limits.',
      'Installed a new shrink tunnel with the supplier.',
    ],
    skills: 'PLC, pneumatics, hydraulics, welding, LOTO',
    study: 'SKM Level 3 in Industrial Mechanics, ILP Kuala Langat',
  },
  {
    key: 'site',
    title: 'Site Engineer',
    advert: `A G7 contractor requires a Civil Site Engineer for a high-rise project in KL. Supervise structural and finishing works on site; check rebar, formwork and concrete against drawings; coordinate subcontractors and consultants; plan work programme and report progress; ensure CIDB and DOSH safety rules are followed. Degree in Civil Engineering, 2-5 years.`,
    shown: [
      [
        'Oversaw columns, slabs and plastering of a 32-storey condominium.',
        'Was on the ground daily for piling and substructure of a mall.',
      ],
      [
        'Inspected reinforcement before each pour and rejected bad cubes.',
        'Set out levels by total station and compared with shop drawings.',
      ],
      [
        'Held weekly meetings with bricklayers, M&E trades and the architect.',
        'Chased labour-only gangs and settled clashes between trades.',
      ],
      [
        'Updated the Gantt chart in MS Project; finished two weeks ahead.',
        'Reported delays with photos and a recovery plan.',
      ],
      [
        'Stopped work at unguarded edges; 500,000 man-hours without lost time.',
        'Gave toolbox briefings; green card holder.',
      ],
    ],
    titles: ['Project Engineer', 'Civil Engineer', 'Graduate Engineer (Construction)'],
    more: [
      'Measured work for interim claims.',
      'Ordered ready-mix and steel by call-off.',
      'Wrote method statements and RFI.',
    ],
    skills: 'AutoCAD, MS Project, setting out, BQ',
    study: 'Bachelor of Civil Engineering, UTM',
  },
  {
    key: 'callcentre',
    title: 'Customer Service Representative',
    advert: `Hiring now: Customer Service Representative for a telco, Cyberjaya. Answer inbound calls, chats and emails. Solve billing and technical queries. Calm down unhappy customers and handle complaints. Record cases in the ticketing system. Hit KPIs for handling time and satisfaction. SPM and above, fluent in English and Malay; fresh graduates are welcome.`,
    shown: [
      [
        'Took about 70 phone enquiries a day and replied on WhatsApp and web chat.',
        'Served callers of a bank hotline in two languages.',
      ],
      [
        'Explained charges, corrected wrong bills and reset modems over the phone.',
        'Guided users through app errors until they could log in.',
      ],
      [
        'Turned angry subscribers round with an apology and a goodwill credit.',
        'Took over escalated grievances and rang back within a day.',
      ],
      [
        'Opened and closed tickets in Zendesk with clear notes.',
        'Wrote up each contact in Siebel so that nobody had to ask twice.',
      ],
      [
        'CSAT of 94 % and average call of 4 minutes, best of the floor.',
        'Beat quality and speed goals for six quarters.',
      ],
    ],
    titles: ['Contact Centre Team Leader', 'Call Centre Agent', 'Helpline Trainee'],
    more: [
      'Saved subscribers who wanted to cancel with other plans.',
      'Trained newcomers on greetings and scripts.',
      'Collected reasons for calls for the product team.',
    ],
    skills: 'Zendesk, live chat, complaint handling, typing 60 wpm',
    study: 'SPM; Certificate in Office Skills',
  },
  {
    key: 'legal',
    title: 'Legal Executive',
    advert: `Legal Executive for a property developer. Draft and vet commercial agreements, tenancies and SPAs. Handle conveyancing with panel solicitors and banks. Advise departments on contract risk and regulatory compliance. Keep company secretarial and litigation files. Follow up on debt recovery. LLB, at least 2 years in practice or in-house.`,
    shown: [
      [
        'Prepared and marked up supply contracts, NDAs and leases.',
        'Redlined counterparties’ terms and proposed fallback clauses.',
      ],
      [
        'Ran transfers of 120 units, from stamping to registration at the land office.',
        'Dealt with financiers’ lawyers on loan documentation and discharge of charge.',
      ],
      [
        'Told managers what exposure a clause carried and how PDPA applies.',
        'Issued guidance notes on the Housing Development Act.',
      ],
      [
        'Tracked hearings, affidavits and board resolutions in one register.',
        'Kept minutes and SSM lodgements up to date.',
      ],
      [
        'Sent letters of demand and recovered RM600k of arrears.',
        'Instructed counsel in summary judgment against defaulters.',
      ],
    ],
    titles: ['Legal Counsel', 'Associate (Advocate & Solicitor)', 'Pupil in Chambers'],
    more: [
      'Researched case law for opinions.',
      'Negotiated joint venture terms with landowners.',
      'Registered trademarks at MyIPO.',
    ],
    skills: 'contract drafting, conveyancing, CLJ, due diligence',
    study: 'Bachelor of Laws (LLB), IIUM; CLP',
  },
];
