/** What a notice says, in English. */
import { catalogue } from '@saring/contract/words';

export const catalogueName = 'server-notices';

export const english = {
  title: 'What becomes of your data when you apply to {company}',
  who: 'Who decides',
  whoCompany: '{company} decides on your application and answers for what it does with your data.',
  whoPlace: 'Where it is: {place}.',
  whoContact: 'You can write to it at {contact}.',
  whoOperator: 'An operator runs this site for the company.',
  whoOperatorContact: 'You can write to the operator at {contact}.',
  what: 'What is used, and what for',
  whatSent:
    'Your resume, your contact details and what else you send are used to decide whether you are offered the job, and to write to you about it. You cannot apply without a resume, a name, a way to reach you and an expected salary; all else you may leave out.',
  whatInterview:
    'Your answers in the interview are used for the same. Sound is kept only where you speak, and you can type instead. What happens meanwhile, such as leaving the page, is noted with its time for the company, and never counts in a score.',
  whatReferences: 'Please tell the people whose telephone numbers you give as references that you do so.',
  software: 'What software does',
  softwareReads:
    'Software compares the text of your resume and of your answers with the five criteria of the job, gives marks with reasons, and puts the applications in an order. Your name, photo, age, gender and address are not part of what it judges, as far as words tell them.',
  softwareNot:
    'You can choose in the form that people alone read your application. Then no software gives marks, puts it in an order, writes down what you say, or asks by what you answered; it only takes the words out of your resume, to show them, and hides names in them and in what you type where the company reviews without names. Your application stands in a group of its own, and a person at the company reads it.',
  softwareNever: 'A person at the company decides. Software accepts and rejects nobody.',
  ground: 'On what ground',
  groundAsked:
    'Your data is used because you ask to be considered for the job. Software puts applications in an order so that many can be treated alike. Sound is recorded because you choose to speak.',
  groundLaw:
    'In the European Union these are the grounds of Article 6(1)(b), (f) and (a) of the General Data Protection Regulation; in Malaysia those of section 6 of the Personal Data Protection Act 2010.',
  receivers: 'Who receives it',
  receiversCompany:
    'The people of the company who work on its jobs. The pages of the operator show accounts and companies, but no resume, no answer and no score.',
  receiversNobody: 'Nothing about you is sent to others outside of this installation.',
  receiversModel:
    '{host}: software there reads the text of your resume and of your answers. What tells who you are is taken out before, as far as words tell. For questions of the company about its applicants it also gets your name, email address, expected salary, marks and pieces of your resume.',
  receiversTranscription: '{host}: the sound of your answers, to have it written down.',
  receiversChoice:
    'Software on machines of others reads or hears your application only where you ticked in the form that it may; else the software of this installation alone does.',
  receiversMail: '{host}: the mails that are sent to you.',
  receiversFiles: '{host}: the files that you send, and the sound of your answers.',
  receiversDatabase: '{host}: what is stored of you beside the files.',
  receiversBrowser:
    'Where you choose in the interview that your browser writes along, it does so on your device if it can, and may otherwise send the sound to its maker; you are told which before you choose.',
  kept: 'How long it is kept',
  keptMonths:
    'Your application is erased {months, plural, one {one month} other {# months}} after its end: after it was rejected or withdrawn, after its job was closed, or after the last step in it that you know of, whichever comes first. It is erased earlier where you delete your account, or the company shortens that time, deletes the job or leaves this site. After a rejection it stays for 31 days at least, so that you can ask for a second look.',
  keptAlways:
    'Your application is kept until you delete your account, or the company sets a time, deletes the job or leaves this site.',
  keptSound:
    'Recordings are erased {days, plural, one {one day} other {# days}} after the interview; the words stay with the application.',
  keptBackups:
    'Backups may hold it for longer. When the operator restores one with the list of what was erased, it is erased again.',
  rights: 'What you can do',
  rightsCopy:
    'In the settings of your account you download what is kept of you, but for what people at a company asked the assistant, and correct your profile.',
  rightsWithdraw:
    'You can withdraw your application at any time. From then on no software reads it, what software found is erased, and the company can no longer open what you sent: it sees your name, your email address, the position, the dates, and what it noted itself.',
  rightsDecision:
    'Once you are told the decision, you see how you were marked and why. After a rejection you can ask, within 30 days, that a person takes a second look; it is then kept as long from that day.',
  rightsDelete: 'You can delete your account at any time, and all your applications with it.',
  rightsAsk:
    'To object, to have something else corrected or no longer used, or where your account is suspended, write to the company or the operator.',
  rightsComplain:
    'You can complain to the authority for the protection of personal data where you live, in Malaysia the Personal Data Protection Commissioner (www.pdp.gov.my).',
  rightsComplainTo: 'You can complain to {authority}.',
} as const;

export const words = catalogue(catalogueName, english);
