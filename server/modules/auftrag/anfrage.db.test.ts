import { beforeAll, describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../test/support/agentur.ts';
import { demoApp, type TestApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { confirmData } from '../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { configured } from '../../../test/support/mandant.ts';
import { visit } from '../../../test/support/visit.ts';
import { completion, login, newEmail, order, postAuftrag, recommend } from '../../../test/support/walk.ts';
import { addDays, dayOf } from '../../calendar.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const TENANT = 'intern';
const SUPPORT = 'hilfe@werkring.example';
const app: TestApp = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, TENANT);
});

/** A recipient who has accepted the terms and, unless switched off, confirmed the data. */
async function joined({ confirmed = true, tenant = TENANT, AgbText = 'ja' as string | null } = {}) {
  const own = tenant === TENANT ? session : await login(app, tenant);
  const { Empfehlungsnummer } = await recommend(app, tenant, own, tenant === 'berater' ? { produkt: 1, anteil: 100 } : {});
  const email = newEmail('joerg');
  const body = { ...completion(Empfehlungsnummer, email), AgbText };
  const { Hex, Empfaengernummer } = (
    await app.api(tenant, 'POST', '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink', { body })
  ).body;
  if (!confirmed) return { Hex, Empfaengernummer, email };
  await app.jobs.drainMails();
  const reply = await confirmData(app, tokenOf(app.mails.to(email)), tenant);
  return { Hex: reply.body.Hex as string, Empfaengernummer, email };
}

const ask = (bearer: string, body: object = { Wunschzeit: 'abends' }, tenant = TENANT) =>
  app.api(tenant, 'POST', '/empfaenger/anfrage', { bearer, body });

/** The tenant's mail of the latest request with its token. */
async function mailed() {
  await app.jobs.drainMails();
  const mail = app.mails.to(SUPPORT);
  return { mail, Token: tokenOf(mail) };
}
const read = (Token: string) => app.api(TENANT, 'PUT', '/auftrag/anfrage', { body: { Token } });
const today = () => dayOf(app.clock.now());
/** The tenant's answer; a confirmation contains the day from which the release counts, today by default. */
const decide = (Token: string, Status: string, FristBeginn: string | null = Status === 'Bestaetigt' ? today() : null, tenant = TENANT) =>
  app.api(tenant, 'POST', '/auftrag/anfrage', { body: { Token, Status, ...(FristBeginn !== null && { FristBeginn }) } });

describe('a request of a recipient', () => {
  test('becomes an order in Eingegangen, is mailed to the tenant and acknowledged by mail', async () => {
    const { Hex, Empfaengernummer, email } = await joined();
    const reply = await ask(Hex, { Wunschzeit: 'abends', Telefon: '030 99', Nachricht: 'Eine\nFrage <b>' });
    expect(reply).toMatchObject({
      status: 201,
      body: { Auftragsnummer: expect.stringMatching(/^ANF-[0-9A-Z]{8}$/), Status: 'Eingegangen' },
    });
    const { Auftragsnummer } = reply.body;
    expect((await app.api(TENANT, 'GET', '/empfaenger/auftrag', { bearer: Hex })).body).toMatchObject({
      Auftragsnummer,
      Status: 'Eingegangen',
    });
    const { mail } = await mailed();
    for (const part of [Auftragsnummer, Empfaengernummer, email, 'abends', '030 99', 'Frage']) expect(mail.text).toContain(part);
    expect(mail.html).toContain('&lt;b&gt;');
    const receipt = app.mails.allTo(email).find(({ text }) => text.includes(Auftragsnummer));
    expect(receipt?.text).toContain('Empfohlen von Erika');
    // The whole reward comes with the wages of the one who recommended.
    expect(receipt?.text).not.toMatch(/Ihre \d+/);
  });

  test('is stored once when repeated, also with ten concurrent calls', async () => {
    const { Hex } = await joined();
    const replies = await atOnce(10, () => ask(Hex));
    expect(new Set(replies.map(({ body }) => body.Auftragsnummer)).size).toBe(1);
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    const { Token } = await mailed();
    await decide(Token, 'Storniert');
    expect((await ask(Hex)).body).toMatchObject({ Status: 'Storniert' });
  });

  test('is refused until data and terms are confirmed', async () => {
    expectProblem(await ask((await joined({ confirmed: false })).Hex), 409, 'Konflikt');
    expectProblem(await ask((await joined({ AgbText: null })).Hex), 409, 'Konflikt');
  });

  test('is refused at a tenant with another Bestellweg and without the own secret', async () => {
    expectProblem(await ask((await joined({ tenant: 'energie' })).Hex, {}, 'energie'), 403, 'NichtAuthorisiert');
    expectProblem(await ask('unbekannt'), 404, 'NichtGefunden');
    expectProblem(await app.api(TENANT, 'POST', '/empfaenger/anfrage', { body: {} }), 401, 'LoginFirst');
    expectProblem(await ask((await joined()).Hex, {}, 'berater'), 404, 'NichtGefunden');
  });

  test.each([[{ Telefon: 'ruf an' }], [{ Nachricht: 'x'.repeat(2001) }], [{ Wunschzeit: 'x'.repeat(201) }], [{ Foto: 'x' }]])(
    'is refused with %j',
    async (body) => expectProblem(await ask((await joined()).Hex, body), 422, 'Validierung'),
  );
});

describe('the tenant’s link to a request', () => {
  test('shows the request and changes nothing', async () => {
    const { Hex, email } = await joined();
    const { Auftragsnummer } = (await ask(Hex, { Nachricht: 'Hallo' })).body;
    const { Token } = await mailed();
    expect((await read(Token)).body).toMatchObject({
      Auftragsnummer,
      Status: 'Eingegangen',
      Email: email,
      Nachricht: 'Hallo',
      Freigebbar: false,
    });
    expect((await read(Token)).body).toMatchObject({ Status: 'Eingegangen' });
    for (const call of [read, (token: string) => decide(token, 'Bestaetigt')]) expectProblem(await call('erfunden'), 404, 'NichtGefunden');
  });

  test('confirms, cannot release before its day, then releases with a reward for each side', async () => {
    const { Hex } = await joined();
    await ask(Hex);
    const { Token } = await mailed();
    const replies = await atOnce(5, () => decide(Token, 'Bestaetigt'));
    expect(replies.map(({ body }) => body.Status)).toEqual(Array(5).fill('Bestaetigt'));
    expectProblem(await decide(Token, 'Freigegeben'), 409, 'FreigabeZuFrueh');
    await app.later(15);
    expect((await read(Token)).body).toMatchObject({ Freigebbar: true });
    expect((await decide(Token, 'Freigegeben')).body).toMatchObject({ Status: 'Freigegeben', Freigebbar: false });
    session = await login(app, TENANT);
    expectProblem(await decide(Token, 'Bestaetigt'), 409, 'Konflikt');
  });

  test('sets the day from which the release counts, and can correct it until the release', async () => {
    const { Hex } = await joined();
    const { Auftragsnummer } = (await ask(Hex)).body;
    const { Token } = await mailed();
    expect((await read(Token)).body).toMatchObject({ FristBeginn: null });
    for (const Status of ['Bestaetigt', 'Freigegeben']) expect(await decide(Token, Status, '')).toMatchObject({ status: 422 });
    expect((await app.api(TENANT, 'POST', '/auftrag/anfrage', { body: { Token, Status: 'Bestaetigt' } })).body).toMatchObject({
      errors: [{ field: 'FristBeginn', code: 'pflichtfeld' }],
    });
    // 20 days pass between the request and the hiring, which is only agreed on.
    await app.later(20);
    const hired = addDays(today(), 10);
    expect((await decide(Token, 'Bestaetigt', hired)).body).toMatchObject({
      Status: 'Bestaetigt',
      FristBeginn: hired,
      Freigabetag: addDays(hired, 14),
      Freigebbar: false,
    });
    expectProblem(await decide(Token, 'Freigegeben'), 409, 'FreigabeZuFrueh');
    const sooner = addDays(hired, -5);
    expect((await decide(Token, 'Bestaetigt', sooner)).body).toMatchObject({ FristBeginn: sooner, Freigabetag: addDays(sooner, 14) });
    await app.later(19);
    session = await login(app, TENANT);
    expect((await decide(Token, 'Freigegeben')).body).toMatchObject({ Status: 'Freigegeben', FristBeginn: sooner });
    const row = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('auftrag').select('frist_beginn').where('auftragsnummer', '=', Auftragsnummer).executeTakeFirst(),
    );
    expect(row).toEqual({ frist_beginn: sooner });
  });

  test('releases insurance only after the 30 days that follow the contract', async () => {
    const { Hex } = await joined({ tenant: 'berater' });
    await ask(Hex, {}, 'berater');
    await app.later(40);
    await app.jobs.drainMails();
    const Token = tokenOf(app.mails.to('hilfe@sandwall.example'));
    const contract = today();
    expect((await decide(Token, 'Bestaetigt', contract, 'berater')).body).toMatchObject({ Freigabetag: addDays(contract, 31) });
    expect(await decide(Token, 'Freigegeben', null, 'berater')).toMatchObject({
      status: 409,
      body: { code: 'FreigabeZuFrueh', FreigabeAb: addDays(contract, 31) },
    });
    await app.later(30);
    expectProblem(await decide(Token, 'Freigegeben', null, 'berater'), 409, 'FreigabeZuFrueh');
    await app.later(1);
    expect((await decide(Token, 'Freigegeben', null, 'berater')).body).toMatchObject({ Status: 'Freigegeben' });
    session = await login(app, TENANT);
  });

  test('cannot release beyond the credit of the order’s agency', async () => {
    const { Hex } = await joined();
    const { Auftragsnummer } = (await ask(Hex)).body;
    const { Token } = await mailed();
    await decide(Token, 'Bestaetigt');
    const agenturnummer = await makeAgentur(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('auftrag').set({ agenturnummer }).where('auftragsnummer', '=', Auftragsnummer).execute(),
    );
    await app.later(15);
    session = await login(app, TENANT);
    await configured(app, TENANT, { KreditCent: 0 }, async () =>
      expectProblem(await decide(Token, 'Freigegeben'), 409, 'KreditErschoepft'),
    );
    expect((await decide(Token, 'Freigegeben')).body).toMatchObject({ Status: 'Freigegeben' });
  });

  test('names on its page the order of the recipient that is released already', async () => {
    const { Hex, Empfaengernummer } = await joined();
    await ask(Hex);
    const { Token } = await mailed();
    await decide(Token, 'Bestaetigt');
    const { ProduktId } = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('auftrag').select('produkt_id as ProduktId').where('empfaengernummer', '=', Empfaengernummer).executeTakeFirstOrThrow(),
    );
    const other = order(app, Empfaengernummer, ProduktId);
    await postAuftrag(app, TENANT, other, 'Bestaetigt');
    await app.later(15);
    session = await login(app, TENANT);
    expect((await postAuftrag(app, TENANT, other, 'Freigegeben')).status).toBe(200);
    const page = visit(app, TENANT);
    await page.open(`/de/anfrage?token=${Token}`);
    await page.press(/freigeben/i);
    expect(page.words()).toContain(`hat schon einen freigegebenen Auftrag, ${other.Auftragsnummer},`);
    expect(page.words()).toContain('neuen Empfehlungslink');
  });

  test('can cancel the order, which is final', async () => {
    const { Hex } = await joined();
    await ask(Hex);
    const { Token } = await mailed();
    expect((await decide(Token, 'Storniert')).body).toMatchObject({ Status: 'Storniert' });
    expectProblem(await decide(Token, 'Bestaetigt'), 409, 'Konflikt');
  });

  test('shows no data of a person whose data was erased', async () => {
    const { Hex, email } = await joined();
    const { Auftragsnummer } = (await ask(Hex, { Nachricht: 'privat' })).body;
    const { Token } = await mailed();
    await app.inTenant(TENANT, async (context) => {
      const { erasePersonalData } = await import('../empfaenger/erase.ts');
      const row = await context.tx
        .selectFrom('auftrag')
        .select('empfaengernummer')
        .where('auftragsnummer', '=', Auftragsnummer)
        .executeTakeFirstOrThrow();
      await erasePersonalData(context, row.empfaengernummer);
    });
    expect((await read(Token)).body).toMatchObject({ Vorname: null, Email: null, Nachricht: null, Wunschzeit: null });
    expect(JSON.stringify((await read(Token)).body)).not.toContain(email);
  });

  test('expires after AuftragFristTage days, after which a recipient cannot ask either', async () => {
    const { Hex } = await joined();
    await ask(Hex);
    const { Token } = await mailed();
    const late = await joined();
    await app.later(await app.inTenant(TENANT, async ({ konfiguration }) => konfiguration.AuftragFristTage));
    expectProblem(await read(Token), 410, 'Abgelaufen');
    expectProblem(await decide(Token, 'Bestaetigt'), 410, 'Abgelaufen');
    expectProblem(await ask(late.Hex), 410, 'Abgelaufen');
  });
});
