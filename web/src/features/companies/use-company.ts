/** The own company's profile, as several pages need it. */
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';

/** `missing` is true once the server said that no profile was saved yet. */
export function useCompany(companyId: string) {
  const answer = useApi(api.companies.profile, { params: { username: companyId } });
  return { ...answer, missing: answer.isError && statusOf(answer.error) === 404 };
}
