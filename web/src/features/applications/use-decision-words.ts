/** What is written to go with a decision, for colleagues and for the applicant: it waits for whoever comes back to the applicant. */
import { useForm } from '@mantine/form';
import type { Settable } from '@saring/contract/domain';
import { useDraftName } from '#client/session.ts';
import { useDraft } from '#kit/form.tsx';
import { nothingTold, type Telling } from './rules.ts';

interface Words extends Telling {
  reason: string;
}

/** What goes with a decision; the rest waits for the next. */
export function goingWith(status: Settable): (keyof Words)[] {
  if (status === 'Pending') return ['reason'];
  return status === 'Rejected' ? ['reason', 'toldReason', 'toldWords'] : ['reason', 'toldWords'];
}

export function useDecisionWords(id: string) {
  const form = useForm<Words>({ initialValues: { reason: '', ...nothingTold } });
  const draft = useDraft(form, useDraftName('decision', id));
  const { reason, ...telling } = form.values;

  /** What goes is kept no longer, unless it did not go after all, as whoever calls says in the end; what was written since stays. */
  function sending(going: (keyof Words)[]) {
    const gone = form.values;
    draft.clear();
    return (done: boolean) => {
      if (!done) return draft.restore();
      form.setValues((now) => {
        const went = (field: keyof Words) => going.includes(field) && now[field] === gone[field];
        return {
          reason: went('reason') ? '' : now.reason,
          toldReason: went('toldReason') ? null : now.toldReason,
          toldWords: went('toldWords') ? '' : now.toldWords,
        };
      });
    };
  }

  return {
    reason,
    telling,
    setReason: (text: string) => form.setFieldValue('reason', text),
    setTelling: (next: Telling) => form.setValues(next),
    sending,
  };
}
