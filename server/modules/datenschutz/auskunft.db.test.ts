import { describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { IBANS, released } from '../../../test/support/money.ts';
import { countRows } from '../../../test/support/rows.ts';
import { join, login, recommend } from '../../../test/support/walk.ts';
import { addTage } from '../../calendar.ts';

const app = testApp();
const read = (bearer: string, tenant = 'telko') => app.api(tenant, 'GET', '/empfehler/datenauskunft', { bearer });

describe('the disclosure of all data', () => {
  test('contains everything that a recommender entered and did, and no secret', async () => {
    const { email } = await newAccount(app);
    const session = await login(app, 'telko', email);
    const bankdaten = { Kontoinhaber: 'Karla Konto', IBAN: IBANS.other };
    await app.api('telko', 'PUT', '/empfehler/bankdaten', { bearer: session, body: bankdaten });
    await app.api('telko', 'PUT', '/empfehler/setNewsletterOptin', { bearer: session, body: { Optin: true } });
    const empfehler = { Vorname: 'Karla', Nachname: 'Konto-Neu', Email: email };
    const { Empfehlungsnummer, Hex } = await recommend(app, 'telko', session, { empfehler });
    const person = await join(app, 'telko', Empfehlungsnummer);
    const { Empfehlungsnummer: erikas } = await recommend(app, 'telko', await login(app, 'telko'));
    await join(app, 'telko', erikas, email);
    await app.jobs.drainMails();

    const answer = await read(session);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="datenauskunft.json"',
    });
    expect(answer.body).toMatchObject({
      Konto: { Email: email, Language: 'de', PasswortGesetzt: true },
      Empfehler: { Vorname: 'Karla', Nachname: 'Konto' },
      Sessions: [{ Ablauf: expect.stringMatching(/Z$/) }],
      Newsletter: { NewsletterOptinGegeben: false, Werbeeinwilligungen: [{ Was: 'Angefragt', Text: expect.stringMatching(/\S/) }] },
      Bankdaten: { Kontoinhaber: 'Karla Konto', IBAN: expect.stringMatching(/^DE75[ •]+61? ?99$|^DE75.*•.*$/) },
      Kundennummer: null,
      Empfehlungen: [{ Empfehlungsnummer, Nachname: 'Konto-Neu', Empfaenger: [{ Anzeigename: 'Jörg M.' }] }],
      AlsEmpfaenger: [{ Email: email, Vorname: 'Jörg', Geburtsdatum: '1980-12-24', Adresse: { Ort: 'Köln' } }],
      MailSperre: false,
    });
    const versions = { AgbVersion: '2026-11', PraemienbedingungenVersion: '2026-11' };
    expect(answer.body.Zustimmungen).toEqual([
      expect.objectContaining({ Seite: 'Empfehler', AgbText: 'ja', Bezug: Empfehlungsnummer, ...versions }),
    ]);
    expect(answer.body.Mails.map((mail: { Vorlage: string }) => mail.Vorlage)).toEqual(
      expect.arrayContaining(['newsletterBestaetigen', 'empfaengerBestaetigen']),
    );
    expect(answer.body.Protokoll.map((entry: { Was: string }) => entry.Was)).toEqual(
      expect.arrayContaining(['empfehler.bankdaten', 'empfehlung.angelegt']),
    );
    const text = JSON.stringify(answer.body);
    for (const secret of [session, Hex, person.Hex, IBANS.other, person.email, 'Müßig"}', 'passwort_hash'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/argon2/);
  });

  test('is returned to a person who has neither recommended nor been recommended to', async () => {
    const { email } = await newAccount(app);
    const answer = await read(await login(app, 'telko', email));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({
      Konto: { Email: email },
      Empfehlungen: [],
      Zustimmungen: [],
      AlsEmpfaenger: [],
      Praemierungen: [],
    });
  });

  test("contains the recommender's grants with their ledger entries, and not the recipient's", async () => {
    const { grants, empfaengerToken } = await released(app, 'telko');
    const { body } = await read(await login(app, 'telko'));
    const own = body.Praemierungen.find((one: { Praemierungsnummer: string }) => one.Praemierungsnummer === grants[0]?.praemierungsnummer);
    expect(own).toMatchObject({
      Seite: 'Empfehler',
      Status: 'Offen',
      Buchungen: [{ Vorgang: 'Gewaehrung', BetragCent: grants[0]?.wert_cent }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain(grants[1]?.praemierungsnummer);
    expect(text).not.toContain(empfaengerToken);
  });

  test('requires a session of this tenant and changes nothing', async () => {
    const session = await login(app, 'energie');
    expect((await app.api('telko', 'GET', '/empfehler/datenauskunft')).body.code).toBe('LoginFirst');
    expect((await read(session)).body.code).toBe('PSOF0204');
    expect((await read('demo-energie', 'energie')).status).toBe(401);
    const before = await countRows(app, ['protokoll', 'mail', 'zugangslink', 'session']);
    expect((await read(session, 'energie')).status).toBe(200);
    expect(await countRows(app, ['protokoll', 'mail', 'zugangslink', 'session'])).toEqual(before);
  });
});

describe('invitations of agencies', () => {
  test("appear in the disclosure with the agency of the person, without other people's", async () => {
    const agenturnummer = await makeAgentur(app);
    const { email, session } = await inviteEmpfehler(app, 'telko', { agenturnummer, mitarbeiternummer: 'M-7' });
    await inviteEmpfehler(app, 'telko', { agenturnummer });
    const { body } = await read(session);
    expect(body.Empfehler.Agenturnummer).toBe(agenturnummer);
    const now = app.clock.now().toISOString();
    const named = { Vorname: 'Karla', Nachname: 'Konto', Email: email };
    expect(body.Einladungen).toEqual([
      {
        Agenturnummer: agenturnummer,
        ...named,
        Art: 'VorOrt',
        Status: 'Angenommen',
        ErstelltAm: now,
        GueltigBis: addTage(app.clock.now(), 14).toISOString(),
        VerbindungBeendetAm: null,
      },
    ]);
    const { body: other } = await read(await login(app, 'telko', (await newAccount(app)).email));
    expect([other.Einladungen, other.Empfehler.Agenturnummer]).toEqual([[], null]);
  });

  test('lose name and address with the person, who leaves the agency; the referral stays with it', async () => {
    const agenturnummer = await makeAgentur(app);
    const invited = await inviteEmpfehler(app, 'telko', { agenturnummer, mitarbeiternummer: 'M-7' });
    const empfehler = { Vorname: 'Karla', Nachname: 'Konto', Email: invited.email };
    const { Empfehlungsnummer } = await recommend(app, 'telko', invited.session, { empfehler });
    expect((await app.api('telko', 'DELETE', '/empfehler/delete', { bearer: invited.session })).status).toBe(204);
    await app.inTenant('telko', async ({ tx }) => {
      const einladung = tx.selectFrom('einladung').selectAll().where('einladungsnummer', '=', invited.einladungsnummer);
      expect(await einladung.executeTakeFirst()).toMatchObject({
        vorname: '',
        nachname: '',
        email: null,
        status: 'Angenommen',
        agenturnummer,
      });
      const person = tx.selectFrom('empfehler').select(['agenturnummer', 'mitarbeiternummer']).where('empfehler_id', '=', invited.id);
      expect(await person.executeTakeFirst()).toEqual({ agenturnummer: null, mitarbeiternummer: null });
      const referral = tx.selectFrom('empfehlung').select('agenturnummer').where('empfehlungsnummer', '=', Empfehlungsnummer);
      expect(await referral.executeTakeFirst()).toEqual({ agenturnummer });
    });
  });
});
