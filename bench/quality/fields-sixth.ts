/** Fields of work in a sixth voice, looked at while the engine was changed. A table, hence its length. */
import type { Field } from './fields.ts';

export const sixthFields: readonly Field[] = [
  {
    key: 'aircon',
    title: 'Air Conditioning Technician',
    advert: `Cooling contractor in Klang is hiring an Air Conditioning Technician. The job: install split units and ducted systems; carry out scheduled servicing of chillers and cooling towers; find refrigerant leaks and recharge gas; repair compressors, fan motors and control boards; complete service reports and get the customer's sign-off. SKM level 2 in refrigeration, 2 years of experience, driving licence.`,
    shown: [
      [
        'Hung forty wall-mounted aircons in a row of shoplots and ran the copper pipes.',
        'Put up the ducting and AHUs for a clinic.',
      ],
      [
        'Descaled condensers and flushed the cooling tower every quarter.',
        'Looked after two 300-ton machines in a mall plant room on a fixed calendar.',
      ],
      [
        'Traced escaping R410A with soap water and nitrogen, then topped up by weight.',
        'Vacuumed and refilled lines after brazing the pinhole.',
      ],
      ['Rewound blowers and swapped burnt PCBs on site.', 'Replaced seized compressors within one working day.'],
      [
        'Wrote up each job sheet with pressures and amps, signed by the tenant.',
        'Filled in the visit form on a tablet before leaving the premises.',
      ],
    ],
    titles: ['Senior HVAC Technician', 'Aircond Service Technician', 'Refrigeration Trainee'],
    more: [
      'Kept the van stocked with capacitors and insulation.',
      'Answered night breakdowns for a cold room.',
      'Showed two apprentices how to braze.',
    ],
    skills: 'R32, VRF, brazing, vacuum pump, ducting, multimeter',
    study: 'SKM Level 2 Refrigeration, ILP Kuala Langat',
  },
  {
    key: 'medlab',
    title: 'Medical Laboratory Technologist',
    advert: `Private hospital laboratory.
Responsibilities
• Collect and process blood and urine specimens
• Run haematology and biochemistry analysers
• Perform cross-matching and issue blood for transfusion
• Carry out daily quality control and calibration
• Report critical results to doctors without delay
Requirements
• Diploma in Medical Laboratory Technology
• 1 year of experience, shift work`,
    shown: [
      [
        'Drew samples from eighty outpatients each morning and spun the tubes.',
        'Bled children and adults at the counter and labelled every bottle at once.',
      ],
      [
        'Worked the Sysmex and Cobas machines on all three shifts.',
        'Did full blood counts, renal profiles and lipids for a 200-bed hospital.',
      ],
      [
        'Grouped donors and matched packed cells for theatre.',
        'Kept the blood bank fridge and released units after two people had checked them.',
      ],
      [
        'Ran controls before the first patient and plotted them on Levey-Jennings charts.',
        'Adjusted the machine with standards when the controls drifted.',
      ],
      [
        'Phoned panic values to the ward within ten minutes and noted who took them.',
        'Told the physician straight away when potassium was dangerously high.',
      ],
    ],
    titles: ['Senior Medical Laboratory Technologist', 'Laboratory Technologist', 'Laboratory Trainee'],
    more: [
      'Read Gram stains and malaria smears.',
      'Took part in the external proficiency scheme with full marks.',
      'Ordered reagents before they ran out.',
    ],
    skills: 'phlebotomy, haematology, biochemistry, Gram stain, LIS, ISO 15189',
    study: 'Diploma in Medical Laboratory Technology, Kolej Sains Kesihatan',
  },
  {
    key: 'pastry',
    title: 'Pastry Chef',
    advert: `A bakery café needs a Pastry Chef to bake breads, cakes and pastries every morning, create new desserts each season, keep the ovens and mixers clean and in order, control the cost of ingredients and waste, and guide two commis. Certificate in pastry arts and 3 years in a hotel or bakery. Early hours.`,
    shown: [
      [
        'Turned out 300 croissants and twenty sourdough loaves before seven.',
        'Made wedding tiers, tarts and buns from scratch.',
      ],
      ['Came up with a pandan mille-feuille that sold out for Raya.', 'Changed the sweet menu four times a year.'],
      [
        'Scrubbed the deck oven and spiral mixer nightly and called the serviceman when one failed.',
        'Wiped down all equipment after the bake and oiled the sheeter.',
      ],
      [
        'Brought butter and flour spend from 34 to 29 percent of sales.',
        'Weighed what was thrown away and cut it by half.',
      ],
      [
        'Taught juniors lamination and piping.',
        'Split the bench work between a pair of young bakers and tasted what they made.',
      ],
    ],
    titles: ['Head Pastry Chef', 'Chef de Partie (Pastry)', 'Commis Pastry'],
    more: [
      'Tempered chocolate for hotel amenities.',
      'Kept a book of recipes with yields.',
      'Supplied three outlets from one kitchen.',
    ],
    skills: 'viennoiserie, sugar work, chocolate, sourdough, HACCP',
    study: 'Certificate in Pastry Arts, Berjaya College',
  },
  {
    key: 'teller',
    title: 'Bank Teller',
    advert: `Bank Teller for our Seremban branch. Handle cash deposits and withdrawals accurately; open savings accounts and verify identity documents; balance the till at the end of the day; detect counterfeit notes and report suspicious transactions; introduce cards and insurance to walk-in customers. SPM or diploma, friendly, 1 year of counter service preferred.`,
    shown: [
      [
        'Took in and paid out about RM 200,000 a day at the counter.',
        'Served 120 people daily who came to bank in or draw money.',
      ],
      [
        'Signed up new passbook holders after checking MyKad against the reader.',
        'Did the KYC forms for fresh accounts.',
      ],
      [
        'Closed with no shortage or excess for eighteen months running.',
        'Counted the drawer each evening and tallied it with the system.',
      ],
      ['Spotted three fake RM 50 bills and filed an STR.', 'Raised the alarm about odd transfers of a scam victim.'],
      [
        'Sold 40 credit cards and takaful plans in a quarter.',
        'Told people at the window about our savings plan and passed on names to the adviser.',
      ],
    ],
    titles: ['Senior Teller', 'Customer Service Officer (Bank)', 'Bank Trainee'],
    more: [
      'Loaded the ATM with a colleague under dual control.',
      'Held one of two vault keys.',
      'Queued cheques for clearing by two o’clock.',
    ],
    skills: 'cash handling, KYC, AML, core banking system, cheque clearing',
    study: 'Diploma in Banking, Politeknik Seberang Perai',
  },
  {
    key: 'video',
    title: 'Video Editor',
    advert: `Production house seeks a Video Editor.
You will cut commercials and social media clips from raw footage, grade colour, mix sound and add subtitles, animate titles and graphics, manage media storage and backups, and work with directors and clients through several rounds of changes. Premiere Pro and After Effects a must. Portfolio required. Two years.`,
    shown: [
      [
        'Trimmed six hours of rushes to a thirty-second spot for a telco.',
        'Assembled daily Reels and TikToks for a fashion label.',
      ],
      ['Matched skin tones across three cameras in DaVinci Resolve.', 'Gave a travel series its warm look.'],
      [
        'Cleaned dialogue, laid music and timed captions in two languages.',
        'Balanced voice-over against effects to broadcast loudness.',
      ],
      ['Built lower thirds and logo stings in motion.', 'Made infographics move for an annual report film.'],
      [
        'Kept 80 TB on a NAS sorted by project with a copy off site.',
        'Sat with the agency until version five was approved.',
      ],
    ],
    titles: ['Senior Video Editor', 'Offline Editor', 'Editing Intern'],
    more: [
      'Logged takes on set with the continuity girl.',
      'Delivered masters to four TV stations.',
      'Shot B-roll on a gimbal when short of crew.',
    ],
    skills: 'Premiere Pro, After Effects, DaVinci Resolve, Audition, motion graphics',
    study: 'Diploma in Film and Broadcasting, MMU',
  },
  {
    key: 'library',
    title: 'Librarian',
    advert: `University library. The Librarian will catalogue and classify books and digital items, answer readers' research questions, teach students how to search databases, select and buy new titles within the budget, and organise reading events. Degree in library and information science; three years in an academic library; knowledge of MARC and Koha.`,
    shown: [
      [
        'Described 4,000 volumes under RDA and gave them Dewey numbers.',
        'Entered theses and e-books into Koha with subject headings.',
      ],
      [
        'Sat at the reference desk and dug out papers for lecturers.',
        'Helped postgraduates find sources for their theses by chat and in person.',
      ],
      ['Held weekly classes on Scopus and citation for first-years.', 'Showed undergraduates how to look up journals.'],
      [
        'Chose what to acquire with faculty and spent RM 300,000 a year wisely.',
        'Dropped unused subscriptions and ordered titles that were asked for.',
      ],
      ['Ran a book week with authors, a quiz and a sale.', 'Started a monthly story hour and a readers’ club.'],
    ],
    titles: ['Senior Librarian', 'Assistant Librarian', 'Library Trainee'],
    more: [
      'Weeded outdated stock from two floors.',
      'Put RFID tags on the whole collection.',
      'Counted visits and loans for the ministry.',
    ],
    skills: 'Koha, MARC 21, RDA, Dewey, Scopus, EndNote',
    study: 'Bachelor of Information Science (Library), UiTM',
  },
];
