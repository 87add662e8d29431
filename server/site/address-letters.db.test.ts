import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { recipient } from '../../test/support/money.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { visit } from '../../test/support/visit.ts';
import { completion, newEmail, recommendation } from '../../test/support/walk.ts';
import { createTexts } from '../../texts/texts.ts';
import { smtpTransport } from '../mail/transport.ts';

const app = testApp();
const JOERG = 'jörg@muessig.example';
const LANGUAGES = ['de', 'en'] as const;

/** A mail system without SMTPUTF8, as most are: it accepts only ASCII before the @. Domains appear in their readable form. */
const taken: string[] = [];
const relay = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  hideSMTPUTF8: true,
  onRcptTo: ({ address }, _, done) =>
    done(/^[ -~]+@/.test(address) ? null : Object.assign(new Error('5.6.7 SMTPUTF8 required'), { responseCode: 553 })),
  onData: (stream, { envelope }, done) => {
    taken.push(...envelope.rcptTo.map(({ address }) => address));
    stream.resume().on('end', () => done());
  },
});
let send: (an: string) => Promise<void>;
beforeAll(async () => {
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.server.address() as { port: number };
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
  const von = { name: 'Funkhof', address: 'hilfe@funkhof.example' };
  send = (an) => transport.send({ id: 'm-1', zeit: app.clock.now(), von, an, betreff: 'x', text: 'x', html: 'x' });
});
afterAll(() => new Promise<void>((resolve) => relay.close(() => resolve())));

const waiting = async () => (await queryAsOwner<{ anzahl: number }>(app, 'select count(*)::int as anzahl from mail'))[0]?.anzahl;

test('a mail system without SMTPUTF8 accepts an international domain, but no non-ASCII letters before the @', async () => {
  await send('joerg@müßig.example');
  expect(taken).toEqual(['joerg@müßig.example']);
  await expect(send(JOERG)).rejects.toMatchObject({ code: 'EENVELOPE' });
});

describe('an address with non-ASCII letters before the @', () => {
  test.each(LANGUAGES)('is refused at its field by each call that would send mail to it (%s)', async (language) => {
    const { Empfehlungsnummer } = await recipient(app, 'telko');
    const before = await waiting();
    const reason = createTexts(language, {})('feld.emailZeichen', { feld: '' }).trim();
    const person = { Vorname: 'Jörg', Nachname: 'Müßig', Email: JOERG };
    for (const [path, body, field] of [
      ['/account/createEmpfehler', person, 'Email'],
      ['/empfehlen/create', recommendation({ produkt: 462, empfehler: person }), 'Empfehler.Email'],
      ['/tracking/abschliessen', completion(Empfehlungsnummer, JOERG), 'empfaengerdaten.email'],
    ] as const) {
      const reply = await app.api('telko', 'POST', path, { body, headers: { 'x-accept-language': language } });
      expect(reply.status, path).toBe(422);
      const error = reply.body.errors.find((one: { code: string }) => one.code === 'emailZeichen');
      expect(error, path).toMatchObject({
        field: expect.stringMatching(new RegExp(`^${field}$`)),
        message: expect.stringContaining(reason),
      });
    }
    const rows = await queryAsOwner(app, "select 1 from account where email like 'j%rg@muessig.example'");
    expect([rows, await waiting()]).toEqual([[], before]);
  });

  test.each(LANGUAGES)('is refused by the form at its field, with the typed values kept (%s)', async (language) => {
    const t = createTexts(language, app.parts.mandanten.get('telko')?.texte[language] ?? {});
    const page = visit(app, 'telko');
    await page.open(`/${language}/registrieren`);
    const title = page.headline();
    page.type({ [t('feldname.vorname')]: 'Jörg', [t('feldname.nachname')]: 'Müßig', [t('feldname.email')]: JOERG });
    page.check(/./);
    await page.press(t('registrieren.knopf'));
    expect([page.status(), page.headline()]).toEqual([422, title]);
    expect(page.words()).toContain(t('feld.emailZeichen', { feld: t('feldname.email') }).replaceAll('\u00a0', ' '));
    expect(page.valueOf(t('feldname.email'))).toBe(JOERG);
    page.type({ [t('feldname.email')]: newEmail('joerg') });
    await page.press(t('registrieren.knopf'));
    expect(page.words()).not.toContain(JOERG);
  });
});
