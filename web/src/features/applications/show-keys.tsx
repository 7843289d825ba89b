/** Opens the dialog that lists a page's keys. */
import { tell } from '#kit/dialogs.ts';
import { later } from '#kit/later.ts';
import { t } from '#messages/applications-profile.ts';
import type { KeyLines } from './keys-help.tsx';

const help = later(() => import('./keys-help.tsx'));

export function showKeys(lines: KeyLines): void {
  void help().then(({ KeysHelp }) =>
    tell({ title: t('keyboard'), text: <KeysHelp lines={lines} />, close: t('close') }),
  );
}
