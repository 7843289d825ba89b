/** The notice that whoever applies is shown, by its hash. */
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import type { LinkJob } from './rules.ts';

export function useNotice(job: LinkJob | null) {
  const params = { companyId: job?.companyId ?? '' };
  const { data, refetch } = useApi(api.notices.current, { params }, { enabled: job !== null });
  return {
    /** Of the one that there was when the form was opened; null where none can be loaded. */
    hash: async (): Promise<string | null> => (data ?? (await refetch()).data)?.hash ?? null,
    /** There is another one by now, which is read before the next try. */
    lookAgain: () => void refetch(),
  };
}
