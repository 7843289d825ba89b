/** What a candidate can do where a link or an address leads to no job. */
import { CallError, textOf } from '@saring/contract';
import { t } from '#messages/applying-form.ts';

const ways = new Map<string, string>([
  [textOf('application_link_unknown'), t('checkAddress')],
  [textOf('not_found'), t('checkAddress')],
  [textOf('company_not_verified'), t('comeLater')],
  [textOf('company_suspended'), t('comeLater')],
]);

/** Undefined where the refusal says so itself. */
export function wayOn(error: unknown): string | undefined {
  return error instanceof CallError ? ways.get(error.detail) : undefined;
}
