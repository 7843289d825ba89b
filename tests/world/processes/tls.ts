/** Calls over TLS to an address of this machine under the name of the certificate, as `curl --resolve` makes them. */
import { request as plainRequest } from 'node:http';
import { connect } from 'node:http2';
import { request as tlsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

const host = 'hire.example.com';

interface Given {
  ca: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** By HTTP/1.1; an answer that comes before all of the body was sent counts. */
export function ask(url: string, { ca, method = 'GET', headers = {}, body }: Given): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? tlsRequest : plainRequest;
    const request = send(url, { method, headers: { host, ...headers }, ca, servername: host, agent: false });
    let isAnswered = false;
    request.on('response', (response) => {
      isAnswered = true;
      text(response).then(
        (said) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: said }),
        reject,
      );
    });
    request.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    request.end(body);
  });
}

/** A page by HTTP/2. */
export async function askByHttp2(url: string, path: string, ca: string): Promise<Answer> {
  const session = connect(url, { ca, servername: host });
  try {
    const stream = session.request({ ':path': path, ':authority': host });
    const headers = await new Promise<Record<string, string | undefined>>((resolve, reject) => {
      stream.once('response', (given) => resolve(given as Record<string, string | undefined>)); // numbers are of no matter here
      stream.once('error', reject);
      session.once('error', reject);
    });
    return { status: Number(headers[':status']), headers, body: await text(stream) };
  } finally {
    session.close();
  }
}
