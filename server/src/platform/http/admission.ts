/** How many requests of one caller are worked on at once, so that no call, whatever it costs, is anybody's to multiply. */
import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@saring/contract';
import type { Actor } from '#platform/auth/session.ts';
import type { Caller } from '#platform/db/scope.ts';
import { createFairQueue, type FairQueue } from '#platform/queue/fair-queue.ts';
import { widestNetwork } from './network.ts';

/** What comes beyond waits, before its body is read; each holds a connection and some kilobytes. */
const common = { capacity: Number.POSITIVE_INFINITY, waitingPerOwner: 500, waiting: 5000 };
/** What is sent whole is kept, also for somebody who left: with more of one caller waiting that takes more than five seconds. */
const filesWaiting = 10;
/** As many sign-ins are answered in some five seconds: whoever would wait longer is told so at once. */
const signInsWaiting = 300;
const signInsOfOne = 200;
/** Requests of one caller that are under way at once, by kind. */
const perOwner = {
  /** Many people may share an address, and one of them may be slow on purpose; what nobody is signed in for is cheap. */
  public: 50,
  signIn: 50,
  /** A browser opens six connections to one site. */
  usual: 10,
  /** Each is read to its end, also for somebody who is gone, since nothing that was sent is lost. */
  files: 2,
  /** A list that is asked for whole has up to 1,000 rows, of some 20 kB at the most. */
  whole: 1,
  heavy: 1,
};
type Kind = keyof typeof perOwner;

function kindOf(endpoint: Endpoint, query: Record<string, unknown>): Kind {
  if (endpoint.access === 'public') return endpoint.limit === 'sign-in' ? 'signIn' : 'public';
  if (endpoint.heavy) return 'heavy';
  if (endpoint.files) return 'files';
  const paged = endpoint.query !== undefined && 'page' in endpoint.query._zod.def.shape;
  return paged && query.page === undefined && query.page_size === undefined ? 'whole' : 'usual';
}

/** A request that was let in. */
export interface Admitted {
  /** To be told when the handler begins and ends: until then its work goes on, also for a caller who is gone. */
  begin(): void;
  end(): void;
}

export interface Admission {
  /** Waits until few enough requests of the caller are under way. Throws 429 or 503 where too many wait, `Gone` where the caller is. */
  enter(endpoint: Endpoint, query: unknown, caller: RequestCaller, answer: ServerResponse): Promise<Admitted>;
}

/** A place is kept until the answer has been taken and the handler has ended, whichever is later. */
export function createAdmission(): Admission {
  const queueOf = (kind: Kind) => createFairQueue({ ...common, perOwner: perOwner[kind] });
  const queues: Record<Kind, FairQueue> = {
    public: queueOf('public'),
    signIn: createFairQueue({
      ...common,
      perOwner: perOwner.signIn,
      waitingPerOwner: signInsOfOne,
      waiting: signInsWaiting,
      manyPeople: true,
    }),
    usual: queueOf('usual'),
    files: createFairQueue({ ...common, perOwner: perOwner.files, waitingPerOwner: filesWaiting }),
    whole: queueOf('whole'),
    heavy: queueOf('heavy'),
  };
  return {
    async enter(endpoint, query, caller, answer) {
      const kind = kindOf(endpoint, (query ?? {}) as Record<string, unknown>); // as the address has it
      const release = await queues[kind].enter({
        // What is heavy waits for its like, not for another kind of it.
        owner: kind === 'heavy' ? `${caller.owner} ${endpoint.path}` : caller.owner,
        get signal() {
          return caller.hungUp;
        },
      });
      let open = true;
      let working = false;
      let left = false;
      const leave = () => {
        if (open || working || left) return;
        left = true;
        release();
      };
      const closed = () => {
        open = false;
        leave();
      };
      if (answer.closed) closed();
      else answer.once('close', closed);
      return {
        begin() {
          working = true;
        },
        end() {
          working = false;
          leave();
        },
      };
    },
  };
}

/** Who sent a request. */
export interface RequestCaller extends Caller {
  /** Aborted when the caller is gone, whatever the call does. */
  readonly hungUp: AbortSignal;
}

/** Whose places a request takes: those of an account, or of the network that it comes from. */
export const ownerOf = (actor: Actor | null, address: string): string =>
  actor ? `account:${actor.userId}` : `address:${widestNetwork(address)}`;

/**
 * The caller behind a request. Its work is dropped with the caller where it only reads: what somebody sent is kept to the
 * end. Whether the caller is still there is looked at where somebody asks, since each look costs every answer.
 */
export function callerOf(owner: string, endpoint: Endpoint, answer: ServerResponse): RequestCaller {
  let signal: AbortSignal | undefined;
  const hungUp = () => {
    signal ??= abortedWith(answer);
    return signal;
  };
  return {
    owner,
    get hungUp() {
      return hungUp();
    },
    get signal() {
      return endpoint.method === 'GET' || endpoint.onlyReads ? hungUp() : undefined;
    },
  };
}

/** Made for the few that wait for something: one for each answer took about 1 % of the processor time of a list's page, by its profile. */
function abortedWith(answer: ServerResponse): AbortSignal {
  const aborted = new AbortController();
  const closed = () => !answer.writableFinished && aborted.abort();
  if (answer.closed) closed();
  else answer.once('close', closed);
  return aborted.signal;
}
