/** What a reload goes on with: that the interview was started in this browser, and what was typed into the open question. */

const name = (id: string) => `interview-started:${id}`;

export function markStarted(id: string): void {
  localStorage.setItem(name(id), '1');
}

export function wasStarted(id: string): boolean {
  return localStorage.getItem(name(id)) !== null;
}

const typingName = (id: string, sequence: number) => `interview-typed:${id}:${sequence}`;

export function keepTyping(id: string, sequence: number, text: string): void {
  sessionStorage.setItem(typingName(id, sequence), text);
}

export function keptTyping(id: string, sequence: number): string {
  return sessionStorage.getItem(typingName(id, sequence)) ?? '';
}
