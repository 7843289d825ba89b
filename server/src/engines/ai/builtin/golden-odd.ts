/** Resumes and adverts for the golden marks in which the engine's finer rules decide: denials, wishes, praise, names, odd dates, loose lists. A table of inputs. */

export interface OddResume {
  fullName: string;
  text: string;
}

export const oddResumes: readonly OddResume[] = [
  {
    fullName: 'Payroll Kumar',
    text: 'Payroll Kumar\nPayroll Executive\nRan wages for 300 people and filed EPF and SOCSO every month.\nNever led a team. Interested in data science.\nWorked at Contoh Berhad from 2016 until 2020.',
  },
  {
    fullName: 'Van Morrison',
    text: 'Van Morrison\n12, Jalan Ampang, 50450 Kuala Lumpur\nEXPERIENCE\nLorry Driver, Maju Haulage, 01/2019 - Present\n• Took 14 drops a day between Klang and Ipoh and brought every sheet back signed.\n• Checked tyres, brakes and lamps before the first trip.\nSKILLS\nGDL E, route planning, forklift',
  },
  {
    fullName: 'Lim Mei Ling',
    text: 'Lim Mei Ling\nBSc Nursing, Universiti Malaya\nObjective: to work as Staff Nurse, Ward Sister or Nursing Manager\nDental Nurse, Klinik Senyum, 2021 - 2024\nPrepared trays, held the suction and calmed frightened children.\nTook X-rays under supervision. No experience with dialysis.',
  },
  {
    fullName: 'Ahmad bin Ali',
    text: 'AHMAD BIN ALI\nsoftware tester\nmoved the smoke suite to playwright, so 6 hours by hand became 25 minutes.\nwas link between developers and users.\nwrote release notes.\nworked at northlake holdings from march 2021 until 09/2025.',
  },
  {
    fullName: 'Grace Jimbun',
    text: 'Grace Jimbun Team player with excellent communication skills and a proven track record. Chef de Partie, Hotel Seri, 2018 - 2022 Cooked the wok line for 200 covers, wrote the roster and cut waste from 9 to 4 kg a day. Kitchen Helper, 2016 - 2018 Washed, peeled and learned. Diploma in Culinary Arts.',
  },
  {
    fullName: 'Tan Ah Kow',
    text: 'Tan Ah Kow\nSkills: ledger, journals, petty cash, costing, budgets, stock, vouchers, fixed assets, leases\nAccounts Executive, Contoh Sdn Bhd, 2019 - 2023\nAccounts Assistant, Maju Bhd, 2016 - 2019\nDiploma in Accounting, 2015',
  },
  {
    fullName: 'Siti Aminah',
    text: 'Saya bekerja sebagai kerani akaun selama lima tahun dan menyediakan penyata bank setiap bulan.',
  },
  { fullName: '', text: 'Plumber. Found leaks, soldered copper, fitted basins and unblocked drains for twelve years.' },
  {
    fullName: 'Daniel Raj',
    text: 'Daniel Raj\nAccountant, Makmur Sdn Bhd, 2014 - Present\nEducation\nDegree in Accounting, UM, 2021 - 2024\nInternship\nAccounts Intern, Suria Bhd, Jan 2024 - July 2024\n- Matched supplier statements with the ledger every Friday.\n- Ran a team of 4 at the stock count.',
  },
  {
    fullName: 'Chong Wei Jie',
    text: 'Chong Wei Jie\nMaju Bhd - Accounts Clerk grade 4 (2020 - 2024)\n- Keyed vouchers and closed petty cash.\nTeguh Bhd - Cashier, 03-2018 - 11-2019\n- Counted the till and banked it daily.',
  },
];

export const oddJobs: readonly { title: string; description: string }[] = [
  {
    title: 'Payroll Executive',
    description:
      'Run monthly payroll for 400 staff, file EPF, SOCSO and PCB, answer questions of employees. Minimum 3 years. Degree preferred. Team player.',
  },
  {
    title: 'Lorry Driver (GDL)',
    description: 'Deliver goods on time, check the vehicle daily, keep delivery orders. GDL licence, clean record.',
  },
  {
    title: 'Staff Nurse',
    description:
      'Care for patients on a medical ward, give medicines, record observations, hand over at each shift. APC.',
  },
  { title: 'Sous Chef', description: '' },
  {
    title: 'Plumber',
    description:
      'Young man, native speaker. Install and repair pipes and fittings, trace leaks, explain prices to owners.',
  },
];

const leak =
  'I went there at six, found that the new valve had cracked, closed the riser, and soldered a new elbow. The bill fell from RM900 to RM140 a month.';

/** Question, criterion and answers in which it is told whose deed it was, whether it was done, and what was asked for. */
export const oddAnswers: readonly { question: string; criterion: string; answers: readonly string[] }[] = [
  {
    question: 'Describe a leak that others could not find.',
    criterion: 'Installs and repairs pipes and fittings',
    answers: [
      leak,
      `${leak} ${leak}`,
      leak.replaceAll('I went', 'My colleague went'),
      'I did not find it and never closed the riser.',
      'I take my coffee black.',
      'A guest wanted a room with a view. I moved her to the ninth floor and sent fruit; she booked again in May.',
    ],
  },
  {
    question: 'Tell me about a time you worked with others to get something done.',
    criterion: 'Teamwork and coordination: liaising with other teams or outside parties until the matter is settled',
    answers: [
      'Every month the warehouse and accounts argued about the count. I put both in one room, we went line by line and agreed who writes what; since then the difference is under ten items.',
      'I am a good team player and I always help my team.',
    ],
  },
  {
    question: 'Tell me about a difficult talk you had with an employee.',
    criterion: 'Handles employee matters fairly',
    answers: [
      'He came late eleven times. I asked him first, heard that his mother was on dialysis, moved him to the noon shift and wrote it down with him. Not one late day since August.',
      'Fairness is very important to me.',
    ],
  },
];
