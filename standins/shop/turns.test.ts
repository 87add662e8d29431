import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Brand, ShopRequest } from './request.ts';
import { makeShop } from './shop.ts';
import { openStore } from './store.ts';
import { makeTurns } from './turns.ts';

test('starts a task when the one before has ended, even if that failed', async () => {
  const said: string[] = [];
  const inTurn = makeTurns();
  const work = (name: string, ms: number) => async () => {
    said.push(`${name} begins`);
    await wait(ms);
    said.push(`${name} ends`);
    if (name === 'bad') throw new Error(name);
    return name;
  };
  const done = await Promise.allSettled([inTurn(work('bad', 20)), inTurn(work('good', 0))]);
  expect(said).toEqual(['bad begins', 'bad ends', 'good begins', 'good ends']);
  expect(done).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'good' }]);
});

test('keeps a withdrawal if the platform answers an earlier step only after it', async () => {
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { Status } = text ? JSON.parse(text) : {};
    if (Status === 'Bestaetigt') await wait(100);
    const auftrag = { Status, Praemierungen: [] };
    const said = Status ? auftrag : { Bestellweg: 'Shop', Jetzt: '2026-11-20T10:00:00Z' };
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const directory = mkdtempSync(join(tmpdir(), 'empfehlwerk-shop-turns-'));
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const bestellung = { Auftragsnummer: 'FH-1', ProduktId: 462, ProduktName: 'HofNetz M', Auftragsdatum: '2026-11-20' };
  await openStore(directory, 'telko').put({ ...bestellung, Status: 'Eingegangen', Empfaengernummer: 'n1' });
  const shop = makeShop({ directory, base: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const send = (path: string, form: ShopRequest['form']) =>
    shop({ tenant: 'telko', path, query: {}, form, locale: 'de', key: null, brand: {} as Brand });
  await Promise.all([
    send('auftraege', { auftragsnummer: 'FH-1', schritt: 'Bestaetigt' }),
    send('widerruf', { auftragsnummer: 'FH-1', name: 'Jörg Müßig', kontakt: 'joerg@muessig.example' }),
  ]);
  expect(await openStore(directory, 'telko').find('FH-1')).toMatchObject({ Status: 'Widerrufen', Widerruf: { Name: 'Jörg Müßig' } });
});
