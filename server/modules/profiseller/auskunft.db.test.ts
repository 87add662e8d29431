import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { countRows } from '../../../test/support/rows.ts';
import { billedSeller, call, makeSeller, sellerLink } from '../../../test/support/seller.ts';
import { accept, join, login, order, postAuftrag } from '../../../test/support/walk.ts';
import { payGutschrift } from '../../../test/support/zahlung.ts';
import { dayOf } from '../../calendar.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { enqueueMail } from '../../mail/store.ts';
import { provisionGezahlt } from '../abrechnung/auszahlung-mails.ts';
import { correctGutschrift } from '../abrechnung/korrektur.ts';

const app = testApp();
const TENANT = 'telko';
const read = (session?: string, tenant = TENANT) => call(app, 'GET', 'datenauskunft', session, undefined, tenant);

describe('the data disclosure for a seller', () => {
  test('has registration, tax data, statements, documents and commissions, with a masked account and without secrets', async () => {
    const seller = await billedSeller(app);
    const answer = await read(seller.session);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="datenauskunft.json"',
    });
    expect(answer.body).toMatchObject({
      Zeitpunkt: app.clock.now().toISOString(),
      Mandant: 'Funkhof',
      Konto: { Email: seller.email, Language: 'de', PasswortGesetzt: true },
      Daten: { Sellernummer: seller.sellernummer, Status: 'Aktiv', Vorname: 'Paula', Ort: 'Flensburg' },
      Steuern: [{ Steuerstatus: 'Regel' }],
      Abrechnungen: [{ Gutschriften: [{ Gutschriftnummer: expect.stringMatching(/^GS-/) }] }],
      MailSperre: false,
      Postfachsperren: [],
    });
    expect(answer.body.Provisionen).toMatchObject([{ BetragCent: 5000, Status: 'Abgerechnet' }]);
    expect(answer.body.Auftraege).toHaveLength(1);
    expect(answer.body.Sessions.length).toBeGreaterThan(0);
    expect(answer.body.Daten.IBAN).toBe('DE89 •••• •••• •••• ••30 00');
    const text = JSON.stringify(answer.body);
    for (const secret of [seller.session, '370400440532013000', 'passwort_hash', 'argon2']) expect(text).not.toContain(secret);
  });

  test('has all changes and tax data of the past, and what was done', async () => {
    const { session, sellernummer } = await makeSeller(app);
    await app.inTenant(TENANT, async ({ tx, now, random }) => {
      const rows = Array.from({ length: 60 }, (_, i) => ({
        aenderung_id: random.nummer(),
        sellernummer,
        feld: 'Ort',
        vorher: `Ort ${i}`,
        nachher: `Ort ${i + 1}`,
        geaendert_am: now,
      }));
      await tx.insertInto('seller_aenderung').values(rows).execute();
    });
    const { body } = await read(session);
    expect(body.Daten.Aenderungen).toHaveLength(60);
    expect(body.Protokoll.map(({ Was }: { Was: string }) => Was)).toContain('anmeldung.seller');
  });

  test('has the mails about payments and claims', async () => {
    const { session, gutschriftnummer } = await billedSeller(app);
    const { zahlungsnummer } = await payGutschrift(app, TENANT, gutschriftnummer, dayOf(app.clock.now()));
    await app.inTenant(TENANT, async (context) => {
      await enqueueMail(context, provisionGezahlt, zahlungsnummer);
      await correctGutschrift(context, gutschriftnummer, 'Falscher Steuerstatus');
    });
    await app.jobs.drainMails();
    const { body } = await read(session);
    const mails = body.Mails.map(({ Vorlage }: { Vorlage: string }) => Vorlage);
    expect(mails).toEqual(expect.arrayContaining(['sellerAuszahlung', 'forderung']));
  });

  test('has the orders with their numbers, without the customers', async () => {
    const { session } = await makeSeller(app);
    const link = await sellerLink(app, session);
    const person = await join(app, TENANT, link.Empfehlungsnummer);
    await accept(app, TENANT, person);
    const auftrag = order(app, person.Empfaengernummer, link.ProduktId);
    await postAuftrag(app, TENANT, auftrag, 'Bestaetigt');
    const { body } = await read(session);
    expect(body.Auftraege).toMatchObject([{ Auftragsnummer: auftrag.Auftragsnummer, Status: 'Bestaetigt' }]);
    expect(body.Provisionen).toMatchObject([{ Auftragsnummer: auftrag.Auftragsnummer, Status: 'Vorgemerkt' }]);
    expect(JSON.stringify(body)).not.toMatch(/Jörg|Müßig|Domkloster/);
  });

  test('has nothing of another seller, and nothing at another tenant', async () => {
    const other = await billedSeller(app);
    const { session, sellernummer } = await makeSeller(app);
    const { body } = await read(session);
    expect([body.Auftraege, body.Provisionen, body.Abrechnungen]).toEqual([[], [], []]);
    expect(JSON.stringify(body)).not.toContain(other.sellernummer);
    expect(body.Daten.Sellernummer).toBe(sellernummer);
    await configured(app, 'energie', { ModuleProfiseller: true }, async () => {
      expectProblem(await read(session, 'energie'), 401, 'PSOF0204');
    });
    expectProblem(await read(session, 'energie'), 404, 'NichtGefunden');
  });

  test.each(['AdresseBestaetigt', 'Inaktiv'] as const)('is open to a seller who is %s, and changes nothing', async (status) => {
    const { session } = await makeSeller(app, TENANT, { status });
    const before = await countRows(app, ['protokoll', 'mail', 'zugangslink', 'session']);
    expect((await read(session)).body.Daten.Status).toBe(status);
    expect(await countRows(app, ['protokoll', 'mail', 'zugangslink', 'session'])).toEqual(before);
  });

  test('needs the session of a seller', async () => {
    expectProblem(await read(), 401, 'LoginFirst');
    expectProblem(await read(await login(app, TENANT)), 401, 'PSOF0204');
  });
});
