/** Connections on which many requests are sent at once, by somebody who reads none of the answers. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';

/** What is asked for, over and over. */
export interface Asked {
  path: string;
  token?: string;
}

export interface Pipelines {
  /** Connections that the server has not ended. */
  open(): number;
  /** Leaves, and answers when every connection is gone. */
  hangUp(): Promise<void>;
}

/** Opens `connections` and sends `requests` on each; answers once each of them was answered for the first time, or ended. */
export async function openPipelines(
  url: string,
  { path, token }: Asked,
  { connections, requests }: { connections: number; requests: number },
): Promise<Pipelines> {
  const { protocol, hostname, port } = new URL(url);
  const at = { host: hostname, port: Number(port) };
  const lines = [`GET ${path} HTTP/1.1`, 'Host: saring', ...(token ? [`Authorization: Bearer ${token}`] : [])];
  const bytes = `${lines.join('\r\n')}\r\n\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () =>
    // Whose certificate it is does not matter to somebody who means harm.
    protocol === 'https:' ? connectTls({ ...at, rejectUnauthorized: false }) : connect(at),
  );
  await Promise.all(sockets.map((socket) => asking(socket, bytes)));
  return {
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    async hangUp() {
      const left = sockets.filter(({ destroyed }) => !destroyed);
      await Promise.all(left.map((socket) => once(socket.destroy(), 'close')));
    },
  };
}

/** Sends, and waits for the first bytes of the first answer without taking what comes after them. */
async function asking(socket: Socket, bytes: string): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    socket.once('readable', resolve).once('close', () => resolve());
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await answered;
}

/** Files and connections that a process has open; null where the system does not tell. */
export async function openDescriptors(pid: number | undefined): Promise<number | null> {
  const names = await readdir(`/proc/${pid}/fd`).catch(() => null);
  return names?.length ?? null;
}

/** The largest script of the built app. */
export async function scriptPath(): Promise<string> {
  const names = await readdir(fileURLToPath(new URL('../../../web/dist/assets', import.meta.url)));
  return `/assets/${names.find((name) => /^app-.*\.js$/.test(name))}`;
}
