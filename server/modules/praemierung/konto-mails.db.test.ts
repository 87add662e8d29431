import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { holdGrant, payIn, pickedTransfer, ZWECK } from '../../../test/support/zahlung.ts';
import { addTage, formatMoment } from '../../calendar.ts';
import { enqueueMail } from '../../mail/store.ts';
import { praemieAusgezahlt, praemieZurueck } from './konto-mails.ts';

const app = testApp();
const TENANT = 'telko';
const TAG = '2027-01-04';
beforeEach(() => app.clock.set(TEST_NOW));

/** A picked transfer of a new recommender who reads in a language. */
async function picked(language: 'de' | 'en' = 'de') {
  const empfehler = await newAccount(app);
  await app.inTenant(TENANT, ({ tx }) => tx.updateTable('account').set({ language }).where('account_id', '=', empfehler.id).execute());
  const grant = await pickedTransfer(app, TENANT, { empfehler });
  const mails = async () => {
    await app.jobs.drainMails();
    return app.mails
      .allTo(empfehler.email)
      .map(({ betreff, text }) => ({ betreff: betreff.replace(/\s+/g, ' '), text: text.replace(/\s+/g, ' ') }));
  };
  await mails();
  return { ...grant, mails, last: async () => (await mails()).at(-1) };
}
const enqueue = (template: typeof praemieZurueck, nummer: string) =>
  app.inTenant(TENANT, (context) => enqueueMail(context, template, nummer));

test('the mail about a transfer names day, amount, masked account and statement text', async () => {
  const { nummer, last } = await picked();
  await payIn(app, TENANT, nummer, 'Ausgefuehrt', TAG);
  await enqueue(praemieAusgezahlt, nummer);
  const mail = await last();
  expect(mail?.betreff).toBe('Überwiesen: Ihre Prämie über 35 €');
  for (const part of ['am 04.01.2027 auf das Konto DE89 •••• •••• •••• ••30 00 überwiesen', `Auf Ihrem Kontoauszug steht dazu: ${ZWECK}`])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toMatch(/3704|0440/);
});

describe('the mail about a transfer that came back', () => {
  test('says what came back and why, and leads to the page until the last day', async () => {
    const { nummer, token, last } = await picked();
    await payIn(app, TENANT, nummer, 'Zurueckgekommen', TAG);
    await holdGrant(app, TENANT, nummer, { tage: 30, code: 'AC04' });
    await enqueue(praemieZurueck, nummer);
    const mail = await last();
    expect(mail?.betreff).toBe('Bitte nennen Sie ein anderes Konto für Ihre Prämie über 35 €');
    for (const part of [
      'nicht auf das Konto DE89 •••• •••• •••• ••30 00 überweisen',
      'Die Überweisung vom 04.01.2027 kam zurück.',
      'Dieses Konto gibt es nicht mehr.',
      `bis zum ${formatMoment(addTage(app.clock.now(), 30), 'de')}`,
      `/de/praemie/bankdaten?token=${token}`,
    ])
      expect(mail?.text).toContain(part);
  });

  test('says nothing of a return if nothing was sent, and speaks English', async () => {
    const { nummer, last } = await picked('en');
    await holdGrant(app, TENANT, nummer, { tage: 30, code: 'Land' });
    await enqueue(praemieZurueck, nummer);
    const mail = await last();
    expect(mail?.text).toContain('We transfer only to accounts in the European Economic Area.');
    expect(mail?.text).not.toContain('came back');
  });

  test('is sent where the stored account cannot be read', async () => {
    const { nummer, last } = await picked();
    await app.inTenant(TENANT, async ({ tx }) => {
      const { bankdaten_id } = await tx
        .selectFrom('praemierung')
        .select('bankdaten_id')
        .where('praemierungsnummer', '=', nummer)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('bankdaten')
        .set({ iban: 'v1.AAAA' })
        .where('bankdaten_id', '=', bankdaten_id ?? '')
        .execute();
    });
    await holdGrant(app, TENANT, nummer, { tage: 30, code: 'KontoUnlesbar' });
    await enqueue(praemieZurueck, nummer);
    expect((await last())?.text).toMatch(/nicht auf das angegebene Konto überweisen.*lässt sich nicht mehr lesen\./);
  });

  test('comes once more after 14 days, to the second, and not once an account was named', async () => {
    const asked = await picked();
    const answered = await picked();
    for (const { nummer } of [asked, answered]) await holdGrant(app, TENANT, nummer, { tage: 30 });
    await app.inTenant(TENANT, ({ tx, now }) =>
      tx
        .updateTable('zurueckhaltung')
        .set({ aufgehoben_am: now, aufgehoben_von: 'x' })
        .where('praemierungsnummer', '=', answered.nummer)
        .execute(),
    );
    const reminders = async ({ mails }: typeof asked) => (await mails()).filter(({ betreff }) => betreff.startsWith('Noch bis zum')).length;
    app.clock.pass({ days: 14, seconds: -1 });
    await app.jobs.drain();
    expect(await reminders(asked)).toBe(0);
    app.clock.pass({ seconds: 1 });
    await app.jobs.drain();
    app.clock.pass({ days: 1 });
    await app.jobs.drain();
    expect([await reminders(asked), await reminders(answered)]).toEqual([1, 0]);
  });
});
