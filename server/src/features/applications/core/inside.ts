/** What a person keeps from software: from that on machines of others, which then gets nothing to read or to hear, or from any. */
import { meaningOf } from '@saring/contract/domain';
import type { Asker } from '@saring/engine';
import type { Speech } from '#engines/speech/index.ts';
import type { World } from '#world';
import type { ApplicationRow } from './store.ts';

type Kept = Pick<ApplicationRow, 'insideOnly' | 'peopleOnly'>;

/** Whether software may mark it: until it is withdrawn, and where its person did not ask for people alone. */
export const isMarkable = ({ status, peopleOnly }: Pick<ApplicationRow, 'status' | 'peopleOnly'>): boolean =>
  meaningOf(status).readable && !peopleOnly;

/** Who reads it beside the person who decides. */
export const readBy = (peopleOnly: boolean) => (peopleOnly ? ('people' as const) : ('software' as const));

/** Software in the installation's own network is inside. */
const isOutside = ({ config }: World, kind: 'model' | 'transcription') =>
  config.recipients.some((recipient) => recipient.kind === kind);

/** Whether there is a model, and it works on a machine of others. */
export const hasModelOutside = (world: World): boolean => isOutside(world, 'model');

/** For whom the engine is asked, and whether a model may be. */
export function askerOf(world: World, application: Kept & Pick<ApplicationRow, 'companyId'>): Asker {
  return { companyId: application.companyId, builtInOnly: application.insideOnly && hasModelOutside(world) };
}

/** What turns the sound of this application into words; null where nothing may. */
export function speechFor(world: World, application: Kept): Speech | null {
  if (application.peopleOnly || (application.insideOnly && isOutside(world, 'transcription'))) return null;
  return world.engines.speech;
}
