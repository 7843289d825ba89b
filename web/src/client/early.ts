/** Calls sent before the app is there, so that their answers come while its scripts run. Whoever makes one of them takes its answer. */
import { addressOf, type CallInput, type CallOutput, type Endpoint, type LooseInput } from '@saring/contract';

/** A call that only reads, with its input. */
export interface FirstCall {
  endpoint: Endpoint;
  input: CallInput<Endpoint>;
}

/** The call with an input that fits it. */
export function firstCall<E extends Endpoint>(endpoint: E, input: CallInput<E>): FirstCall {
  return { endpoint, input: input as CallInput<Endpoint> }; // an input of any call, which generics do not see
}

/** Address → its answer, under way or there. */
const answers = new Map<string, Promise<unknown>>();

/** `send` makes the call. A failure is told to whoever takes the answer, and to nobody else. */
export function sendEarly(calls: readonly FirstCall[], send: (call: FirstCall) => Promise<unknown>): void {
  for (const call of calls) {
    const answer = send(call);
    answer.catch(() => {});
    answers.set(addressOf(call.endpoint, call.input), answer);
  }
}

/** The answer of a call that was sent early, once; undefined where it was not. */
export function takeEarly<E extends Endpoint>(endpoint: E, input: LooseInput): Promise<CallOutput<E>> | undefined {
  if (answers.size === 0 || endpoint.method !== 'GET') return undefined;
  const address = addressOf(endpoint, input);
  const answer = answers.get(address) as Promise<CallOutput<E>> | undefined; // the address is of this call
  answers.delete(address);
  return answer;
}
