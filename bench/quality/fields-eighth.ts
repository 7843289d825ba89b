/** Fields of work in an eighth voice, written by someone who had not seen the engine. A table, hence its length. */
import type { Field } from './fields.ts';

export const eighthFields: readonly Field[] = [
  {
    key: 'teller',
    title: 'Bank Teller',
    advert: `Bank Teller for our Seremban branch. Serve customers at the counter with deposits, withdrawals and remittances; balance the cash drawer at the end of each day; verify identity and signatures and report suspicious transactions; open accounts and update customer particulars; and introduce bank products such as cards, insurance and fixed deposits. SPM or diploma in banking. One year of experience preferred; Saturday duty by rotation.`,
    shown: [
      [
        'About 120 people a shift came to my window to pay in money, take some out or send it home.',
        'Took in shop takings, paid out pensions and did Western Union transfers.',
      ],
      [
        'Till tallied to the sen every evening, only one RM 10 shortage in two years.',
        'Counted my notes and coins at closing and matched them with the system total.',
      ],
      [
        'Compared MyKad photo and thumbprint before paying out, and once stopped a forged cheque.',
        'Told the compliance officer when an old lady was moving all her savings to a stranger; it was a Macau scam.',
      ],
      [
        'Signed up students and foreign workers for their first savings passbook.',
        'Changed addresses and phone numbers in the core system and scanned the supporting letter.',
      ],
      [
        'Sold 15 Takaful plans and got 20 Visa applications in a quarter.',
        'asked retirees with idle money if they want to lock it in for 12 months at better rate',
      ],
    ],
    titles: ['Senior Bank Teller', 'Bank Teller', 'Trainee Teller'],
    more: [
      'Loaded the ATM with the vault officer in the morning.',
      'Sorted out soiled notes for Bank Negara.',
      'Cleared the cheque deposit machine at four.',
    ],
    skills: 'cash handling, note counting machine, KYC, Finacle, customer service',
    study: 'Diploma in Banking Studies, UiTM',
  },
  {
    key: 'warehouse',
    title: 'Warehouse Supervisor',
    advert: `3PL company in Shah Alam needs a Warehouse Supervisor. You will supervise pickers, packers and forklift drivers; control the receiving and dispatch of goods; carry out stock counts and investigate variances; enforce safety rules in the warehouse; and prepare daily reports on productivity and space. Diploma in logistics, or SPM with three years of experience. Knowledge of a WMS is an advantage. Must be able to work shifts.`,
    shown: [
      [
        'In charge of 22 people on the night shift, from the roster to who goes to which aisle.',
        'Led a crew of eighteen, mostly Nepali and Bangladeshi, and briefed them before every shift.',
      ],
      [
        'Checked containers against the packing list at the bay and signed the DO.',
        'Arranged which lorry loads at which dock so all Klang Valley drops left by 8 am.',
      ],
      [
        'Did cycle counting every Friday and traced missing cartons to wrong bins.',
        'Brought inventory accuracy from 94 to 99.3 percent by rechecking fast movers weekly.',
      ],
      [
        'No lost-time injury for 400 days; I sent back anybody without boots and vest.',
        'Painted walkways, looked for dents on the racking and made sure reach truck operators hold a valid licence.',
      ],
      [
        'Emailed my manager every evening: lines per man-hour, pallets in and out, percent of racks full.',
        'Kept the Excel sheet that shows cartons handled per person and how many empty locations are left.',
      ],
    ],
    titles: ['Senior Warehouse Supervisor', 'Warehouse Supervisor', 'Warehouse Assistant'],
    more: [
      'Negotiated with the pallet supplier.',
      'Handled halal segregation for a food client.',
      'Sat in the monthly meeting with the client’s planner.',
    ],
    skills: 'SAP EWM, RF scanner, FIFO and FEFO, forklift licence, Excel',
    study: 'Diploma in Logistics Management, Politeknik Sultan Salahuddin Abdul Aziz Shah',
  },
  {
    key: 'analyst',
    title: 'Data Analyst',
    advert: `E-commerce company in Bangsar South is hiring a Data Analyst to write SQL queries that extract data from our warehouse; clean and validate data; build dashboards for management; analyse customer behaviour and test hypotheses; and present findings to non-technical colleagues. Degree in statistics, computer science or similar. Python is welcome. One to three years of experience. Hybrid working, two days at home.`,
    shown: [
      [
        'Pulled orders out of BigQuery with joins and window functions.',
        'Rewrote a slow Redshift script with CTEs, it went from 40 minutes to 3.',
      ],
      [
        'Found 8,000 duplicate member rows and missing postcodes and fixed them in pandas.',
        'Set up checks that flag nulls, wrong dates and totals that do not tie to finance.',
      ],
      [
        'Made the Power BI pages our CEO opens every Monday.',
        'Put sales, returns and margin on one Tableau screen, refreshed hourly.',
      ],
      [
        'Ran A/B experiments on free shipping and worked out whether the uplift was significant.',
        'Did cohorts and RFM segments to see why shoppers stop coming back.',
      ],
      [
        'Explained results to the marketing folks in five slides without jargon.',
        'Walked shop managers through what the charts meant and what to do next.',
      ],
    ],
    titles: ['Senior Data Analyst', 'Data Analyst', 'Data Analyst Intern'],
    more: [
      'Scheduled pipelines in Airflow.',
      'Tagged events in Google Analytics with the app team.',
      'Forecast 11.11 demand with Prophet.',
    ],
    skills: 'SQL, Python, Power BI, Tableau, dbt, Excel',
    study: 'Bachelor of Science (Statistics), Universiti Malaya',
  },
  {
    key: 'electrician',
    title: 'Electrician',
    advert: `Electrical contractor in Johor Bahru requires an Electrician to install wiring, trunking and distribution boards in shop lots and factories; trace and repair electrical faults; test installations before energising; read single-line diagrams; and observe isolation and lock-out procedures. Wireman certificate (PW4) from Suruhanjaya Tenaga and CIDB green card. Two years of experience. Motorcycle licence; overtime paid.`,
    shown: [
      [
        'Pulled cables through conduit and fixed sockets, fans and lights for 40 terrace houses.',
        'Mounted three-phase DBs and terminated the MCBs, RCCBs and busbars.',
      ],
      [
        'Customer say power always trip, I found the water heater leaking to earth and changed the element.',
        'Went on callouts when half a shop had no supply, found the burnt neutral and rejoined it.',
      ],
      [
        'Meggered every circuit and checked polarity before TNB came to put the meter.',
        'Measured insulation resistance and RCCB trip time and wrote the values in Borang H.',
      ],
      [
        'Worked from the consultant’s schematics, from the incoming MSB down to each sub board.',
        'Could see on the drawing which breaker feeds which panel, and marked up the as-built.',
      ],
      [
        'Switched off, put my own padlock and tag on the breaker and proved it dead before touching.',
        'never open panel live the key stay in my pocket until job is finish',
      ],
    ],
    titles: ['Senior Electrician', 'Wireman', 'Apprentice Electrician'],
    more: [
      'Wired star-delta starters for pumps.',
      'Put up cable ladder above the production line.',
      'Replaced emergency light batteries in a mall.',
    ],
    skills: 'megger, clamp meter, conduit bending, cable jointing, motor control, scissor lift',
    study: 'Sijil Teknologi Elektrik, ILP Pasir Gudang',
  },
  {
    key: 'hr',
    title: 'Human Resources Officer',
    advert: `Manufacturing company in Penang invites applications for Human Resources Officer. Scope: recruit operators and office staff; process monthly payroll with EPF, SOCSO and PCB; handle disciplinary cases and grievances; organise training and claim the HRD Corp levy; apply for foreign workers’ permits. Degree in human resource management; familiar with the Employment Act 1955. Two years of experience in a factory. Fluent in Malay and English.`,
    shown: [
      [
        'Advertised on JobStreet, shortlisted and interviewed; filled 60 line positions in two months.',
        'Went to Kelantan for walk-in interviews and hired 35 production people in one weekend.',
      ],
      [
        'Did salaries for 430 headcount with OT, KWSP, Perkeso and tax deduction, bank file out by the 27th.',
        'Keyed overtime and unpaid leave into the wages system and prepared the EA forms in February.',
      ],
      [
        'Issued show cause letters and was secretary in domestic inquiries.',
        'An operator complained about her leader; I took statements from both sides and wrote up the outcome.',
      ],
      [
        'Planned the courses for the year, booked the trainers and got RM 85,000 back from the fund.',
        'Arranged forklift and first aid classes and kept the attendance and evaluation sheets.',
      ],
      [
        'Renewed PLKS for 140 Bangladeshis, with FOMEMA and insurance done on time.',
        'Went to Immigration for the work passes and kept a list of passport expiry dates.',
      ],
    ],
    titles: ['Senior Human Resources Officer', 'HR Executive', 'HR Assistant'],
    more: [
      'Ran the annual dinner and the long service awards.',
      'Inspected the hostel every month.',
      'Updated the employee handbook after the 2022 amendments.',
    ],
    skills: 'payroll software, labour law, interviewing, Excel, HRIS',
    study: 'Bachelor of Human Resource Management, Universiti Utara Malaysia',
  },
  {
    key: 'fmcg',
    title: 'Sales Executive (FMCG)',
    advert: `Distributor of snacks and beverages needs a Sales Executive for the East Coast: visit mini markets and wholesalers on a fixed route; reach the monthly sales target; negotiate shelf space and promotions; open new outlets; and collect payments and control credit. SPM or diploma. Own car and valid driving licence; mileage, allowance and commission provided. Experience in general trade preferred.`,
    shown: [
      [
        'Covered 35 kedai runcit a day in Kuantan and Pekan and took orders on the tablet.',
        'My area was 180 shops in Terengganu, each one seen every fortnight.',
      ],
      [
        'Hit 112% of quota in 2023, about RM 240k a month.',
        'Number one in the team for biscuits three quarters in a row.',
      ],
      [
        'Got eye-level facing and an end gondola at Mydin in return for one free case on every ten.',
        'Talked the supermarket boss into two more of our chillers and a buy 2 free 1 for the school holidays.',
      ],
      [
        'Signed up 48 sundry stores that had never bought from us.',
        'Knocked on doors in the new housing areas until the owner agreed to try a carton.',
      ],
      [
        'Brought overdue bills down from 60 days to 35 by holding the next delivery until the cheque came.',
        'Chased the towkays for cash, banked in the same day and watched who was over their limit.',
      ],
    ],
    titles: ['Senior Sales Executive', 'Sales Representative', 'Sales Trainee'],
    more: [
      'Did stock rotation and took back expired goods.',
      'Rode along with van salesmen to coach them.',
      'Ran sampling booths at pasar malam.',
    ],
    skills: 'route planning, van sales, merchandising, negotiation, Malay, Mandarin',
    study: 'Diploma in Business Studies, Politeknik Sultan Haji Ahmad Shah',
  },
  {
    key: 'secondary',
    title: 'Secondary School Teacher',
    advert: `Private secondary school in Klang seeks a teacher of Mathematics and Science for Form 1 to Form 5. Plan and teach lessons following KSSM; assess students and prepare them for SPM; manage classroom behaviour; communicate with parents; and run a co-curricular activity. Degree with a diploma in education and a teaching permit. Newly qualified candidates are welcome. Five-day week, school holidays off.`,
    shown: [
      [
        'Wrote my RPH every Sunday and took six classes for algebra, graphs and trigonometry.',
        'Showed electrolysis and photosynthesis with simple experiments in the lab, in the order of the DSKP.',
      ],
      [
        'Set and marked monthly papers and drilled past-year questions; Add Maths passes rose from 61 to 78 percent.',
        'Marked PBD work and gave extra class at night before the big exam.',
      ],
      [
        'Had 42 noisy boys in the last class, fixed seats and clear rules and they settled in a month.',
        'Dealt with phones, sleeping and bullying without shouting; the discipline room was my last step.',
      ],
      [
        'Rang the mother or father when a child was absent three days or slipping.',
        'Met families on report card day and told them honestly how their child is doing.',
      ],
      [
        'Adviser of the Scouts, took the troop camping every year.',
        'Coached the under-15 badminton team in the afternoons, we came third in the district.',
      ],
    ],
    titles: ['Senior Teacher', 'Secondary School Teacher', 'Trainee Teacher'],
    more: [
      'Was on the timetable committee.',
      'Made short video lessons in Google Classroom.',
      'Looked after the chemicals store.',
    ],
    skills: 'algebra, chemistry, Google Classroom, marking, counselling, Malay and English',
    study: 'Bachelor of Science with Education (Mathematics), UPSI',
  },
  {
    key: 'nurse',
    title: 'Staff Nurse',
    advert: `Private hospital in Kota Kinabalu requires Staff Nurses for the medical ward. Assess patients and monitor vital signs; administer medication and intravenous therapy; dress wounds and prevent infection; document care and hand over between shifts; and educate patients and families before discharge. Diploma in nursing, registered with the Malaysian Nursing Board, with a current practising certificate and BLS. Three-shift rotation, hostel available.`,
    shown: [
      [
        'Took BP, SpO2 and temperature four-hourly and called the MO when the score went up.',
        'Clerked new admissions: history, pain score, fall risk, pressure sore risk.',
      ],
      [
        'Served drugs by the five rights and double-checked insulin and heparin with a second nurse.',
        'Inserted branulas and ran drips and antibiotics on the pump.',
      ],
      [
        'Cleaned and packed diabetic foot ulcers daily, strict on hand hygiene.',
        'Changed central line dressings by aseptic technique, no CLABSI for a year.',
      ],
      [
        'Passed over each bed at 7 am with SBAR and finished my report before going home.',
        'Charted intake, output and every event in the notes on time.',
      ],
      [
        'Taught a new diabetic and his wife to inject insulin at home.',
        'Went through tablets, diet and the next appointment with relatives before they left.',
      ],
    ],
    titles: ['Senior Staff Nurse', 'Staff Nurse', 'Student Nurse'],
    more: [
      'Checked the emergency trolley every shift.',
      'Was link nurse for pain as the fifth vital sign.',
      'Worked two years in a Riyadh hospital, male medical floor.',
    ],
    skills: 'BLS, ECG, phlebotomy, infusion pump, triage, Malay, Kadazan',
    study: 'Diploma in Nursing, Kolej Kejururawatan Kota Kinabalu',
  },
  {
    key: 'civil',
    title: 'Civil Site Engineer',
    advert: `Main contractor of a highway and drainage project in Perak requires a Civil Site Engineer: supervise subcontractors’ works on site; check setting-out and levels against drawings; inspect reinforcement and concrete works; prepare progress reports and claims; and ensure compliance with safety and environmental requirements. Degree in civil engineering, registered with BEM. Two to five years of experience. AutoCAD and MS Project.`,
    shown: [
      [
        'Looked after three gangs on earthworks and culverts and told each foreman in the morning what must be done.',
        'Coordinated the piling and premix crews so that nobody waited for machines.',
      ],
      [
        'Shot the pegs with a total station and compared the centre line with the design.',
        'Ran the auto level over every layer of subgrade and caught a 60 mm error before paving.',
      ],
      [
        'Counted bars, spacing and cover before each pour, then took slump and cubes.',
        'Sent back a lorry of G30 with slump 200 and had honeycombs hacked and patched.',
      ],
      [
        'Put together the monthly valuation with measured quantities and photos for the QS.',
        'Updated the S-curve each week and wrote to the RE what was late and why.',
      ],
      [
        'Gave toolbox talks, stopped a trench without shoring and closed out the notices from DOSH.',
        'Built silt traps and a wash trough so mud does not go to the river or the road.',
      ],
    ],
    titles: ['Senior Site Engineer', 'Civil Site Engineer', 'Graduate Engineer'],
    more: [
      'Attended technical meetings with JKR.',
      'Ordered aggregates and steel two weeks ahead.',
      'Diverted traffic for night works.',
    ],
    skills: 'AutoCAD, MS Project, total station, quantity take-off, Civil 3D',
    study: 'Bachelor of Engineering (Civil), Universiti Teknologi PETRONAS',
  },
  {
    key: 'partie',
    title: 'Chef de Partie',
    advert: `Five-star resort in Langkawi is looking for a Chef de Partie for its western kitchen. Run your section during service; prepare and cook dishes to recipe; train commis and trainees; control food cost and wastage; and maintain hygiene to HACCP standard. Certificate or diploma in culinary arts; typhoid injection and food handler course. Three years in hotels. Split shifts and weekends; accommodation and meals provided.`,
    shown: [
      [
        'Held the sauté station alone on Saturdays with 180 covers.',
        'Was on grill for a la carte, answered the tickets and got plates to the pass together.',
      ],
      [
        'Made stocks, jus and hollandaise from scratch each morning.',
        'Did sous vide lamb, risotto and pan-fried seabass exactly by the spec card.',
      ],
      [
        'Showed three juniors how to fillet fish and hold a knife.',
        'Two interns came to me knowing nothing, now both do the egg counter by themselves.',
      ],
      [
        'Used trimmings for soup and staff meal, the bin went from 9 kg to 4 a day.',
        'Weighed every steak and watched the yield so we stay under 32 percent.',
      ],
      [
        'Logged fridge temperatures twice a shift, labelled and dated everything.',
        'Separate boards for raw and cooked, chicken probed to 75 degrees, grade A from the health inspector.',
      ],
    ],
    titles: ['Senior Chef de Partie', 'Chef de Partie', 'Commis Chef'],
    more: [
      'Cooked live pasta at the Sunday brunch.',
      'Wrote the order list for the vegetable supplier.',
      'Opened the pool grill in Dubai for one winter season.',
    ],
    skills: 'butchery, sauces, sous vide, buffet, HACCP, knife skills',
    study: 'Sijil Kemahiran Malaysia Level 3 in Culinary Arts, Kolej Komuniti Langkawi',
  },
  {
    key: 'telco',
    title: 'Customer Service Executive (Telco)',
    advert: `Telecommunications provider in Cyberjaya is hiring Customer Service Executives. Answer calls and chats about mobile and fibre plans; troubleshoot connection problems; resolve billing disputes; retain customers who want to terminate; and record cases and escalate them to the technical team. SPM or diploma; good Malay and English, Mandarin an advantage. Rotating shifts including public holidays. Training and transport provided.`,
    shown: [
      [
        'Took around 80 phone enquiries a day on postpaid, prepaid and home internet.',
        'Replied to three people at once on WhatsApp and live messaging.',
      ],
      [
        'Guided old uncles step by step to restart the modem and see if the LOS light is red.',
        'Got them to reset the APN and run a speed test before I send any technician.',
      ],
      [
        'Explained roaming charges line by line and reversed those that were our fault.',
        'Found the double charge came from an old contract and gave a rebate.',
      ],
      [
        'Seven out of ten who rang to cut the line stayed after I offered a cheaper package.',
        'Talked people out of porting to another telco with an extra 10 GB.',
      ],
      [
        'Logged each ticket in Siebel with the right category before hanging up.',
        'Passed broken cable complaints to the network guys with photos and account number, and followed up until closed.',
      ],
    ],
    titles: ['Senior Customer Service Executive', 'Call Centre Agent', 'Customer Service Trainee'],
    more: [
      'Buddied with new joiners in their first month.',
      'Did outbound survey calls on slow days.',
      'Monitored Twitter mentions on weekends.',
    ],
    skills: 'Siebel CRM, Genesys, typing 55 wpm, Malay, English, Mandarin',
    study: 'Diploma in Mass Communication, Multimedia College',
  },
  {
    key: 'qa',
    title: 'QA Software Tester',
    advert: `Fintech company in Kuala Lumpur needs a QA Software Tester: write test cases from requirements; execute functional and regression tests on web and mobile; report and track defects; automate tests; and test APIs and performance. Degree in information technology; ISTQB Foundation preferred. You will work in a Scrum team with developers and product owners. One to three years of experience.`,
    shown: [
      [
        'Turned user stories into step-by-step scenarios with expected results and boundary values.',
        'Went through the BRD with the BA and listed 140 positive and negative checks in TestRail.',
      ],
      [
        'Went over login, transfer and QR pay on Chrome, Android and iPhone before every release.',
        'Re-checked the old features each sprint after new code was merged.',
      ],
      [
        'Logged bugs in Jira with screenshots and steps, and closed them only after I saw the fix.',
        'Raised 230 issues, sorted by severity, and chased the devs every morning.',
      ],
      [
        'Wrote Selenium scripts in Java that run every night on Jenkins.',
        'Moved the smoke suite to Playwright, so 6 hours by hand became 25 minutes.',
      ],
      [
        'Checked JSON responses and status codes in Postman.',
        'Used JMeter with 500 virtual users to see where the payment service slows down.',
      ],
    ],
    titles: ['Senior QA Engineer', 'Software Tester', 'QA Intern'],
    more: [
      'Prepared dummy accounts and masked data for UAT.',
      'Sat with business users on their sign-off.',
      'Wrote release notes.',
    ],
    skills: 'Jira, Selenium, Playwright, Postman, JMeter, SQL',
    study: 'Bachelor of Information Technology, Multimedia University',
  },
];
