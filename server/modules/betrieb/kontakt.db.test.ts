import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { newAddress } from '../../../test/support/konto.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { ERIKA, newEmail } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { stopMails } from '../../mail/mail-sperre.ts';

const app = demoApp();
beforeAll(() => configure(app, 'telko', { Limits: {}, CaptchaAb: 5 }));

const SUPPORT = 'hilfe@funkhof.example';
const NACHRICHT = { Anrede: 'Frau', Name: 'Nora Nord', Betreff: 'Meine Prämie', Nachricht: 'Wann kommt sie?\n\nDanke & Gruß' };

const post = (body: object, headers = {}, from = newAddress()): Promise<Reply> =>
  app.api('telko', 'POST', '/kontakt', { body: { ...NACHRICHT, ...body }, headers, from });

const stored = () => app.inTenant('telko', ({ tx }) => tx.selectFrom('kontaktnachricht').selectAll().execute());

/** The mails to support from a sender. */
const toSupport = (email: string) => app.mails.allTo(SUPPORT).filter(({ antwortAn }) => antwortAn === email);

describe('a message to support', () => {
  test('goes to support as typed with its sender as Reply-To; the sender gets a receipt that quotes nothing of it', async () => {
    const Email = newEmail('nora');
    const reply = await post({ Email });
    expect([reply.status, reply.body]).toEqual([202, '']);
    await app.jobs.drainMails();
    const [mail] = toSupport(Email);
    expect(mail).toMatchObject({ an: SUPPORT, antwortAn: Email, betreff: 'Kontaktanfrage: Meine Prämie' });
    for (const said of ['Frau Nora Nord', Email, 'Wann kommt sie?', 'Danke & Gruß']) expect(mail?.text).toContain(said);
    const receipt = app.mails.to(Email);
    expect(receipt).toMatchObject({ betreff: 'Ihre Nachricht ist angekommen' });
    expect(receipt.antwortAn).toBeUndefined();
    expect(`${receipt.betreff} ${receipt.text} ${receipt.html}`).not.toMatch(/Nora|Nord|Meine Prämie|Wann kommt|Gruß &|Danke &/);
  });

  test('is confirmed in the language of its sender and sent to support in that of the tenant', async () => {
    const Email = newEmail('nora');
    await post({ Email }, { 'x-accept-language': 'en' });
    await app.jobs.drainMails();
    expect(app.mails.to(Email).betreff).toBe('Your message has arrived');
    expect(toSupport(Email)[0]?.betreff).toMatch(/^Kontaktanfrage/);
  });

  test('is stored encrypted, and deleted only once both mails are sent', async () => {
    const [Email, waiting] = [newEmail('nora'), newEmail('nora')];
    await post({ Email });
    expect(JSON.stringify(await stored())).not.toMatch(/nora|Prämie|Wann kommt/i);
    await app.jobs.drain();
    expect(await stored()).toEqual([]);
    expect(toSupport(Email)).toHaveLength(1);
    await post({ Email: waiting });
    app.mails.failNext(2);
    await app.jobs.drain();
    expect(await stored()).toHaveLength(1);
    app.clock.pass({ minutes: 1 });
    await app.jobs.drain();
    expect(toSupport(waiting)).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  test('is given up after two weeks if it cannot be sent', async () => {
    const Email = newEmail('nora');
    await post({ Email });
    app.mails.failNext(50);
    app.clock.pass({ days: 15 });
    await app.jobs.drain();
    expect(await stored()).toEqual([]);
    app.mails.failNext(0);
    await app.jobs.drain();
    expect(toSupport(Email)).toEqual([]);
  });

  test('is refused with line breaks in what its mail has in headers', async () => {
    const Email = newEmail('nora');
    for (const typed of [
      { Name: 'Nora\r\nBcc: x@boese.example' },
      { Betreff: 'Hallo\r\nBcc: y@boese.example' },
      { Betreff: 'Hallo\u2028Z' },
    ])
      expectProblem(await post({ Email, ...typed }), 422, 'Validierung');
    for (const wrong of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', 'A <a@b.example>'])
      expectProblem(await post({ Email: wrong }), 422, 'EmailUngueltig');
  });

  test('reaches support from an address that wants no mails, which gets no receipt', async () => {
    const Email = newEmail('nora');
    await app.inTenant('telko', (context) => stopMails(context, Email));
    expect((await post({ Email })).status).toBe(202);
    await app.jobs.drainMails();
    expect([toSupport(Email).length, app.mails.allTo(Email).length]).toEqual([1, 0]);
  });

  test('is sent once for three concurrent calls with one Idempotency-Key', async () => {
    const Email = newEmail('nora');
    const replies = await atOnce(3, () => post({ Email }, { 'idempotency-key': 'kontakt-1' }));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    await app.jobs.drainMails();
    expect(toSupport(Email)).toHaveLength(1);
    expect(fieldCodes(await post({ Email: newEmail() }, { 'idempotency-key': 'kontakt-1' }))).toEqual({ 'Idempotency-Key': 'idempotenz' });
  });

  test('is refused with its fields and not stored if name, subject or text is missing or too long', async () => {
    const before = (await stored()).length;
    const empty = await post({ Email: newEmail(), Name: ' ', Betreff: '', Nachricht: '\n', Anrede: 'Dr.' });
    expect(fieldCodes(empty)).toEqual({ Name: 'pflichtfeld', Betreff: 'pflichtfeld', Nachricht: 'pflichtfeld', Anrede: 'auswahl' });
    expect(fieldCodes(await post({ Email: newEmail(), Nachricht: 'x'.repeat(5001) }))).toEqual({ Nachricht: 'zuLang' });
    expect(await stored()).toHaveLength(before);
  });

  test('is accepted three times an hour per mailbox over all tenants, with an account or without', async () => {
    for (const Email of [ERIKA.Email, newEmail('nora')]) {
      for (let time = 0; time < 2; time += 1) expect((await post({ Email })).status).toBe(202);
      const elsewhere = { ...NACHRICHT, Email: Email.toUpperCase() };
      expect((await app.api('energie', 'POST', '/kontakt', { body: elsewhere })).status).toBe(202);
      const refused = await post({ Email });
      expectProblem(refused, 429, 'ZuVieleAnfragen');
      expect(refused.headers['retry-after']).toBe('3600');
    }
    app.clock.pass({ hours: 1 });
    expect((await post({ Email: ERIKA.Email })).status).toBe(202);
  });
});

describe('the captcha of the contact form', () => {
  const check = (from: string) => app.api('telko', 'GET', '/kontakt?cmd=IsCaptchaRequired', { from });

  test("is required after the tenant's number of messages from one network address", async () => {
    const from = newAddress();
    for (let time = 0; time < 5; time += 1) {
      expect((await check(from)).body).toEqual({ CaptchaRequired: false });
      expect((await post({ Email: newEmail() }, {}, from)).status).toBe(202);
    }
    expect((await check(from)).body).toMatchObject({ CaptchaRequired: true, Art: 'altcha', Challenge: { signature: expect.any(String) } });
    const before = (await stored()).length;
    expectProblem(await post({ Email: newEmail() }, {}, from), 403, 'CaptchaRequired');
    expectProblem(await post({ Email: newEmail(), Captcha: 'e30=' }, {}, from), 403, 'CaptchaWrong');
    expect(await stored()).toHaveLength(before);
  });

  test('is never required where it is switched off; the call refuses another command', async () => {
    await configured(app, 'telko', { CaptchaAb: null }, async () => expect((await check(newAddress())).body.CaptchaRequired).toBe(false));
    expect(fieldCodes(await app.api('telko', 'GET', '/kontakt?cmd=x'))).toEqual({ cmd: 'auswahl' });
    expect(fieldCodes(await app.api('telko', 'GET', '/kontakt'))).toEqual({ cmd: 'pflichtfeld' });
  });
});
