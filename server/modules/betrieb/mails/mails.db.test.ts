import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { newAccount, requestLink } from '../../../../test/support/konto.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { text } from '../../../../texts/texts.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { makeMailDispatch } from '../../../mail/dispatch.ts';
import { emailHash, suppress } from '../../../mail/ruecklauf/sperre.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import { MAIL_TEMPLATES } from '../../../start/modules.ts';
import { mailListe, resendMail } from './mails.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

type Row = Readonly<Record<'Nummer' | 'Art' | 'Person' | 'Status' | 'Grund' | 'SeitAm', string | null>>;

const list = (bearer: string, body: object = {}) => app.api(TENANT, 'PUT', '/betrieb/mails', { bearer, body });
const rowOf = async (bearer: string, id: string): Promise<Row> => (await list(bearer, { Filter: { Suche: id } })).body.Content[0];
const resend = (bearer: string, id: string, tenant = TENANT) => app.api(tenant, 'POST', `/betrieb/mails/${id}/erneut`, { bearer });
const has = async (bearer: string, id: string, Filter: object): Promise<boolean> =>
  (await list(bearer, { Pagesize: 200, Filter })).body.Content.some(({ Nummer }: Row) => Nummer === id);
const logOf = (id: string) =>
  queryAsOwner(app, "select wer, vorher, nachher from protokoll where was = 'mail.erneut' and bezug = $1", [id]);

/** A mail with a link for a password that waits to be sent. */
async function waitingMail() {
  const { email } = await newAccount(app);
  await app.jobs.drainMails();
  await requestLink(app, email);
  const [{ id } = { id: '' }] = await queryAsOwner<{ id: string }>(
    app,
    "select mail_id as id from mail where gesendet_am is null and verworfen_am is null and unzustellbar_am is null and vorlage = 'passwortSetzen'",
  );
  return { email, id };
}

/** Tries to send a mail, and is refused by the mail system with these words. */
async function refuseMail(id: string, response: string, responseCode = 550): Promise<void> {
  const error = Object.assign(new Error(), { code: 'EENVELOPE', responseCode, command: 'RCPT TO', response });
  const dispatch = makeMailDispatch({ ...app.parts, mailTransport: { send: () => Promise.reject(error) } }, MAIL_TEMPLATES);
  await dispatch.send(app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant'), id);
}

/** A mail that was given up, because the mailbox was full. */
async function givenUp() {
  const mail = await waitingMail();
  await refuseMail(mail.id, `552 5.2.2 ${mail.email} is full`, 552);
  return mail;
}

/** A call by a person whose session had the role Betrieb. */
const requestOf = (person: string) =>
  ({
    mandant: app.parts.mandanten.get(TENANT),
    locale: 'de',
    login: { who: 'B', id: person, rollen: ['Betrieb'], wer: `Betrieb:${person}` },
    inContext: (work: Parameters<typeof app.inTenant>[1]) => app.inTenant(TENANT, work),
  }) as unknown as Parameters<typeof mailListe>[0];

const home = async (bearer: string) =>
  (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer })).body.Anstehend.find(({ Liste }: { Liste: string }) => Liste === 'mails');

describe('the list of mails', () => {
  test('says what became of each mail, with its address masked and the words of the mail system', async () => {
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    const { id, email } = await waitingMail();
    const Person = `${email[0]}…${email.slice(email.indexOf('@'))}`;
    expect(await rowOf(bearer, id)).toMatchObject({ Art: 'Link für ein Passwort', Person, Status: 'Wartet', SeitAm: null, Grund: null });
    await refuseMail(id, `552 5.2.2 ${email} is full`, 552);
    const row = await rowOf(bearer, id);
    expect(row).toMatchObject({ Person, Status: 'Unzustellbar', SeitAm: TEST_NOW.toISOString() });
    expect(row.Grund).toBe('EENVELOPE 552 5.2.2 <address> is full');
    expect((await list(bearer, { Pagesize: 200 })).raw.toString()).not.toContain(email);
    expect(await has(bearer, id, { Status: ['Unzustellbar', 'Wartet'] })).toBe(true);
    expect(await has(bearer, id, { Status: ['Gesendet', 'Zurueckgekommen', 'Verworfen'] })).toBe(false);
    await resend(bearer, id);
    await app.jobs.drainMails();
    expect(await rowOf(bearer, id)).toMatchObject({ Person, Status: 'Gesendet', Grund: null });
    await queryAsOwner(app, "update mail set zurueck_am = $2, fehler = 'returned: 5.2.2' where mail_id = $1", [id, TEST_NOW]);
    expect(await rowOf(bearer, id)).toMatchObject({ Status: 'Zurueckgekommen', Grund: 'Nach dem Senden zurückgekommen (5.2.2).' });
    expect([await has(bearer, id, { Status: ['Gesendet'] }), await has(bearer, id, { Status: ['Zurueckgekommen'] })]).toEqual([
      false,
      true,
    ]);
  });

  test('does not show the present address at a mail that went to another one', async () => {
    const { bearer } = await loginBetrieb(app);
    const { id } = await waitingMail();
    await app.jobs.drainMails();
    expect((await rowOf(bearer, id)).Person).not.toBeNull();
    await queryAsOwner(app, "update mail set email_hash = 'other' where mail_id = $1", [id]);
    expect((await rowOf(bearer, id)).Person).toBeNull();
  });

  test('counts at home what can be sent again, for 30 days and not for mailboxes that do not exist', async () => {
    const [full, unknown] = [await givenUp(), await waitingMail()];
    await refuseMail(unknown.id, '550 5.1.1 no such user');
    const { bearer } = await loginBetrieb(app);
    expect([await has(bearer, full.id, { Faellig: 'Unzustellbar' }), await has(bearer, unknown.id, { Faellig: 'Unzustellbar' })]).toEqual([
      true,
      false,
    ]);
    const { Anzahl, Was } = await home(bearer);
    expect(Anzahl).toBe((await list(bearer, { Filter: { Faellig: 'Unzustellbar' } })).body.TotalCount);
    expect(Was).toContain(String(Anzahl));
    expect(await home((await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } })).bearer)).toBeUndefined();
    app.clock.set(momentAfter({ days: 30 }));
    const later = (await loginBetrieb(app)).bearer;
    expect(await has(later, full.id, { Faellig: 'Unzustellbar' })).toBe(false);
    expect(await has(later, full.id, {})).toBe(true);
  });

  test('shows a mail that fails in the database without an address, and sends it again', async () => {
    const { id } = await givenUp();
    const { id: person } = await loginBetrieb(app);
    const broken: MailTemplate = {
      name: 'passwortSetzen',
      kind: 'single',
      load: async ({ tx }) => (await sql<never>`select 1 / 0`.execute(tx)).rows[0] ?? null,
    };
    const request = requestOf(person);
    const { Content } = await mailListe(request, () => [broken], { Filter: { Suche: id } });
    expect(Content).toMatchObject([{ Nummer: id, Person: null, Status: 'Unzustellbar' }]);
    expect(await resendMail(request, () => [broken], id)).toMatchObject({ Status: 'Wartet' });
    await app.jobs.drainMails();
  });

  test('has words for every kind of mail', () => {
    for (const { name } of MAIL_TEMPLATES)
      for (const locale of ['de', 'en'] as const) expect(text(locale, `betrieb.mailart.${name as 'willkommen'}`), name).toMatch(/\w/);
  });
});

describe('a mail that was given up', () => {
  test('is sent again once, by one of several presses at once', async () => {
    const { id, email } = await givenUp();
    const people = [await loginBetrieb(app), await loginBetrieb(app, { rollen: { telko: ['Support'] } })];
    const before = app.mails.allTo(email).length;
    const answers = await atOnce(6, (n) => resend(people[n % 2]?.bearer ?? '', id));
    expect(answers.map(({ status, body }) => [status, body.Status])).toEqual(Array(6).fill([200, 'Wartet']));
    expect(await logOf(id)).toMatchObject([{ wer: expect.stringMatching(/^Betrieb:/), vorher: 'Unzustellbar', nachher: 'Wartet' }]);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(before + 1);
    const again = await resend(people[0]?.bearer ?? '', id);
    expectProblem(again, 409, 'Konflikt');
    expect(again.body.detail).toContain('schon gesendet');
  });

  test('is due at once if it waits after a failed try, and unchanged if it was not tried yet', async () => {
    const { bearer } = await loginBetrieb(app);
    const { id } = await waitingMail();
    expect([(await resend(bearer, id)).body.Status, await logOf(id)]).toEqual(['Wartet', []]);
    await refuseMail(id, '451 4.3.0 try later', 451);
    const dueAt = async () => (await queryAsOwner<{ at: Date }>(app, 'select faellig_am as at from mail where mail_id = $1', [id]))[0]?.at;
    expect(await dueAt()).not.toEqual(TEST_NOW);
    await resend(bearer, id);
    expect([await dueAt(), await logOf(id)]).toMatchObject([TEST_NOW, [{ vorher: 'Wartet', nachher: 'Wartet' }]]);
    await app.jobs.drainMails();
  });

  test('is refused with a sentence if its mailbox does not exist, its reader complained, or it is over', async () => {
    const { bearer } = await loginBetrieb(app);
    const unknown = await waitingMail();
    await refuseMail(unknown.id, '550 5.1.1 no such user');
    const refused = await resend(bearer, unknown.id);
    expectProblem(refused, 409, 'Konflikt');
    expect(refused.body.detail).toContain('Dieses Postfach gibt es nicht');
    await app.inTenant(TENANT, ({ tx }) => tx.deleteFrom('postfach_sperre').execute());
    expect((await resend(bearer, unknown.id)).body.Status).toBe('Wartet');
    await app.jobs.drainMails();

    const over = await givenUp();
    await queryAsOwner(app, "update mail set bezug = 'gibtEsNicht' where mail_id = $1", [over.id]);
    const late = await resend(bearer, over.id);
    expectProblem(late, 409, 'Konflikt');
    expect(late.body.detail).toContain('ist vorbei');
    expect((await rowOf(bearer, over.id)).Status).toBe('Unzustellbar');

    const optional = MAIL_TEMPLATES.find(({ isOptional }) => isOptional) ?? expect.fail('no optional mail');
    const { id, email } = await givenUp();
    await app.inTenant(TENANT, (context) =>
      suppress(context, emailHash(context.secrets, email), { grund: 'Beschwerde', status: null, mailId: id }),
    );
    const request = requestOf((await loginBetrieb(app)).id);
    const templates = MAIL_TEMPLATES.map((one) => (one.name === 'passwortSetzen' ? { ...optional, name: one.name, load: one.load } : one));
    await expect(resendMail(request, () => templates as readonly MailTemplate[], id)).rejects.toMatchObject({
      text: 'betrieb.mails.konflikt.Beschwerde',
    });
  });

  test('is unknown at another tenant and by another number, and needs a role', async () => {
    const { id } = await givenUp();
    const both = await loginBetrieb(app, { rollen: { energie: ['Betrieb'], telko: ['Redaktion'] } });
    expectProblem(await resend(both.bearer, id, 'energie'), 404, 'NichtGefunden');
    const refused = await resend(both.bearer, id);
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('Support');
    expectProblem(await resend((await loginBetrieb(app)).bearer, 'unbekannt0000'), 404, 'NichtGefunden');
    await expect(resendMail(requestOf(both.id), () => MAIL_TEMPLATES, id)).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
    expect(await logOf(id)).toEqual([]);
  });
});
