/** Fields of work in a ninth voice, written by one who had not seen the engine. A table, hence its length. */
import type { Field } from './fields.ts';

export const ninthFields: readonly Field[] = [
  {
    key: 'dental',
    title: 'Dental Surgery Assistant',
    advert:
      'Busy dental clinic in Subang Jaya needs a Dental Surgery Assistant. You assist the dentist at chairside, sterilise instruments and keep infection control, prepare filling and impression materials, manage appointments and patient calls, and order clinic stock. SPM and above, DSA certificate is an advantage, training is given. Six days a week with one rotating off day.',
    shown: [
      [
        'Held the suction and passed forceps while Dr Lim took out wisdom teeth.',
        'Four-handed work for root canals and crowns, I hand over the files by size and hold the cheek back.',
      ],
      [
        'Scrubbed, pouched and autoclaved every handpiece, with a spore strip every Monday.',
        'Between two persons I wiped down the unit, changed the barrier film and flushed the water lines.',
      ],
      [
        'Mixed alginate by hand so the mould came out without bubbles.',
        'Spatulated glass ionomer and loaded amalgam capsules the moment doctor asked.',
      ],
      [
        'Rang people the day before to remind them and called up the waiting list when somebody dropped out.',
        'Counter also me: WhatsApp bookings, diary for three doctors, walk-ins squeezed in between.',
      ],
      [
        'Counted gloves, burs and composite every Friday and wrote down what to buy.',
        'Chased the supplier when anaesthetic cartridges ran low and threw out the expired ones.',
      ],
    ],
    titles: ['Senior Dental Surgery Assistant', 'Dental Nurse', 'Trainee Dental Assistant'],
    more: [
      'Calmed small children before their first injection.',
      'Poured plaster models for retainers.',
      'Processed x-ray films and filed them by name.',
    ],
    skills: 'autoclave, four-handed dentistry, alginate mixing, rubber dam, panel claims',
    study: 'Sijil Pembantu Pembedahan Pergigian',
  },
  {
    key: 'lorry',
    title: 'Lorry Driver',
    advert:
      'Logistics company in Shah Alam is hiring Lorry Drivers with GDL and Class E licence. Drive 10-tonne lorries on outstation routes, inspect the vehicle daily, load and secure cargo, deliver on time and bring back signed documents, and obey road safety and working hour rules. Clean record, willing to work nights. Basic salary plus trip allowance, EPF and SOCSO.',
    shown: [
      [
        'Took a three-axle Hino from Port Klang up to Penang and home again, five times a week.',
        'i was running Isuzu box truck KL to Johor Bahru and Kuantan, mostly highway after midnight.',
      ],
      [
        'Before start engine I look at tyres, brake air, oil, lamps, then write in the book.',
        'Found a cracked leaf spring on my morning walk-round and told the foreman.',
      ],
      [
        'Stacked pallets heavy ones in front, then ratchet belts and net over.',
        'Tied down steel coils with chain and wooden wedges and covered all with canvas.',
      ],
      [
        'Reached 12 to 15 drop points a day before their receiving closes, nobody had to wait for me.',
        'Customer must chop the DO first, only then I leave, and every evening I pass the papers to the clerk.',
      ],
      [
        'No summons for six years, GPS never show me above 80.',
        'After Tapah I always stop at R&R and sleep a bit, no matter how the boss push.',
      ],
    ],
    titles: ['Senior Prime Mover Driver', 'Truck Driver', 'Lorry Attendant'],
    more: [
      'Used a tail lift and hand pallet jack.',
      'Recorded diesel and Touch ’n Go usage for each trip.',
      'Taught two new men the roads around Pasir Gudang.',
    ],
    skills: 'GDL, Class E, tail lift, forklift, Waze, hand pallet truck',
    study: 'PMR, Sekolah Menengah Kapar',
  },
  {
    key: 'graphic',
    title: 'Graphic Designer',
    advert:
      'We are a creative agency in Petaling Jaya looking for a Graphic Designer to create social media visuals, develop brand identities and guidelines, prepare artwork for print, retouch product photos, and present concepts to clients and revise them on feedback. Strong Adobe Creative Cloud. Diploma in graphic design and two years of experience. Send your portfolio with your application.',
    shown: [
      [
        'Made around forty Instagram posts and stories a month for a bubble tea chain.',
        'Laid out Facebook carousels, TikTok covers and LinkedIn banners for Raya and Deepavali campaigns.',
      ],
      [
        'Drew the logo, picked the colours and typefaces for a dental chain and wrote the rulebook on how to use them.',
        'Gave an old kopitiam a whole new face, from wordmark to cups, signboard and staff shirts.',
      ],
      [
        'Set bleed, crop marks and CMYK for packaging and checked the colour proof at the press.',
        'Sent die-cut box files to the factory with spot UV and foil on separate layers.',
      ],
      [
        'Cleaned up dust, skin and reflections on watch shots in Photoshop.',
        'Cut out 300 shoes from their background and matched the leather tones.',
      ],
      [
        'Showed three routes to the marketing manager and changed the chosen one twice after her comments.',
        'Pitched moodboards to a property developer and walked them through why each picture was there.',
      ],
    ],
    titles: ['Senior Graphic Designer', 'Visual Designer', 'Design Intern'],
    more: [
      'Animated short GIFs in After Effects.',
      'Designed booth panels for a trade fair at MITEC.',
      'Kept the shared asset library tidy.',
    ],
    skills: 'Illustrator, Photoshop, InDesign, Figma, After Effects, typography',
    study: 'Diploma in Graphic Design, The One Academy',
  },
  {
    key: 'community-pharmacy',
    title: 'Pharmacist',
    advert:
      'Community pharmacy chain seeks a Pharmacist for its Seremban outlet. Responsibilities: dispense prescriptions and check drug interactions; counsel patients on medicines; maintain controlled drug records as the law requires; manage inventory and expiry dates; run health screening and wellness activities. Fully registered with the Pharmacy Board Malaysia, with or eligible for a Type A licence. Attractive incentives.',
    shown: [
      [
        'Rang the GP when a man on warfarin was written up for clarithromycin, and he changed it.',
        'Filled up to eighty scripts a day and double-checked dose against kidney function.',
      ],
      [
        'Showed aunties how to use the inhaler and had them do it back to me.',
        'Explained to new diabetics when to take metformin, with food, and what to do about the upset stomach.',
      ],
      [
        'Wrote every sale of codeine cough syrup and psychotropics into the poison book the same day.',
        'Balanced the diazepam book against the locked cabinet monthly, and the enforcement officer found nothing missing.',
      ],
      [
        'Put short-dated boxes in front and sent the near-dead ones back for credit.',
        'Counted the shelves by cycle and set reorder levels for fast movers.',
      ],
      [
        'Pricked fingers for sugar and cholesterol at a surau on Sundays and took blood pressure.',
        'Set up a weekly corner where smokers got help to quit and carbon monoxide readings.',
      ],
    ],
    titles: ['Pharmacist in Charge', 'Retail Pharmacist', 'Provisionally Registered Pharmacist'],
    more: ['Compounded simple creams.', 'Reported side effects to NPRA.', 'Supervised two pharmacy assistants.'],
    skills: 'MIMS, poisons law, inhaler technique, smoking cessation, BNF',
    study: 'Bachelor of Pharmacy, Universiti Sains Malaysia',
  },
  {
    key: 'oil-palm',
    title: 'Assistant Manager, Oil Palm Plantation',
    advert:
      'Estate in Lahad Datu, Sabah requires an Assistant Manager to supervise harvesting and crop evacuation, carry out the manuring and weeding programme, manage workers’ attendance and wages, monitor pests and diseases, and comply with MSPO and RSPO standards. Degree or diploma in agriculture or plantation management, own motorcycle licence, willing to live on the estate. Housing and medical provided.',
    shown: [
      [
        'Ran four gangs of cutters over 900 hectares and got every bunch to the mill within 24 hours.',
        'Kept rounds at ten days, checked for unripe bunches and loose fruit left on the circle.',
      ],
      [
        'Calibrated the spreader and put down NPK at three kilos a palm once the ground was damp.',
        'Sprayed circles and paths with glyphosate by block, four rounds a year.',
      ],
      [
        'Took muster at 5.30 every morning and keyed in the checkroll for 140 Indonesians and locals.',
        'Worked out piece-rate pay with the clerk and handed out slips before the seventh.',
      ],
      [
        'Did bagworm census by frond count and called the trunk injection team in time.',
        'Dug out Ganoderma palms, put rat bait and built barn owl boxes, one to ten hectares.',
      ],
      [
        'Sat with the auditors for two days and closed both minor NCRs on chemical store and river buffer.',
        'Kept the fire, high conservation value and labour grievance files ready so the certificate was renewed.',
      ],
    ],
    titles: ['Senior Assistant Manager', 'Assistant Estate Manager', 'Cadet Planter'],
    more: [
      'Replanted 60 hectares with terrace and cover crop.',
      'Repaired laterite roads and culverts after the flood.',
      'Prepared the yearly estimate of cost per tonne.',
    ],
    skills: 'crop forecasting, checkroll, leaf sampling, drone mapping, Bahasa Indonesia',
    study: 'Bachelor of Science in Plantation Technology, UiTM',
  },
  {
    key: 'paralegal',
    title: 'Paralegal',
    advert:
      'Law firm in Kuala Lumpur, conveyancing and litigation, requires a Paralegal to draft sale and loan agreements, conduct land, company and bankruptcy searches, file cause papers in court, maintain files and track deadlines, and prepare bills and correspond with banks and clients. Diploma in law or one year in a legal firm. Good Bahasa Malaysia and English.',
    shown: [
      [
        'Typed up SPAs, Form 14A and deeds of assignment from precedent for the partner to settle.',
        'Did the facility papers and charge forms for purchasers taking Maybank financing.',
      ],
      [
        'Pulled titles at the Pejabat Tanah and looked up directors at SSM.',
        'Checked with Insolvency Department whether the vendor was adjudged, results usually same day.',
      ],
      [
        'E-filed writs, affidavits and notices of application, then served the sealed copies.',
        'Went to the Shah Alam registry for extraction of orders, paid the fee and noted the next case management date.',
      ],
      [
        'Diarised completion dates, limitation and hearing days and reminded the lawyers a week before.',
        'Opened, indexed and closed about 200 matters, nothing went missing in my time.',
      ],
      [
        'Issued invoices with stamp duty and disbursements broken down, and chased the balance.',
        'Wrote to the financier for redemption statement and release of the remaining sum, and updated buyers by phone.',
      ],
    ],
    titles: ['Senior Paralegal', 'Conveyancing Clerk', 'Legal Intern'],
    more: [
      'Bundled exhibits for trial with page numbers.',
      'Adjudicated and stamped instruments through STAMPS.',
      'Took minutes at meetings with counsel.',
    ],
    skills: 'e-Filing, STAMPS, MyLaw, land title search, legal Malay',
    study: 'Diploma in Law, Universiti Kebangsaan Malaysia',
  },
  {
    key: 'devops',
    title: 'DevOps Engineer',
    advert:
      'Fintech company, hybrid in Bangsar South, needs a DevOps Engineer to build CI/CD pipelines, manage AWS infrastructure as code, operate Kubernetes clusters, set up monitoring and take part in on-call, and harden security of access and secrets. At least three years of relevant experience, comfortable with Linux and scripting. Allowance for internet and a MacBook.',
    shown: [
      [
        'Merges go to staging by themselves through GitHub Actions, tests first, and production is one click.',
        'Cut our Jenkins runs from 25 minutes to 7 with caching and parallel stages.',
      ],
      [
        'Wrote Terraform modules for VPCs, RDS and IAM, with remote state and plan reviews.',
        'Recreated the whole Singapore region account from a Git repo in an afternoon.',
      ],
      [
        'Upgraded EKS node groups one at a time with pods drained and no downtime.',
        'Packed sixty services as Helm charts and tuned limits and autoscaling.',
      ],
      [
        'Grafana dashboards, Prometheus alerts and a runbook for each page I got at 3 a.m.',
        'Carried the pager one week in four and wrote the post-mortems.',
      ],
      [
        'Moved passwords out of the repo into Vault and rotated database keys every thirty days.',
        'Removed shared admin logins, put SSO with MFA on everything and least privilege roles.',
      ],
    ],
    titles: ['Senior Site Reliability Engineer', 'Platform Engineer', 'Junior System Administrator'],
    more: [
      'Trimmed the cloud bill with spot instances.',
      'Wrote bash and Python tools for developers.',
      'Restored a database from backup in a drill.',
    ],
    skills: 'Terraform, Kubernetes, Docker, GitHub Actions, Prometheus, Ansible, Python',
    study: 'Bachelor of Computer Science, Universiti Malaya',
  },
  {
    key: 'physio',
    title: 'Physiotherapist',
    advert:
      'Rehabilitation centre in George Town invites applications for Physiotherapist. You will assess patients and plan treatment, apply manual therapy and electrotherapy, guide rehabilitation after surgery, train stroke patients to regain function, and document progress and educate families. Degree or diploma in physiotherapy, registered with the Malaysian Allied Health Professions Council. Flexible hours, five-day week.',
    shown: [
      [
        'Took history, tested range and strength, and set goals together with the person on day one.',
        'Found that the knee pain came from a weak hip and wrote out what we do in six sessions.',
      ],
      [
        'Mobilised stiff necks and lower backs, joint glides and soft tissue release.',
        'Used ultrasound, TENS and interferential for frozen shoulders.',
      ],
      [
        'Took ACL cases from crutches to playing futsal again over nine months.',
        'Got new hip and knee replacements out of bed on the first day and bending past a right angle within the week.',
      ],
      [
        'Practised sit to stand, weight shift and reaching with people with one-sided weakness.',
        'Used a mirror box and treadmill with harness so that Uncle could walk to the toilet again.',
      ],
      [
        'Wrote SOAP notes after each visit and a letter to the doctor each month.',
        'Taught the daughter how to turn and transfer her father safely at home.',
      ],
    ],
    titles: ['Senior Physiotherapist', 'Physiotherapist', 'Physiotherapy Intern'],
    more: [
      'Taped ankles on match days for a futsal club.',
      'Suctioned chests in ICU on weekends.',
      'Led a falls class for seniors at a community hall.',
    ],
    skills: 'Maitland, dry needling, taping, gait training, hydrotherapy, chest physio',
    study: 'Bachelor of Physiotherapy, UiTM Puncak Alam',
  },
  {
    key: 'front-office',
    title: 'Front Office Agent',
    advert:
      'Four-star hotel in Langkawi is looking for Front Office Agents to check in and check out guests, handle complaints, take reservations and upsell rooms, balance cash and do the night audit, and coordinate with housekeeping and concierge. Good English, another language is a plus. Shift work, staff meals and hostel provided. Fresh graduates welcome to apply.',
    shown: [
      [
        'Received around ninety arrivals on a Saturday, scanned passports and handed over keys.',
        'Settled the folio, collected tourism tax and printed the bill for the whole tour group on departure day.',
      ],
      [
        'Moved a family to a quiet floor after the karaoke kept them awake and sent up fruit.',
        'When the aircon broke, I said sorry, found them a better villa and followed up the next morning.',
      ],
      [
        'Keyed in bookings from Agoda and Booking.com and offered the sea view for RM80 more.',
        'Talked walk-ins into the suite with breakfast, top seller two months in a row.',
      ],
      [
        'Closed the day at 2 a.m., posted the charges and made the drawer tally to the last ringgit.',
        'Counted the float when I came on and when I went off, and dropped the envelope in the safe.',
      ],
      [
        'Radioed the maids which doors to make ready first for early flights.',
        'Arranged cots, taxis and boat tours with the other departments and made sure they were done.',
      ],
    ],
    titles: ['Duty Manager', 'Receptionist', 'Front Desk Trainee'],
    more: [
      'Answered the switchboard in Malay, English and Mandarin.',
      'Encoded key cards for a conference of 200.',
      'Kept lost property with tags.',
    ],
    skills: 'Opera PMS, channel manager, EDC terminal, Mandarin, foreign exchange',
    study: 'Diploma in Hotel Management, Politeknik Merlimau',
  },
  {
    key: 'procurement',
    title: 'Procurement Executive',
    advert:
      'Manufacturer of medical gloves in Klang is hiring a Procurement Executive to source suppliers and compare quotations, negotiate price and payment terms, issue purchase orders and expedite deliveries, evaluate vendor performance, and analyse spend to find cost savings. Degree in business or supply chain, SAP an advantage, with two years in purchasing. Car park and annual bonus.',
    shown: [
      [
        'Found three latex makers in Thailand and put their offers side by side for the boss.',
        'Sent RFQs to at least four factories and made the comparison sheet with freight and duty included.',
      ],
      [
        'Got the carton maker down six percent and from 30 days to 60.',
        'Bargained a yearly nitrile contract tied to the butadiene index.',
      ],
      [
        'Raised about 150 POs a month in SAP and rang whoever was late every Tuesday.',
        'Pushed a stuck container through the forwarder so the line did not stop.',
      ],
      [
        'Scored each one quarterly on lateness, rejects and response, and dropped the worst.',
        'Audited a chemical plant in Pasir Gudang with the QA and asked for corrective action.',
      ],
      [
        'Broke down twelve months of buying by category and merged eleven small lots into one tender.',
        'Noticed that we paid two different rates for the same pallet wrap and saved RM70k.',
      ],
    ],
    titles: ['Senior Buyer', 'Purchasing Executive', 'Purchasing Clerk'],
    more: [
      'Matched invoices to goods received with finance.',
      'Kept approved source list for ISO audit.',
      'Cleared customs forms K1 with the agent.',
    ],
    skills: 'SAP MM, Incoterms, tender, Excel pivot, import permit, negotiation',
    study: 'Bachelor of Business Administration, Universiti Utara Malaysia',
  },
  {
    key: 'claims',
    title: 'Motor Claims Executive',
    advert:
      'General insurer in Kuala Lumpur is looking for a Motor Claims Executive. Your duties: register claims and verify policy coverage, appoint adjusters and review their reports, assess and approve repair costs within authority, detect suspected fraud, and recover from third parties while keeping policyholders informed. Degree or AMII qualification, experience in general insurance preferred. Medical cover and study leave.',
    shown: [
      [
        'Opened forty new files a day and saw whether premium was paid and driver named.',
        'Read the schedule and endorsements first, turned down those where windscreen or flood was not bought.',
      ],
      [
        'Sent a licensed loss surveyor to the workshop the same day and questioned his findings when the photos did not fit.',
        'Picked who goes to inspect in Sabah and went through every line of what came back.',
      ],
      [
        'Checked labour hours and spares against Merimen and signed off up to RM25,000.',
        'Cut the garage’s estimate from nine thousand to six and a half after comparing with franchise prices.',
      ],
      [
        'Spotted the same bumper in three accidents and passed it to the investigation unit.',
        'Two cars, same hour, same cousin driving: I stopped payment and called an interview.',
      ],
      [
        'Got our money back from the other driver’s company with a letter of demand.',
        'Rang owners every three days to say where their car was and why the bumper was delayed.',
      ],
    ],
    titles: ['Senior Claims Executive', 'Claims Executive', 'Claims Clerk'],
    more: [
      'Handled total loss and salvage bids.',
      'Trained agents on documents for theft.',
      'Prepared large loss reports for reinsurers.',
    ],
    skills: 'Merimen, MII, police report reading, subrogation, Excel',
    study: 'Diploma in Insurance, Malaysian Insurance Institute',
  },
  {
    key: 'electronics-operator',
    title: 'Production Operator (SMT)',
    advert:
      'Electronics factory in Bayan Lepas urgently hires Production Operators. You will operate SMT machines, change feeders and set up for new models, inspect boards for defects, record output and downtime, and follow ESD and 5S rules. SPM or below may apply, 12-hour rotating shift, standing work. Attendance allowance, hostel and transport from Kulim and Sungai Petani.',
    shown: [
      [
        'Ran the Fuji NXT and solder printer on line 4, cleared jams and restarted it.',
        'Watch pick and place and reflow oven, four lanes, two years same line.',
      ],
      [
        'Load reels by the list, scan the part number, do splice without stop the line.',
        'Swapped stencil, program and nozzles in about eighteen minutes when the next product came.',
      ],
      [
        'Looked under the microscope for bridges, tombstone and missing chip.',
        'Checked AOI false calls and marked real ones with red arrow sticker.',
      ],
      [
        'Wrote in the hourly sheet how many good, how many reject, and how long line stop and why.',
        'Keyed in the count to MES at each hour and told leader when we were behind.',
      ],
      [
        'Wrist strap test before touch anything, heel strap also, never bring plastic bag on the bench.',
        'Floor tape, tool shadows, sweep before go home, our cell won the cleanest area twice.',
      ],
    ],
    titles: ['Line Leader', 'Machine Operator', 'General Worker'],
    more: [
      'Hand soldered connectors on rework bench.',
      'Packed trays with desiccant and barcode labels.',
      'Trained six newcomers from Nepal.',
    ],
    skills: 'Fuji NXT, AOI, microscope inspection, hand soldering, MES scanning',
    study: 'SPM, SMK Sungai Ara',
  },
];
