import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { newEmpfehler, recommendOpenly } from '../../../../test/support/opt-in.ts';
import { join, login, order, postAuftrag, recommend, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = demoApp();
const TENANT = 'telko';

const set = async (session: string, nr: string, AnteilEmpfehler: unknown, tenant = TENANT) =>
  (await app.api(tenant, 'PUT', `/empfehlung/${nr}/anteil`, { bearer: session, body: { AnteilEmpfehler } })).status;
const click = (nr: string, headers: Record<string, string> = {}) => app.api(TENANT, 'GET', `/empfehlen/click/${nr}`, { headers });
const shown = async (session: string, nr: string): Promise<{ AnteilEmpfehler: number; Anteile?: number[]; Benannt?: true }> =>
  shownEmpfehlung(app, TENANT, session, nr);
/** A referral by Erika with a share, and her session. */
async function shared(anteil: number, wish: { empfaenger?: { Vorname: string } } = {}) {
  const session = await login(app, TENANT);
  const { Empfehlungsnummer: nr } = await recommend(app, TENANT, session, { anteil, produkt: 462, ...wish });
  return { session, nr };
}
const entries = (nr: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('protokoll')
      .select('daten')
      .where('bezug', '=', nr)
      .where('was', '=', 'empfehlung.anteil')
      .orderBy('protokoll_id')
      .execute(),
  );

describe('the share of a referral', () => {
  test('can be changed freely until the first click, and each change is logged', async () => {
    const { session, nr } = await shared(50);
    for (const anteil of [0, 100, 100, 50]) expect(await set(session, nr, anteil)).toBe(204);
    expect(await shown(session, nr)).toMatchObject({ AnteilEmpfehler: 50, Anteile: [100, 50, 0] });
    expect((await app.api(TENANT, 'GET', `/empfehlen/${nr}`)).body.Praemie).toMatchObject({ EmpfaengerWert: '35,00 €' });
    expect((await entries(nr)).map(({ daten }) => daten)).toEqual([
      { von: 50, nach: 0 },
      { von: 0, nach: 100 },
      { von: 100, nach: 50 },
    ]);
  });

  test('is offered once for the same amounts, and the call takes each share', async () => {
    const session = await login(app, 'berater');
    const { Empfehlungsnummer: nr } = await recommend(app, 'berater', session, { anteil: 100, produkt: 1 });
    const offered = async () => (await shownEmpfehlung(app, 'berater', session, nr)).Anteile;
    expect(await offered()).toEqual([100, 50]);
    expect(await set(session, nr, 0, 'berater')).toBe(204);
    expect(await offered()).toEqual([100, 0]);
    expect(await set(session, nr, 50, 'berater')).toBe(204);
  });

  test('changes only in the contact’s favour after a click; a messenger preview is not a click', async () => {
    const { session, nr } = await shared(50);
    for (const agent of ['WhatsApp/2.23', 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)'])
      await click(nr, { 'user-agent': agent });
    await app.api(TENANT, 'PUT', `/empfehlung/${nr}`);
    expect(await set(session, nr, 100)).toBe(204);
    await click(nr);
    expect((await shown(session, nr)).Anteile).toEqual([100, 50, 0]);
    expect(await set(session, nr, 50)).toBe(204);
    expect(await shown(session, nr)).toMatchObject({ AnteilEmpfehler: 50, Anteile: [50, 0] });
    expect(await set(session, nr, 100)).toBe(409);
    expect(await set(session, nr, 0)).toBe(204);
    expect(await set(session, nr, 50)).toBe(409);
    expect(await shown(session, nr)).toMatchObject({ AnteilEmpfehler: 0, Anteile: [0] });
  });

  test('is fixed once a recipient has joined, even if the data is erased later; the same share is accepted', async () => {
    const { session, nr } = await shared(50);
    const person = await join(app, TENANT, nr);
    for (const anteil of [100, 0]) expect(await set(session, nr, anteil)).toBe(409);
    expect(await set(session, nr, 50)).toBe(204);
    expect((await shown(session, nr)).Anteile).toEqual([50]);
    await app.jobs.drainMails();
    const Token = tokenOf(app.mails.to(person.email));
    expect((await app.api(TENANT, 'POST', '/empfaenger/ablehnen', { body: { Token } })).status).toBe(204);
    expect(await set(session, nr, 0)).toBe(409);
    expect((await shown(session, nr)).Anteile).toEqual([50]);
  });

  test('is fixed once a provisional entry exists for an address that has joined before', async () => {
    const first = await shared(50);
    const { email } = await join(app, TENANT, first.nr);
    const { session, nr } = await shared(50);
    await join(app, TENANT, nr, email);
    expect(await set(session, nr, 0)).toBe(409);
  });

  test('of a referral for one named person can be changed until that person orders', async () => {
    const { session, nr } = await shared(50, { empfaenger: { Vorname: 'Tom' } });
    expect(await shown(session, nr)).toMatchObject({ Benannt: true, Anteile: [100, 50, 0] });
    expect(await set(session, nr, 100)).toBe(204);
    const { Empfaenger } = await shownEmpfehlung(app, TENANT, session, nr);
    const ordered = { ...order(app, Empfaenger[0].Empfaengernummer, 462) };
    expect((await postAuftrag(app, TENANT, ordered, 'Eingegangen')).status).toBe(201);
    expect(await set(session, nr, 50)).toBe(409);
  });

  test('is refused if invalid, without a login, and on a referral of another person or tenant', async () => {
    const { session, nr } = await shared(50);
    const other = await newEmpfehler(app);
    for (const anteil of [25, '50', null, undefined]) expect(await set(session, nr, anteil)).toBe(422);
    expect((await app.api(TENANT, 'PUT', `/empfehlung/${nr}/anteil`, { body: { AnteilEmpfehler: 0 } })).body.code).toBe('LoginFirst');
    expect(await set(other.session, nr, 0)).toBe(404);
    expect(await set(session, 'gibtesnicht', 0)).toBe(404);
    expect(await set(await login(app, 'energie'), nr, 0, 'energie')).toBe(404);
    expect((await shown(session, nr)).AnteilEmpfehler).toBe(50);
  });

  test('is refused before the address is confirmed and after the end of the referral', async () => {
    const { session, empfehler } = await newEmpfehler(app);
    const { Empfehlungsnummer: open } = (await recommendOpenly(app, empfehler)).body;
    expect(await set(session, open, 0)).toBe(409);
    const { Empfehlungsnummer: ended } = await recommend(app, TENANT, session, { empfehler, produkt: 462 });
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('empfehlung').set({ gueltig_bis: '2020-01-01' }).where('empfehlungsnummer', '=', ended).execute(),
    );
    expect(await set(session, ended, 0)).toBe(410);
    expect(await shown(session, ended)).not.toHaveProperty('Anteile');
  });
});

describe('concurrent calls', () => {
  test('for ten changes are logged one after the other, and the last one applies', async () => {
    const { session, nr } = await shared(50);
    const answered = await atOnce(10, (index) => set(session, nr, index % 2 ? 100 : 0));
    expect(new Set(answered)).toEqual(new Set([204]));
    const log = (await entries(nr)).map(({ daten }) => daten as { von: number; nach: number });
    expect(log.map(({ von }) => von)).toEqual([50, ...log.slice(0, -1).map(({ nach }) => nach)]);
    expect((await shown(session, nr)).AnteilEmpfehler).toBe(log.at(-1)?.nach);
  });

  test('for a change and ten joins leave the share fixed, whichever comes first', async () => {
    const { session, nr } = await shared(50);
    const [changed] = await Promise.all([set(session, nr, 100), atOnce(10, () => join(app, TENANT, nr))]);
    expect((await shown(session, nr)).AnteilEmpfehler).toBe(changed === 204 ? 100 : 50);
    expect(await set(session, nr, 0)).toBe(409);
  });

  test('that each click and then lower the contact’s share are refused, because an answered click always counts', async () => {
    const { session, nr } = await shared(0);
    const answered = await atOnce(10, async (index) => {
      await click(nr);
      return set(session, nr, index % 2 ? 100 : 50);
    });
    expect(new Set(answered)).toEqual(new Set([409]));
    expect(await entries(nr)).toEqual([]);
  });

  test('for a change against the contact and ten clicks apply the change before the first click or not at all', async () => {
    const { session, nr } = await shared(0);
    const [changed] = await Promise.all([set(session, nr, 50), atOnce(10, () => click(nr))]);
    expect((await shown(session, nr)).AnteilEmpfehler).toBe(changed === 204 ? 50 : 0);
    expect(await set(session, nr, 100)).toBe(409);
  });
});
