import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { newAccount, requestLink, tryLogin } from '../../../test/support/konto.ts';
import { memoryMails } from '../../../test/support/mails.ts';
import { addressOf, letter, outboxOf, writeLetter } from '../../../test/support/outbox.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { dsn, feedback } from '../../../test/support/ruecklauf.ts';
import { PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { allowMailbox, listMails } from '../../start/mail-command.ts';
import { makeMailDispatch } from '../dispatch.ts';
import { enqueueMail } from '../store.ts';
import type { MailTemplate } from '../template.ts';
import { returnAddress } from './adresse.ts';
import { emailHash, suppress } from './sperre.ts';

const app = testApp();

/** A mail that its reader can do without. */
const reminder: MailTemplate = { ...letter, kind: 'single', name: 'reminder', isOptional: true };

const post = (raw: string | Buffer, { token = app.parts.settings.mailReturn?.token, type = 'message/rfc822' } = {}) =>
  app.request({
    method: 'POST',
    url: '/api/mail/ruecklauf',
    headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload: raw,
  });

/** Puts another mail into the outbox, also for a reader who got one before. */
const write = (bezug: string, template: MailTemplate) =>
  app.inTenant('telko', async (context) => {
    await enqueueMail(context, template, bezug);
    const rows = context.tx.selectFrom('mail').select('mail_id').where('bezug', '=', bezug).where('vorlage', '=', template.name);
    return (await rows.where('versuche', '=', 0).executeTakeFirstOrThrow()).mail_id;
  });

/** Sends a mail and returns its envelope sender; undefined if it was not sent. */
async function send(bezug: string, template: MailTemplate = letter) {
  const mails = memoryMails();
  const id = await write(bezug, template);
  const telko = app.parts.mandanten.get('telko') ?? expect.fail('no tenant');
  await makeMailDispatch({ ...app.parts, mailTransport: mails.transport }, [letter, reminder]).send(telko, id);
  return mails.sent[0]?.ruecklaufAn;
}

/** Sends a mail that comes back. */
const comesBack = async (bezug: string, status = '5.1.1') =>
  post(dsn({ an: (await send(bezug)) ?? '', status, empfaenger: addressOf(bezug) }));

const sperrenOf = (email: string) =>
  queryAsOwner<object>(app, 'select mandant, grund, status, seit from postfach_sperre where email_hash = $1 order by grund', [
    emailHash(app.parts.secrets, email),
  ]);

const audit = (bezug: string) =>
  queryAsOwner<object>(
    app,
    `select wer, vorher, nachher, daten from protokoll
     where was = 'postfach.sperre' and bezug = (select mail_id from mail where bezug = $1 limit 1) order by protokoll_id`,
    [bezug],
  );

describe('a mail whose mailbox does not exist', () => {
  test('suppresses the mailbox, so that no further mail is sent there, and the list says why', async () => {
    const reply = await comesBack('weg');
    expect([reply.status, reply.body]).toEqual([200, { Ergebnis: 'Gesperrt' }]);
    expect(await sperrenOf(addressOf('weg'))).toEqual([{ mandant: 'telko', grund: 'Unbekannt', status: '5.1.1', seit: app.clock.now() }]);
    expect(await outboxOf(app, 'weg')).toMatchObject([{ gesendet_am: expect.any(Date), fehler: 'returned: 5.1.1' }]);
    expect(await send('weg', reminder)).toBe(undefined);
    const reason = 'suppressed: the mailbox does not exist (5.1.1)';
    expect((await outboxOf(app, 'weg')).filter(({ gesendet_am }) => gesendet_am === null)).toMatchObject([
      { unzustellbar_am: app.clock.now(), fehler: reason },
    ]);
    const list = await listMails((work) => work(app.parts));
    expect(list).toContain('0 waiting, 1 undeliverable, 1 suppressed');
    expect(list).toContain(reason);
    expect(list).toMatch(/ {2}returned {2}telko {2}letter .* returned: 5\.1\.1, mailbox suppressed$/m);
    expect(await audit('weg')).toEqual([
      { wer: 'Mailsystem', vorher: 'Frei', nachher: 'Gesperrt', daten: { grund: 'Unbekannt', status: '5.1.1' } },
    ]);
  });

  test('changes nothing more when its report comes twice, or at the same time', async () => {
    const an = (await send('doppelt')) ?? '';
    const replies = await atOnce(4, () => post(dsn({ an })));
    expect(replies.map(({ body }) => body.Ergebnis)).toEqual(Array(4).fill('Gesperrt'));
    app.clock.pass({ hours: 1 });
    expect((await post(dsn({ an, status: '5.2.2' }))).body).toEqual({ Ergebnis: 'Zurueck' });
    expect(await outboxOf(app, 'doppelt')).toMatchObject([{ fehler: 'returned: 5.1.1' }]);
    expect([(await sperrenOf(addressOf('doppelt'))).length, (await audit('doppelt')).length]).toEqual([1, 1]);
  });

  test('suppresses one spelling of an address alone, so that strangers cannot end the mails of a mailbox by another', async () => {
    await comesBack('anna+gibtesnicht');
    expect(await send('anna')).toMatch(/^ruecklauf\+/);
  });

  test('is known from the reply of the mail system too', async () => {
    const refusing = {
      send: () =>
        Promise.reject(
          Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 unknown' }),
        ),
    };
    const telko = app.parts.mandanten.get('telko') ?? expect.fail('no tenant');
    await makeMailDispatch({ ...app.parts, mailTransport: refusing }, [letter]).send(telko, await writeLetter(app, 'abgewiesen'));
    expect(await sperrenOf(addressOf('abgewiesen'))).toMatchObject([{ grund: 'Unbekannt', status: '5.1.1' }]);
    expect(await send('abgewiesen', reminder)).toBe(undefined);
  });

  test('suppresses nothing for another reason or a delay', async () => {
    expect((await comesBack('voll', '5.2.2')).body).toEqual({ Ergebnis: 'Zurueck' });
    expect(await outboxOf(app, 'voll')).toMatchObject([{ fehler: 'returned: 5.2.2' }]);
    expect(await listMails((work) => work(app.parts))).toMatch(/returned: 5\.2\.2$/m);
    const an = (await send('spaet')) ?? '';
    expect((await post(dsn({ an, action: 'delayed', status: '4.4.1' }))).body).toEqual({ Ergebnis: 'Notiert' });
    expect(await outboxOf(app, 'spaet')).toMatchObject([{ fehler: null }]);
    for (const name of ['voll', 'spaet']) expect(await sperrenOf(addressOf(name))).toEqual([]);
  });
});

describe('a complaint', () => {
  test('ends the mails that its author can do without, and no others', async () => {
    const an = (await send('genervt', reminder)) ?? '';
    expect((await post(feedback({ an }))).body).toEqual({ Ergebnis: 'Gesperrt' });
    expect(await send('genervt2', reminder)).toMatch(/^ruecklauf/);
    expect(await send('genervt', reminder)).toBe(undefined);
    expect((await outboxOf(app, 'genervt')).map(({ fehler }) => fehler)).toContain('suppressed: its owner complained');
    expect(await send('genervt', letter)).toMatch(/^ruecklauf/);
  });

  test('is none if the feedback says that the mail was wanted', async () => {
    const an = (await send('zufrieden', reminder)) ?? '';
    expect((await post(feedback({ an, typ: 'not-spam' }))).body).toEqual({ Ergebnis: 'Notiert' });
    expect(await sperrenOf(addressOf('zufrieden'))).toEqual([]);
  });
});

describe('a suppressed mailbox', () => {
  test('gets mails again once its owner logs in, and their disclosure names the suppression until then', async () => {
    const { email } = await newAccount(app);
    await app.inTenant('telko', (context) =>
      suppress(context, emailHash(context.secrets, email.toUpperCase()), { grund: 'Unbekannt', status: '5.1.1', mailId: 'm1' }),
    );
    await requestLink(app, email);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toEqual([]);
    const login = await tryLogin(app, email, PASSWORD);
    expect(login.status).toBe(200);
    expect(await sperrenOf(email)).toEqual([]);
    app.clock.pass({ hours: 1 });
    await requestLink(app, email);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
    const bearer = login.body.Token;
    await app.inTenant('telko', (context) =>
      suppress(context, emailHash(context.secrets, email), { grund: 'Beschwerde', status: null, mailId: 'm2' }),
    );
    const { body } = await app.api('telko', 'GET', '/empfehler/datenauskunft', { bearer });
    expect(body.Postfachsperren).toEqual([{ Grund: 'Beschwerde', Status: null, Seit: app.clock.now().toISOString() }]);
  });

  test('gets mails again once the operator allows it, by its address or by a mail, with an audit entry', async () => {
    const open = <T>(work: (parts: typeof app.parts) => Promise<T>): Promise<T> => work(app.parts);
    await comesBack('erlaubt');
    const [{ id } = { id: '' }] = await queryAsOwner<{ id: string }>(app, "select mail_id as id from mail where bezug = 'erlaubt'");
    expect(await allowMailbox(open, id)).toMatch(/^the mailbox gets mails again/);
    expect((await audit('erlaubt')).at(-1)).toMatchObject({ wer: 'Betrieb', vorher: 'Gesperrt', nachher: 'Frei' });
    await expect(allowMailbox(open, id)).rejects.toThrow('no such mailbox is suppressed');
    await expect(allowMailbox(open, 'nie@gesehen.example')).rejects.toThrow('no such mailbox is suppressed');
    await comesBack('erlaubt3');
    expect(await allowMailbox(open, addressOf('ERLAUBT3'))).toMatch(/^the mailbox gets mails again/);
  });

  test('is suppressed at its tenant alone', async () => {
    await comesBack('nur-hier');
    const hash = emailHash(app.parts.secrets, addressOf('nur-hier'));
    const found = await app.inTenant('energie', ({ tx }) =>
      tx.selectFrom('postfach_sperre').select('grund').where('email_hash', '=', hash).execute(),
    );
    expect(found).toEqual([]);
  });

  test('is stored without its address, for a year; the hash of a sent mail goes after 30 days', async () => {
    await comesBack('vergessen');
    const rows = await queryAsOwner<object>(app, 'select * from postfach_sperre');
    expect(JSON.stringify(rows)).not.toMatch(/vergessen|@/);
    const hashes = () => queryAsOwner<object>(app, "select email_hash from mail where bezug = 'vergessen'");
    await app.later(31);
    expect(await hashes()).toEqual([{ email_hash: null }]);
    await app.later(335);
    expect(await sperrenOf(addressOf('vergessen'))).toEqual([]);
  });
});

describe('the webhook', () => {
  test('refuses a wrong secret before it reads anything', async () => {
    for (const token of ['wrong', '', undefined]) {
      const refused = await app.request({
        method: 'POST',
        url: '/api/mail/ruecklauf',
        headers: { 'content-type': 'message/rfc822', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        payload: 'no report',
      });
      expectProblem(refused, 401, 'LoginFirst');
    }
  });

  test('answers 404 for a mail that is not ours or not sent yet, 422 for no report, 415 for another type, 413 for a body that is too large', async () => {
    expectProblem(await post(dsn({ an: 'ruecklauf+0abcdefghjkmn.00112233445566778899@ruecklauf.example' })), 404, 'NichtGefunden');
    const id = await writeLetter(app, 'wartet');
    const waiting = returnAddress(app.parts.secrets, 'ruecklauf.example', 'telko', id);
    expectProblem(await post(dsn({ an: waiting })), 404, 'NichtGefunden');
    expectProblem(await post('From: a@b.example\r\n\r\nHallo'), 422, 'Validierung');
    expectProblem(await post(Buffer.alloc(1)), 422, 'Validierung');
    expectProblem(await post('{}', { type: 'application/json' }), 415, 'Default');
    expectProblem(await post('x'.repeat(200_000)), 413, 'Default');
  });

  test('writes neither the address nor the words of the report into the row', async () => {
    await comesBack('geheim');
    const rows = await queryAsOwner<object>(app, "select fehler from mail where bezug = 'geheim'");
    expect(rows).toEqual([{ fehler: 'returned: 5.1.1' }]);
  });
});

describe('without MAIL_RETURN_DOMAIN', () => {
  const off = testApp({ mailReturn: null });

  test('mails keep their sender, and the webhook is not there', async () => {
    const mails = memoryMails();
    const telko = off.parts.mandanten.get('telko') ?? expect.fail('no tenant');
    await makeMailDispatch({ ...off.parts, mailTransport: mails.transport }, [letter]).send(telko, await writeLetter(off, 'ohne'));
    expect(mails.sent[0]).toMatchObject({ an: addressOf('ohne') });
    expect(mails.sent[0]?.ruecklaufAn).toBe(undefined);
    const reply = await off.request({
      method: 'POST',
      url: '/api/mail/ruecklauf',
      headers: { 'content-type': 'message/rfc822' },
      payload: 'x',
    });
    expectProblem(reply, 404, 'NichtGefunden');
  });
});
