/** Takes name and phone from a resume that was just chosen, so that nobody types on a telephone what the file says. */
import type { UseFormReturnType } from '@mantine/form';
import { api } from '@saring/contract';
import { useRef, useState } from 'react';
import { sendInSession } from '#client/hooks.ts';
import { isNoResponse, problemsOf } from '#client/messages.ts';
import { fileProblems } from './file-problems.ts';
import type { FormValues } from './rules.ts';

/** Five scanned pages take half a minute, and twice that on a busy machine. */
const timeout = 120_000;
const fields = ['fullName', 'phone'] as const;

/**
 * Only into fields that are empty or still hold what an earlier file said; where the file cannot be read, `onProblem` is told
 * before it is sent.
 */
export function useResumeFacts(
  form: UseFormReturnType<FormValues>,
  username: string,
  onProblem: (text: string) => void,
) {
  const [taken, setTaken] = useState(false);
  const turn = useRef(0);
  const given = useRef<Partial<Record<(typeof fields)[number], string>>>({});

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
        const value = found[field] ?? '';
        const before = form.getValues()[field];
        if (before.trim() !== '' && before !== given.current[field]) continue;
        given.current[field] = value;
        if (value !== before) form.setFieldValue(field, value);
        if (value === '') continue;
        form.clearFieldError(field);
        setTaken(true);
      }
    } catch (error) {
      // Anything else is typed, and told when it is sent.
      if (isNoResponse(error)) return;
      const told = problemsOf(error).find(({ field }) => field === 'resume')?.text;
      const problem = told ?? fileProblems(error, { resume }).resume;
      if (mine === turn.current && problem) onProblem(problem);
    }
  }

  return { taken, read };
}
