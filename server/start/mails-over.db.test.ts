import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { accountCases, type MailCase, orderCases } from '../../test/support/mail-cases.ts';
import { agencyCases } from '../../test/support/mail-cases-agentur.ts';
import { backOfficeCases } from '../../test/support/mail-cases-betrieb.ts';
import { tenantCases } from '../../test/support/mail-cases-mandant.ts';
import { sellerCases } from '../../test/support/mail-cases-seller.ts';
import { memoryMails } from '../../test/support/mails.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { formatMoment } from '../calendar.ts';
import { makeMailDispatch } from '../mail/dispatch.ts';
import { enqueueMail } from '../mail/store.ts';
import { MAIL_TEMPLATES } from './modules.ts';

const app = testApp();
const CASES: Readonly<Record<string, MailCase>> = {
  ...accountCases(app),
  ...orderCases(app),
  ...agencyCases(app),
  ...sellerCases(app),
  ...tenantCases(app),
  ...backOfficeCases(app),
};

beforeEach(() => app.clock.set(TEST_NOW));

/** Puts a mail into the outbox; returns its id. */
async function write(name: string, bezug: string): Promise<string> {
  const template = MAIL_TEMPLATES.find((one) => one.name === name) ?? expect.fail(`no template ${name}`);
  await app.inTenant('telko', (context) => enqueueMail(context, template, bezug));
  const [row] = await queryAsOwner<{ id: string }>(
    app,
    'select mail_id as id from mail where vorlage = $1 and bezug = $2 and gesendet_am is null and verworfen_am is null order by versuche limit 1',
    [name, bezug],
  );
  return row?.id ?? expect.fail('no mail');
}

/** Sends one mail of the outbox and returns its result. */
async function send(id: string) {
  const mails = memoryMails();
  const telko = app.parts.mandanten.get('telko') ?? expect.fail('no tenant telko');
  await makeMailDispatch({ ...app.parts, mailTransport: mails.transport }, MAIL_TEMPLATES).send(telko, id);
  const [row] = await queryAsOwner<{ dropped: boolean; sent: boolean }>(
    app,
    'select verworfen_am is not null as dropped, gesendet_am is not null as sent from mail where mail_id = $1',
    [id],
  );
  return { ...row, texts: mails.sent.map(({ text }) => text.replace(/\s+/g, ' ')) };
}

test('every template has cases in which its mail is obsolete, and every case has a template', () => {
  expect(Object.keys(CASES).sort()).toEqual(MAIL_TEMPLATES.map(({ name }) => name).sort());
  for (const [name, { over }] of Object.entries(CASES)) expect(Object.keys(over), name).not.toEqual([]);
});

describe('a mail', () => {
  const all = Object.entries(CASES).flatMap(([name, { over }]) => Object.keys(over).map((why) => [name, why] as const));

  test.each(all)('%s is sent while it is valid, but not when %s', async (name, why) => {
    const one = CASES[name] ?? expect.fail(name);
    const bezug = await one.make();
    const sent = await send(await write(name, bezug));
    expect(sent).toMatchObject({ sent: true, dropped: false, texts: [expect.any(String)] });
    if (one.ende) {
      const [row] = await queryAsOwner<{ ende: Date }>(app, one.ende, [bezug]);
      expect(sent.texts[0]).toContain(formatMoment(row?.ende ?? expect.fail('no end'), 'de'));
    }
    const late = await write(name, bezug);
    await one.over[why]?.(bezug);
    expect(await send(late)).toEqual({ sent: false, dropped: true, texts: [] });
  });
});
