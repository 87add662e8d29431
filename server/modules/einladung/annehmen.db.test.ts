import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { forge, respell } from '../../../test/support/forge.ts';
import { accountOf, blockAddress, newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { login, newEmail, recommend } from '../../../test/support/walk.ts';
import { stopMails } from '../../mail/mail-sperre.ts';

const app = testApp();
const TENANT = 'telko';
const einladung = einladungOf(app);
const PERSON = { Vorname: 'Ottilie', Nachname: 'Quandt' };
let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(async () => {
  await configure(app, TENANT, { CaptchaAb: null });
  await configure(app, 'energie', { CaptchaAb: null, ModuleAgentur: 'Offen' });
  agency = await openAgencyWithStaff(app);
});
beforeEach(() => app.clock.set(TEST_NOW));

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;
const setStatus = (agenturnummer: string, status: string) =>
  queryAsOwner(app, 'update agentur set status = $2, grund = null, beendet_am = null where agenturnummer = $1', [agenturnummer, status]);
const deactivate = (agenturnummer: string, nummer: string) =>
  queryAsOwner(
    app,
    `update agentur_benutzer set status = 'Deaktiviert', beendet_am = $3 where agenturnummer = $1 and mitarbeiternummer = $2`,
    [agenturnummer, nummer, app.clock.now()],
  );
const eventsOf = (nummer: string) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const rows = await tx.selectFrom('ereignis').select(['nachher', 'wer']).where('bezug', '=', nummer).orderBy('ereignis_id').execute();
    return rows.map(({ nachher, wer }) => `${nachher} ${wer.split(':')[0]}`);
  });
const mailedInvitation = async (Email = newEmail('kundin')) => {
  const { nr, code } = await einladung.invite(agency.mitarbeiter, { Email });
  return { Email, nr, code, token: await einladung.mailed(Email) };
};

describe('accepting by the link of the mail', () => {
  test('creates a confirmed and logged-in account for a new address; its later referrals carry both numbers', async () => {
    const { Email, nr, token } = await mailedInvitation();
    expect((await einladung.open(token)).body).toMatchObject({ Stand: 'Offen', Weg: 'Mail', Vorname: 'Zacharina', Email });
    expect(await accountOf(app, Email)).toBeUndefined();
    const { status, body } = await einladung.accept(token);
    expect([status, body.Status]).toEqual([200, 'Angenommen']);
    expect(body.Benutzer).toMatchObject({ Email, Vorname: 'Zacharina', Nachname: 'Quittenstiel' });
    expect((await accountOf(app, Email))?.bestaetigt_am).toEqual(TEST_NOW);
    expect(await eventsOf(nr)).toEqual(['Offen Agentur', 'Angenommen Besucher']);
    const empfehler = { Vorname: 'Zacharina', Nachname: 'Quittenstiel', Email };
    const { Empfehlungsnummer } = await recommend(app, TENANT, body.Benutzer.Token, { empfehler });
    const made = await queryAsOwner(app, 'select agenturnummer, mitarbeiternummer from empfehlung where empfehlungsnummer = $1', [
      Empfehlungsnummer,
    ]);
    expect(made).toEqual([{ agenturnummer: agency.agenturnummer, mitarbeiternummer: 'M-7' }]);
  });

  test('is possible once: then the used link, the earlier mail and the QR code are refused as used', async () => {
    const { Email, nr, code, token } = await mailedInvitation();
    await app.api(TENANT, 'POST', `/Einladung/${nr}/erneut`, { bearer: agency.mitarbeiter });
    const again = await einladung.mailed(Email);
    expect(again).not.toBe(token);
    expect((await einladung.accept(again)).status).toBe(200);
    for (const used of [token, again, code]) {
      expect(codeOf(await einladung.accept(used, { ...PERSON, Email: newEmail() }))).toBe('409 TokenBereitsVerwendet');
      expect((await einladung.open(used)).body).toMatchObject({ Stand: 'Angenommen', Vorname: null, Email: null });
    }
  });

  test('is one acceptance for ten concurrent calls', async () => {
    const { nr, token } = await mailedInvitation();
    const all = await atOnce(10, () => einladung.accept(token));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await eventsOf(nr)).toEqual(['Offen Agentur', 'Angenommen Besucher']);
  });

  test('returns the same answer for a double click of one form', async () => {
    const { token } = await mailedInvitation();
    const click = () =>
      app.api(TENANT, 'POST', '/Einladung/annehmen', { body: { Token: token }, headers: { 'idempotency-key': token.slice(0, 20) } });
    const [first, second] = [await click(), await click()];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  });
});

describe('accepting by the link of a QR code', () => {
  test('takes effect immediately for a logged-in recommender, and stores the address that the agency did not type', async () => {
    const { email } = await newAccount(app);
    const { nr, code } = await einladung.invite(agency.inhaber);
    const { status, body } = await einladung.accept(code, {}, await login(app, TENANT, email));
    expect([status, body]).toEqual([200, { Status: 'Angenommen' }]);
    expect(await einladung.numbersOf(email)).toEqual({ agenturnummer: agency.agenturnummer, mitarbeiternummer: null });
    expect(await einladung.row(nr)).toMatchObject({ email, vorname: 'Zacharina', status: 'Angenommen' });
  });

  test('needs name, address and a mail from a visitor without a login; nothing is confirmed or accepted before', async () => {
    const { nr, code } = await einladung.invite(agency.mitarbeiter);
    expect((await einladung.open(code)).body).toMatchObject({ Weg: 'Code', Vorname: 'Zacharina', Email: null });
    const missing = await einladung.accept(code, { Vorname: 'Ottilie' });
    expect([missing.status, missing.body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, ['Nachname', 'Email']]);
    const Email = newEmail('getippt');
    expect(await einladung.accept(code, { ...PERSON, Email })).toMatchObject({ status: 202, body: { OptInRequired: true } });
    expect([(await einladung.row(nr)).status, (await accountOf(app, Email))?.bestaetigt_am]).toEqual(['Offen', null]);
    const [mail, ...others] = await einladung.mailsTo(Email);
    expect([others, mail?.text.includes('auf der Seite hinter dem QR-Code von Agentur Testweg')]).toEqual([[], true]);
    const token = await einladung.mailed(Email);
    expect((await einladung.open(token)).body).toMatchObject({ Weg: 'Bestaetigung', Email, Vorname: null });
    const { body } = await einladung.accept(token);
    expect(body.Benutzer).toMatchObject({ Email, ...PERSON });
    expect(await einladung.row(nr)).toMatchObject({ status: 'Angenommen', email: Email, vorname: 'Zacharina' });
    expect(codeOf(await einladung.accept(token))).toBe('409 TokenBereitsVerwendet');
  });

  test('returns the same answer for a known and an unknown address, and leaves the known account unchanged', async () => {
    const { email } = await newAccount(app);
    const { code } = await einladung.invite(agency.inhaber);
    const [known, unknown] = [
      await einladung.accept(code, { ...PERSON, Email: email }),
      await einladung.accept(code, { ...PERSON, Email: newEmail() }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await app.jobs.drainMails();
    const accepted = await einladung.accept(await einladung.mailed(email));
    expect(accepted.body.Benutzer).toMatchObject({ Vorname: 'Karla', Nachname: 'Konto' });
  });

  test('keeps the mail to the first address and its invitation valid when a second address is typed', async () => {
    const { nr, code } = await einladung.invite(agency.inhaber);
    const [own, strange] = [newEmail('eigene'), newEmail('fremde')];
    for (const Email of [own, strange]) await einladung.accept(code, { ...PERSON, Email });
    const { body } = await einladung.accept(await einladung.mailed(own));
    expect(body.Benutzer.Email).toBe(own);
    expect([(await einladung.row(nr)).email, (await einladung.open(await einladung.mailed(strange))).body.Stand]).toEqual([
      own,
      'Angenommen',
    ]);
  });

  test('is limited to three mails an hour to an address; an invalid code is not counted', async () => {
    const Email = newEmail('flut');
    for (let time = 0; time < 5; time += 1) expect((await einladung.accept('x'.repeat(50), { ...PERSON, Email })).status).toBe(404);
    const { code } = await einladung.invite(agency.inhaber);
    for (let time = 0; time < 3; time += 1) expect((await einladung.accept(code, { ...PERSON, Email })).status).toBe(202);
    expect((await einladung.accept(code, { ...PERSON, Email })).status).toBe(429);
  });

  test('returns the usual answer for an address that refused all mails, and mails it nothing', async () => {
    const Email = newEmail('stumm');
    await app.inTenant(TENANT, (context) => stopMails(context, Email));
    const { code } = await einladung.invite(agency.inhaber);
    expect((await einladung.accept(code, { ...PERSON, Email })).status).toBe(202);
    expect(await einladung.mailsTo(Email)).toEqual([]);
  });

  test('is refused for a barred address', async () => {
    const Email = newEmail('gesperrt');
    await blockAddress(app, Email);
    const { code } = await einladung.invite(agency.inhaber);
    expect(codeOf(await einladung.accept(code, { ...PERSON, Email }))).toBe('403 EmailNotAllowed');
  });
});

describe('accepting by the standing link of a number', () => {
  test('creates an invitation for each acceptance, and none before', async () => {
    const code = await einladung.standing(agency.inhaber);
    const Email = newEmail('tresen');
    const count = async () => (await queryAsOwner(app, 'select 1 from einladung where agenturnummer = $1', [agency.agenturnummer])).length;
    const before = await count();
    expect((await einladung.accept(code, { ...PERSON, Email })).status).toBe(202);
    expect(await count()).toBe(before);
    expect((await einladung.accept(await einladung.mailed(Email))).status).toBe(200);
    const { email } = await newAccount(app);
    expect((await einladung.accept(code, {}, await login(app, TENANT, email))).status).toBe(200);
    const made = await queryAsOwner(
      app,
      'select vorname, email, art, status, mitarbeiternummer from einladung where agenturnummer = $1 and email = any($2) order by vorname',
      [agency.agenturnummer, [Email, email]],
    );
    const same = { art: 'VorOrt', status: 'Angenommen', mitarbeiternummer: 'M-7' };
    expect(made).toEqual([
      { vorname: 'Karla', email, ...same },
      { vorname: 'Ottilie', email: Email, ...same },
    ]);
    expect((await einladung.open(code)).body).toMatchObject({ Stand: 'Offen', Weg: 'Dauercode', Vorname: null });
  });

  test('ends when its holder stops working, as does a waiting mail', async () => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app);
    const code = await einladung.standing(inhaber);
    const Email = newEmail('zuspaet');
    await einladung.accept(code, { ...PERSON, Email });
    const token = await einladung.mailed(Email);
    await deactivate(agenturnummer, 'M-7');
    for (const link of [code, token]) {
      expect((await einladung.open(link)).body.Stand).toBe('Beendet');
      expect(codeOf(await einladung.accept(link, { ...PERSON, Email: newEmail() }))).toBe('409 Konflikt');
    }
    expect(codeOf(await einladung.decline(code))).toBe('409 Konflikt');
  });
});

describe('the state of a link', () => {
  test("is not found for another tenant's link, or with a changed letter", async () => {
    const { code } = await einladung.invite(agency.inhaber);
    const { token } = await mailedInvitation();
    const standing = await einladung.standing(agency.inhaber);
    const changed = [forge(code), forge(standing), standing.slice(0, 32), 'x', ...respell(standing)];
    for (const link of changed) expect(codeOf(await einladung.open(link))).toBe('404 NichtGefunden');
    for (const link of [code, token, standing]) {
      expect(codeOf(await einladung.open(link, 'energie'))).toBe('404 NichtGefunden');
      expect(codeOf(await einladung.accept(link, { ...PERSON, Email: newEmail() }, undefined, 'energie'))).toBe('404 NichtGefunden');
    }
    const gone = await app.api(TENANT, 'GET', `/token/verifyAgenturToken?t=${changed[1]}`);
    expect(gone.status).toBe(404);
  });

  test('is expired, withdrawn or an inactive agency, and then the link is not accepted', async () => {
    const { code, nr } = await einladung.invite(agency.inhaber);
    const person = { ...PERSON, Email: newEmail() };
    expect((await app.api(TENANT, 'DELETE', `/Einladung/${nr}`, { bearer: agency.inhaber })).status).toBe(204);
    expect([(await einladung.open(code)).body.Stand, codeOf(await einladung.accept(code, person))]).toEqual([
      'Zurueckgezogen',
      '409 Konflikt',
    ]);
    const resting = await openAgencyWithStaff(app);
    const { code: other } = await einladung.invite(resting.inhaber);
    const standing = await einladung.standing(resting.inhaber);
    await setStatus(resting.agenturnummer, 'WartetAufFreigabe');
    for (const link of [other, standing])
      expect([(await einladung.open(link)).body.Stand, codeOf(await einladung.accept(link, person))]).toEqual(['Ruht', '409 Konflikt']);
    const { token } = await mailedInvitation();
    app.clock.pass({ days: 14 });
    expect([(await einladung.open(token)).body.Stand, codeOf(await einladung.accept(token))]).toEqual(['Abgelaufen', '410 Abgelaufen']);
  });

  test('is returned to programs as for any link of an agency: validity, expiry, and the address of a mailed link', async () => {
    const verify = async (t: string) => (await app.api(TENANT, 'GET', `/token/verifyAgenturToken?t=${t}`)).body;
    const { Email, code, token } = await mailedInvitation();
    const stand = { Gueltig: true, Ablauf: '2026-12-04T10:00:00.000Z', Zweck: 'Einladung' };
    expect([await verify(token), await verify(code)]).toEqual([{ ...stand, Email }, stand]);
    expect(await verify(await einladung.standing(agency.inhaber))).toEqual({ ...stand, Ablauf: null });
    await einladung.accept(token);
    expect(await verify(token)).toEqual({ ...stand, Gueltig: false });
  });
});
