import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePlatform } from './platform.ts';
import { isUnreported, report } from './report.ts';
import { type Bestellung, openStore } from './store.ts';

const BESTELLUNG: Bestellung = {
  Auftragsnummer: 'FH-1',
  ProduktId: 462,
  ProduktName: 'HofNetz M',
  Auftragsdatum: '2026-11-20',
  Status: 'Eingegangen',
  Empfaengernummer: 'n1',
};
const TAKEN = { ...BESTELLUNG, Empfehlungsnummer: 'e1', Praemierungen: [] };

/** A platform that returns these answers in order, and a store in its own temporary folder. */
async function shopAt(...answers: readonly (readonly [status: number, body: object])[]) {
  const asked: { key: string | undefined; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const [status, body] = answers[asked.length] ?? [500, {}];
    asked.push({ key: request.headers.authorization, body: JSON.parse(text) });
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const directory = mkdtempSync(join(tmpdir(), 'empfehlwerk-shop-'));
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const platform = makePlatform(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'telko', 'de');
  return { asked, directory, platform, store: openStore(directory, 'telko') };
}

test('reports an order with the shop’s key, and repeats the report after a 5xx', async () => {
  const { asked, platform, store } = await shopAt([503, {}], [500, {}], [201, TAKEN]);
  expect(await report(platform, store, BESTELLUNG, 'Eingegangen')).toBeNull();
  const meldung = { Auftragsnummer: 'FH-1', Empfaengernummer: 'n1', ProduktId: 462, Auftragsdatum: '2026-11-20', Status: 'Eingegangen' };
  expect(asked).toEqual(Array(3).fill({ key: 'Bearer demo-telko', body: meldung }));
  expect((await store.find('FH-1'))?.Gemeldet).toEqual({ Status: 'Eingegangen', Praemierungen: [] });
});

test('changes the status in the shop if the report gets no answer, and marks the order as unreported', async () => {
  const { asked, platform, store } = await shopAt([201, TAKEN]);
  await report(platform, store, BESTELLUNG, 'Eingegangen');
  const taken = (await store.find('FH-1')) as Bestellung;
  expect(isUnreported(taken)).toBe(false);
  expect(await report(platform, store, taken, 'Bestaetigt')).toBeNull();
  expect(asked).toHaveLength(4);
  const [moved] = await store.list();
  expect([moved?.Status, moved && isUnreported(moved)]).toEqual(['Bestaetigt', true]);
});

test('does not repeat a refused report, keeps the status and stores the reason', async () => {
  const { asked, platform, store } = await shopAt([409, { code: 'Konflikt', detail: 'Passt nicht.' }]);
  expect(await report(platform, store, BESTELLUNG, 'Bestaetigt')).toMatchObject({ status: 409 });
  expect(asked).toHaveLength(1);
  const wanted = { Status: 'Eingegangen', Abgelehnt: { Status: 'Bestaetigt', code: 'Konflikt', text: 'Passt nicht.' } };
  expect(await store.find('FH-1')).toMatchObject(wanted);
});

test('does not report an order without a referral', async () => {
  const { asked, platform, store } = await shopAt();
  const { Empfaengernummer: _, ...own } = BESTELLUNG;
  await report(platform, store, own, 'Bestaetigt');
  expect([asked, (await store.find('FH-1'))?.Status]).toEqual([[], 'Bestaetigt']);
});

test('the store keeps concurrent changes across a restart and leaves no partial file', async () => {
  const { directory, store } = await shopAt();
  await Promise.all(Array.from({ length: 20 }, (_, n) => store.put({ ...BESTELLUNG, Auftragsnummer: `FH-${n}` })));
  await store.remove('FH-3');
  const again = await openStore(directory, 'telko').list();
  expect(again.map(({ Auftragsnummer }) => Auftragsnummer)).toEqual((await store.list()).map(({ Auftragsnummer }) => Auftragsnummer));
  expect([again.length, again[0]?.Auftragsnummer, readdirSync(directory)]).toEqual([19, 'FH-19', ['telko.json']]);
});
