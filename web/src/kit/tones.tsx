/** How something went, as a colour and a sign. */
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

export type Tone = 'good' | 'bad' | 'info';

export const toneColours = { good: 'teal', bad: 'red', info: 'petrol' } as const;

/** The sign of a tone, so that colour is never the only one. */
export function ToneIcon({ tone, size = 18 }: { tone: Tone; size?: number }) {
  const Icon = tone === 'good' ? IconCheck : tone === 'bad' ? IconAlertTriangle : IconInfoCircle;
  return <Icon size={size} aria-hidden="true" style={{ flex: 'none' }} />;
}
