/** Takes name and phone from a resume that was just chosen, so that nobody types on a telephone what the file says. */
import type { UseFormReturnType } from '@mantine/form';
import { api } from '@saring/contract';
import { useRef, useState } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import type { FormValues } from './rules.ts';

/** Five scanned pages take half a minute, and twice that on a busy machine. */
const timeout = 120_000;
const fields = ['fullName', 'phone'] as const;

/** Only into fields that are still empty; where the file cannot be read, `onProblem` is told before it is sent. */
export function useResumeFacts(
  form: UseFormReturnType<FormValues>,
  username: string,
  onProblem: (text: string) => void,
) {
  const [taken, setTaken] = useState(false);
  const turn = useRef(0);

  async function read(resume: File | null): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setTaken(false);
    if (!resume) return;
    try {
      const found = await sendInSession(
        api.applicants.readResume,
        { params: { username }, files: { resume } },
        { timeout },
      );
      if (mine !== turn.current) return;
      for (const field of fields) {
        const value = found[field];
        if (!value || form.getValues()[field].trim() !== '') continue;
        form.setFieldValue(field, value);
        form.clearFieldError(field);
        setTaken(true);
      }
    } catch (error) {
      // Anything else is typed, and told when it is sent.
      const problem = problemsOf(error).find(({ field }) => field === 'resume');
      if (mine === turn.current && problem) onProblem(problem.text);
    }
  }

  return { taken, read };
}
