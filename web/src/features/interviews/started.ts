/** What a reload goes on with: that the interview was started in this browser, and how it is answered. */
import { keys } from '#client/storage.ts';

const name = (id: string) => `${keys.startedInterview}:${id}`;

export function markStarted(id: string): void {
  localStorage.setItem(name(id), '1');
}

export function wasStarted(id: string): boolean {
  return localStorage.getItem(name(id)) !== null;
}

const askedName = (id: string) => `${keys.startedInterview}:asked:${id}`;

/** Whether somebody said in this browser whether they go on now or later. */
export function wasAsked(id: string): boolean {
  return localStorage.getItem(askedName(id)) !== null;
}

export function markAsked(id: string): void {
  localStorage.setItem(askedName(id), '1');
}

/**
 * How answers are given. Whoever speaks is recorded; the words are written by the browser on this `device`, by whatever its
 * `maker` does, or `later` from the recording.
 */
export type Way = (typeof ways)[number];

const spokenWays = ['device', 'maker', 'later'] as const;
const ways = ['typing', ...spokenWays] as const;
const wayName = (id: string) => `${keys.startedInterview}:way:${id}`;

/** The person's own choice in this browser; null before there was one. */
export function chosenWay(id: string): Way | null {
  return wayOf(localStorage.getItem(wayName(id)));
}

/** The way of this name; null where there is none. */
export function wayOf(name: string | null): Way | null {
  return ways.find((way) => way === name) ?? null;
}

/** How somebody who types now spoke before; null where they did not. */
export function spokenWay(id: string): Exclude<Way, 'typing'> | null {
  const kept = localStorage.getItem(`${wayName(id)}:spoken`);
  return spokenWays.find((way) => way === kept) ?? null;
}

export function keepWay(id: string, way: Way): void {
  localStorage.setItem(wayName(id), way);
  if (way !== 'typing') localStorage.setItem(`${wayName(id)}:spoken`, way);
}
