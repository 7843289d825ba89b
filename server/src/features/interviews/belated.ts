/** What comes of an answer after all: its question was skipped, closed by the clock, or closed while the answer was on its way. */
import { meaningOf, noResponse } from '@saring/contract/domain';
import { lockApplication } from '#features/applications/core/index.ts';
import { dropFiles } from '#features/files/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { soundSoFar } from './piece-store.ts';
import { mayGrow } from './rules.ts';
import { attachSound, type Sound } from './sound.ts';
import { type AnswerRow, interviewOf, lockAnswer, saveAnswer } from './store.ts';
import { changeWords } from './transcription.ts';

interface Belated {
  sequence: number;
  response: string;
  source: string;
  sound: Sound | null;
}

/** The same within a transaction of its own. Throws 409 where the applicant withdrew meanwhile. */
export async function takeBelated(world: World, id: string, belated: Belated): Promise<void> {
  await world.db.transaction(async (tx) => {
    const held = await lockApplication(tx, id);
    if (!held || !meaningOf(held.status).readable) throw fail('application_withdrawn');
    await storeBelated(world, tx, id, belated);
  });
}

/** Stores, with the mark that it came late, words that say more and a recording that is longer than what there is. */
export async function storeBelated(
  world: World,
  tx: Executor,
  id: string,
  { sequence, response, source, sound }: Belated,
): Promise<void> {
  const interview = await interviewOf(tx, id);
  const before = await lockAnswer(tx, id, sequence);
  if (!interview || !before || !mayGrow(before, interview)) return;
  const pieces = await soundSoFar(tx, id, sequence);
  const has = Math.max(before.audioSeconds ?? 0, pieces.seconds);
  const longer = sound !== null && (has === 0 || (sound.seconds ?? 0) > has);
  const words = response === noResponse ? null : wordsAfter(before, pieces.heard, { response, source }, longer);
  if (!words && !longer) return;
  // What is typed is turned into words no longer.
  const unasked = words?.source === 'typed' ? { transcription: null } : {};
  await saveAnswer(tx, id, sequence, { late: true, ...(words ? { typedSoFar: null, ...unasked } : {}) });
  if (words) await changeWords(world, tx, before, words);
  if (!longer) return;
  const kept = before.typedSoFar !== null ? 'typed' : before.source === 'none' ? 'none' : 'live';
  await attachSound(world, tx, { applicationId: id, sequence, source: words?.source ?? kept }, sound);
  await dropFiles(world, tx, [before.audioFileId]);
}

interface Words {
  response: string;
  source: string;
}

/** What an answer says then; null where nothing is added. `heard` came with pieces that are no recording yet. */
function wordsAfter(before: AnswerRow, heard: string, given: Words, longer: boolean): Words | null {
  const was = before.response ?? '';
  if (before.typedSoFar !== null) return besideTyped(before.typedSoFar, was, heard, given, longer);
  const known = before.source === 'none' ? heard.trim() : was;
  if (given.source !== 'typed') return longer || known === '' ? given : null;
  return known.includes(given.response) ? null : behind(known, given.response);
}

/** Typed words behind what was spoken before them, which they may begin with. */
function behind(spoken: string, typed: string): Words {
  const response = spoken === '' || typed.startsWith(spoken) ? typed : `${spoken}\n${typed}`;
  return { response, source: 'typed' };
}

/** Of an answer that was closed with a draft: a draft that another browser has kept is older than what was typed on elsewhere. */
function besideTyped(typed: string, was: string, heard: string, given: Words, longer: boolean): Words | null {
  const spoken = was.endsWith(`\n${typed}`) ? was.slice(0, -typed.length - 1) : heard.trim();
  if (given.source === 'typed') return given.response.length > typed.length ? behind(spoken, given.response) : null;
  if (was.includes(given.response) || (spoken !== '' && !longer)) return null;
  return behind(given.response, typed);
}
