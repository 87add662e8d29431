import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { entriesOf, withInhalte } from '../../../test/support/inhalt.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { call, loginSeller, makeSeller, registeredSeller, SELLER_ANGABEN, sellerTexte } from '../../../test/support/seller.ts';
import { PASSWORD } from '../../../test/support/walk.ts';
import { addDays, dayOf } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { approveSeller, deactivateSeller, refuseSeller } from './entscheiden.ts';

const app = testApp();
const TENANT = 'telko';

const read = async (session: string) => (await call(app, 'GET', 'daten', session)).body;
const save = (session: string, body: object) => call(app, 'PUT', 'daten', session, body);
const giveVerfahren = (session: string, body: object) => call(app, 'PUT', 'gutschriftverfahren', session, body);
const today = () => dayOf(app.clock.now());
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).map(({ betreff }) => betreff);
};
const codes = async (session: string, body: object) => fieldCodes(await save(session, body));

/** A seller whose address is confirmed, with the session of the mailed link. */
async function registering() {
  const { email, token } = await registeredSeller(app);
  const { body } = await call(app, 'POST', 'bestaetigen', undefined, { Token: token });
  return { email, session: body.Token as string, sellernummer: body.Sellernummer as string };
}

describe('the data of a seller in registration', () => {
  test('is saved step by step and waits for the tenant once nothing is missing, with one mail', async () => {
    const { session, sellernummer } = await registering();
    expect(await read(session)).toMatchObject({
      Sellernummer: sellernummer,
      Status: 'AdresseBestaetigt',
      Steuer: null,
      AbrechnungMonate: 1,
    });
    const { Art, Geburtsdatum, Strasse, Hausnummer, Plz, Ort, Steuer, Kontoinhaber, IBAN } = SELLER_ANGABEN;
    const { Bedingungen } = await sellerTexte(app, session);
    const steps: readonly [object, readonly string[]][] = [
      [{ Art, Geburtsdatum }, ['Strasse', 'Hausnummer', 'Plz', 'Ort', 'Steuer', 'Kontoinhaber', 'IBAN', 'Bedingungen']],
      [{ Strasse, Hausnummer, Plz, Ort, Land: 'Deutschland' }, ['Steuer', 'Kontoinhaber', 'IBAN', 'Bedingungen']],
      [{ Steuer }, ['Kontoinhaber', 'IBAN', 'Bedingungen']],
      [{ Kontoinhaber, IBAN }, ['Bedingungen']],
    ];
    for (const [body, fehlt] of steps) expect((await save(session, body)).body).toMatchObject({ Status: 'Zusatzdaten', Fehlt: fehlt });
    const { body } = await save(session, { Bedingungen });
    expect(body).toMatchObject({
      Status: 'WartetAufFreigabe',
      Fehlt: [],
      IBAN: 'DE89 •••• •••• •••• ••30 00',
      Steuer: { GiltAb: today(), Steuerstatus: 'Regel', UstId: 'DE136695976', Steuernummer: null, KuIdNr: null },
      Bedingungen: { Version: Bedingungen, ZugestimmtVersion: Bedingungen },
      Aenderungen: [],
    });
    const support = app.parts.mandanten.get(TENANT)?.konfiguration.SupportEmail ?? '';
    expect((await mailsTo(support)).filter((betreff) => betreff.includes(sellernummer))).toEqual([
      `Profiseller ${sellernummer} wartet auf Freigabe`,
    ]);
    expect((await codes(session, { Strasse: '' })).Strasse).toBe('pflichtfeld');
    expect((await save(session, { Strasse: 'Neue Straße' })).body.Aenderungen).toMatchObject([{ Feld: 'Strasse', Vorher: 'Am Speicher' }]);
  });

  test('of a firm needs its name and no birth date', async () => {
    const { session } = await registering();
    const { Geburtsdatum: _, ...rest } = SELLER_ANGABEN;
    const { Bedingungen } = await sellerTexte(app, session);
    expect((await save(session, { ...rest, Art: 'Firma', Bedingungen })).body.Fehlt).toEqual(['Firma']);
    expect((await save(session, { Firma: 'Probst Vertrieb' })).body).toMatchObject({ Status: 'WartetAufFreigabe', Geburtsdatum: null });
    expect((await call(app, 'GET', 'user', session)).body.Name).toBe('Probst Vertrieb');
  });

  test.each([
    ['a VAT id of another country', { Steuer: { Steuerstatus: 'Regel', UstId: 'ATU12345678' } }, 'Steuer.UstId', 'ustId'],
    ['a VAT id with a wrong check digit', { Steuer: { Steuerstatus: 'Regel', UstId: 'DE136695977' } }, 'Steuer.UstId', 'ustId'],
    [
      'a tax number of nine digits',
      { Steuer: { Steuerstatus: 'Regel', Steuernummer: '123456789' } },
      'Steuer.Steuernummer',
      'steuernummer',
    ],
    ['a wrong KU-IdNr', { Steuer: { Steuerstatus: 'Kleinunternehmer', KuIdNr: 'DE12345678EX' } }, 'Steuer.KuIdNr', 'kuIdNr'],
    ['a KU-IdNr of a seller with VAT', { Steuer: { Steuerstatus: 'Regel', KuIdNr: 'DE123456789-EX' } }, 'Steuer.KuIdNr', 'kuNurKlein'],
    ['tax data without a number', { Steuer: { Steuerstatus: 'Kleinunternehmer' } }, 'Steuer.Steuernummer', 'pflichtfeld'],
    ['an address abroad', { Land: 'Österreich' }, 'Land', 'landDe'],
    ['a postcode of another country', { Plz: '1010' }, 'Plz', 'format'],
    ['an account outside the EEA', { Kontoinhaber: 'Paula Probst', IBAN: 'CH9300762011623852957' }, 'IBAN', 'ibanLand'],
    ['an account with wrong check digits', { Kontoinhaber: 'Paula Probst', IBAN: 'DE89370400440532013001' }, 'IBAN', 'iban'],
    ['an account without its holder', { IBAN: SELLER_ANGABEN.IBAN }, 'Kontoinhaber', 'pflichtfeld'],
    ['a person below 18', { Geburtsdatum: '2015-01-01' }, 'Geburtsdatum', 'zuJung'],
    ['conditions of another version', { Bedingungen: 'alt' }, 'Bedingungen', 'textGeaendert'],
    ['a period of four months', { AbrechnungMonate: 4 }, 'AbrechnungMonate', expect.any(String)],
  ])('is refused at its field: %s', async (_, body, field, code) => {
    const { session } = await registering();
    const reply = await save(session, body);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ [field]: code });
    expect((await read(session)).Status).toBe('AdresseBestaetigt');
  });

  test('may name the account of a recommender, and asks for no agreement where the tenant has no text', async () => {
    const { session } = await registering();
    await newAccount(app);
    const bare = entriesOf(app, TENANT).filter(({ kennung }) => !kennung.startsWith('seller-'));
    await withInhalte(app, TENANT, bare, async () => {
      expect((await save(session, SELLER_ANGABEN)).body).toMatchObject({
        Status: 'WartetAufFreigabe',
        Bedingungen: null,
        Gutschriftverfahren: null,
      });
      expectProblem(await giveVerfahren(session, { Zustimmung: true, Version: 'alt' }), 404, 'NichtGefunden');
    });
  });

  test('is complete once, however many calls save the last step at once', async () => {
    const { session, sellernummer } = await registering();
    const { Bedingungen } = await sellerTexte(app, session);
    await save(session, SELLER_ANGABEN);
    const answers = await atOnce(4, () => save(session, { Bedingungen }));
    expect(answers.map(({ status, body }) => [status, body.Status])).toEqual(Array(4).fill([200, 'WartetAufFreigabe']));
    const events = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('ereignis')
        .select('nachher')
        .where('bezug', '=', sellernummer)
        .where('was', '=', 'Seller')
        .orderBy('ereignis_id')
        .execute(),
    );
    expect(events.map(({ nachher }) => nachher)).toEqual(['Angelegt', 'AdresseBestaetigt', 'Zusatzdaten', 'WartetAufFreigabe']);
  });
});

describe('the tax data of a seller', () => {
  test('of a later day is shown as such and counts from that day, and a correction replaces it', async () => {
    const { session } = await makeSeller(app);
    const later = addDays(today(), 10);
    const klein = { Steuerstatus: 'Kleinunternehmer', KuIdNr: 'de 123 456 789 ex' } as const;
    expect((await save(session, { Steuer: { ...klein, GiltAb: later } })).body).toMatchObject({
      Steuer: { Steuerstatus: 'Regel' },
      SteuerKuenftig: { GiltAb: later, Steuerstatus: 'Kleinunternehmer', KuIdNr: 'DE123456789-EX' },
    });
    const corrected = await save(session, { Steuer: { Steuerstatus: 'Kleinunternehmer', Steuernummer: '29/815/08156', GiltAb: later } });
    expect(corrected.body.SteuerKuenftig).toMatchObject({ GiltAb: later, KuIdNr: null, Steuernummer: '29/815/08156' });
    app.clock.pass({ days: 10 });
    const { body } = await call(app, 'POST', 'login', undefined, { Email: corrected.body.Email, Password: PASSWORD });
    expect(await read(body.Token)).toMatchObject({ Steuer: { GiltAb: later, Steuerstatus: 'Kleinunternehmer' }, SteuerKuenftig: null });
  });

  test('holds from the registration on until the seller is approved, also corrected on a later day and for one', async () => {
    const { session, email, sellernummer } = await makeSeller(app, TENANT, { status: 'WartetAufFreigabe' });
    const registered = today();
    const later = addDays(registered, 30);
    const klein = { Steuerstatus: 'Kleinunternehmer', Steuernummer: '29/815/08156', GiltAb: later };
    expect((await save(session, { Steuer: klein })).body).toMatchObject({
      Steuer: { ...klein, GiltAb: registered },
      SteuerKuenftig: null,
    });
    app.clock.pass({ days: 3 });
    const again = await loginSeller(app, email);
    expect((await save(again, { Steuer: { Steuerstatus: 'Regel', UstId: 'DE136695976' } })).body).toMatchObject({
      Steuer: { GiltAb: registered, Steuerstatus: 'Regel' },
      SteuerKuenftig: null,
    });
    await app.inTenant(TENANT, (context) => approveSeller(context, sellernummer));
    expect((await save(again, { Steuer: klein })).body).toMatchObject({
      Steuer: { GiltAb: registered, Steuerstatus: 'Regel' },
      SteuerKuenftig: klein,
    });
  });

  test('is not entered for a day before the registration, and the same again adds nothing', async () => {
    const { session, sellernummer } = await makeSeller(app);
    const Steuer = { Steuerstatus: 'Regel', UstId: 'DE136695976' } as const;
    expect(await codes(session, { Steuer: { ...Steuer, GiltAb: addDays(today(), -1) } })).toEqual({ 'Steuer.GiltAb': 'vorBeginn' });
    await save(session, { Steuer });
    const rows = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('seller_steuer').select('eintrag').where('sellernummer', '=', sellernummer).execute(),
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a seller who was approved', () => {
  test('changes address, account and tax data with a recent password, by mail and in the history', async () => {
    const { session, email } = await makeSeller(app);
    app.clock.pass({ minutes: 16 });
    const IBAN = 'DE02 1203 0000 0000 2020 51';
    for (const body of [{ Ort: 'Kiel' }, { IBAN }, { Steuer: { Steuerstatus: 'Regel', Steuernummer: '29/815/08156' } }])
      expectProblem(await save(session, body), 403, 'PasswortErforderlich');
    expect(await mailsTo(email)).toEqual([]);
    expect(fieldCodes(await call(app, 'POST', 'passwortpruefen', session, { Password: 'Falsch-2026' }))).toEqual({
      Password: 'passwortFalsch',
    });
    expect((await call(app, 'POST', 'passwortpruefen', session, { Password: PASSWORD })).status).toBe(204);
    const { body } = await save(session, { Ort: 'Kiel', IBAN });
    expect(body.Aenderungen.map(({ Feld, Vorher, Nachher }: Record<string, string>) => [Feld, Vorher, Nachher]).sort()).toEqual([
      ['IBAN', 'DE89 •••• •••• •••• ••30 00', 'DE02 •••• •••• •••• ••20 51'],
      ['Ort', 'Flensburg', 'Kiel'],
    ]);
    expect(await mailsTo(email)).toEqual(['Ihre Angaben als Profiseller wurden geändert']);
    expect((await save(session, { AbrechnungMonate: 3 })).body.AbrechnungMonate).toBe(3);
    app.clock.pass({ minutes: 16 });
    expect((await save(session, { Language: 'en', Vorname: 'Pia' })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await codes(session, { Nachname: '' })).toMatchObject({ Nachname: expect.any(String) });
  });

  test('keeps required data, and the former account for the books', async () => {
    const { session } = await makeSeller(app);
    expect(await codes(session, { IBAN: null, Kontoinhaber: null })).toEqual({ Kontoinhaber: 'pflichtfeld', IBAN: 'pflichtfeld' });
    const count = () => app.inTenant(TENANT, ({ tx }) => tx.selectFrom('bankdaten').select('bankdaten_id').execute());
    const before = (await count()).length;
    await save(session, { IBAN: 'DE02 1203 0000 0000 2020 51' });
    expect((await count()).length).toBe(before + 1);
  });

  test('agrees to the tenant writing the documents, once for a repeat, and ends that', async () => {
    const { session, sellernummer } = await makeSeller(app);
    const { Gutschriftverfahren: Version } = await sellerTexte(app, session);
    expect(fieldCodes(await giveVerfahren(session, { Zustimmung: true, Version: 'alt' }))).toEqual({ Version: 'textGeaendert' });
    expect(fieldCodes(await giveVerfahren(session, { Zustimmung: true }))).toEqual({ Version: 'pflichtfeld' });
    for (const _ of [1, 2]) expect((await giveVerfahren(session, { Zustimmung: true, Version })).status).toBe(204);
    expect((await read(session)).Gutschriftverfahren).toMatchObject({ ZugestimmtVersion: Version, BeendetAm: null });
    for (const _ of [1, 2]) expect((await giveVerfahren(session, { Zustimmung: false })).status).toBe(204);
    expect((await read(session)).Gutschriftverfahren).toMatchObject({ BeendetAm: app.clock.now().toISOString() });
    const log = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select('was')
        .where('bezug', '=', sellernummer)
        .where('was', 'like', 'seller.%')
        .orderBy('protokoll_id')
        .execute(),
    );
    expect(log.map(({ was }) => was)).toEqual(['seller.zugestimmt', 'seller.gutschriftverfahren']);
    expect((await giveVerfahren(session, { Zustimmung: true, Version })).status).toBe(204);
    expect((await read(session)).Gutschriftverfahren.BeendetAm).toBeNull();
  });
});

describe('a decision of the tenant', () => {
  const decide = (work: (context: Parameters<typeof approveSeller>[0]) => Promise<void>) => app.inTenant(TENANT, work);

  test('is mailed with its reason, which the seller reads, and an inactive seller still logs in', async () => {
    const { session, email, sellernummer } = await makeSeller(app, TENANT, { status: 'WartetAufFreigabe' });
    await decide((context) => refuseSeller(context, sellernummer, 'Die Anschrift stimmt nicht.'));
    expect(await read(session)).toMatchObject({ Status: 'Inaktiv', Grund: 'Die Anschrift stimmt nicht.' });
    expect(await mailsTo(email)).toEqual(['Ihre Registrierung als Profiseller']);
    expect(app.mails.to(email).text).toContain('Die Anschrift stimmt nicht.');
    await decide((context) => approveSeller(context, sellernummer));
    expect((await mailsTo(email)).at(-1)).toBe('Sie sind als Profiseller freigegeben');
    await decide((context) => deactivateSeller(context, sellernummer, 'Der Vertrag ruht.'));
    expect((await mailsTo(email)).at(-1)).toBe('Ihr Zugang als Profiseller ist nicht mehr aktiv');
    expect(app.mails.to(email).text).toContain('Der Vertrag ruht.');
    expect((await call(app, 'GET', 'user', session)).body.Status).toBe('Inaktiv');
    await expect(decide((context) => deactivateSeller(context, sellernummer, 'Noch einmal.'))).rejects.toMatchObject({ code: 'Konflikt' });
  });

  test('activates nobody whose data is incomplete', async () => {
    const { sellernummer } = await registering();
    await expect(decide((context) => approveSeller(context, sellernummer))).rejects.toMatchObject({ code: 'Konflikt' });
    await decide((context) => deactivateSeller(context, sellernummer, 'Doppelt.'));
    await expect(decide((context) => approveSeller(context, sellernummer))).rejects.toMatchObject({ code: 'Validierung' });
  });
});
