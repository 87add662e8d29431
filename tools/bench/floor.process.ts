/**
 * A bare Node server, measured in the same run as the product with the same bytes. Sends the answer from the file that `startFloor` passes. If the file
 * names a tenant and a database, it first selects the referral by its key and inserts a click, each by a prepared statement through the product's driver.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Floor } from './processes.ts';

const { answer, mandant, url }: Floor = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { status, headers, body } = answer;
const bytes = Buffer.from(body, 'base64');

const server = url === undefined ? createServer((_, response) => response.writeHead(status, headers).end(bytes)) : await clickServer(url);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`listening ${address?.port}`);
});

async function clickServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  await pool.query(
    `create table if not exists bench_klick (klick_id bigint generated always as identity primary key, mandant text, empfehlungsnummer text,
       zeit timestamptz, channel text)`,
  );
  const find = {
    name: 'find',
    text: 'select empfehlungsnummer, bestaetigt_am, gueltig_bis from empfehlung where mandant = $1 and code = $2',
  };
  const insert = { name: 'insert', text: 'insert into bench_klick (mandant, empfehlungsnummer, zeit, channel) values ($1, $2, $3, $4)' };
  return createServer(async (request, response) => {
    const code = request.url?.split('/').at(-1);
    const { rows } = await pool.query({ ...find, values: [mandant, code] });
    await pool.query({ ...insert, values: [mandant, rows[0]?.empfehlungsnummer, new Date(), 'link'] });
    response.writeHead(status, headers).end(bytes);
  });
}
