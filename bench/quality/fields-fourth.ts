/** Fields of work in a fourth voice, measured while the engine was changed, their sentences never looked at beside it. A table, hence its length. */
import type { Field } from './fields.ts';

export const fourthFields: readonly Field[] = [
  {
    key: 'network',
    title: 'Network Engineer',
    advert: `Network Engineer for a bank's data centre. You will:
- configure and maintain Cisco switches and routers
- manage firewalls and VPN access
- monitor network performance and resolve outages
- plan and carry out network upgrades and migrations
- document network topology and IP addressing
Minimum 3 years of experience in enterprise networking. CCNA required, CCNP an advantage.`,
    shown: [
      [
        'Set up VLANs, OSPF and trunk ports on Catalyst equipment at nine branches.',
        'Looked after 120 Cisco devices, IOS patches included.',
      ],
      [
        'Wrote the Fortigate policies and removed two hundred rules that nobody used.',
        'Gave 400 people secure remote access when offices were shut.',
      ],
      [
        'Watched links in SolarWinds and traced a loop that had taken a floor offline.',
        'Restored service within 20 minutes when the main line failed.',
      ],
      [
        'Moved the head office from 1 to 10 gigabit over four weekends.',
        'Replaced the old core by a new pair without an hour of downtime.',
      ],
      [
        'Drew the diagrams of all sites in Visio and kept the subnet plan up to date.',
        'Recorded each cable, port and address so that the night team could find them.',
      ],
    ],
    titles: ['Senior Network Engineer', 'Network Administrator', 'Network Support Intern'],
    more: [
      'Tuned wireless coverage in a hospital with a survey tool.',
      'Trained juniors in packet capture.',
      'Passed the central bank review of access controls.',
    ],
    skills: 'Cisco IOS, BGP, OSPF, Fortigate, Wireshark, Python',
    study: 'Bachelor of Computer Science (Networking), UTeM',
  },
  {
    key: 'qs',
    title: 'Quantity Surveyor',
    advert: `Main contractor in Petaling Jaya requires a Quantity Surveyor. Duties: take off quantities from drawings and prepare bills of quantities; prepare tender submissions and compare subcontractor prices; prepare monthly progress claims; assess variation orders; settle final accounts with the client's consultant. Degree in Quantity Surveying, 4 years with a contractor, knowledge of PAM and CIDB forms of contract.`,
    shown: [
      [
        'Measured concrete, steel and brickwork for 18-storey flats in CostX.',
        'Drew up the BQ for piling and external works of two schools.',
      ],
      [
        'Priced nine bids a year, of which three were won.',
        'Lined up the offers of plasterers and tilers and recommended whom to award.',
      ],
      [
        'Valued work done each month and sent certificates to the architect for RM 2 to 5 million.',
        'Submitted interim payment applications on the 25th with photos and measurements.',
      ],
      [
        'Worked out the cost of every change the owner asked for and got 92 % of it approved.',
        'Checked extra works against site instructions before anything was paid.',
      ],
      [
        'Closed the books of a completed mall with the consultant in five months.',
        'Agreed the last sums on seven finished jobs.',
      ],
    ],
    titles: ['Senior Quantity Surveyor', 'Contract Executive', 'Assistant Quantity Surveyor'],
    more: [
      'Checked back charges for wasted tiles.',
      'Kept a price list of materials by month.',
      'Sat in site meetings every Tuesday.',
    ],
    skills: 'CostX, AutoCAD, PAM 2018, CIDB, Excel',
    study: 'Bachelor of Quantity Surveying, Universiti Malaya',
  },
  {
    key: 'claims',
    title: 'Insurance Claims Executive',
    advert: `General insurer: Claims Executive (motor and fire).
Register and assess claims against policy terms. Appoint adjusters and workshops. Detect and investigate suspected fraud. Negotiate settlements with claimants and lawyers. Recover from third parties.
Diploma or degree, preferably with DMII; two years in claims handling.`,
    shown: [
      [
        'Opened around 60 files a week and decided whether the cover applied.',
        'Read the schedule and exclusions before any loss was accepted.',
      ],
      [
        'Sent surveyors to burnt shops and smashed cars within a day.',
        'Kept a panel of forty repairers and checked their estimates.',
      ],
      [
        'Uncovered a ring of staged accidents by comparing phone numbers.',
        'Interviewed witnesses when a story did not add up and turned down 14 cases.',
      ],
      [
        'Closed injury cases out of court, on average 15 % under reserve.',
        'Talked owners of total losses through the offer until they signed.',
      ],
      [
        'Got RM 800,000 back from other drivers’ insurers in one year.',
        'Chased subrogation money by letter and, twice, in court.',
      ],
    ],
    titles: ['Senior Claims Executive', 'Claims Officer', 'Claims Assistant'],
    more: [
      'Trained agents in how to fill in the forms.',
      'Reviewed reserves every quarter with the actuary.',
      'Flood desk for 900 homes in Shah Alam.',
    ],
    skills: 'claims system, policy wording, negotiation, PIAM guidelines',
    study: 'Diploma in Insurance, Malaysian Insurance Institute',
  },
  {
    key: 'storemanager',
    title: 'Retail Store Manager',
    advert: `Fashion brand is looking for a Store Manager (Sunway Pyramid). Achieve monthly sales targets of the outlet; lead, schedule and coach a team of 12; control stock and shrinkage; keep visual merchandising to brand standards; handle customer complaints and cash closing. 3 years in retail, one of them in charge of a shop.`,
    shown: [
      [
        'Took the outlet from RM 210,000 to RM 290,000 a month.',
        'Beat the budget in ten months of twelve with bundle offers.',
      ],
      [
        'Drew up rosters for fourteen promoters and trained them on the shop floor.',
        'Two of my sales assistants became supervisors.',
      ],
      [
        'Losses fell from 1.9 to 0.6 % after weekly counts of denim and shoes.',
        'Ordered sizes in time and moved slow lines to other branches.',
      ],
      [
        'Changed windows and mannequins every fortnight by the guide from Tokyo.',
        'Laid out tables and racks so that new arrivals met people at the door.',
      ],
      [
        'Calmed unhappy shoppers, exchanged goods and won most of them back.',
        'Balanced tills each night and banked the takings.',
      ],
    ],
    titles: ['Area Retail Manager', 'Assistant Store Manager', 'Sales Promoter'],
    more: [
      'Opened two new shops in Penang.',
      'Best service award in a mystery visit.',
      'Ran member nights before Raya.',
    ],
    skills: 'POS, merchandising, rostering, KPI tracking',
    study: 'Diploma in Retail Management, TAR College',
  },
  {
    key: 'welder',
    title: 'Welder / Fabricator',
    advert: `Fabrication yard, Pasir Gudang – 6G Welder. Weld carbon and stainless steel pipes (SMAW, GTAW). Read isometric and fabrication drawings. Cut, bevel and fit up pipes and structures. Inspect welds and repair defects. Follow hot work permits and safety rules. CIDB green card; SKM certificate.`,
    shown: [
      [
        'Joined 8-inch lines with TIG root and stick fill, 98 % clear on X-ray.',
        'Argon and electrode work on pressure pipes for two refineries.',
      ],
      [
        'Worked from isometrics and marked out spools by myself.',
        'Understood weld symbols and plans well enough to explain them to helpers.',
      ],
      [
        'Prepared edges with gas torch and grinder and tacked flanges square.',
        'Built stairs, handrails and pipe supports from beams and angles.',
      ],
      [
        'Looked for porosity and undercut after each pass and gouged out what was bad.',
        'Redid joints that failed the dye test.',
      ],
      [
        'Had the permit signed and the extinguisher beside me before striking an arc.',
        'Four years without a burn, with harness and gas test in vessels.',
      ],
    ],
    titles: ['Welding Foreman', 'Pipe Welder', 'Fitter Helper'],
    more: ['Shut-down jobs in Kerteh.', 'Taught two apprentices.', 'Kept rod ovens dry and logged.'],
    skills: 'SMAW, GTAW, 6G, grinding, plasma cutting',
    study: 'SKM Level 3 Welding, ADTEC',
  },
  {
    key: 'preschool',
    title: 'Preschool Teacher',
    advert: `Kindergarten in Cheras needs a Preschool Teacher for the 4- to 6-year-olds. Plan and lead lessons through play; teach reading, writing and numbers; observe and record each child's development; keep children safe, fed and clean; talk with parents about progress. Diploma in Early Childhood Education.`,
    shown: [
      [
        'Made up themes for each week with songs, sand and costumes.',
        'Games of counting and sorting in corners that I set up every morning.',
      ],
      [
        'By December all my six-year-olds knew their letters and could write their names.',
        'Phonics twice a day in small groups, additions with beads.',
      ],
      [
        'Noted in a portfolio what each little one could do, term by term.',
        'Saw early that a boy did not hear well and had him checked.',
      ],
      [
        'Served meals, changed wet clothes and watched the playground gate.',
        'Trained in paediatric first aid; no accident in my class in three years.',
      ],
      [
        'Met mums and dads three times a year with drawings in hand.',
        'A message home each Friday on what we had learned.',
      ],
    ],
    titles: ['Head of Kindergarten', 'Kindergarten Teacher', 'Nursery Assistant'],
    more: ['Directed the concert at year end.', 'Planted a vegetable bed with them.', 'Ran the holiday club.'],
    skills: 'phonics, storytelling, Montessori material, first aid',
    study: 'Diploma in Early Childhood Education, SEGi College',
  },
  {
    key: 'taxation',
    title: 'Tax Consultant',
    advert: `Tax firm (Big 4 background welcome) seeks Tax Consultant. Prepare corporate tax computations and Form C. Advise clients on tax planning and incentives. Handle tax audits and queries of LHDN. Review SST and withholding tax matters. Research legislation and write memos. Degree in accounting or tax; ACCA or CTIM student; 2 years.`,
    shown: [
      [
        'Computed chargeable income of 45 companies and filed returns before the deadline.',
        'Worked out capital allowances and deferred tax for a listed group.',
      ],
      [
        'Showed a manufacturer how pioneer status would save RM 1.1 million.',
        'Structured the sale of a subsidiary so that RPGT was lawful and low.',
      ],
      [
        'Sat with revenue officers during field visits and answered them in writing.',
        'Brought an additional assessment from RM 600,000 down to 90,000 on appeal.',
      ],
      [
        'Checked service charges to foreign parents for what must be withheld.',
        'Registered importers for sales tax and went through their invoices.',
      ],
      [
        'Read new Finance Acts and wrote two-page notes for partners.',
        'Opinions on whether digital services are taxable, with case law.',
      ],
    ],
    titles: ['Tax Manager', 'Tax Associate', 'Tax Intern'],
    more: [
      'Transfer pricing files for three groups.',
      'Budget day seminar for clients.',
      'Expatriate filings each April.',
    ],
    skills: 'YGL tax software, MITRS, Excel, transfer pricing',
    study: 'Bachelor of Accounting (Taxation), UiTM',
  },
  {
    key: 'barista',
    title: 'Café Supervisor',
    advert: `Specialty coffee chain, Bangsar. Café Supervisor: prepare coffee to recipe and train baristas; open and close the outlet and handle cash; order ingredients and control wastage; keep hygiene standards; give friendly service and deal with complaints. Weekends. One year in F&B.`,
    shown: [
      [
        'Dialled in espresso every morning and taught five newcomers latte art.',
        'Won second place at the regional brewing contest.',
      ],
      [
        'Held the keys, counted the drawer and sent the figures to head office.',
        'Locked up six nights a week without a ringgit missing.',
      ],
      [
        'Called in milk, beans and cakes by the forecast and threw away half as much.',
        'Weekly count of syrups, cups and pastries.',
      ],
      [
        'Machine backflushed, fridges logged, floors dry: grade A by the council.',
        'Typhoid jabs and food handler course arranged for all of us.',
      ],
      ['Knew two hundred regulars by their drink.', 'Remade what was wrong and sat down with people who were cross.'],
    ],
    titles: ['Café Manager', 'Senior Barista', 'Part-time Barista'],
    more: ['Pop-up stand at an arts market.', 'Rostered students around exams.', 'Menu of cold brews for Ramadan.'],
    skills: 'espresso, latte art, POS, food safety',
    study: 'SPM, SMK Bukit Bandaraya',
  },
];
