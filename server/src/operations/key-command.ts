/** `backup-key FILE`: makes the key with which encrypted backups are read. */
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { ownerFile } from '#platform/process/owner-only.ts';
import { command } from './command.ts';

export function addBackupKey(program: Command): void {
  command(
    program,
    { usage: 'backup-key <file>', summary: 'make a key for encrypted backups, and say what to set' },
    async (_work, [path = '']) => {
      const { newKey } = await import('./sealed.ts');
      const { identity, recipient } = await newKey();
      await writeFile(path, `# Reads backups that are encrypted for ${recipient}\n${identity}\n`, {
        mode: ownerFile,
        flag: 'wx',
      });
      return {
        lines: [
          `BACKUP_RECIPIENTS=${recipient}`,
          `Set that, and keep ${path} away from this machine, twice: whoever loses it reads no backup any more.`,
        ],
        data: { recipient, file: path },
      };
    },
  );
}
