/** What is said of the connection before an interview, pure. */
import { t } from '#messages/interviews.ts';

/** What the connection's check says: `time` is the way to the server and back in milliseconds, null where nothing answers. */
export function lineVerdict(state: { time: number | null } | null): {
  outcome: 'good' | 'weak' | 'open';
  text: string;
} {
  if (!state) return { outcome: 'open', text: t('measuring') };
  if (state.time === null) return { outcome: 'weak', text: t('unreachable') };
  if (state.time > 1000)
    return {
      outcome: 'weak',
      text: t('slow', { time: state.time }),
    };
  return { outcome: 'good', text: t('good', { time: state.time }) };
}
