/** Cuts a stream into lines at the newline character alone: U+2028 and U+2029 may stand inside a line of JSON. */
import type { Readable } from 'node:stream';

/** The lines of a stream in UTF-8, without their ends, "\n" or "\r\n". */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest: string[] = [];
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const [first = '', ...others] = String(chunk).split('\n');
    rest.push(first);
    for (const other of others) {
      yield rest.join('').replace(/\r$/, '');
      rest = [other];
    }
  }
  yield rest.join('').replace(/\r$/, '');
}
