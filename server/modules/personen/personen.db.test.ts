import { beforeEach, describe, expect, test } from 'vitest';
import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { inviteEmpfehler, makeAgentur } from '../../../test/support/agentur.ts';
import type { TestApp } from '../../../test/support/app.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { blockAddress, newAccount } from '../../../test/support/konto.ts';
import { IBANS, ordered, pickBy, recipient, released, transfer } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { login, shownEmpfehlung } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { emailHash, suppress } from '../../mail/ruecklauf/sperre.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const read = (bearer: string, id: string, pruefung?: string, tenant = TENANT) =>
  app.api(tenant, 'GET', `/betrieb/personen/${id}${pruefung === undefined ? '' : `?Anruferpruefung=${pruefung}`}`, { bearer });
const detailsOf = async (bearer: string, id: string): Promise<PersonEinzelheiten> =>
  (await read(bearer, id, 'KeinAnruf')).body.Einzelheiten;
const act = (bearer: string, id: string, what: string, body: object, tenant = TENANT) =>
  app.api(tenant, 'POST', `/betrieb/personen/${id}/${what}`, { bearer, body });
const support = async () => (await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer;
const logOf = (was: string, id: string) =>
  queryAsOwner<{ daten: Record<string, unknown> }>(
    app,
    'select daten, wer from protokoll where was = $1 and bezug = $2 order by protokoll_id',
    [was, id],
  );
const mailsTo = async (one: TestApp, email: string) => {
  await one.jobs.drainMails();
  return one.mails.allTo(email);
};

/** A recommender with an account and a bank account, and a friend with a released order, whose both rewards are open. */
async function rewarded() {
  const empfehler = await newAccount(app);
  const friend = await released(app, TENANT, { empfehler });
  return { empfehler, friend };
}

describe('the check of a caller', () => {
  test('comes before the details, needs two kinds that are known, and only its kinds are kept', async () => {
    const bearer = await support();
    const { Empfaengernummer: nr, email, auftrag } = await ordered(app, TENANT);
    const first = (await read(bearer, nr)).body;
    expect(first).toMatchObject({
      Id: nr,
      Anzeigename: 'Jörg M.',
      Einzelheiten: null,
      Merkmale: [
        { Art: 'Email', Werte: [email] },
        { Art: 'Plz', Werte: ['50667'] },
        { Art: 'Auftragsnummer', Werte: [auftrag.Auftragsnummer] },
      ],
    });
    for (const wrong of ['Email', 'Email,Email', 'Email,IbanEnde'])
      expect([wrong, fieldCodes(await read(bearer, nr, wrong))]).toEqual([wrong, { Anruferpruefung: 'anruferpruefung' }]);
    expect((await read(bearer, nr, 'Email,Name')).status).toBe(422);
    expect((await read(bearer, nr, 'Plz,Email')).body.Einzelheiten).toMatchObject({ Vorname: 'Jörg', Nachname: 'Müßig', Email: email });
    expect((await detailsOf(bearer, nr)).Anschrift).toContain('50667');
    const log = await logOf('person.angesehen', nr);
    expect(log.map(({ daten }) => daten)).toEqual([
      { anruferpruefung: null },
      { anruferpruefung: 'Plz,Email' },
      { anruferpruefung: 'KeinAnruf' },
    ]);
  });

  test('needs the only kind of a person of whom no more is known', async () => {
    const bearer = await support();
    const { id } = await newAccount(app);
    expect((await read(bearer, id, 'Email')).status).toBe(200);
  });
});

describe('the page of a person', () => {
  test('shows all that is held, with the sentence that the person reads, masked accounts and friends by their initial', async () => {
    const { empfehler, friend } = await rewarded();
    const bearer = await support();
    expect((await pickBy(app, TENANT, friend.empfehlerToken, transfer(friend.grants[0], IBANS.austrian))).status).toBe(200);
    const one = await detailsOf(bearer, empfehler.id);
    const own = await shownEmpfehlung(app, TENANT, await login(app, TENANT, empfehler.email), friend.Empfehlungsnummer);
    expect(one).toMatchObject({
      Vorname: 'Karla',
      Konto: { PasswortGesetzt: true },
      Gesperrt: null,
      Empfehlungen: [{ Empfehlungsnummer: friend.Empfehlungsnummer, Personen: ['Jörg M.'], NaechsterSchritt: own.NaechsterSchritt }],
      Praemien: [
        {
          Seite: 'Empfehler',
          Status: 'Bereitgestellt',
          Art: 'Ueberweisung',
          IbanMaskiert: expect.stringMatching(/^AT61.*•.*32 01$|^AT61.*•.*3201$/),
        },
      ],
      Teilnahmen: [],
      Ansicht: true,
    });
    const text = JSON.stringify(one);
    for (const hidden of ['Müßig', friend.email, IBANS.austrian, friend.empfehlerToken, friend.empfaengerToken])
      expect(text).not.toContain(hidden);
    const moments = one.Verlauf.map(({ Am }) => Am);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(one.Verlauf.map(({ Was }) => Was)).toEqual(
      expect.arrayContaining([expect.stringContaining('Prämie gewählt: Überweisung'), 'Konto angelegt']),
    );
    const contact = await detailsOf(bearer, friend.Empfaengernummer);
    expect(contact).toMatchObject({
      Nachname: 'Müßig',
      Konto: null,
      Empfehlungen: [],
      Teilnahmen: [{ Empfaengernummer: friend.Empfaengernummer, Empfehler: expect.stringMatching(/ .\.$/) }],
      Auftraege: [{ Auftragsnummer: friend.Auftragsnummer }],
      Praemien: [{ Seite: 'Empfaenger', Status: 'Offen' }],
      Links: ['Teilnahme', 'Praemie'],
      Ansicht: false,
    });
    expect(JSON.stringify(contact)).not.toContain(empfehler.email);
  });

  test('is one for a recommender and the participations of the same address, by either number', async () => {
    const bearer = await support();
    const { id, email } = await newAccount(app);
    const { Empfaengernummer } = await recipient(app, TENANT, { email });
    const [byAccount, byNumber] = [await detailsOf(bearer, id), (await read(bearer, Empfaengernummer, 'KeinAnruf')).body];
    expect(byNumber.Id).toBe(id);
    expect(byAccount.Teilnahmen.map((one) => one.Empfaengernummer)).toEqual([Empfaengernummer]);
  });

  test('of another tenant, and of a deleted person, is not found', async () => {
    const bearer = await support();
    const elsewhere = (await loginBetrieb(app, { rollen: { energie: ['Support'] } })).bearer;
    const { id, email } = await newAccount(app);
    const { Empfaengernummer } = await recipient(app, TENANT);
    for (const one of [id, Empfaengernummer]) {
      expectProblem(await read(elsewhere, one, 'KeinAnruf', 'energie'), 404, 'NichtGefunden');
      for (const [what, body] of [
        ['mails', { Vorlage: 'willkommen' }],
        ['link', { Zweck: 'Passwort' }],
        ['ansicht', { Grund: 'Test' }],
      ] as const)
        expectProblem(await act(elsewhere, one, what, body, 'energie'), 404, 'NichtGefunden');
    }
    await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: await login(app, TENANT, email) });
    expectProblem(await read(bearer, id, 'KeinAnruf'), 404, 'NichtGefunden');
  });

  test('says who is blocked, wants no mails or has a mailbox that refused them', async () => {
    const bearer = await support();
    const { id, email } = await newAccount(app);
    await blockAddress(app, email);
    expect(await detailsOf(bearer, id)).toMatchObject({ Gesperrt: 'Adresse', KeineMails: false, Ansicht: false });
    expectProblem(await act(bearer, id, 'link', { Zweck: 'Passwort' }), 409, 'Konflikt');
  });
});

describe('a mail of a person', () => {
  test('is on the page, whatever it was about', async () => {
    const bearer = await support();
    const { id, einladungsnummer } = await inviteEmpfehler(app, TENANT, { agenturnummer: await makeAgentur(app, TENANT) });
    await app.inTenant(TENANT, ({ tx, now, random }) =>
      tx
        .insertInto('mail')
        .values({ mail_id: random.nummer(), vorlage: 'einladung', bezug: einladungsnummer, erstellt_am: now, faellig_am: now })
        .execute(),
    );
    expect((await detailsOf(bearer, id)).Mails).toMatchObject([{ Vorlage: 'einladung', Status: 'Wartet', Erneut: false }]);
  });

  test('is sent again once, however often it is asked for, and never to a mailbox that refused', async () => {
    const { friend } = await rewarded();
    const bearer = await support();
    await app.inTenant(TENANT, ({ tx, now, random }) =>
      tx
        .insertInto('mail')
        .values({
          mail_id: random.nummer(),
          vorlage: 'praemieBereit',
          bezug: friend.grants[1]?.praemierungsnummer ?? '',
          erstellt_am: now,
          faellig_am: now,
        })
        .execute(),
    );
    const before = (await mailsTo(app, friend.email)).length;
    const [mail] = (await detailsOf(bearer, friend.Empfaengernummer)).Mails.filter(({ Vorlage }) => Vorlage === 'praemieBereit');
    expect(mail).toMatchObject({ Status: 'Gesendet', Erneut: true, Art: expect.stringMatching(/ /) });
    const wish = { Vorlage: 'praemieBereit' };
    const replies = await atOnce(8, () => act(bearer, friend.Empfaengernummer, 'mails', wish));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(204));
    const sent = (await mailsTo(app, friend.email)).slice(before);
    expect(sent.map(({ html }) => html)).toEqual([expect.stringContaining(friend.empfaengerToken)]);
    expectProblem(await act(bearer, friend.Empfaengernummer, 'mails', { Vorlage: 'passwortSetzen' }), 404, 'NichtGefunden');
    expect((await pickBy(app, TENANT, friend.empfaengerToken, transfer(friend.grants[1]))).status).toBe(200);
    const over = await act(bearer, friend.Empfaengernummer, 'mails', wish);
    expectProblem(over, 409, 'Konflikt');
    expect((await logOf('person.mail', friend.Empfaengernummer)).map(({ daten }) => daten)).toEqual([{ vorlage: 'praemieBereit' }]);
  });
});

describe('a new link', () => {
  test.each([
    ['Passwort', 'passwort'],
    ['Konto', 'offen'],
  ] as const)('%s is mailed to the person, and nobody else sees it', async (Zweck, stand) => {
    const bearer = await support();
    const { id, email } = await newAccount(app, TENANT, stand);
    expect((await detailsOf(bearer, id)).Links).toEqual([Zweck]);
    const reply = await act(bearer, id, 'link', { Zweck });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect(await mailsTo(app, email)).toHaveLength(1);
    expect((await logOf('person.link', id)).map(({ daten }) => daten)).toEqual([{ zweck: Zweck }]);
    for (const other of ['Praemie', 'Teilnahme', 'Anmeldung', 'Empfehlung'])
      expectProblem(await act(bearer, id, 'link', { Zweck: other }), 409, 'Konflikt');
  });

  test('leads to each open reward and to the data of a participation', async () => {
    const { empfehler, friend } = await rewarded();
    const bearer = await support();
    expect((await detailsOf(bearer, empfehler.id)).Links).toEqual(['Passwort', 'Praemie']);
    expect((await act(bearer, empfehler.id, 'link', { Zweck: 'Praemie' })).status).toBe(204);
    expect((await mailsTo(app, empfehler.email)).at(-1)?.html).toContain(friend.empfehlerToken);
    expect((await act(bearer, friend.Empfaengernummer, 'link', { Zweck: 'Teilnahme' })).status).toBe(204);
    expect((await mailsTo(app, friend.email)).at(-1)?.html).toContain('/empfaenger/zustimmung');
  });

  test('is not mailed to a person who wants no mails, or whose mailbox does not exist', async () => {
    const bearer = await support();
    const { Empfaengernummer, email } = await recipient(app, TENANT);
    await app.inTenant(TENANT, (context) =>
      suppress(context, emailHash(context.secrets, email), { grund: 'Unbekannt', status: '5.1.1', mailId: 'm1' }),
    );
    expectProblem(await act(bearer, Empfaengernummer, 'link', { Zweck: 'Teilnahme' }), 409, 'Konflikt');
    expect((await detailsOf(bearer, Empfaengernummer)).Postfachsperren).toMatchObject([{ Grund: 'Unbekannt' }]);
    const other = await recipient(app, TENANT);
    await app.inTenant(TENANT, (context) => stopMails(context, other.email));
    const refused = await act(bearer, other.Empfaengernummer, 'link', { Zweck: 'Teilnahme' });
    expectProblem(refused, 409, 'Konflikt');
    expect(refused.body.detail).toContain('keine E-Mails');
  });
});

describe('the view of a person', () => {
  const open = async (bearer: string, id: string) => {
    const { status, body } = await act(bearer, id, 'ansicht', { Grund: 'Sie findet ihren Link nicht, sagt Karla.' });
    expect(status).toBe(200);
    return new URL(body.Adresse).searchParams.get('token') ?? '';
  };

  test('shows the personal area once, for an hour, and only reads', async () => {
    const bearer = await support();
    const { id } = await newAccount(app);
    const token = await open(bearer, id);
    const enter = () => app.api(TENANT, 'GET', `/account/login?token=${token}`);
    const { body, status } = await enter();
    expect([status, body.NurLesen, body.Ablauf]).toEqual([200, true, new Date(app.clock.now().getTime() + 3_600_000).toISOString()]);
    expectProblem(await enter(), 409, 'TokenBereitsVerwendet');
    const session = body.Token;
    expect((await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: session })).status).toBe(200);
    expectProblem(await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: session }), 403, 'NichtAuthorisiert');
    app.clock.pass({ minutes: 59 });
    const renewed = await app.api(TENANT, 'GET', '/account/user', { bearer: session });
    expect(renewed.body.Ablauf).toBe(body.Ablauf);
    app.clock.pass({ minutes: 2 });
    expectProblem(await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: renewed.body.Token }), 401, 'PSOF0204');
  });

  test('stands in the audit log and in the disclosure of the person, without the words of the reason', async () => {
    const { id: betrieb, bearer } = await loginBetrieb(app);
    const { id, email } = await newAccount(app);
    await open(bearer, id);
    const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: await login(app, TENANT, email) });
    expect(body.Protokoll).toContainEqual(expect.objectContaining({ Was: 'ansicht.geoeffnet', Bezug: id }));
    expect(body.Zugangslinks).toContainEqual(expect.objectContaining({ Zweck: 'Ansicht', Administrator: true }));
    const log = await queryAsOwner(app, "select * from protokoll where was = 'ansicht.geoeffnet' and wer = $1", [`Betrieb:${betrieb}`]);
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('findet');
  });

  test('needs the right, and a confirmed account that may take part', async () => {
    const { id } = await newAccount(app);
    const bookkeeper = (await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } })).bearer;
    expectProblem(await act(bookkeeper, id, 'ansicht', { Grund: 'Test' }), 403, 'NichtAuthorisiert');
    const bearer = await support();
    expect(fieldCodes(await act(bearer, id, 'ansicht', { Grund: ' ' }))).toEqual({ Grund: 'pflichtfeld' });
    for (const one of [(await newAccount(app, TENANT, 'offen')).id, (await recipient(app, TENANT)).Empfaengernummer])
      expectProblem(await act(bearer, one, 'ansicht', { Grund: 'Test' }), 409, 'Konflikt');
  });
});
