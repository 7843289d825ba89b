/** What the calls of interviews answer. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-interviews', {
  ended: 'The interview has ended. Thank you for your time!',
  responseSaved: 'Response saved.',
  analysisDone: 'The analysis was generated.',
  analysisRuns: 'The analysis is being generated.',
  noted: 'Noted.',
  flagged: 'Flagged for the reviewer.',
  unflagged: 'The flag was taken back.',
  notAsked: 'That question has not been asked yet.',
  pieceShape: 'A piece must be a WAV file: mono, 16 bit, 16000 Hz.',
  pieceLong: 'A piece holds at most 2 seconds.',
  fileRequired: 'A file is required',
  notWav: 'A recording must be a WAV file.',
});
