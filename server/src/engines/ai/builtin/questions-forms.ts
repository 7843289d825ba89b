/** The wordings of questions two to six, one set per kind of criterion; `{p}` is the criterion's phrase. */
import type { CriterionKind } from './questions-criterion.ts';

/** Five of each, chosen by the criterion's place, so that six questions of one interview never sound alike. */
export const deepForms: Record<CriterionKind, readonly string[]> = {
  duty: [
    'Can you tell us about your own work in {p}: one task you carried out yourself, and what came of it?',
    'Thinking of {p}, what was the hardest situation you have met, and what did you do, step by step?',
    'When it comes to {p}, which example from your work shows best what you can do, and what was the result?',
    'Can you walk us through the last time you were responsible for {p}, what you decided, and how it turned out?',
    'Can you think of a time when {p} did not go to plan, how you found the cause, and what you changed?',
  ],
  tool: [
    'What is the most demanding task you have completed with {p}, how did you go about it, and what did it achieve?',
    'Can you describe a problem you solved with {p}, what you did yourself, and what the result was?',
    'Which piece of your work with {p} do others rely on, what did you build or prepare, and what did it change?',
    'Can you walk us through a recent task you did with {p}, and how you made sure the result was correct?',
    'When did {p} not give you what you needed, what did you do instead, and how did it end?',
  ],
  knowledge: [
    'Can you tell us about a case at work in which your knowledge of {p} mattered, and what you decided?',
    'Which mistake do people often make with {p}, and how did you prevent or correct it in your own work?',
    'How would you explain {p} to a new colleague, using an example from your own work?',
    'When did your knowledge of {p} change the way you carried out a task, and what was the result?',
    'What did you check, step by step, the last time your work depended on {p}?',
  ],
  proof: [
    'Looking at your experience in {p}, which task shows best what you can do, and what was the result?',
    'What have you learned in your years in {p} that you still use, and what difference did it make in one case?',
    'Looking at your experience in {p}, which responsibility was the largest, and how did you carry it out?',
    'How long have you worked in {p}, and which result from that time can you explain to us in detail?',
    'Which part of your experience in {p} have you used most, and in what piece of work?',
  ],
  study: [
    'Which qualification do you hold in {p}, and when did you last use what you learned there?',
    'What did you learn in your studies of {p} that you have since used at work, and with what result?',
    'Which qualification do you hold in {p} or a related field, and which piece of work shows it best?',
    'Which part of your training in {p} has helped you most at work, and in which task?',
    'Which qualification do you hold in {p}, and what have you done at work that you could not have done without it?',
  ],
  credential: [
    'Can you tell us about your {p}: since when have you held it, and when did you last need it at work?',
    'When did you get your {p}, and what have you done at work that needed it?',
    'Since when have you held your {p}, and in which task did you last use it?',
    'What did you have to learn for your {p}, and where have you used it at work since?',
    'Which of your tasks at work needed your {p}, and what did you do in the last of them?',
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
    'Which work of yours comes closest to {p}, what was your own part in it, and what came of it?',
    'If {p} were your task next week, which steps would you take first, and what experience would you build on?',
    'Which of your past tasks prepared you best for {p}, and what did you do in it, step by step?',
  ],
  tool: [
    'We would like to hear more about {p}: what have you made or solved with it, or with something similar?',
    'Your documents say little about {p}: can you describe one task you have done with it, and the result?',
    'What is the closest you have come to working with {p}, and what did you produce?',
    'If your first task needed {p}, how would you go about it, and what similar work have you done?',
    'How did you learn {p} or something similar, and what was the first real task you finished with it?',
  ],
  knowledge: [
    'We would like to hear more about {p}: in which task did you need it, and what did you do?',
    'Your documents say little about {p}: where have you applied it, and what did you decide?',
    'If a task depended on {p}, what would you check first, and what similar case have you handled?',
    'Which rules or facts of {p} have you had to apply at work, and in what case?',
    'How did you come to learn about {p}, and which decision at work did it help you make?',
  ],
  proof: [
    'We would like to hear more about your experience in {p}: which task did you carry out yourself, and with what result?',
    'Your documents say little about {p}: which work have you done in this area, and what was your part in it?',
    'Which part of your training or work comes closest to {p}, and what did you achieve in it?',
    'If part of the work in {p} were new to you, how would you close the gap, and when have you done so before?',
    'What have you done, in study or at work, that prepared you for {p}, and what came of it?',
  ],
  study: [
    'Which qualification do you hold in {p}, and when did you last use what you learned there?',
    'Which training have you completed in {p} or a related field, and where have you used it?',
    'Which qualification do you hold in {p} or a related field, and which task shows what you learned?',
    'Your documents say little about {p}: which training do you have in this field, and how have you used it?',
    'How did you learn what you know of {p}, and in which task did you last use it?',
  ],
  credential: [
    'Do you hold the {p} that this work needs, and what have you done at work that depended on it?',
    'Do you hold the {p} that this work needs, or are you working towards it, and where have you used it so far?',
    'We would like to hear about the {p}: what do you hold, and when did you last use it?',
    'Which training have you had towards the {p}, and where have you used it at work?',
    'What do you hold that comes closest to the {p}, and in which task have you used it?',
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

/** Where a qualification is asked for without saying in what. */
export const studyForms: readonly string[] = [
  'Which qualification do you hold, and when did you last use what you learned there?',
  'Which part of your training has helped you most at work, and in which task?',
];

export const criteriaCount = 5;

/** Where a criterion gives nothing that may be asked about: fair questions about the job itself. */
export const plainForms: readonly string[] = [
  'Which task in your past work is closest to the work of {job}, what did you do in it, and what was the result?',
  'Can you tell us about a problem you solved in work close to that of {job}, and how you went about it?',
  'Which result from your work are you most able to explain in detail, and what was your own part in it?',
  'Can you tell us about a time the work was more than the time allowed, and what you did first?',
  'What did you have to learn for your work that was hard at the beginning, and how did you master it?',
];
