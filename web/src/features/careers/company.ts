/** A company as anybody sees it. */
import type { api, CallOutput } from '@saring/contract';
import { said } from '#messages/contract.ts';

export type Openings = CallOutput<typeof api.careers.jobs>;
export type Company = Openings['company'];

/** "Wholesale · Petaling Jaya". */
export function whereText({ industry, location }: Company): string {
  return [industry && said(industry), location].filter(Boolean).join(' · ');
}
