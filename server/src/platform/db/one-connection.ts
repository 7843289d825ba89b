/** A single connection to PostgreSQL beside the pool: for what owns the tables, once, and ends. */
import pg from 'pg';

/** Connects, works and ends the connection, however the work ends. `name` is what the server shows of it. */
export async function withConnection<T>(
  connectionString: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, application_name: name });
  // What it was asked fails by itself; without a listener the process would end.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
