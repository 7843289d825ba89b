/** Everybody who is told what happens, in this order. */
import { noteStep } from '#features/applications/index.ts';
import { keepInTrail } from '#features/audit/index.ts';
import { noteDeletedJob, noteErasure } from '#features/erasures/index.ts';
import { onLifted } from '#features/second-looks/index.ts';
import type { Subscriber } from './events.ts';
import type { World } from './world.ts';

export const subscribers: readonly Subscriber<World>[] = [keepInTrail, noteErasure, noteDeletedJob, noteStep, onLifted];
