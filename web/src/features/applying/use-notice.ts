/** The notice that whoever applies is shown, by its hash. */
import { api } from '@saring/contract';
import { useRef } from 'react';
import { useApi } from '#client/hooks.ts';
import type { LinkJob } from './rules.ts';

export function useNotice(job: LinkJob | null) {
  const params = { companyId: job?.companyId ?? '' };
  const { data, refetch } = useApi(api.notices.current, { params }, { enabled: job !== null });
  const look = async () => (await refetch()).data;
  const looking = useRef<ReturnType<typeof look>>(null);
  return {
    /** Of the one that there was when the form was opened, or when somebody looked again; null where none can be loaded. */
    hash: async (): Promise<string | null> => {
      const shown = looking.current ? await looking.current : data;
      return (shown ?? (await look()))?.hash ?? null;
    },
    /** There is another one by now: a try that comes before it waits for it. */
    lookAgain: () => {
      looking.current = look();
    },
  };
}
