import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { accountCases, type MailCases, orderCases } from '../../test/support/mail-cases.ts';
import { agencyCases } from '../../test/support/mail-cases-agentur.ts';
import { tenantCases } from '../../test/support/mail-cases-mandant.ts';
import { sellerCases } from '../../test/support/mail-cases-seller.ts';
import { memoryMails } from '../../test/support/mails.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { makeMailDispatch } from '../mail/dispatch.ts';
import { enqueueMail } from '../mail/store.ts';
import { MAIL_TEMPLATES } from './modules.ts';

const app = testApp();
const casesOf = (tenant: string): MailCases => ({
  ...accountCases(app, tenant),
  ...orderCases(app, tenant),
  ...tenantCases(app, undefined, tenant),
  ...(tenant === 'telko' && { ...agencyCases(app), ...sellerCases(app) }),
});

/** Mails that a tenant does not send: to agencies and about an empty pool of vouchers, and at intern, which pays with the wages, about rewards to pick. */
const NEVER: Readonly<Record<string, RegExp>> = {
  telko: /^$/,
  energie: /^(auftragBeanstandet|gutscheinLeer)$/,
  berater: /^(auftragBeanstandet|gutscheinLeer)$/,
  intern: /^(auftragBeanstandet|gutscheinLeer|gutscheinCode|empfaengerBestaetigen|praemie\w*|passwort\w*|willkommen\w*)$/,
};

/** Words of other kinds of product, which a tenant's mails must not say. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  telko: /Gespräch/,
  energie: /Bestell|Bewerb|Gespräch/,
  berater: /Bestell|Bewerb/,
  intern: /Bestell|Vertrag|Auftrag|Gespräch/,
};

async function mailOf(tenant: string, name: string, { make }: MailCases[string]) {
  app.clock.set(TEST_NOW);
  const template = MAIL_TEMPLATES.find((one) => one.name === name) ?? expect.fail(name);
  const bezug = await make();
  await app.inTenant(tenant, (context) => enqueueMail(context, template, bezug));
  const [row] = await queryAsOwner<{ id: string }>(
    app,
    'select mail_id as id from mail where vorlage = $1 and bezug = $2 and gesendet_am is null and verworfen_am is null limit 1',
    [name, bezug],
  );
  const mails = memoryMails();
  const mandant = app.parts.mandanten.get(tenant) ?? expect.fail(tenant);
  await makeMailDispatch({ ...app.parts, mailTransport: mails.transport }, MAIL_TEMPLATES).send(mandant, row?.id ?? expect.fail(name));
  return mails.sent[0] ?? expect.fail(`${name} was not sent`);
}

/** Faults that a reader sees: what is left of a template, a doubled sign, a line that breaks inside an amount, a time, an IBAN or a number. */
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a placeholder or an empty value', /\{\w+\}|\b(undefined|null|NaN|Invalid Date)\b/],
  ['a doubled sign', /\.\.(?!\.)|,,|\s[,.](?!\S)/],
  ['a break before the sign of an amount or the word of a time', /\d (€|Uhr\b)/],
  ['a separator that can begin a line', / ·/],
  ['an IBAN that can break', /\b[A-Z]{2}\d{2} [\d•]{4}/],
];

/** Number of an order or a document, which the mail puts into an element of its own. */
const NUMBER = /(?<![\p{L}\p{N}-])[A-Z]{1,2}(?:-[A-Z]?\d+)+/u;

const paragraphsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:p|h1|td|a)\b[^>]*>(.*?)<\/(?:p|h1|td|a)>/gs)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''));

test.each(Object.keys(NEVER))('the mails of %s read and break well, in the words of its kind of product', async (tenant) => {
  const kinds = Object.entries(casesOf(tenant)).filter(([name]) => !NEVER[tenant]?.test(name));
  expect(kinds.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const [name, one] of kinds) {
    const { betreff, html } = await mailOf(tenant, name, one);
    const said = paragraphsOf(html).filter((text) => !/https?:/.test(text));
    const note = (fault: string, pattern: RegExp, texts = said) =>
      found.push(...texts.filter((text) => pattern.test(text)).map((text) => `${name}: ${fault}: ${text}`));
    for (const [fault, pattern] of FAULTS) note(fault, pattern);
    note('a word of another kind of product', FOREIGN[tenant] ?? expect.fail(tenant));
    note('a headline of more than three lines on a phone', /.{66}/, [betreff]);
    const parts = [...html.replace(/<title>.*?<\/title>/, '').matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
    note(
      'a number that can break',
      NUMBER,
      parts.filter((text) => NUMBER.exec(text)?.[0] !== text && !/https?:/.test(text)),
    );
  }
  if (found.length > 0) expect.fail(found.join('\n'));
});
