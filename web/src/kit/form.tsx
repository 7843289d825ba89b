/** Forms in our manner: the server's lines land on their fields, the first bad field gets the focus, drafts survive a reload. */
import { Alert, VisuallyHidden } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#messages/kit.ts';
import { closesAfter } from './last-input.ts';
import { say, useSaid } from './say.tsx';
import { type Tone, ToneIcon, toneColours } from './tones.tsx';

// The form's other type parameters do not matter here.
type AnyForm<V> = Pick<UseFormReturnType<V>, 'setFieldError' | 'getInputNode' | 'getValues' | 'setValues'>;

/** Of a field where the whole form is needed: said to software, without a mark on each. Not `required`, of which Firefox says that the entry is invalid before there is one. */
export const needed = { 'aria-required': true } as const;
/** Of a field that is needed beside others that are not. */
export const mandatory = { ...needed, withAsterisk: true } as const;

/** Second argument of `form.onSubmit`: puts the focus on the first field that is wrong. */
export function focusFirstError<V>(form: AnyForm<V>): (errors: FormErrors) => void {
  return (errors) => {
    const first = Object.keys(errors)[0];
    if (first !== undefined) focusError(form.getInputNode(first), String(errors[first]));
  };
}

/** Puts the focus on a field, with which its error is read; where it is there already nothing would be, so that it is said. */
export function focusError(field: HTMLElement | null, error: string): void {
  if (field && field === document.activeElement) say(error);
  field?.focus();
}

/** The same in a form of one field. */
export function focusFieldOf(form: HTMLFormElement, error: string): void {
  focusError(form.querySelector<HTMLElement>('input:not([hidden])'), error);
}

/** Ties a server's lines to the fields of the same name; answers the text of those that have none, or null. */
export function showProblems<V extends object>(
  form: AnyForm<V>,
  problems: { field: string; text: string }[],
): string | null {
  const fields = new Set(Object.keys(form.getValues()));
  const placed = problems.filter((problem) => fields.has(problem.field));
  for (const { field, text } of placed) form.setFieldError(field, text);
  if (placed[0]) focusError(form.getInputNode(placed[0].field), placed[0].text);
  const rest = problems.filter((problem) => !fields.has(problem.field));
  return rest.length > 0 ? rest.map((problem) => problem.text).join(' ') : null;
}

interface FormNoticeProps {
  text: string | null | undefined;
  tone?: Tone;
  /** Called some seconds after it came, unless it is of a failure or somebody points at it. */
  onOver?: () => void;
}

/** Milliseconds for which a notice stands that is only for a moment. */
const moment = 3000;

/** A line above a form that says how the call went; announced when it appears. */
export function FormNotice({ text, tone = 'bad', onOver }: FormNoticeProps) {
  useSaid(tone === 'bad' ? '' : (text ?? ''));
  const [pointed, setPointed] = useState(false);
  const over = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (!text || tone === 'bad' || pointed) return;
    const timer = window.setTimeout(over, closesAfter(moment));
    return () => window.clearTimeout(timer);
  }, [text, tone, pointed]);
  if (!text) return null;
  return (
    <Alert
      color={toneColours[tone]}
      icon={<ToneIcon tone={tone} />}
      role={tone === 'bad' ? 'alert' : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {text}
    </Alert>
  );
}

/** The name of choices of which one must be made: the asterisk is for the eye, and a group has no attribute that says it. */
export function RequiredChoice({ name }: { name: string }) {
  return (
    <>
      {name}
      <VisuallyHidden> {t('requiredChoice')}</VisuallyHidden>
    </>
  );
}

/** The fields of `now` whose values are others than `before`: of the rest somebody else may have set another value meanwhile. */
export function changed<V extends object>(before: V, now: V): Partial<V> {
  const others: Partial<V> = {};
  for (const field in now) if (now[field] !== before[field]) others[field] = now[field];
  return others;
}

interface Drafted<V> {
  values: V;
  /** Always the same function. It keeps what it is not given, where fields are left out of the draft. */
  setValues: (values: V) => void;
}

/** Keeps a form's values for this tab, so that a reload loses nothing; never give it passwords. Answers how to forget them. */
export function useDraft<V extends object>(form: Drafted<V>, key: string, leaveOut: (keyof V)[] = []) {
  const name = `draft:${key}`;
  const { setValues, values } = form;
  const state = useRef<{ started: boolean; cleared: V | null; latest: V; restored: boolean }>({
    started: false,
    cleared: null,
    latest: values,
    restored: readDraft(name) !== null,
  });
  const skipped = leaveOut.join();
  // Once, before the first show: values that come later, from a server, must not be overwritten by an older draft.
  useLayoutEffect(() => {
    const stored = readDraft(name);
    if (stored) setValues(stored as V); // written below, by the same form
  }, [name, setValues]);
  useEffect(() => {
    state.current.latest = values;
    if (!state.current.started) {
      state.current.started = true;
      return;
    }
    // At once, not after a pause: a reload right behind the last key loses nothing. Not what has just been saved;
    // whatever is typed after that is a draft again.
    if (state.current.cleared !== values) keepDraft(name, values, skipped);
  }, [name, values, skipped]);
  return {
    /** Call it when the form was saved, and shows what was saved. */
    clear() {
      state.current.cleared = state.current.latest;
      sessionStorage.removeItem(name);
    },
    /** Call it where that was too early; whatever is kept by then is newer. */
    restore() {
      const { cleared } = state.current;
      if (cleared && readDraft(name) === null) keepDraft(name, cleared, skipped);
      state.current.cleared = null;
    },
    /** A draft was there when the page opened. */
    restored: state.current.restored,
  };
}

/** `skipped` names the fields that are not kept, with commas. */
function keepDraft(name: string, values: object, skipped: string): void {
  const skip = skipped.split(',');
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !skip.includes(field)));
  sessionStorage.setItem(name, JSON.stringify(kept));
}

function readDraft(name: string): object | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
