/** The name of this tab, by which the server knows who holds the interview; it survives a reload. */

const name = 'interview-tab';

export function tabName(): string {
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(name, made);
  return made;
}
