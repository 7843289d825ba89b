/** What the interview itself says, from the checks before it to its end. */
import { sentences } from './sentences.ts';

export const t = sentences('interviews', {
  interview: 'Interview',
  title: 'Digital Interview',
  jobAndCompany: '{job} · {company}',
  applicationFailed: 'Failed to load your application.',
  interviewFailed: 'Failed to load your interview.',
  otherTab: 'The interview goes on in another tab.',
  otherTabWhat: 'Nothing is recorded here any more.',
  continueHere: 'Continue here',
  noneChosen: 'No interview was chosen.',
  noneChosenHint: 'Your dashboard lists the interviews that are still open.',
  askEnd: 'End the interview?',
  askEndWhat:
    'Your current answer is handed in, and the remaining questions stay unanswered. You cannot take the interview again.',
  end: 'End Interview',
  askLeave: 'Leave the interview?',
  askLeaveWhat:
    'Its time runs on without you, that of this question first and then that of the whole interview. You can come back until it is over.',
  leave: 'Leave',
  stay: 'Stay',
  goOn: 'Go on',
  connectionLost:
    'The connection was lost. Your answer is kept on this device and is sent as soon as the connection is back. Please leave this page open.',
  opening: 'Opening your interview…',
  processing: 'Processing Response...',
  start: 'Start Interview',
  next: 'Next Question',
  finish: 'Finish',
  startAnswer: 'Start',
  getReady: 'Get ready',
  aboutToBegin: 'The interview is about to begin! Please be prepared to answer the questions.',
  over: 'Interview complete',
  thanks: 'The interview has ended. Thank you for your time!',
  thanksNext:
    'What happens next: a person at the company reads your application and your answers, and decides. You find the answer on your dashboard.',
  thanksUntil: 'The company means to answer by {day}.',
  thanksCorrect:
    'Was something you said written down wrongly? For 24 hours you can read it and correct it <link>with your application</link>.',
  picture: 'Your camera picture',
  waitingForDevices: 'Waiting for camera and microphone…',
  noPicture: 'No camera picture',
  recording: 'Recording sound',
  noRecognitionRecorded:
    'Speech recognition not supported by this browser. Your voice is recorded all the same and turned into text afterwards.',
  noRecognitionType:
    'Speech recognition not supported by this browser. Only words count here, so please type your answers.',
  liveTranscript: 'Live transcript',
  transcriptFails:
    'The live transcript does not work here at the moment. Your voice is recorded all the same and turned into text afterwards.',
  transcriptFailsType:
    'The live transcript does not work here at the moment. Only words count here, so please type your answers.',
  understood: 'We understood: “{words}”',
  sayWords: 'Test the microphone and say a few words in English: what is understood appears here.',
  microphoneUsed: 'Microphone used',
  cameraUsed: 'Camera used',
  none: 'None',
  device: 'Device {number}',
  before: 'Before you start',
  beforeWhat: 'Nothing is recorded yet. Take the time that you need.',
  tryAgain: 'Try again',
  microphone: 'Microphone',
  terms:
    '{questions} questions. Each can be read for up to {reading} seconds before its {seconds} seconds run; {typed} where you have to type.',
  longOnes: 'A long question can be read for up to {long} seconds.',
  comeBack:
    'If the page reloads or the connection drops, you come back to the open question. What you type is kept every few seconds, and counts as your answer if you do not come back.',
  answerInEnglish: 'Answer in English. You can press Next Question as soon as you are done.',
  held: 'Your browser holds the microphone back. Please press a key, or click anywhere on this page, to go on.',
  testMicrophone: 'Test microphone',
  testWhat: 'Press it and say a few words.',
  headphones: 'Use headphones if your computer speaks to you: the microphone hears its voice as well.',
  cameraOn: 'Camera: on, seen by you alone. You need none.',
  cameraOff: 'Camera: off. You need none.',
  hidePicture: 'Hide my picture',
  showPicture: 'Show my picture',
  listening: 'Wait {seconds} seconds, then say a few words.',
  heard: 'Good: we can hear you.',
  quiet: 'Too quiet: speak up, come closer, or choose another microphone.',
  connection: 'Connection',
  checkAgain: 'Check again',
  measuring: 'Measuring…',
  unreachable: 'The server does not answer at the moment. Please check your connection.',
  slow: 'Slow: {time} ms there and back. You can take part: every answer is kept on this device until it has arrived.',
  good: 'Good: {time} ms there and back.',
  practiceRecording: 'Recording: speak now, at most 20 seconds.',
  nothingHeard: 'Nothing was heard. Please check your microphone.',
  youSound: 'This is how you sound:',
  practice: 'Practice question',
  practiceWhat:
    '“What did you enjoy most in your last job or course?” This one counts for nothing: it stays on this page and is gone when you start.',
  stopAndListen: 'Stop and listen',
  practiseAgain: 'Practise again',
  practise: 'Practise',
  yourPractice: 'Your practice answer',
  question: 'Question {sequence} of {total}',
  yourAnswer: 'Your answer',
  typeHere: 'Type your answer here.',
  noTranscript: 'There is no live transcript at the moment.',
  wordsLater: 'Your voice is recorded.',
  wordsAppear: 'Your words appear here.',
  unsupportedTypeIt:
    'Speech recognition not supported by this browser. Your voice is recorded, but only words count: without a transcript a spoken answer may stay empty. Please type it.',
  unwrittenTypeIt:
    'Your voice is recorded, but only words count: without a transcript a spoken answer may stay empty. Please type it.',
  stoppedTypeIt:
    'The live transcript stopped. Your voice is recorded, but only words count: without a transcript a spoken answer may stay empty. Please type it.',
  typeMine: 'Type my answer',
  typeInstead: 'Type my answer instead',
  speakInstead: 'Speak instead',
  recorded: 'What is recorded',
  recordedVoice:
    '<b>Your voice</b>, answer by answer, and its words. You and the people at the company who review your application can hear it on this site, and no other people. The recording is deleted by itself after {days} days.',
  recordedVoiceAlone:
    '<b>Your voice</b>, answer by answer, and no words of it. You and the people at the company who review your application can hear it on this site, and no other people. The recording is deleted by itself after {days} days.',
  recordedDevice:
    '<b>Your browser listens on this device</b> and turns your voice into words; it sends no sound for that.',
  recordedMaker:
    '<b>Your browser listens</b>, for you chose that it writes along, and may send the sound to its maker.',
  recordedPicture: '<b>Not your picture.</b> The camera shows it to you alone: it is neither recorded nor sent.',
  recordedWords:
    '<b>Your words</b> are read by software without your name, photo, age or gender, as far as words tell them. A person decides.',
  recordedPeople:
    '<b>No software</b> judges or writes down your answers: people at the company read and hear them, as you asked.',
  recordedSignals:
    '<b>Noted with the time, never scored:</b> when this tab is hidden, a second tab is opened, or camera or microphone are lost; and, unless you chose typing, more time or longer reading, when the window is left or a long text is pasted into a typed answer.',
  timeRuns: 'Your time runs',
  secondsLeft: '{count, plural, one {# second left} other {# seconds left}}',
  timeRemaining: 'Time remaining',
  timeToRead: 'Time to read',
  readFirst: 'Read the question first. Your answer is recorded as soon as this time is over, or you start.',
  readFirstTyping: 'Read the question first. The time for your answer runs once this is over, or you start.',
  recordedTyping: '<b>No sound.</b> You type: only the words of your answers are kept.',
  insecure:
    'This address is not secure (http), so the browser gives no microphone. Type your answers, or ask the company for an https address.',
  microphoneRefused:
    'Failed to start recording. Please check your microphone permissions. Your browser refuses the microphone to this address: allow it in the browser’s settings and try again, or type your answers.',
  microphoneMissing: 'No microphone was found. Connect one and try again, or type your answers.',
  noMicrophone: 'Failed to start recording. Please check your microphone permissions.',
  notSaved: 'There was an error saving your response. Please try again.',
  notStarted: 'The interview could not be started. Please check your connection and try again.',
});
