/** Remembers that an interview was started in this browser, so that a reload goes straight on with it. */

const name = (id: string) => `interview-started:${id}`;

export function markStarted(id: string): void {
  localStorage.setItem(name(id), '1');
}

export function wasStarted(id: string): boolean {
  return localStorage.getItem(name(id)) !== null;
}
