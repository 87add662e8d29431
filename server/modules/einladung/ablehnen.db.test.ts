import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { login, newEmail, recommend } from '../../../test/support/walk.ts';

const app = testApp();
const TENANT = 'telko';
const einladung = einladungOf(app);
const PERSON = { Vorname: 'Ottilie', Nachname: 'Quandt' };
let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(async () => {
  await configure(app, TENANT, { CaptchaAb: null });
  agency = await openAgencyWithStaff(app);
});
beforeEach(() => app.clock.set(TEST_NOW));

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;
const resend = (nr: string, bearer = agency.mitarbeiter) => app.api(TENANT, 'POST', `/Einladung/${nr}/erneut`, { bearer });
const withdraw = (nr: string, bearer = agency.mitarbeiter) => app.api(TENANT, 'DELETE', `/Einladung/${nr}`, { bearer });
const statesOf = (nummer: string) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const rows = await tx.selectFrom('ereignis').select('nachher').where('bezug', '=', nummer).orderBy('ereignis_id').execute();
    return rows.map(({ nachher }) => nachher);
  });

describe('declining an invitation', () => {
  test('by the mail ends it once and bars the address from invitations of every agency; its account still gets mails', async () => {
    const { email } = await newAccount(app);
    const { nr } = await einladung.invite(agency.mitarbeiter, { Email: email });
    const token = await einladung.mailed(email);
    for (let time = 0; time < 2; time += 1) expect((await einladung.decline(token)).status).toBe(204);
    expect(await statesOf(nr)).toEqual(['Offen', 'Abgelehnt']);
    expect(codeOf(await einladung.accept(token))).toBe('409 Konflikt');
    const other = await openAgencyWithStaff(app);
    const { code } = await einladung.invite(other.inhaber, { Email: email });
    await einladung.accept(code, { ...PERSON, Email: email });
    expect(await einladung.mailsTo(email)).toHaveLength(1);
    const bearer = await login(app, TENANT, email);
    const body = { Email: email, Vorname: 'Karla', Nachname: 'Konto' };
    await recommend(app, TENANT, bearer, { empfehler: body });
    await app.api(TENANT, 'GET', `/account/resetPassword/${email}`);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email).length).toBe(2);
    const { body: held } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer });
    expect([held.Einladungssperre, held.MailSperre]).toEqual([true, false]);
  });

  test('works by a one-click request of a mail program, without a page and without a login', async () => {
    const email = newEmail('programm');
    const { nr } = await einladung.invite(agency.mitarbeiter, { Email: email });
    await einladung.mailed(email);
    const { pathname, search } = new URL(app.mails.to(email).abbestellen ?? '');
    const browser = newBrowser(app, TENANT);
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    const accepting = `${pathname}${search.replace('&ablehnen=1', '')}`;
    expect((await browser.post(accepting, oneClick, {})).status).toBe(403);
    expect(await statesOf(nr)).toEqual(['Offen']);
    for (let time = 0; time < 2; time += 1) expect((await browser.post(pathname + search, oneClick, {})).status).toBe(204);
    expect(await statesOf(nr)).toEqual(['Offen', 'Abgelehnt']);
  });

  test('has an effect after the invitation expired or was withdrawn, but not once it was accepted', async () => {
    const [late, taken, done] = [newEmail('spaet'), newEmail('weg'), newEmail('ja')];
    await einladung.invite(agency.inhaber, { Email: late });
    const { nr } = await einladung.invite(agency.inhaber, { Email: taken });
    await einladung.invite(agency.inhaber, { Email: done });
    const { code } = await einladung.invite(agency.inhaber);
    const tokens = [await einladung.mailed(late), await einladung.mailed(taken), await einladung.mailed(done)];
    await withdraw(nr, agency.inhaber);
    await einladung.accept(tokens[2] ?? '');
    app.clock.pass({ days: 14 });
    const answers = await Promise.all(tokens.map(async (token) => codeOf(await einladung.decline(token))));
    expect(answers).toEqual(['204 undefined', '204 undefined', '409 TokenBereitsVerwendet']);
    expect(codeOf(await einladung.decline(code))).toBe('410 Abgelaufen');
    const inhaber = (await openAgencyWithStaff(app)).inhaber;
    await einladung.invite(inhaber, { Email: late });
    expect(await einladung.mailsTo(late)).toHaveLength(1);
    expect(await statesOf(nr)).toEqual(['Offen', 'Zurueckgezogen']);
  });

  test('by the QR code ends it but bars no address, since the code proves none', async () => {
    const Email = newEmail('tresen');
    const { nr, code } = await einladung.invite(agency.mitarbeiter);
    expect((await einladung.decline(code)).status).toBe(204);
    expect(await statesOf(nr)).toEqual(['Offen', 'Abgelehnt']);
    await einladung.invite(agency.mitarbeiter, { Email });
    expect(await einladung.mailsTo(Email)).toHaveLength(1);
  });

  test('by a mail to an address that another person may have typed leaves it open for the invited person', async () => {
    const Email = newEmail('vertippt');
    const { nr, code } = await einladung.invite(agency.mitarbeiter);
    await einladung.accept(code, { ...PERSON, Email });
    const token = await einladung.mailed(Email);
    expect((await einladung.decline(token)).status).toBe(204);
    expect([(await einladung.open(token)).body.Stand, (await einladung.open(code)).body.Stand]).toEqual(['Abgelehnt', 'Offen']);
    expect(codeOf(await einladung.accept(token))).toBe('409 Konflikt');
    await einladung.accept(code, { ...PERSON, Email });
    expect(await einladung.mailsTo(Email)).toHaveLength(1);
    expect(await statesOf(nr)).toEqual(['Offen']);
  });
});

describe('mailing an invitation again', () => {
  test('happens once, even for ten concurrent requests, and renews the retention period of the consent', async () => {
    const Email = newEmail('nochmal');
    const { nr } = await einladung.invite(agency.mitarbeiter, { Email });
    const first = await einladung.mailed(Email);
    app.clock.pass({ hours: 5 });
    const all = await atOnce(10, () => resend(nr));
    const done = all.filter(({ status }) => status === 204);
    expect(done).toHaveLength(1);
    for (const { body } of all.filter((one) => !done.includes(one)))
      expect(body).toMatchObject({ code: 'Konflikt', detail: expect.stringContaining('schon ein zweites Mal') });
    const mails = await einladung.mailsTo(Email);
    expect([mails.length, mails[1]?.text.includes('weil Sie am 20.11.2026 bei')]).toEqual([2, true]);
    const [proof] = await queryAsOwner(app, 'select gegeben_am, verwendet_am from einladungseinwilligung where einladungsnummer = $1', [
      nr,
    ]);
    expect(proof).toEqual({ gegeben_am: TEST_NOW, verwendet_am: app.clock.now() });
    expect((await einladung.open(first)).body.Stand).toBe('Offen');
    expect((await resend(nr)).body).toMatchObject({ code: 'Konflikt', detail: expect.stringContaining('schon ein zweites Mal') });
  });

  test("is refused without an address, after the end, and for another inviter's invitation", async () => {
    const { nr } = await einladung.invite(agency.mitarbeiter);
    expect((await resend(nr)).body).toMatchObject({ code: 'Konflikt', detail: expect.stringContaining('keine E-Mail-Adresse') });
    const { nr: ended } = await einladung.invite(agency.mitarbeiter, { Email: newEmail() });
    await withdraw(ended);
    expect((await resend(ended)).body.detail).toContain('nicht mehr offen');
    const { nr: own } = await einladung.invite(agency.inhaber, { Email: newEmail() });
    expect(codeOf(await resend(own))).toBe('403 NichtAuthorisiert');
    await configured(app, TENANT, { MitarbeiterSehenAlles: false }, async () =>
      expect(codeOf(await resend(own))).toBe('404 NichtGefunden'),
    );
    expect(codeOf(await resend(own, (await openAgencyWithStaff(app)).inhaber))).toBe('404 NichtGefunden');
  });

  test('sends nothing to an address that has declined meanwhile', async () => {
    const Email = newEmail('inzwischen');
    const { nr } = await einladung.invite(agency.mitarbeiter, { Email });
    const other = await openAgencyWithStaff(app);
    await einladung.mailed(Email);
    await einladung.invite(other.inhaber, { Email });
    await einladung.decline(await einladung.mailed(Email));
    expect([(await einladung.row(nr)).status, (await resend(nr)).status]).toEqual(['Offen', 204]);
    expect(await einladung.mailsTo(Email)).toHaveLength(2);
  });
});

describe('withdrawing an invitation', () => {
  test("changes nothing a second time, and is refused for an accepted invitation and another inviter's", async () => {
    const { nr, code } = await einladung.invite(agency.mitarbeiter);
    for (let time = 0; time < 2; time += 1) expect((await withdraw(nr)).status).toBe(204);
    expect(await statesOf(nr)).toEqual(['Offen', 'Zurueckgezogen']);
    expect(codeOf(await einladung.decline(code))).toBe('409 Konflikt');
    const { email } = await newAccount(app);
    const accepted = await einladung.invite(agency.mitarbeiter);
    await einladung.accept(accepted.code, {}, await login(app, TENANT, email));
    expect(codeOf(await withdraw(accepted.nr))).toBe('409 Konflikt');
    const { nr: own } = await einladung.invite(agency.inhaber);
    expect(codeOf(await withdraw(own))).toBe('403 NichtAuthorisiert');
    expect((await withdraw(own, agency.inhaber)).status).toBe(204);
  });

  test('excludes a concurrent acceptance: only one of both succeeds', async () => {
    const { email } = await newAccount(app);
    const bearer = await login(app, TENANT, email);
    const { nr, code } = await einladung.invite(agency.mitarbeiter);
    const [taken, accepted] = await Promise.all([withdraw(nr), einladung.accept(code, {}, bearer)]);
    const won = (await einladung.row(nr)).status;
    expect([taken.status === 204, accepted.status === 200]).toEqual([won === 'Zurueckgezogen', won === 'Angenommen']);
    expect(await statesOf(nr)).toEqual(['Offen', won]);
  });
});

test('an invitation shows each user the actions that the user may take', async () => {
  const shown = async (nr: string, bearer: string) => {
    const { body } = await app.api(TENANT, 'GET', `/agentur/einladungen/${agency.agenturnummer}/${nr}`, { bearer });
    return [body.Link, body.Sendbar, body.Zurueckziehbar];
  };
  const { nr, code } = await einladung.invite(agency.inhaber, { Email: newEmail() });
  expect(await shown(nr, agency.inhaber)).toEqual([expect.stringContaining(code), true, true]);
  expect(await shown(nr, agency.mitarbeiter)).toEqual([null, false, false]);
  await resend(nr, agency.inhaber);
  expect(await shown(nr, agency.inhaber)).toEqual([expect.stringContaining(code), false, true]);
  await withdraw(nr, agency.inhaber);
  expect(await shown(nr, agency.inhaber)).toEqual([null, false, false]);
});
