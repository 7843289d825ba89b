/** Where the bytes of a file lie in the store: in one of 256 folders of what it is for. */

const uses = ['certification', 'description', 'picture', 'recording', 'resume'] as const;

export type StoredUse = (typeof uses)[number];

export function keyOf(use: StoredUse, id: string, kind: string): string {
  return `${use}/${partOf(id)}/${id}.${kind}`;
}

/** Ids begin with their time; their ends are spread evenly. */
function partOf(id: string): string {
  return id.slice(-2);
}

const folders = uses.flatMap((use) =>
  Array.from({ length: 256 }, (_, part) => `${use}/${part.toString(16).padStart(2, '0')}`),
);

/** The folder that follows; the first of all without one, null after the last. */
export function folderAfter(folder: string | undefined): string | null {
  return folders[folder === undefined ? 0 : folders.indexOf(folder) + 1] ?? null;
}
