/** The names under which this feature speaks of what the contract answers. */
import type { api, CallOutput } from '@saring/contract';

export type Preparation = CallOutput<typeof api.interviews.preparation>;
export type Review = CallOutput<typeof api.interviews.review>['data'];
export type HistoryItem = Review['interviewHistory'][number];
export type Signal = Review['signals'][number];
