/** The yardstick: node:http and one statement, no parsing, no session, no schema. It answers bytes that were prepared. */
import { createServer } from 'node:http';
import pg from 'pg';
import { pageStatement } from './page-statement.ts';

const { DATABASE_URL, PORT, JOB_ID = '', COMPANY_ID = '', BODY = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });
const body = Buffer.from(BODY, 'base64');

createServer(async (_request, response) => {
  await pool.query({ name: 'page', text: pageStatement, values: [0, 20, JOB_ID, COMPANY_ID] });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
