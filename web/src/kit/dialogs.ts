/** Dialogs that are asked for by a call: a question to confirm, and a result that may close itself. */
import type { ReactNode } from 'react';
import { later } from './later.ts';
import type { Tone } from './notices.tsx';

const host = later(() => import('./dialog-host.tsx'));

export interface Question {
  title: string;
  text: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  cancel?: string;
  /** Red, for what cannot be undone. */
  danger?: boolean;
}

/** Asks before doing: `if (await confirm({ … })) …`. Escape and the cross mean no. */
export async function confirm(question: Question): Promise<boolean> {
  return (await host()).ask(question);
}

export interface Result {
  title: string;
  text?: ReactNode;
  tone?: Tone;
  /** The word on the closing button. */
  close?: string;
  /** Milliseconds until it closes itself; it stays open unless said. */
  closeAfter?: number;
}

/** Shows how something ended; resolves when the dialog is closed, by hand or by itself. */
export async function tell(result: Result): Promise<void> {
  return (await host()).show(result);
}
