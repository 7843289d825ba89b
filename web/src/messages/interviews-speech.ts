/** How answers are given, and who turns a voice into words. */
import { sentences } from './sentences.ts';

export const t = sentences('interviews-speech', {
  how: 'How do you answer?',
  missing: 'Please choose how you answer.',
  written: 'I speak, and my browser writes along',
  deviceWhat: 'Your voice is recorded, and your browser turns it into words on this device.',
  loadableWhat:
    'Your voice is recorded, and your browser turns it into words on this device. It loads what it needs for that once, as soon as you choose.',
  loading: 'Your browser loads what it needs to write along…',
  notLoaded: 'Your browser could not load it. Please choose again.',
  makerWhat:
    'Your voice is recorded. To turn it into words your browser may send the sound to its maker, for example Google, Microsoft or Apple.',
  later: 'I speak, and the recording becomes words afterwards',
  laterWhat: 'Your voice is recorded. Your browser does not listen.',
  wordlessWhat:
    'Your voice is recorded and not turned into words: unless the company listens to it, a spoken answer counts as empty.',
  listenedWhat: 'Your voice is recorded, and people at the company listen to it. Nothing is written down.',
  recordingAlone: 'I speak, and only the recording is kept',
  typing: 'I type',
  typingWhat: 'No sound is recorded. No microphone and no camera are needed.',
  askSpeak: 'Speak without a transcript?',
  speakAnyway: 'Speak anyway',
  goOnTyping: 'Go on typing',
  askWrite: 'Let your browser write along?',
  speak: 'Speak',
});
