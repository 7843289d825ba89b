/** Everybody who is told what happens, in this order. */
import { keepInTrail } from '#features/audit/index.ts';
import { noteDeletedJob, noteErasure } from '#features/erasures/index.ts';
import type { Subscriber } from './events.ts';
import type { World } from './world.ts';

export const subscribers: readonly Subscriber<World>[] = [keepInTrail, noteErasure, noteDeletedJob];
