import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { confirmData, PERSONAL, rowOf } from '../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { join, login, newEmail, order, postAuftrag, recommend, shownEmpfehlung } from '../../../test/support/walk.ts';
import { empfaengerSweeps } from './jobs.ts';

const app = demoApp();
let session: string;
let nummer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, 'telko');
  nummer = (await recommend(app, 'telko', session, { produkt: 462 })).Empfehlungsnummer;
});

const findSweep = (name: string) => {
  const sweep = empfaengerSweeps.find((one) => one.name === name);
  if (!sweep) throw new Error(`no sweep ${name}`);
  return sweep;
};
const deletion = findSweep('empfaenger.loeschung');

const moveTo = (days: number, seconds = 0) => app.clock.set(momentAfter({ days, seconds }));
async function at(days: number, seconds = 0) {
  moveTo(days, seconds);
  await app.jobs.drain();
}

const own = (hex: string) => app.api('telko', 'GET', `/empfaenger/${hex}`);

describe('unconfirmed data', () => {
  test('is deleted after 12 weeks, to the second; number, referral and status stay', async () => {
    const { Empfaengernummer, Hex, email } = await join(app, 'telko', nummer);
    await at(84, -1);
    expect((await rowOf(app, Empfaengernummer)).email).toBe(email);
    await at(84);
    const row = await rowOf(app, Empfaengernummer);
    for (const column of PERSONAL) expect(row[column], column).toBeNull();
    expect(row).toMatchObject({ status: 'Abgelaufen', empfehlungsnummer: nummer, loeschen_am: null, werbeeinwilligung: false });
    expect(row.daten_geloescht_am).toEqual(app.clock.now());
    expect((await own(Hex)).status).toBe(404);
    expect((await app.api('telko', 'GET', `/empfehlen/${nummer}`)).status).toBe(200);
  });

  test('is removed from everywhere in the database', async () => {
    const email = newEmail('spurlos');
    const { Empfaengernummer } = await join(app, 'telko', nummer, email);
    await at(84);
    const stored = await app.inTenant('telko', async ({ tx }) =>
      JSON.stringify([
        await tx.selectFrom('empfaenger').selectAll().where('empfaengernummer', '=', Empfaengernummer).execute(),
        await tx.selectFrom('protokoll').selectAll().where('bezug', '=', Empfaengernummer).execute(),
        await tx.selectFrom('mail').selectAll().execute(),
        await tx.selectFrom('zugangslink').selectAll().where('bezug', '=', Empfaengernummer).execute(),
      ]),
    );
    expect(stored).not.toMatch(/spurlos|Müßig|Domkloster/);
  });

  test('of a person whom a recommender named is deleted 12 weeks later', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, {
      produkt: 462,
      empfaenger: { Vorname: 'Nadja', Nachname: 'Roth', Email: newEmail('nadja') },
    });
    await at(84);
    const shown = await shownEmpfehlung(app, 'telko', await login(app, 'telko'), Empfehlungsnummer);
    expect(shown.Empfaenger).toEqual([expect.objectContaining({ Anzeigename: 'Ihr Kontakt', Status: 'Abgelaufen' })]);
  });

  test('that a named person entered stays for 12 weeks from then', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462, empfaenger: { Vorname: 'Nadja' } });
    await at(30);
    const { Empfaengernummer, email } = await join(app, 'telko', Empfehlungsnummer);
    await at(114, -1);
    expect((await rowOf(app, Empfaengernummer)).email).toBe(email);
    await at(114);
    expect((await rowOf(app, Empfaengernummer)).email).toBeNull();
  });
});

describe('confirmed data', () => {
  test('stays if confirmed by the mailed link, even if the person expires', async () => {
    const { Empfaengernummer, email } = await join(app, 'telko', nummer);
    await app.jobs.drainMails();
    await confirmData(app, tokenOf(app.mails.to(email)));
    await at(100);
    expect(await rowOf(app, Empfaengernummer)).toMatchObject({ email, status: 'Abgelaufen', loeschen_am: null });
  });

  test('stays if confirmed by an order', async () => {
    const { Empfaengernummer, email } = await join(app, 'telko', nummer);
    await postAuftrag(app, 'telko', order(app, Empfaengernummer, 462), 'Bestaetigt');
    await at(100);
    expect(await rowOf(app, Empfaengernummer)).toMatchObject({ email, status: 'Ok' });
  });

  test('stays if it is confirmed while its deletion is due', async () => {
    const { Empfaengernummer, email } = await join(app, 'telko', nummer);
    const auftrag = order(app, Empfaengernummer, 462);
    moveTo(84);
    const due = await app.parts.db.inSystem((scope) => deletion.due(scope, app.clock.now(), 500));
    expect(due.map(({ id }) => id)).toContain(Empfaengernummer);
    expect((await postAuftrag(app, 'telko', auftrag, 'Bestaetigt')).status).toBe(201);
    await app.inTenant('telko', (context) => deletion.run(context, Empfaengernummer));
    expect((await rowOf(app, Empfaengernummer)).email).toBe(email);
  });
});

test('a mail to a person whose data is deleted before it is sent is dropped', async () => {
  const { email } = await join(app, 'telko', nummer);
  await at(84);
  expect(app.mails.allTo(email)).toEqual([]);
});
