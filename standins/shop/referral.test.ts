import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makePlatform } from './platform.ts';
import { takePart } from './referral.ts';
import { wordsOf } from './words.ts';

test('takePart sends the same idempotency key for a repeated form, another for a changed one, and never personal data in it', async () => {
  const keys: string[] = [];
  const server = createServer((request, reply) => {
    keys.push(String(request.headers['idempotency-key']));
    reply.writeHead(201, { 'content-type': 'application/json' }).end('{"Empfaengernummer":"p1","Hex":"h1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const platform = makePlatform(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'telko', 'de');
  const referral = { empfehlungsnummer: 'n1', vorname: 'Erika', istVerkaeufer: false, praemie: '35 €', produktId: 462 };
  const form = { vorgang: 'v1', vorname: 'Jörg', nachname: 'Müßig', email: 'żółw@example.net' };
  for (const typed of [form, form, { ...form, nachname: 'Mueßig' }, { ...form, vorgang: 'v2' }])
    expect(await takePart(platform, wordsOf('de'), referral, typed)).toEqual({ empfaengernummer: 'p1' });
  const [first, again, ...others] = keys;
  expect([again === first, new Set(keys).size, others.length]).toEqual([true, 3, 2]);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});
