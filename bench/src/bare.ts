/** The yardstick: node:http and one statement, no parsing, no session, no policies (its role owns the tables), no schema. It answers bytes that were prepared. */
import { createServer } from 'node:http';
import pg from 'pg';

const { DATABASE_URL, PORT, STATEMENT = '', VALUES = '[]', BODY = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });
const body = Buffer.from(BODY, 'base64');
const values: unknown[] = JSON.parse(VALUES);

createServer(async (_request, response) => {
  await pool.query({ name: 'bare', text: STATEMENT, values });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
