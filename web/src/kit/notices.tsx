/** Short notices in the corner, with an optional way to undo. */
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { later } from './later.ts';

export type Tone = 'good' | 'bad' | 'info';

export const toneColours = { good: 'teal', bad: 'red', info: 'petrol' } as const;

/** The sign of a tone, so that colour is never the only one. */
export function ToneIcon({ tone, size = 18 }: { tone: Tone; size?: number }) {
  const Icon = tone === 'good' ? IconCheck : tone === 'bad' ? IconAlertTriangle : IconInfoCircle;
  return <Icon size={size} aria-hidden="true" style={{ flex: 'none' }} />;
}

export interface Notice {
  text: string;
  tone?: Tone;
  /** A button in the notice, for example `{ label: 'Undo', run: … }`; pressing it closes the notice. */
  action?: { label: string; run: () => void };
  /** Milliseconds; 3 s unless said, 8 s with an action. `false` keeps it until closed. */
  closeAfter?: number | false;
}

const host = later(() => import('./notice-host.tsx'));

/** Shows a notice; a screen reader announces it. */
export function notify(notice: Notice): void {
  void host().then(({ show }) => show(notice));
}
