/** The wordings of questions two to six, one set per kind of criterion; `{p}` is the criterion's phrase. */
import type { CriterionKind } from './questions-criterion.ts';

/** Five of each, chosen by the criterion's place, so that six questions of one interview never sound alike. */
export const deepForms: Record<CriterionKind, readonly string[]> = {
  duty: [
    'Can you tell us about one piece of work involving {p} that you did yourself, and what came of it?',
    'What was the most difficult situation you have met involving {p}, and what did you do, step by step?',
    'Can you give an example of {p} in which your own work made a difference, and say how you could tell?',
    'Can you walk us through one real task involving {p}, the decision that was yours, and how it turned out?',
    'When did something go wrong in work involving {p}, how did you find the cause, and what changed afterwards?',
  ],
  tool: [
    'What is the most demanding task you have completed with {p}, how did you go about it, and what did it achieve?',
    'Can you describe a problem you solved with {p}, what you did in it yourself, and what the result was?',
    'Which piece of your work with {p} was used by others, what did you build or prepare, and what did it change?',
    'Can you walk us through a recent task in {p}, and how you made sure the result was correct?',
    'When did {p} not give you what you needed, what did you do instead, and how did it end?',
  ],
  knowledge: [
    'Can you tell us about a case at work in which you had to apply {p}, and what you decided?',
    'Which mistake do people often make with {p}, and how did you prevent or correct it in your own work?',
    'How would you explain {p} to a new colleague, using an example from your own work?',
    'When did {p} change the way you carried out a task, and what was the result?',
    'What did you check, step by step, the last time your work depended on {p}?',
  ],
  proof: [
    'Which task from your experience in {p} shows best what you can do, and what was the result?',
    'What have you learned in your training or years in {p} that you have since used at work, and with what effect?',
    'Looking at your experience in {p}, which responsibility was the largest, and how did you carry it out?',
    'How long have you worked in {p}, and which result from that time are you ready to explain in detail?',
    'Which part of your training or experience in {p} have you used most, and in what piece of work?',
  ],
  credential: [
    'With regard to {p}: which training, licence or certificate do you hold, and in which task have you used it most?',
    'With regard to {p}: what did you learn for it that you have since used at work, and with what result?',
    'Thinking of {p}, what do you hold or have you completed, and which piece of work shows it best?',
    'What do you hold in the way of {p}, and what have you done at work that needed it?',
    'How does your training compare with {p}, and where has it made a difference to your work?',
  ],
  soft: [
    'Can you tell us about a time at work that called for {p}, what you did, and how it ended?',
    'When was {p} hardest for you at work, what did you do, and what was the result?',
    'Can you give an example of {p} from your work in which something was at stake, and say what you did?',
    'Which situation at work tested you most in terms of {p}, and what came of what you did?',
    'What have you done at work that shows {p}, and how did others notice the difference?',
  ],
};

/** The same where resume and earlier answers say little: room for something close to it, and for how it would be done. */
export const thinForms: Record<CriterionKind, readonly string[]> = {
  duty: [
    'We would like to hear more about {p}: can you describe a time you did this or something close to it, and the result?',
    'Your documents say little about {p}: what have you done yourself in this area, and how did it turn out?',
    'Which work of yours came closest to {p}, what did you do in it yourself, and what came of it?',
    'If {p} were your task next week, which steps would you take first, and what experience would you build on?',
    'Which of your past tasks prepared you best for {p}, and what did you do in it, step by step?',
  ],
  tool: [
    'We would like to hear more about {p}: what have you made or solved with it, or with something similar?',
    'Your documents say little about {p}: can you describe one task you have done with it, and the result?',
    'What is the closest you have come to working with {p}, and what did you produce?',
    'If your first task needed {p}, how would you go about it, and what similar work have you done?',
    'How did you learn {p} or a similar tool, and what was the first real task you finished with it?',
  ],
  knowledge: [
    'We would like to hear more about {p}: in which task did you need it, and what did you do?',
    'Your documents say little about {p}: what do you know of it, and where have you applied it?',
    'If a task depended on {p}, what would you check first, and what similar case have you handled?',
    'What are the main points of {p} in practice, and which of them have you had to apply?',
    'How did you come to learn about {p}, and which decision at work did it help you make?',
  ],
  proof: [
    'We would like to hear more about your experience in {p}: which task did you carry yourself, and with what result?',
    'Your documents say little about {p}: which training or work do you have in this area, and what did you do in it?',
    'Which part of your training or work comes closest to {p}, and what did you achieve in it?',
    'How would you close the gap if part of the work in {p} were new to you, and when have you done so before?',
    'What have you done, in study or at work, that prepared you for {p}, and what came of it?',
  ],
  credential: [
    'With regard to {p}: what do you hold or have you completed, and in which task have you used it?',
    'With regard to {p}: how far have you come with it, and what work have you done in the field?',
    'Your documents say little about {p}: what training do you have in this field, and how have you used it?',
    'What do you hold in the way of {p}, or what comes closest to it, and where did you apply it?',
    'How does your training compare with {p}, and which task shows what you learned?',
  ],
  soft: [
    'We would like to hear more about {p}: when did your work call for it, and what did you do?',
    'Can you describe a situation, at work or in training, in which {p} mattered, and how you acted?',
    'What is the clearest example of {p} from your own work, and how did it end?',
    'If your first month here put {p} to the test, what would you do, and what past case would guide you?',
    'When did someone depend on you for {p}, what did you do, and what was the result?',
  ],
};

/** Wordings for common kinds of conduct, better than any phrase put into a frame. */
export const conductForms: Readonly<Record<string, readonly [string, string]>> = {
  team: [
    'Can you tell us about a time your team depended on you, what you did yourself, and how it ended?',
    'When did work with colleagues become difficult, what did you do, and what was the result for the team?',
  ],
  conflict: [
    'Can you tell us about a disagreement with a colleague at work, what you did, and how it was settled?',
    'When did you and someone at work want different things, what did you do, and how did it end?',
  ],
  leadership: [
    'Can you tell us about a time you led or supervised others through difficult work, and what the team achieved?',
    'When did someone you guided at work struggle, what did you do as the leader, and what changed?',
  ],
  pressure: [
    'Can you tell us about a day with more work than time, how you set priorities, and what was finished by the deadline?',
    'When was a deadline in danger, what did you do under that pressure, and how did it end?',
  ],
  problem: [
    'Can you tell us about a problem at work that you solved, how you found the cause, and what changed?',
    'What is the most stubborn problem you have met at work, and which steps led you to the solution?',
  ],
  initiative: [
    'Can you tell us about something at work that you improved on your own initiative, and what it changed?',
    'Which idea of yours was put into practice at work, what was your part, and what did it save or improve?',
  ],
  learning: [
    'Can you tell us about something new you had to learn quickly for work, how you did it, and the result?',
    'When did a change at work force you to adapt, what did you do, and how long did it take?',
  ],
  communication: [
    'Can you tell us about something difficult you had to explain at work, how you did it, and whether it was understood?',
    'When did a misunderstanding cause trouble at work, what did you say or write, and how was it cleared up?',
  ],
  integrity: [
    'Can you tell us about a time at work when doing the right thing was not the easy way, and what you did?',
    'When were you trusted with something confidential at work, how did you protect it, and what was the difficulty?',
  ],
  accuracy: [
    'Can you tell us about an error you caught before it did harm, how you found it, and what you changed?',
    'How do you make sure that careful work stays correct when you are busy, and which case shows it?',
  ],
  mistake: [
    'Can you tell us about a mistake at work, what you did once you saw it, and what you changed afterwards?',
    'When did something you were responsible for go wrong, and what did you do about it?',
  ],
  customers: [
    'Can you tell us about a customer who was dissatisfied, what you did yourself, and how it ended?',
    'When did a customer need more than the usual service, what did you do, and what was the result?',
  ],
};

/** Where a criterion gives nothing that may be asked about: fair questions about the job itself. */
export const plainForms: readonly string[] = [
  'Which task in your past work is closest to the work of {job}, what did you do in it, and what was the result?',
  'Can you tell us about a problem you solved in work close to that of {job}, and how you went about it?',
  'Which result from your work are you most able to explain in detail, and what was your own part in it?',
  'Can you tell us about a time the work was more than the time allowed, and what you did first?',
  'What did you have to learn for your work that was hard at the beginning, and how did you master it?',
];
