/** Opens the dialog that lists a page's keys, and those that lead from there to others. */
import { tell } from '#kit/dialogs.ts';
import { later } from '#kit/later.ts';
import { t } from '#messages/applications-profile.ts';
import type { KeyLines } from './keys-help.tsx';

const elsewhere = [
  { keys: ['J'], does: t('keyJobs') },
  { keys: ['D'], does: t('keyDashboard') },
  { keys: ['D', 'Q'], does: t('keyAsk') },
];

const help = later(() => import('./keys-help.tsx'));

export function showKeys(lines: KeyLines): void {
  void help().then(({ KeysHelp }) =>
    tell({ title: t('keyboard'), text: <KeysHelp lines={[...lines, ...elsewhere]} />, close: t('close') }),
  );
}
