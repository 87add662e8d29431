import { describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { freigabeOf } from '../../../test/support/freigabe.ts';
import { configured } from '../../../test/support/mandant.ts';
import { grantsOf, movedBy, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { newEmail, postAuftrag } from '../../../test/support/walk.ts';
import { addDays, dayOf, startOfDay } from '../../calendar.ts';

const app = testApp();
const TENANT = 'telko';
const { due, release, object, rowOf, ownerOf } = freigabeOf(app, TENANT);

const releaseAll = (bearer: string, Auftragsnummern: readonly string[], key?: string) =>
  app.api(TENANT, 'POST', '/agentur/freigaben', { bearer, body: { Auftragsnummern }, ...(key && { headers: { 'idempotency-key': key } }) });
const grants = (nummer: string) => grantsOf(app, TENANT, nummer);

describe('the release of an order by its agency', () => {
  test('grants, books and mails its rewards from the first release day on', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer, Empfaengernummer, email } = await due(agentur, { anteil: 50 });
    const inhaber = await ownerOf(agentur);
    const before = await grants(nummer);
    const moved = await movedBy(app, TENANT, async () => {
      const reply = await release(inhaber, agentur, nummer);
      expect(reply).toMatchObject({ status: 200, body: { Auftragsnummer: nummer, Status: 'Freigegeben' } });
      expect(reply.body.FreigegebenAm).toBe(app.clock.now().toISOString());
    });
    expect(before).toEqual([]);
    const sum = (await grants(nummer)).reduce((cent, { wert_cent }) => cent + wert_cent, 0);
    const gebuehr = app.parts.mandanten.get(TENANT)?.konfiguration.AgenturGebuehrCent ?? 0;
    expect(moved).toEqual({ Agenturen: sum + gebuehr, Gebuehren: -gebuehr, Verbindlichkeit: -sum });
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Freigegeben');
    expect((await rowOf(nummer)).freigegeben_durch).toMatch(new RegExp(`^Agentur:${agentur}:`));
    await app.jobs.drainMails();
    expect(app.mails.to(email)).toBeDefined();
  });

  test('is refused with FreigabeAb on the day before', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer, auftrag } = await due(agentur, { tage: 14 });
    const FreigabeAb = addDays(auftrag.Auftragsdatum, 15);
    const inhaber = await ownerOf(agentur);
    expect(await release(inhaber, agentur, nummer)).toMatchObject({ status: 409, body: { code: 'FreigabeZuFrueh', FreigabeAb } });
    const byTenant = await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
    expect(byTenant).toMatchObject({ status: 409, body: { code: 'FreigabeZuFrueh', FreigabeAb } });
    expect(await grants(nummer)).toEqual([]);
  });

  test('returns the same answer when repeated and grants once', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer } = await due(agentur);
    const inhaber = await ownerOf(agentur);
    const [first, second] = [await release(inhaber, agentur, nummer), await release(inhaber, agentur, nummer)];
    expect(second.body).toEqual(first.body);
    expect(second.status).toBe(200);
    expect((await grants(nummer)).length).toBeGreaterThan(0);
    expect(new Set((await grants(nummer)).map(({ seite }) => seite)).size).toBe((await grants(nummer)).length);
  });

  test('happens once for ten concurrent calls, with one grant for each side', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer } = await due(agentur, { anteil: 50 });
    const inhaber = await ownerOf(agentur);
    const replies = await atOnce(10, (i) => (i % 2 ? release(inhaber, agentur, nummer) : releaseAll(inhaber, [nummer])));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const sides = (await grants(nummer)).map(({ seite }) => seite);
    expect(sides).toEqual([...new Set(sides)]);
    const released = replies.filter(({ body }) => body.Freigegeben === 1);
    expect(released.length).toBeLessThanOrEqual(1);
    const entries = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('ereignis').select('nachher').where('bezug', '=', nummer).where('nachher', '=', 'Freigegeben').execute(),
    );
    expect(entries).toHaveLength(1);
  });

  test('leaves the order and its grants cancelled if the tenant cancels it concurrently', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer, auftrag, Empfaengernummer } = await due(agentur);
    const inhaber = await ownerOf(agentur);
    const replies = await atOnce(8, (i) => (i % 2 ? release(inhaber, agentur, nummer) : postAuftrag(app, TENANT, auftrag, 'Storniert')));
    expect(replies.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect((await rowOf(nummer)).status).toBe('Storniert');
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Storniert');
    expect((await grants(nummer)).every(({ status }) => status === 'Storniert')).toBe(true);
  });

  test.each(['Storniert', 'Widerrufen'])('is refused for an order that is %s', async (status) => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer, auftrag } = await due(agentur);
    await postAuftrag(app, TENANT, auftrag, status);
    expect(await release(await ownerOf(agentur), agentur, nummer)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
  });

  test('is refused 14 days after the first release day, when only the tenant can release', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer, auftrag } = await due(agentur, { tage: 30 });
    const reply = await release(await ownerOf(agentur), agentur, nummer);
    expect(reply).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect(reply.body.detail).toContain('entscheidet jetzt Funkhof.');
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    expect((await rowOf(nummer)).freigegeben_durch).not.toMatch(/^Agentur:/);
  });
});

describe('the right to release an order', () => {
  test('excludes the own orders, also under another spelling of the address', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const email = newEmail('bestellt', 'muessig.example');
    const { nummer } = await due(agentur, { email });
    const later = await makeBenutzer(app, TENANT, agentur, { email: email.replace('@', '+agentur@') });
    const own = await loginAgentur(app, TENANT, later);
    const reply = await release(own, agentur, nummer);
    expect(reply).toMatchObject({ status: 403, body: { code: 'NichtAuthorisiert' } });
    expect((await releaseAll(own, [nummer])).body.Ergebnisse[0].Ergebnis).toBe('Eigener');
    expect(await grants(nummer)).toEqual([]);
    expect((await release(await ownerOf(agentur), agentur, nummer)).status).toBe(200);
  });

  test('excludes orders of another agency under either agency number', async () => {
    const [agentur, other] = [await makeAgentur(app, TENANT), await makeAgentur(app, TENANT)];
    const { nummer } = await due(agentur);
    const stranger = await ownerOf(other);
    for (const number of [agentur, other]) {
      expect((await release(stranger, number, nummer)).status).toBe(404);
      expect((await object(stranger, number, nummer)).status).toBe(404);
    }
    expect((await releaseAll(stranger, [nummer])).body).toMatchObject({ Freigegeben: 0, Ergebnisse: [{ Ergebnis: 'NichtGefunden' }] });
    expect(await grants(nummer)).toEqual([]);
  });

  test('requires MitarbeiterGebenFrei for staff, who can release only orders that they see', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const own = await due(agentur, { mitarbeiternummer: 'M-7', tage: 0 });
    const foreign = await due(agentur, { mitarbeiternummer: 'M-8' });
    const staff = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agentur, { rollen: ['Mitarbeiter'] }));
    await configured(app, TENANT, { MitarbeiterGebenFrei: false, MitarbeiterSehenAlles: true }, async () => {
      expect((await release(staff, agentur, own.nummer)).status).toBe(403);
      expect((await releaseAll(staff, [own.nummer])).status).toBe(403);
      expect((await object(staff, agentur, own.nummer)).status).toBe(403);
    });
    await configured(app, TENANT, { MitarbeiterGebenFrei: true, MitarbeiterSehenAlles: false }, async () => {
      expect((await release(staff, agentur, foreign.nummer)).status).toBe(404);
      expect((await releaseAll(staff, [foreign.nummer])).body.Ergebnisse).toMatchObject([{ Ergebnis: 'NichtGefunden' }]);
      expect((await object(staff, agentur, foreign.nummer)).status).toBe(404);
      expect(await rowOf(foreign.nummer)).toMatchObject({ status: 'Bestaetigt', beanstandet_am: null });
      expect((await release(staff, agentur, own.nummer)).status).toBe(200);
    });
    await configured(app, TENANT, { MitarbeiterGebenFrei: true, MitarbeiterSehenAlles: true }, async () =>
      expect((await release(staff, agentur, foreign.nummer)).status).toBe(200),
    );
  });

  test('belongs only to the tenant while the agency is inactive', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const { nummer, auftrag } = await due(agenturnummer);
    const inhaber = await ownerOf(agenturnummer);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('agentur').set({ status: 'Inaktiv', grund: 'Ruht.' }).where('agenturnummer', '=', agenturnummer).execute(),
    );
    expect((await release(inhaber, agenturnummer, nummer)).status).toBe(403);
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
  });
});

describe('releasing several orders in one call', () => {
  test('returns a result for each order in the sent order, and a refused one stops no other', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const early = await due(agentur, { tage: 0 });
    app.clock.pass({ days: 1 });
    const cancelled = await due(agentur, { tage: 0 });
    await postAuftrag(app, TENANT, cancelled.auftrag, 'Storniert');
    const ready = await due(agentur, { tage: 0 });
    const first = await due(agentur, { tage: 0 });
    app.clock.set(startOfDay(addDays(first.auftrag.Auftragsdatum, 15)));
    const late = await due(agentur, { tage: 0 });
    const inhaber = await ownerOf(agentur);
    const sent = [late.nummer, ready.nummer, cancelled.nummer, 'unbekannt', early.nummer, ready.nummer];
    const { status, body } = await releaseAll(inhaber, sent);
    expect(status).toBe(200);
    expect(body.Ergebnisse.map((one: { Auftragsnummer: string }) => one.Auftragsnummer)).toEqual(sent);
    expect(body.Ergebnisse.map((one: { Ergebnis: string }) => one.Ergebnis)).toEqual([
      'ZuFrueh',
      'Freigegeben',
      'NichtMoeglich',
      'NichtGefunden',
      'Freigegeben',
      'BereitsFreigegeben',
    ]);
    expect(body.Ergebnisse[0].FreigabeAb).toBe(addDays(dayOf(app.clock.now()), 15));
    expect(body.Ergebnisse.every((one: { Was: string }) => one.Was.length > 10)).toBe(true);
    expect(body.Freigegeben).toBe(2);
    const all = [...(await grants(ready.nummer)), ...(await grants(early.nummer))];
    expect(body.WertCent).toBe(all.reduce((sum, { wert_cent }) => sum + wert_cent, 0));
  });

  test('returns the same answer for the same idempotency key', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer } = await due(agentur);
    const inhaber = await ownerOf(agentur);
    const key = `freigaben-${nummer}`;
    const [first, again] = [await releaseAll(inhaber, [nummer], key), await releaseAll(inhaber, [nummer], key)];
    expect(first.body.Freigegeben).toBe(1);
    expect(again.body).toEqual(first.body);
    expect((await releaseAll(inhaber, [nummer])).body).toMatchObject({ Freigegeben: 0, WertCent: 0 });
  });

  test.each([[[]], [Array.from({ length: 201 }, (_, i) => `T-${i}`)], [['']], [[7]]])(
    'refuses a body that is no list of 1 to 200 numbers',
    async (list) => {
      const inhaber = await ownerOf(await makeAgentur(app, TENANT));
      expect((await releaseAll(inhaber, list as string[])).status).toBe(422);
    },
  );
});
