/** What a reload goes on with: that the interview was started in this browser, and how it is answered. */
import { keys } from '#client/storage.ts';

const name = (id: string) => `${keys.startedInterview}:${id}`;

export function markStarted(id: string): void {
  localStorage.setItem(name(id), '1');
}

export function wasStarted(id: string): boolean {
  return localStorage.getItem(name(id)) !== null;
}

const wayName = (id: string) => `interview-way:${id}`;

/** The person's own choice in this tab; null before there was one. */
export function chosenWay(id: string): 'typing' | 'speaking' | null {
  const kept = sessionStorage.getItem(wayName(id));
  return kept === 'typing' || kept === 'speaking' ? kept : null;
}

export function keepWay(id: string, way: 'typing' | 'speaking'): void {
  sessionStorage.setItem(wayName(id), way);
}
