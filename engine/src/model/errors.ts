/** Why a model did not answer; whoever asked falls back to the built-in engine and says so. */

export type ModelFault =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'rate_limited'
  | 'malformed'
  | 'paused'
  | 'budget'
  | 'unwanted'
  | 'unreadable';

export class ModelError extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const reasons: Record<ModelFault, string> = {
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'refused the request',
  rate_limited: 'asked to wait',
  malformed: 'answered in a form that cannot be used',
  paused: 'failed several times in a row and is left alone for a minute',
  budget: 'has been asked as often today as this company may',
  unwanted: 'was not asked',
  unreadable: 'was not asked, because the text could not be masked for it',
};

/** The fault as a reviewer reads it, after "The model". */
export function faultText(fault: ModelFault): string {
  return reasons[fault];
}
