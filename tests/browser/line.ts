/** A line to the server of a journey, on which some calls wait. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from '#world/processes/process.ts';

export interface Line {
  url: string;
  /** How many calls were held so far. */
  held(): number;
  /** Holds nothing from now on; calls that wait already stay without an answer. */
  free(): void;
  close(): void;
}

/** Opens a line to `to`, which holds the calls whose address has `part` in it. */
export async function openLine(to: string, part: string): Promise<Line> {
  let [held, holds] = [0, true];
  const line = createServer((asked, response) => {
    const { url = '', method, headers } = asked;
    if (holds && url.includes(part)) {
      held += 1;
      return;
    }
    const sent = request(to + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    asked.pipe(sent);
  });
  const port = await freePort();
  line.listen(port, '127.0.0.1');
  await once(line, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    held: () => held,
    free: () => {
      holds = false;
    },
    close() {
      line.closeAllConnections();
      line.close();
    },
  };
}
