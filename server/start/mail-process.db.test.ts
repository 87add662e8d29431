import { expect, inject, test } from 'vitest';
import { databaseUrl } from '../../test/database/administer.ts';
import { testApp } from '../../test/support/app.ts';
import { newAccount } from '../../test/support/konto.ts';
import { APP_SECRET } from '../../test/support/parts.ts';
import { runCommand } from '../../test/support/product.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { makeMailDispatch } from '../mail/dispatch.ts';
import { enqueueMail } from '../mail/store.ts';
import { createZugangslink, tokenOfZugangslink } from '../modules/account/index.ts';
import { MAIL_TEMPLATES } from './modules.ts';

const app = testApp();
const database = inject('database');

/** A mail with a token that the mail system refused permanently. */
async function undeliverable() {
  const { email, id: account } = await newAccount(app);
  const template = MAIL_TEMPLATES.find(({ name }) => name === 'willkommen') ?? expect.fail('no template');
  const token = await app.inTenant('telko', async (context) => {
    const link = await createZugangslink(context, 'Passwort', account, 365);
    await enqueueMail(context, template, link);
    return tokenOfZugangslink(context, link);
  });
  const [{ id } = { id: '' }] = await queryAsOwner<{ id: string }>(app, "select mail_id as id from mail where vorlage = 'willkommen'");
  const response = `550 5.1.1 <${email}> is unknown`;
  const error = Object.assign(new Error(response), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response });
  const mailTransport = { send: () => Promise.reject(error) };
  const telko = app.parts.mandanten.get('telko') ?? expect.fail('no tenant');
  await makeMailDispatch({ ...app.parts, mailTransport }, MAIL_TEMPLATES).send(telko, id);
  return { id, email, token };
}

// Only a database on a server can be opened by a second process.
test.skipIf(database.kind === 'embedded')(
  'npm run mail lists an undeliverable mail without its address or token, and sends it again',
  { timeout: 120_000 },
  async () => {
    const [{ name } = { name: '' }] = await queryAsOwner<{ name: string }>(app, 'select current_database() as name');
    const url = database.kind === 'server' ? database.url : expect.fail('no server');
    const env = { DATABASE_URL: databaseUrl(url, name), APP_SECRET };
    const mail = (...args: string[]) => runCommand('mail', args, env);
    const { id, email, token } = await undeliverable();

    const listed = await mail('list');
    expect(listed).toMatchObject({ code: 0, complaint: '' });
    const [count, line = '', ...rest] = listed.out.trimEnd().split('\n');
    expect([count, rest]).toEqual(['0 waiting, 1 undeliverable, 1 suppressed', []]);
    const masked = `${email[0]}…${email.slice(email.indexOf('@'))}`;
    expect(line.split('  ').slice(0, 5)).toEqual([id, 'undeliverable', 'telko', 'willkommen', `to ${masked}`]);
    expect(line.split('  ').slice(6)).toEqual(['tries 1', 'EENVELOPE 550 5.1.1 <address> is unknown']);
    for (const secret of [email, token]) expect(listed.out).not.toContain(secret);

    for (const wrong of [
      [],
      ['send'],
      ['list', id],
      ['list', '--all'],
      ['retry'],
      ['retry', id, id],
      ['retry', id, '--all'],
      ['retry', '--force'],
    ]) {
      const refused = await mail(...wrong);
      expect(refused, wrong.join(' ')).toMatchObject({
        code: 1,
        out: '',
        complaint: expect.stringMatching(/^Usage:\n {2}npm run mail -- list /),
      });
    }
    expect(await mail('retry', 'nothing')).toEqual({
      code: 1,
      out: '',
      complaint: 'there is no unsent mail nothing; list says which there are\n',
    });

    const again = [
      '1 mail is due again: the running product sends within a minute, what is over is dropped',
      '1 of them is given up again, as the mailbox is suppressed: allow it first (allow ID), then retry',
      `${id}  suppressed: the mailbox does not exist (5.1.1)`,
      '',
    ].join('\n');
    expect(await mail('retry', id)).toEqual({ code: 0, out: again, complaint: '' });
    expect((await mail('list')).out).toMatch(/^1 waiting, 0 undeliverable, 1 suppressed\n/);
    expect(await mail('retry', '--all')).toEqual({ code: 0, out: again, complaint: '' });
    const [row] = await queryAsOwner<{ versuche: number; unzustellbar_am: Date | null }>(
      app,
      'select versuche, unzustellbar_am from mail where mail_id = $1',
      [id],
    );
    expect(row).toEqual({ versuche: 0, unzustellbar_am: null });
  },
);
