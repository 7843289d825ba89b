/** Fields of work in a fifth voice, kept apart: measured before the engine was changed and after, never between. A table, hence its length. */
import type { Field } from './fields.ts';

export const fifthFields: readonly Field[] = [
  {
    key: 'payroll',
    title: 'Payroll Executive',
    advert: `Shared service centre in Cyberjaya: Payroll Executive.
Responsibilities:
1. Process monthly payroll for 1,500 employees
2. Compute overtime, allowances and deductions
3. Submit EPF, SOCSO, EIS and PCB contributions
4. Answer employees' payroll enquiries
5. Prepare payroll reports and reconcile with finance
Diploma in accounting or HR; 2 years in payroll; SQL Payroll or SAP.`,
    shown: [
      [
        'Paid 900 people on the 28th, not once late in four years.',
        'Ran wages for three factories from time cards to bank file.',
      ],
      [
        'Worked out night work, rest days and unpaid leave for shift teams.',
        'Put through commissions, car benefits and loan instalments.',
      ],
      [
        'Filed provident fund and tax deductions on the portals by the 15th.',
        'Statutory payments for all entities, with no penalty so far.',
      ],
      [
        'Explained payslips at the counter and by phone every day.',
        'When someone was short I found out why within a day and put it right.',
      ],
      [
        'Agreed salary control accounts to the ledger at month end.',
        'Headcount cost by department, sent to the controller on day three.',
      ],
    ],
    titles: ['Senior Payroll Executive', 'Payroll Officer', 'Payroll Clerk'],
    more: [
      'Moved the data from spreadsheets into a new system.',
      'Issued EA forms to leavers and stayers in February.',
      'Kept personal files locked.',
    ],
    skills: 'SQL Payroll, SAP HCM, Excel, statutory portals',
    study: 'Diploma in Accountancy, Politeknik Ungku Omar',
  },
  {
    key: 'mechdesign',
    title: 'Mechanical Design Engineer',
    advert: `Automation company, Bayan Lepas, looking for a Mechanical Design Engineer. Design machine parts and assemblies in SolidWorks; make detailed drawings with tolerances; select materials, motors and bearings; run stress calculations or FEA; work with machinists and vendors on prototypes; support assembly and commissioning. Degree in Mechanical Engineering. 3 years.`,
    shown: [
      [
        'Modelled pick-and-place heads and conveyors in 3D.',
        'Created the whole frame and gripper of a packing machine in CAD.',
      ],
      [
        'Dimensioned 300 parts with GD&T so that shops asked no questions.',
        'Produced fabrication prints and the bill of materials.',
      ],
      [
        'Sized servo drives, ball screws and pneumatics.',
        'Chose aluminium instead of steel and took a third off the weight.',
      ],
      [
        'Checked deflection and fatigue by hand and with ANSYS.',
        'Simulated loads on a bracket that had cracked and made it thicker.',
      ],
      [
        'Sat beside the CNC operators until the first samples fitted.',
        'Started up the machine at a customer in Vietnam with the technicians.',
      ],
    ],
    titles: ['Principal Mechanical Engineer', 'Design Engineer', 'Mechanical Drafter'],
    more: [
      'Two patents on a feeder.',
      'Cut cost of a cell by standard profiles.',
      'Kept the library of purchased parts.',
    ],
    skills: 'SolidWorks, AutoCAD, ANSYS, GD&T, pneumatics',
    study: 'Bachelor of Mechanical Engineering, USM',
  },
  {
    key: 'quality',
    title: 'Quality Engineer',
    advert: `Automotive supplier in Rawang. Quality Engineer: investigate customer complaints and issue 8D reports; carry out incoming and in-process inspection; lead FMEA and control plans; audit suppliers and internal processes to IATF 16949; use SPC to reduce rejects. Degree in engineering, 2 years in manufacturing.`,
    shown: [
      [
        'Answered carmakers within 24 hours and found root causes with five whys.',
        'Closed 40 returns with lasting countermeasures.',
      ],
      [
        'Measured moulded parts on the CMM and stopped lots that were out of tolerance.',
        'Checked raw material on arrival by sampling plan.',
      ],
      [
        'Ran risk analysis meetings with process and tooling people before launch.',
        'Wrote what is to be checked, how often and by whom for each station.',
      ],
      [
        'Visited eleven vendors a year with a checklist and followed up findings.',
        'Got the plant through recertification with two minors.',
      ],
      [
        'Charted Cpk daily and brought scrap from 4 to 1.2 %.',
        'Fewer defects on the paint line after studying trends by shift.',
      ],
    ],
    titles: ['Quality Manager', 'QA Engineer', 'QC Inspector'],
    more: ['PPAP for a new bumper.', 'Calibration list of 600 gauges.', 'Trained line leaders in self-check.'],
    skills: '8D, FMEA, SPC, CMM, Minitab, IATF 16949',
    study: 'Bachelor of Manufacturing Engineering, UTeM',
  },
  {
    key: 'events',
    title: 'Event Coordinator',
    advert: `Event agency seeks Event Coordinator. Plan conferences and product launches from brief to wrap-up, source venues and vendors, prepare budgets, coordinate crew on the day, invite and register guests, report to clients after the event. Diploma in event management or communications; 1-2 years; willing to work weekends.`,
    shown: [
      [
        'Turned client ideas into run sheets for galas of 600 people.',
        'Handled an annual dealer meeting from first idea to dismantling.',
      ],
      [
        'Compared hotels, caterers and sound companies and booked them.',
        'Found a hall in four days when ours was flooded.',
      ],
      ['Kept costs within RM 350,000 and showed where each ringgit went.', 'Quoted, tracked spending and billed.'],
      [
        'Called the show by headset with stage, lights and ushers.',
        'Directed thirty helpers at rehearsals and on the night.',
      ],
      ['RSVP desk, name badges and seating for VIPs.', 'Feedback forms and photos in a closing report within a week.'],
    ],
    titles: ['Event Manager', 'Event Executive', 'Event Crew'],
    more: ['Permits from the city council.', 'Sponsors for a charity run.', 'Livestream to three countries.'],
    skills: 'run sheets, Canva, budgeting, vendor management',
    study: 'Diploma in Event Management, Taylor’s University',
  },
  {
    key: 'mobile',
    title: 'Mobile App Developer',
    advert: `E-wallet start-up: Mobile App Developer. Build features for our Android and iOS apps in Flutter or Kotlin/Swift. Connect to REST APIs. Write unit and UI tests. Fix crashes and improve performance. Release to Google Play and the App Store. 2 years of mobile development.`,
    shown: [
      [
        'Wrote the top-up and transfer screens used by 300,000 phones.',
        'Rebuilt a shopping app in Dart with one code base.',
      ],
      [
        'Fetched and cached JSON from our backend and handled lost connections.',
        'Hooked up payment and map endpoints with tokens.',
      ],
      [
        'Every screen has widget tests that run before merging.',
        'Automated checks took a release from two days to two hours.',
      ],
      ['Crash-free sessions from 97.1 to 99.8 %.', 'Halved start-up time by loading images late.'],
      [
        'Published 26 versions, with staged rollout and store listing.',
        'Dealt with signing, TestFlight and reviewers.',
      ],
    ],
    titles: ['Lead Mobile Engineer', 'Android Developer', 'Junior App Developer'],
    more: ['Dark mode and larger type.', 'Push messages in four languages.', 'Mentored two interns in Git.'],
    skills: 'Flutter, Kotlin, Swift, Firebase, Git',
    study: 'BSc Software Engineering, Asia Pacific University',
  },
  {
    key: 'housekeeping',
    title: 'Housekeeping Supervisor',
    advert: `Beach resort (Langkawi): Housekeeping Supervisor. Assign rooms to attendants and inspect them; train staff in cleaning methods; control linen, amenities and chemicals; handle lost property and guest requests; report defects to engineering. Two years in a hotel.`,
    shown: [
      [
        'Gave out the daily sheets for 18 maids and checked 60 rooms before check-in.',
        'Went through villas with a torch and sent back what was not spotless.',
      ],
      ['Showed new colleagues how to make a bed in three minutes.', 'Taught the safe order of scrubbing a bathroom.'],
      [
        'Counted towels and sheets with the laundry and cut losses by a fifth.',
        'Stored detergents with labels and measured doses.',
      ],
      [
        'Logged what people left behind and posted it to four countries.',
        'Brought cots, pillows and flowers within ten minutes of a call.',
      ],
      [
        'Told the workshop of dripping taps and dead bulbs the same hour.',
        'Kept a list of broken things until each was mended.',
      ],
    ],
    titles: ['Executive Housekeeper', 'Floor Supervisor', 'Room Attendant'],
    more: ['Turn-down service for suites.', 'Deep clean in low season.', 'Rota around festivals.'],
    skills: 'room inspection, linen control, Opera PMS',
    study: 'Sijil Hospitaliti, Kolej Komuniti Langkawi',
  },
  {
    key: 'customsuccess',
    title: 'Customer Success Manager',
    advert: `SaaS company. Customer Success Manager: onboard new customers and train users; review usage and advise on adoption; renew and expand contracts; resolve escalations with product and engineering; track churn and satisfaction (NPS). 3 years in account management or customer success; English and Mandarin.`,
    shown: [
      [
        'Took 40 firms from signature to first invoice in the product within three weeks.',
        'Webinars and handbooks for administrators.',
      ],
      [
        'Looked at log-ins each month and called those who went quiet.',
        'Quarterly talks with directors on what they could do better with the tool.',
      ],
      ['Kept 96 % of accounts at the end of their term.', 'Sold extra seats and modules worth RM 700,000.'],
      [
        'When imports broke I sat with the developers until they were mended.',
        'Calmed an angry bank and got its ticket to the top of the list.',
      ],
      ['Net promoter score from 21 to 48.', 'Reported cancellations by reason to the founders.'],
    ],
    titles: ['Head of Customer Success', 'Account Manager', 'Customer Support Associate'],
    more: ['Wrote twelve success stories.', 'User group twice a year.', 'Set up health scores in HubSpot.'],
    skills: 'HubSpot, onboarding, Mandarin, Zendesk',
    study: 'Bachelor of Business Administration, Universiti Utara Malaysia',
  },
  {
    key: 'dental',
    title: 'Dental Surgery Assistant',
    advert: `Dental clinic in Ipoh hires Dental Assistant. Prepare the treatment room and assist the dentist at the chair. Sterilise instruments. Take X-rays and impressions. Keep patient records and appointments. Explain oral care to patients. Certificate preferred; training given.`,
    shown: [
      [
        'Passed instruments and held suction through root canals and crowns.',
        'Laid out trays for twenty people a day.',
      ],
      [
        'Autoclave loads logged, burs and handpieces packed.',
        'Wiped down surfaces between visits by the infection rules.',
      ],
      ['Bitewings and OPG under supervision.', 'Mixed alginate and poured models.'],
      ['Booked visits, reminded by WhatsApp and charted teeth as dictated.', 'Filed notes and consent forms.'],
      ['Showed children how to brush and floss.', 'Told nervous people what to eat after an extraction.'],
    ],
    titles: ['Senior Dental Nurse', 'Dental Assistant', 'Clinic Trainee'],
    more: ['School visits with a mobile unit.', 'Ordered gloves and cement.', 'Counted the till.'],
    skills: 'chairside, sterilisation, dental charting',
    study: 'Certificate in Dental Surgery Assisting, MAHSA',
  },
];
