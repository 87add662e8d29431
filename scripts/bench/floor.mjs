/**
 * What a bare Node server does in place of the product, measured beside it in the same run: `node floor.mjs click URL` selects a referral and
 * inserts a click for each request, through the product's own driver; `node floor.mjs page FILE` sends the bytes of a page as the product does.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const [kind, argument] = process.argv.slice(2);

async function clickServer(url) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(
    `create table if not exists bench_klick (klick_id bigint generated always as identity primary key, code text, zeit timestamptz, channel text)`,
  );
  return createServer(async (request, response) => {
    const code = request.url.split('/').at(-1);
    const { rows } = await pool.query('select empfehlungsnummer from empfehlung where code = $1', [code]);
    await pool.query('insert into bench_klick (code, zeit, channel) values ($1, $2, $3)', [code, new Date(), 'link']);
    response.writeHead(302, { location: `/de/empfaengerdaten/${rows[0]?.empfehlungsnummer}` }).end();
  });
}

function pageServer(file) {
  const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
  const bytes = Buffer.from(body, 'base64');
  return createServer((_, response) => response.writeHead(200, headers).end(bytes));
}

const server = kind === 'click' ? await clickServer(argument) : pageServer(argument);
server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
