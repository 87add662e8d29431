import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { hrefsOf, wordsOf } from '../../test/support/html.ts';
import { redirectOf } from '../../test/support/pages.ts';
import { BASE, numberIn, person, shoppingAt } from '../../test/support/shop.ts';
import { newEmail } from '../../test/support/walk.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'empfehlwerk-dev-shop-twice-'));
const app = demoApp({ dataDir });
const { shop, referred, formOf, sent, order, withdraw } = shoppingAt(app);
beforeAll(() => app.app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ordersOf = (empfehlungsnummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('auftrag').select('auftragsnummer').where('empfehlungsnummer', '=', empfehlungsnummer).execute(),
  );

describe('a repeated order', () => {
  test('from two concurrent tabs is stored once, and the other tab gets a question', async () => {
    const { Empfehlungscode, Empfehlungsnummer } = await referred();
    const url = `${BASE}?produkt=FH-462`;
    const forms = [await formOf(url), await formOf(url)];
    const fields = { ...person(), code: Empfehlungscode };
    const places = await atOnce(2, async (i) => String(redirectOf(await shop.post(forms[i] ?? '', fields))[1]));
    const nummern = places.map(numberIn).filter(Boolean);
    expect([nummern.length, await ordersOf(Empfehlungsnummer)]).toEqual([1, [{ auftragsnummer: nummern[0] }]]);
    const asked = await shop.get(places.find((place) => numberIn(place) === '') ?? '');
    expect([asked.status, wordsOf(asked.body)]).toEqual([422, expect.stringContaining('haben Sie schon bestellt')]);
  });

  test('is recognised by any spelling of the address, without showing its number', async () => {
    const url = `${BASE}?produkt=FH-462`;
    const email = newEmail('Zweimal');
    const nummer = await order(url, person(` ${email} `));
    const asked = await sent(await formOf(url), person(email.toUpperCase()));
    expect([asked.status, wordsOf(asked.body)]).toEqual([422, expect.stringContaining('haben Sie schon bestellt')]);
    expect(asked.body).not.toContain(nummer);
    expect(hrefsOf(asked.body, 'Vertrag widerrufen')).toHaveLength(1);
  });
});

test('an order from elsewhere can be withdrawn by its own number, whatever characters it has', async () => {
  const { Empfaengernummer } = await referred();
  const Auftragsnummer = `laden/“ü” ${Empfaengernummer}?`;
  const reported = { Auftragsnummer, ProduktId: 'FH-462', Empfaengernummer, Auftragsdatum: '2026-11-20', Status: 'Bestaetigt' };
  await sent(`${BASE}/auftraege`, { schritt: 'melden', ...reported });
  const [status, at] = redirectOf(await withdraw(Auftragsnummer));
  const shown = await shop.get(String(at));
  expect([status, shown.status, wordsOf(shown.body)]).toEqual([303, 200, expect.stringContaining('Ihr Widerruf ist angekommen')]);
  const [receipt = ''] = hrefsOf(shown.body, 'Bestätigung speichern');
  const { status: saved, headers, body } = await shop.get(receipt);
  expect([saved, headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment; filename="[\w.-]+"$/)]);
  expect(body).toContain(`Auftragsnummer: ${Auftragsnummer}`);
});
