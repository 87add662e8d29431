import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { hexNow } from '../../../../test/support/empfaenger.ts';
import { accountOf, blockAddress, newAccount, requestLink, tryLogin } from '../../../../test/support/konto.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { enterData, ordered, pickBy, recipient, released, transfer } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { login, newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { addTage } from '../../../calendar.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { createZugangslink } from '../../account/index.ts';

const app = testApp();
const TENANT = 'telko';
let bearer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  bearer = (await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer;
});

const change = (id: string, Email: string, Anruferpruefung: readonly string[] = ['Email']) =>
  app.api(TENANT, 'POST', `/betrieb/personen/${id}/adresse`, { bearer, body: { Email, Anruferpruefung } });
const confirm = (Token: string) => app.api(TENANT, 'POST', '/adresse/bestaetigen', { body: { Token } });
const object = (Token: string) => app.api(TENANT, 'POST', '/adresse/widersprechen', { body: { Token } });
const lastTo = async (email: string, about = '') => {
  await app.jobs.drainMails();
  const mail = app.mails.allTo(email).findLast(({ html }) => html.includes(about));
  return mail ?? expect.fail(`no mail to ${email}`);
};
const objectionTo = async (email: string) => tokenOf(await lastTo(email, 'widerspruch=1'));
const tokenTo = async (email: string) => tokenOf(await lastTo(email));
const statusOf = async (id: string) => {
  const { body } = await app.api(TENANT, 'GET', `/betrieb/personen/${id}?Anruferpruefung=KeinAnruf`, { bearer });
  return body.Einzelheiten.Adressaenderung?.Status ?? null;
};

/** A person with an account and a participation by the same address, whose change to a new address was asked for. */
async function asked() {
  const { id, email } = await newAccount(app);
  const session = await login(app, TENANT, email);
  const { Empfaengernummer } = await recipient(app, TENANT, { email });
  const neu = newEmail('neu');
  expect((await change(id, neu, ['Email', 'Plz'])).status).toBe(204);
  return { id, email, neu, session, Empfaengernummer };
}

describe('a corrected address', () => {
  test('counts once the new one confirms, for the account and for all that was joined, and ends sessions and links', async () => {
    const { id, email, neu, session, Empfaengernummer } = await asked();
    await requestLink(app, email);
    const password = await tokenTo(email);
    expect((await tryLogin(app, neu, PASSWORD)).status).toBe(401);
    expect(await statusOf(id)).toBe('Wartet');
    const hex = await hexNow(app, TENANT, Empfaengernummer);
    const token = await tokenTo(neu);
    expect((await lastTo(neu)).betreff).toBe('Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
    expect((await confirm(token)).status).toBe(204);
    expect(await statusOf(id)).toBe('Wirksam');
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(401);
    expect((await tryLogin(app, neu, PASSWORD)).status).toBe(200);
    expectProblem(await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: session }), 401, 'PSOF0204');
    expect((await app.api(TENANT, 'GET', `/empfaenger/${hex}`)).status).toBe(404);
    expect((await app.api(TENANT, 'GET', `/account/resetPassword?token=${password}`)).status).not.toBe(200);
    const found = await app.api(TENANT, 'GET', `/betrieb/suche?q=${encodeURIComponent(neu)}`, { bearer });
    expect(found.body.Treffer).toMatchObject([{ Nummer: id }]);
    expectProblem(await confirm(token), 409, 'TokenBereitsVerwendet');
  });

  test('is undone by the old one within 72 hours, also after it counts', async () => {
    const { id, email, neu } = await asked();
    const [token, objection] = [await tokenTo(neu), await objectionTo(email)];
    expect((await confirm(token)).status).toBe(204);
    const thief = await login(app, TENANT, neu);
    app.clock.pass({ minutes: 71 * 60 });
    expect((await object(objection)).status).toBe(204);
    bearer = (await loginBetrieb(app)).bearer;
    expect(await statusOf(id)).toBe('Widersprochen');
    expect((await accountOf(app, email))?.account_id).toBe(id);
    expectProblem(await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: thief }), 401, 'PSOF0204');
    expect((await tryLogin(app, neu, PASSWORD)).status).toBe(401);
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
    expectProblem(await object(objection), 409, 'TokenBereitsVerwendet');
  });

  test('stays if the old one belongs to another person by now', async () => {
    const { id, email, neu } = await asked();
    const [token, objection] = [await tokenTo(neu), await objectionTo(email)];
    await confirm(token);
    const other = (await newAccount(app)).id;
    await queryAsOwner(app, 'update account set email = $1, email_schluessel = $1, email_alias = $1 where account_id = $2', [email, other]);
    expectProblem(await object(objection), 409, 'Konflikt');
    expect((await accountOf(app, neu))?.account_id).toBe(id);
  });

  test('is stopped by the old one before it counts, and both links end after 72 hours', async () => {
    const { id, email, neu } = await asked();
    const token = await tokenTo(neu);
    const mail = await lastTo(email, 'widerspruch=1');
    expect(mail.html).not.toMatch(/Karla|Konto\b/);
    expect((await object(tokenOf(mail))).status).toBe(204);
    expect(await statusOf(id)).toBe('Widersprochen');
    expect((await confirm(token)).body.code).toMatch(/Abgelaufen|TokenBereitsVerwendet/);
    expect((await accountOf(app, email))?.account_id).toBe(id);
    const late = await asked();
    const [to, from] = [await tokenTo(late.neu), await objectionTo(late.email)];
    app.clock.pass({ minutes: 72 * 60 });
    for (const reply of [await confirm(to), await object(from)]) expect(reply.body.code).toBe('Abgelaufen');
  });

  test('of a person without an account reaches the confirmation that went to a wrong address, during one call', async () => {
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    const [wrong, right] = [newEmail('falsch'), newEmail('richtig')];
    const nummer = await app.inTenant(TENANT, (context) => enterData(context, Empfehlungsnummer, wrong));
    const toWrong = await tokenTo(wrong);
    expect((await change(nummer, right, ['Email', 'Plz'])).status).toBe(204);
    expect((await confirm(await tokenTo(right))).status).toBe(204);
    await app.jobs.drainMails();
    const mails = app.mails.allTo(right).map(({ html }) => html);
    expect(mails.at(-1)).toContain('/empfaengerbestaetigung?token=');
    const old = await app.api(TENANT, 'PUT', '/empfaenger/bestaetigen', { body: { Token: toWrong } });
    expect(old.status).not.toBe(200);
  });

  test('ends what was mailed to the old one about referrals and bank data, but not a reward', async () => {
    const empfehler = await newAccount(app);
    const friend = await released(app, TENANT, { empfehler });
    bearer = (await loginBetrieb(app)).bearer;
    const waiting = await recipient(app, TENANT, { empfehler });
    const links = await app.inTenant(TENANT, async (context) => ({
      bank: await createZugangslink(context, 'Bankdaten', friend.Empfaengernummer, 14),
      referral: await createZugangslink(context, 'Empfehlung', waiting.Empfehlungsnummer, 14),
    }));
    const isLive = (id: string) =>
      app.inTenant(TENANT, async ({ tx, now }) => {
        const { gueltig_bis, verwendet_am } = await tx
          .selectFrom('zugangslink')
          .select(['gueltig_bis', 'verwendet_am'])
          .where('zugangslink_id', '=', id)
          .executeTakeFirstOrThrow();
        return gueltig_bis > now && verwendet_am === null;
      });
    const [neu, other] = [newEmail('neu'), newEmail('freund')];
    expect((await change(empfehler.id, neu)).status).toBe(204);
    expect((await confirm(await tokenTo(neu))).status).toBe(204);
    expect([await isLive(links.referral), await isLive(links.bank)]).toEqual([false, true]);
    expect((await change(friend.Empfaengernummer, other, ['Email', 'Plz'])).status).toBe(204);
    expect((await confirm(await tokenTo(other))).status).toBe(204);
    expect(await isLive(links.bank)).toBe(false);
    expect((await app.api(TENANT, 'GET', '/praemierung/', { bearer: friend.empfaengerToken })).status).toBe(200);
  });

  test('makes a transfer wait for 14 days, whether it was picked before or is picked after', async () => {
    const empfehler = await newAccount(app);
    const [before, after, stranger] = [
      await released(app, TENANT, { empfehler, anteil: 100 }),
      await released(app, TENANT, { empfehler, anteil: 100 }),
      await released(app, TENANT, { empfehler, anteil: 0 }),
    ];
    const pickAs = async ({ grants: [grant] }: typeof before, token: string) =>
      expect((await pickBy(app, TENANT, token, transfer(grant))).status).toBe(200);
    const holdsOf = async ({ grants: [grant] }: typeof before) =>
      queryAsOwner<{ art: string; bis: Date }>(
        app,
        'select art, bis from zurueckhaltung where praemierungsnummer = $1 and aufgehoben_am is null',
        [grant?.praemierungsnummer],
      );
    await pickAs(before, before.empfehlerToken);
    await pickAs(stranger, stranger.empfaengerToken);
    bearer = (await loginBetrieb(app)).bearer;
    const neu = newEmail('neu');
    expect((await change(empfehler.id, neu, ['Email', 'IbanEnde'])).status).toBe(204);
    expect(await holdsOf(before)).toEqual([]);
    expect((await confirm(await tokenTo(neu))).status).toBe(204);
    const held = [{ art: 'Adresse', bis: addTage(app.clock.now(), 14) }];
    expect(await holdsOf(before)).toEqual(held);
    await pickAs(after, after.empfehlerToken);
    expect(await holdsOf(after)).toEqual(held);
    expect(await holdsOf(stranger)).toEqual([]);
    app.clock.pass({ days: 14 });
    const late = await released(app, TENANT, { empfehler: { ...empfehler, email: neu }, anteil: 100 });
    await pickAs(late, late.empfehlerToken);
    expect(await holdsOf(late)).toEqual([]);

    bearer = (await loginBetrieb(app)).bearer;
    const wieder = newEmail('wieder');
    expect((await change(empfehler.id, wieder, ['Email', 'IbanEnde'])).status).toBe(204);
    expect((await confirm(await tokenTo(wieder))).status).toBe(204);
    const heldAgain = [{ art: 'Adresse', bis: addTage(app.clock.now(), 14) }];
    for (const order of [before, after, late]) expect(await holdsOf(order)).toEqual(heldAgain);
  });

  test('replaces an earlier wish, and of two confirmations at once one acts', async () => {
    const { id, neu } = await asked();
    const first = await tokenTo(neu);
    const second = newEmail('zweite');
    expect((await change(id, second, ['Email', 'Plz'])).status).toBe(204);
    expect((await confirm(first)).body.code).toMatch(/Abgelaufen|TokenBereitsVerwendet/);
    const token = await tokenTo(second);
    const replies = await atOnce(4, () => confirm(token));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect((await accountOf(app, second))?.account_id).toBe(id);
  });

  test('needs the checked caller, an address of nobody else, and one that is not blocked', async () => {
    const { id, email } = await newAccount(app);
    expect(fieldCodes(await change(id, newEmail(), []))).toEqual({ Anruferpruefung: 'anruferpruefung' });
    expect(fieldCodes(await change(id, email.toUpperCase()))).toEqual({ Email: 'gleicheAdresse' });
    expect(Object.keys(fieldCodes(await change(id, 'keine')))).toEqual(['Email']);
    const taken = await change(id, (await newAccount(app)).email);
    expectProblem(taken, 409, 'Konflikt');
    expect(taken.body.detail).toContain('anderen Person');
    const blocked = newEmail('gesperrt');
    await blockAddress(app, blocked);
    expectProblem(await change(id, blocked), 409, 'Konflikt');
    const friend = await ordered(app, TENANT);
    const second = await app.inTenant(TENANT, (context) => enterData(context, friend.Empfehlungsnummer, newEmail('zweiter')));
    expectProblem(await change(second, friend.email, ['Email', 'Plz']), 409, 'Konflikt');
    const bookkeeper = await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } });
    bearer = bookkeeper.bearer;
    expectProblem(await change(id, newEmail()), 403, 'NichtAuthorisiert');
  });

  test('can be another spelling of the same mailbox', async () => {
    const { email } = await recipient(app, TENANT);
    const { Empfehlungsnummer } = await recipient(app, TENANT, { empfehler: await newAccount(app) });
    const nummer = await app.inTenant(TENANT, (context) => enterData(context, Empfehlungsnummer, email));
    const tagged = email.replace('@', '+neu@');
    expect((await change(nummer, tagged, ['Email', 'Plz'])).status).toBe(204);
    expect((await confirm(await tokenTo(tagged))).status).toBe(204);
  });

  test('does not count if another person has it by now', async () => {
    const { neu, id, email } = await asked();
    const token = await tokenTo(neu);
    await queryAsOwner(app, 'update account set email = $1, email_schluessel = $1, email_alias = $1 where account_id = $2', [
      neu,
      (await newAccount(app)).id,
    ]);
    expectProblem(await confirm(token), 409, 'Konflikt');
    expect((await accountOf(app, email))?.account_id).toBe(id);
    expect((await confirm(token)).body.code).toBe('Konflikt');
  });

  test('is stored encrypted, and goes with the person', async () => {
    const { id, email, neu } = await asked();
    const rows = await queryAsOwner(app, 'select * from adressaenderung where account_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${neu}|${email}`));
    const log = await queryAsOwner(app, "select * from protokoll where was = 'person.adresse' and bezug = $1", [id]);
    expect(log).toMatchObject([{ nachher: 'Angefragt' }]);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${neu}|${email}`));
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: await login(app, TENANT, email) })).status).toBe(204);
    expect(await queryAsOwner(app, 'select 1 from adressaenderung where account_id = $1', [id])).toEqual([]);
  });
});
