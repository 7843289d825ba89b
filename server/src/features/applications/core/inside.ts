/** What a person keeps inside: of such an application no software on machines of others gets anything to read or to hear. */
import type { Asker } from '@saring/engine';
import type { Speech } from '#engines/speech/index.ts';
import type { World } from '#world';
import type { ApplicationRow } from './store.ts';

type Kept = Pick<ApplicationRow, 'insideOnly'>;

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
  return application.insideOnly && isOutside(world, 'transcription') ? null : world.engines.speech;
}
