/** Two applicants who differ in who they are and in nothing else: same work, same words about it, same answers. */
import { randomBytes } from 'node:crypto';
import { api, call } from '@saring/contract';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { PDFDocument } from 'pdf-lib';
import { answers } from './builders.ts';
import { pdf } from './documents.ts';
import { buildApplicant, type Person } from './people.ts';
import { silence } from './sound.ts';

/** Who somebody is, in every way that an application may tell it. */
export interface Identity {
  fullName: string;
  username: string;
  email: string;
  /** As dialled; in the resume it is parted by signs. */
  phone: string;
  home: string;
  birthDate: string;
  age: number;
  gender: 'Female' | 'Male';
  pronoun: 'She' | 'He';
  referee: string;
  refereePhone: string;
  university: string;
  schoolYears: string;
  school: string;
  /** Of the resume and of the certificate, without their endings. */
  fileName: string;
  certificateName: string;
  /** What the programs that made the files wrote into them. */
  author: string;
  /** Red, green and blue of the whole photo. */
  face: [number, number, number];
}

/** Letters alone, as of a name: figures within a word would be read as amounts. */
const ending = () => Array.from(randomBytes(5), (byte) => 'bdfgklmnpr'.charAt(byte % 10)).join('');

export function identities(): [Identity, Identity] {
  const [one, other] = [ending(), ending()];
  return [
    {
      fullName: 'Zainab Quokkari',
      username: `nightowl${one}`,
      email: `zeequ${one}@gravelmail.test`,
      phone: '01398765432',
      home: '17 Lorong Kenanga, Seremban',
      birthDate: '13/04/1994',
      age: 29,
      gender: 'Female',
      pronoun: 'She',
      referee: 'Rohani Saaduddin',
      refereePhone: '016-222 3334',
      university: 'Universiti Utara',
      schoolYears: '2015 - 2018',
      school: 'SMK Wawasan',
      fileName: `zainab-folio-${one}`,
      certificateName: `quokkari-acca-${one}`,
      author: `zqlaptop${one}`,
      face: [200, 30, 30],
    },
    {
      fullName: 'Bartholomew Vuong',
      username: `pepperbv${other}`,
      email: `vuonghome${other}@pebblepost.test`,
      phone: '01712348765',
      home: 'B-12-3 Jalan Teratai, Pusat Bandar Puchong, Johor Bahru',
      birthDate: '24/12/1979',
      age: 46,
      gender: 'Male',
      pronoun: 'He',
      referee: 'Gilbert Fernandez',
      refereePhone: '019-777 8889',
      university: 'Wesley College',
      schoolYears: '1998 - 2001',
      school: 'Victoria Institution',
      fileName: `bart-folio-${other}`,
      certificateName: `vuong-certificate-${other}`,
      author: `vuongstation${other}`,
      face: [20, 20, 220],
    },
  ];
}

const resumeOf = (who: Identity): string[] => [
  who.fullName,
  who.home,
  `${who.email} | ${who.phone.slice(0, 3)}-${who.phone.slice(3, 7)} ${who.phone.slice(7)} | linkedin.com/in/${who.username}`,
  `Gender: ${who.gender}   Date of birth: ${who.birthDate}   Age: ${who.age}`,
  'Senior Accountant',
  'Experience',
  'Accountant, Maju Trading Sdn Bhd, 2019 - 2024',
  'Prepared full set accounts for 12 companies and closed each month within 5 working days.',
  'Filed SST returns every two months and reconciled 8 bank accounts weekly in SQL Accounting.',
  'Cut the closing time from 9 to 5 days by automating journals in SAP.',
  `${who.pronoun} never missed a deadline, wrote the manager of ${who.fullName.split(' ')[0]}.`,
  'Education',
  `Bachelor of Accounting, ${who.university}, ${who.schoolYears}`,
  who.school,
  'Skills: MFRS, SAP, SQL Accounting, bank reconciliation, Excel',
  'References',
  `${who.referee}, ${who.refereePhone}`,
];

async function pdfOf(who: Identity): Promise<File> {
  const document = await PDFDocument.load(await pdf(resumeOf(who)));
  document.setAuthor(who.author);
  document.setTitle(`CV of ${who.fullName}`);
  document.setSubject(who.email);
  document.setKeywords([who.username]);
  document.setCreator(who.author);
  return new File([new Uint8Array(await document.save())], `${who.fileName}.pdf`, { type: 'application/pdf' });
}

async function docxOf(who: Identity): Promise<File> {
  const document = new Document({
    creator: who.author,
    lastModifiedBy: who.fullName,
    title: `CV of ${who.fullName}`,
    description: who.email,
    keywords: who.username,
    sections: [{ children: resumeOf(who).map((line) => new Paragraph({ children: [new TextRun(line)] })) }],
  });
  return new File([new Uint8Array(await Packer.toBuffer(document))], `${who.fileName}.docx`);
}

export const fileKinds = { pdf: pdfOf, docx: docxOf } as const;

/** A picture of one colour. */
function photo([red, green, blue]: Identity['face']): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="rgb(${red},${green},${blue})"/></svg>`;
  return new File([svg], 'me.svg', { type: 'image/svg+xml' });
}

/** An account with a whole profile. */
export async function buildPerson(app: { url: string }, who: Identity): Promise<Person> {
  const { username, email, fullName, phone, home: address, age, gender, birthDate: dob } = who;
  const description = `I am ${fullName}.`;
  const person = await buildApplicant(app, fullName, {
    username,
    email,
    phone,
    address,
    age,
    gender,
    dob,
    description,
  });
  await call(person.client, api.applicants.savePicture, {
    params: { username },
    files: { profilePicture: photo(who.face) },
  });
  return person;
}

/** Applies with a file of a kind and answers the interview aloud; the answer is the application's id. */
export async function applyAs(
  who: Identity,
  { username, client }: Person,
  job: { id: string; companyId: string },
  kind: keyof typeof fileKinds,
): Promise<string> {
  const certificate = await pdf([`This certifies that ${who.fullName} passed.`]);
  const saved = await call(client, api.applications.save, {
    params: { id: username },
    body: {
      jobId: job.id,
      companyId: job.companyId,
      expectedSalary: 'RM 4,500',
      reference1: `${who.referee}, ${who.refereePhone}`,
      appliedPosition2: `Friend of ${who.fullName}`,
    },
    files: { resume: await fileKinds[kind](who), certification: new File([certificate], `${who.certificateName}.pdf`) },
  });
  const params = { id: saved.data.application.id };
  await call(client, api.applications.processResume, { body: { username, applicationId: params.id } });
  await call(client, api.interviews.start, { params });
  const [first = '', ...rest] = answers;
  const said = [`My name is ${who.fullName}, from ${who.university}. ${first}`, ...rest];
  for (const [index, response] of said.entries())
    await call(client, api.interviews.respond, {
      params,
      body: { response, sequence: index + 1 },
      files: { audio: new File([silence(0.5)], `${who.fileName}.wav`) },
    });
  await call(client, api.interviews.generateAnalysis, { params });
  return params.id;
}

/** Words that are somebody's alone, by what they tell. Beside those of one twin stand the same of the other. */
export function tellingWords(who: Identity): Record<string, string> {
  const [first = '', ...others] = who.fullName.split(' ');
  return {
    'full name': who.fullName,
    'first name': first,
    'family name': others.at(-1) ?? '',
    username: who.username,
    address: who.email,
    'local part': who.email.split('@')[0] ?? '',
    phone: who.phone,
    home: /(?:Lorong|Jalan) \w+/.exec(who.home)?.[0] ?? '',
    referee: who.referee,
    university: who.university,
    school: who.school,
    file: who.fileName,
    author: who.author,
  };
}

/** What must stand in no answer: the words above and more, in small letters. */
export function needles(who: Identity): string[] {
  const { fullName, phone, home, referee, refereePhone, certificateName, schoolYears, gender } = who;
  const parts = [...fullName.split(' '), ...home.split(/[ ,]+/), ...referee.split(' ')].filter(
    (part) => part.length > 4,
  );
  const places = /^(?:seremban|johor|bahru|jalan|lorong|pusat|bandar)$/i;
  return [
    ...Object.values(tellingWords(who)),
    ...parts.filter((part) => !places.test(part)),
    phone.slice(-7),
    `${phone.slice(3, 7)} ${phone.slice(7)}`,
    refereePhone,
    certificateName,
    schoolYears,
    schoolYears.slice(0, 4),
    who.birthDate,
    who.birthDate.slice(-4),
    `"${gender}"`,
    who.email.split('@')[1] ?? '',
  ].map((word) => word.toLowerCase());
}
