/** What is asked after two people changed one thing. */
import { sentences } from './sentences.ts';

export const t = sentences('kit-conflict', {
  versionsDiffer: 'The two versions differ in:',
  loadOtherVersion: 'Load the other version',
  keepMyChanges: 'Keep my changes',
});
