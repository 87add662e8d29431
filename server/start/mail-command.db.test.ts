import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { newAccount, requestLink } from '../../test/support/konto.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { makeMailDispatch } from '../mail/dispatch.ts';
import { emailHash, suppress } from '../mail/ruecklauf/sperre.ts';
import { allowMailbox, listMails, retryMail } from './mail-command.ts';
import { MAIL_TEMPLATES } from './modules.ts';

const app = testApp();

test('the mail command lists unsent mails without full addresses, and sends them again', async () => {
  const opened = <T>(work: (parts: typeof app.parts) => Promise<T>): Promise<T> => work(app.parts);
  expect(await listMails(opened)).toBe('0 waiting, 0 undeliverable, 0 suppressed');
  const { email } = await newAccount(app);
  await app.jobs.drainMails();
  await requestLink(app, email);
  const [{ id } = { id: '' }] = await queryAsOwner<{ id: string }>(
    app,
    "select mail_id as id from mail where gesendet_am is null and verworfen_am is null and vorlage = 'passwortSetzen'",
  );
  const refusing = {
    send: () =>
      Promise.reject(Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: `550 no ${email}` })),
  };
  const telko = app.parts.mandanten.get('telko');
  if (!telko) throw new Error('no tenant telko');
  await makeMailDispatch({ ...app.parts, mailTransport: refusing }, MAIL_TEMPLATES).send(telko, id);
  app.clock.pass({ hours: 3 });
  const listed = await listMails(opened);
  expect(listed).toContain('0 waiting, 1 undeliverable');
  const masked = `${email[0]}…${email.slice(email.indexOf('@'))}`;
  expect(listed).toContain(
    `${id}  undeliverable  telko  passwortSetzen  to ${masked}  written 3 h ago  tries 1  EENVELOPE 550 no <address>`,
  );
  expect(listed).not.toContain(email);
  await expect(retryMail(opened, { id: 'nothing' })).rejects.toThrow('there is no unsent mail nothing; list says which there are');
  expect(await retryMail(opened, 'all')).toMatch(/^1 mail is due again/);
  const before = app.mails.allTo(email).length;
  await app.jobs.drainMails();
  expect(app.mails.allTo(email)).toHaveLength(before + 1);
  expect(await listMails(opened)).toBe('0 waiting, 0 undeliverable, 0 suppressed');
});

test('the mail command says that a mail to a suppressed mailbox is given up again, until the mailbox is allowed', async () => {
  const opened = <T>(work: (parts: typeof app.parts) => Promise<T>): Promise<T> => work(app.parts);
  const { email } = await newAccount(app);
  await app.jobs.drainMails();
  const suppression = { grund: 'Unbekannt', status: '5.1.1', mailId: 'm1' } as const;
  await app.inTenant('telko', (context) => suppress(context, emailHash(context.secrets, email), suppression));
  await requestLink(app, email);
  await app.jobs.drainMails();
  const before = app.mails.allTo(email).length;
  const [{ id } = { id: '' }] = await queryAsOwner<{ id: string }>(app, 'select mail_id as id from mail where unzustellbar_am is not null');
  for (const wanted of [{ id }, 'all'] as const)
    expect((await retryMail(opened, wanted)).split('\n')).toEqual([
      expect.stringMatching(/^1 mail is due again/),
      '1 of them is given up again, as the mailbox is suppressed: allow it first (allow ID), then retry',
      `${id}  suppressed: the mailbox does not exist (5.1.1)`,
    ]);
  await app.jobs.drainMails();
  expect(await listMails(opened)).toContain(`${id}  undeliverable`);
  await allowMailbox(opened, id);
  expect(await retryMail(opened, { id })).not.toContain('\n');
  await app.jobs.drainMails();
  expect(app.mails.allTo(email)).toHaveLength(before + 1);
});

test('the mail command lists at most 500 mails, counts all, and sends all that failed again', async () => {
  const opened = <T>(work: (parts: typeof app.parts) => Promise<T>): Promise<T> => work(app.parts);
  await queryAsOwner(
    app,
    `insert into mail (mandant, mail_id, vorlage, bezug, erstellt_am, faellig_am, unzustellbar_am, fehler)
     select 'telko', 'many-' || i, 'passwortSetzen', 'many-' || i, $1, $1, $1, 'EENVELOPE 550' from generate_series(1, 600) i`,
    [app.clock.now()],
  );
  const lines = (await listMails(opened)).split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([502, '0 waiting, 600 undeliverable, 0 suppressed', 'and 100 more']);
  expect(await retryMail(opened, 'all')).toMatch(/^600 mails are due again/);
});
