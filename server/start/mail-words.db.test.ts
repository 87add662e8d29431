import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { accountCases, type MailCase, orderCases } from '../../test/support/mail-cases.ts';
import { agencyCases } from '../../test/support/mail-cases-agentur.ts';
import { backOfficeCases } from '../../test/support/mail-cases-betrieb.ts';
import { tenantCases } from '../../test/support/mail-cases-mandant.ts';
import { sellerCases } from '../../test/support/mail-cases-seller.ts';
import { memoryMails } from '../../test/support/mails.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { makeMailDispatch } from '../mail/dispatch.ts';
import { enqueueMail } from '../mail/store.ts';
import { MAIL_TEMPLATES } from './modules.ts';

/** Hosts as strangers write them. Each has a name that is left of it in a mail. */
const TYPED =
  'evil.example WWW.Böse.De HtTp:\\\\boese.at hTTps://user@schlecht\u200b.\u2060shop/x ｗｗｗ．ｗｅｉｔ．ｃｏｍ gift。org x․net mailto:a@arg.info';
const app = testApp();
const CASES: Readonly<Record<string, MailCase>> = {
  ...accountCases(app),
  ...orderCases(app),
  ...agencyCases(app),
  ...sellerCases(app),
  ...backOfficeCases(app),
  ...tenantCases(app, { Name: TYPED, Betreff: TYPED, Nachricht: `Guten Tag\n${TYPED}` }),
};

/** The columns of texts that people type, by table. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  agentur: ['name', 'telefon', 'begruessung'],
  agentur_benutzer: ['vorname', 'nachname'],
  auftrag: ['beanstandung'],
  einladung: ['vorname', 'nachname'],
  empfaenger: ['vorname', 'name', 'telefon', 'wunschzeit', 'nachricht'],
  empfehler: ['vorname', 'nachname'],
  empfehlung: ['vorname', 'nachname'],
};

async function renamePeople(): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const set = columns.map((column) => `${column} = case when ${column} is null then null else $1 end`).join(', ');
    await queryAsOwner(app, `update ${table} set ${set} where mandant = 'telko'`, [TYPED]);
  }
}

/** Makes the mail of a template after everyone in it was renamed. */
async function mailOf(name: string) {
  app.clock.set(TEST_NOW);
  const template = MAIL_TEMPLATES.find((one) => one.name === name) ?? expect.fail(name);
  const bezug = await (CASES[name] ?? expect.fail(`no case of ${name}`)).make();
  await renamePeople();
  await app.inTenant('telko', (context) => enqueueMail(context, template, bezug));
  const [row] = await queryAsOwner<{ id: string }>(
    app,
    'select mail_id as id from mail where vorlage = $1 and bezug = $2 and gesendet_am is null and verworfen_am is null limit 1',
    [name, bezug],
  );
  const mails = memoryMails();
  const telko = app.parts.mandanten.get('telko') ?? expect.fail('no tenant telko');
  await makeMailDispatch({ ...app.parts, mailTransport: mails.transport }, MAIL_TEMPLATES).send(telko, row?.id ?? expect.fail(name));
  return mails.sent[0] ?? expect.fail(`${name} was not sent`);
}

/** What a generous mail program makes a link of: it reads every kind of dot, and sees no invisible characters. */
const LINKED = /\S+:[/\\]{2}\S*|\b(?:mailto|tel|http)s?:\S+|\bwww\.\S+|[\p{L}\p{N}_-]\.\p{L}{2,}\S*/giu;
/** Addresses that mails contain by intent: pages of the tenant, its support, addresses of people. */
const MEANT =
  /https?:\/\/[\w.-]*(?:localhost|example)(?::\d+)?(?:\/\S*)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?:example|net|org)\b|gutscheine\.json/g;
const linksIn = (text: string): string[] =>
  text
    .replace(MEANT, '')
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .match(LINKED) ?? [];
const visibleOf = (html: string): string => html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');

test.each(MAIL_TEMPLATES.map(({ name }) => name))('the mail %s links nothing that a person typed', async (name) => {
  const { betreff, text, html, von } = await mailOf(name);
  expect([betreff, text, visibleOf(html), von.name].map(linksIn)).toEqual([[], [], [], []]);
});

test('the detector of this test finds what was typed', () => {
  expect(linksIn(TYPED).length).toBeGreaterThan(7);
});
