import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { newEmpfehler, recommendOpenly } from '../../../test/support/opt-in.ts';
import { join, login, recommend, shownEmpfehlung } from '../../../test/support/walk.ts';
import { addDays, dayOf, hourOfDay } from '../../calendar.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { empfehlungSweeps } from './jobs.ts';

const app = demoApp();
const TENANT = 'telko';

const put = (session: string, nr: string, what: 'notiz' | 'erinnerung', body: unknown, tenant = TENANT) =>
  app.api(tenant, 'PUT', `/empfehlung/${nr}/${what}`, { bearer: session, body });
const shown = (session: string, nr: string) => shownEmpfehlung(app, TENANT, session, nr);
/** The day this many days from today. */
const inDays = (tage: number) => addDays(dayOf(app.clock.now()), tage);
/** Sets the last day of a referral to yesterday. */
const end = (nr: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .updateTable('empfehlung')
      .set({ gueltig_bis: inDays(-1) })
      .where('empfehlungsnummer', '=', nr)
      .execute(),
  );
/** Reminder mails to an address. */
const remindersTo = async (email: string) => {
  await app.jobs.drain();
  return app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith('Ihre Erinnerung'));
};

describe('a private note', () => {
  test('is stored, replaced, and removed by an empty one', async () => {
    const { session, first } = await newEmpfehler(app);
    expect(await shown(session, first)).not.toHaveProperty('Notiz');
    for (const Text of ['  an Jörg, per SMS ', 'ä'.repeat(200)]) {
      expect((await put(session, first, 'notiz', { Text })).status).toBe(204);
      expect((await shown(session, first)).Notiz).toBe(Text.trim());
    }
    for (const Text of ['  ', null]) {
      await put(session, first, 'notiz', { Text: 'weg' });
      expect((await put(session, first, 'notiz', { Text })).status).toBe(204);
      expect(await shown(session, first)).not.toHaveProperty('Notiz');
    }
  });

  test('is refused if too long, without a login, and on a referral of another person or tenant', async () => {
    const { session, first } = await newEmpfehler(app);
    const other = await newEmpfehler(app);
    await put(session, first, 'notiz', { Text: 'meine' });
    expect((await put(session, first, 'notiz', { Text: 'x'.repeat(201) })).body.errors).toMatchObject([{ field: 'Text', code: 'zuLang' }]);
    expect((await app.api(TENANT, 'PUT', `/empfehlung/${first}/notiz`, { body: { Text: 'x' } })).body.code).toBe('LoginFirst');
    for (const what of ['notiz', 'erinnerung'] as const) {
      const body = what === 'notiz' ? { Text: 'fremd' } : { Am: inDays(5) };
      expect(await put(other.session, first, what, body)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
      expect((await put(session, 'gibtesnicht', what, body)).status).toBe(404);
      expect((await put(await login(app, 'energie'), first, what, body, 'energie')).status).toBe(404);
    }
    expect((await shown(session, first)).Notiz).toBe('meine');
    expect(await shown(session, first)).not.toHaveProperty('Erinnerung');
  });

  test('is not shown to anyone else, even with the number or secret of the referral', async () => {
    const session = await login(app, TENANT);
    const { Empfehlungsnummer: nr, Hex } = await recommend(app, TENANT, session);
    const { Hex: recipient } = await join(app, TENANT, nr);
    await put(session, nr, 'notiz', { Text: 'Geheimnis' });
    await put(session, nr, 'erinnerung', { Am: inDays(5) });
    for (const path of [`/empfehlen/${nr}`, `/empfehlen/${nr}/${Hex}`, `/empfehlen/any/${nr}/${Hex}`, '/empfaenger/stand']) {
      const { status, body } = await app.api(TENANT, 'GET', path, { bearer: recipient });
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toMatch(/Geheimnis|Notiz|Erinner/);
    }
    const log = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('protokoll').select(['was', 'daten']).where('bezug', '=', nr).where('was', '=', 'empfehlung.notiz').execute(),
    );
    expect(log).toEqual([{ was: 'empfehlung.notiz', daten: { gesetzt: true } }]);
  });

  test('is part of the data disclosure and is erased with the account', async () => {
    const { session, first } = await newEmpfehler(app);
    await put(session, first, 'notiz', { Text: 'für mich' });
    await put(session, first, 'erinnerung', { Am: inDays(5) });
    const held = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: session });
    expect(held.body.Empfehlungen).toMatchObject([{ Notiz: 'für mich', Erinnerung: inDays(5) }]);
    await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: session });
    expect((await put(session, first, 'notiz', { Text: 'danach' })).status).toBe(401);
    const row = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('empfehlung').select(['notiz', 'erinnerung_am']).where('empfehlungsnummer', '=', first).executeTakeFirst(),
    );
    expect(row).toEqual({ notiz: null, erinnerung_am: null });
  });
});

describe('a reminder', () => {
  test('can be set from tomorrow to the last day, changed, and cleared', async () => {
    const { session, first } = await newEmpfehler(app);
    const { GueltigBis, Erinnerbar } = await shown(session, first);
    expect(Erinnerbar).toEqual({ Fruehestens: inDays(1), Spaetestens: GueltigBis });
    for (const Am of [inDays(1), GueltigBis]) {
      expect((await put(session, first, 'erinnerung', { Am })).status).toBe(204);
      expect((await shown(session, first)).Erinnerung).toBe(Am);
    }
    for (const Am of [inDays(0), inDays(61), '1999-01-01']) {
      const { status, body } = await put(session, first, 'erinnerung', { Am });
      expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, 'Am', 'erinnerung']);
    }
    expect((await put(session, first, 'erinnerung', { Am: '2026-02-30' })).body.errors).toMatchObject([{ field: 'Am', code: 'datum' }]);
    expect((await shown(session, first)).Erinnerung).toBe(GueltigBis);
    expect((await put(session, first, 'erinnerung', { Am: null })).status).toBe(204);
    expect(await shown(session, first)).not.toHaveProperty('Erinnerung');
  });

  test('is refused before the address is confirmed, and can only be cleared after the referral has ended', async () => {
    const { session, first, empfehler } = await newEmpfehler(app);
    const { body } = await recommendOpenly(app, empfehler);
    expect(await put(session, body.Empfehlungsnummer, 'erinnerung', { Am: inDays(5) })).toMatchObject({ status: 409 });
    await end(first);
    expect(await shown(session, first)).not.toHaveProperty('Erinnerbar');
    expect(await put(session, first, 'erinnerung', { Am: inDays(5) })).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    expect((await put(session, first, 'erinnerung', { Am: null })).status).toBe(204);
  });
});

describe('the reminder mail', () => {
  /** A recommender with a reminder tomorrow. */
  async function reminded() {
    const own = await newEmpfehler(app);
    const person = await join(app, TENANT, own.first);
    await put(own.session, own.first, 'notiz', { Text: 'streng geheim' });
    const { Erinnerbar } = await shown(own.session, own.first);
    expect((await put(own.session, own.first, 'erinnerung', { Am: Erinnerbar.Fruehestens })).status).toBe(204);
    return { ...own, person, Email: own.empfehler.Email };
  }

  test('is sent once, at nine in Berlin, only to the recommender, and links to the personal area', async () => {
    const { first, person, Email } = await reminded();
    const morning = hourOfDay(inDays(1), 9).getTime();
    app.clock.pass({ seconds: (morning - app.clock.now().getTime()) / 1000 - 1 });
    expect(await remindersTo(Email)).toEqual([]);
    app.clock.pass({ seconds: 1 });
    const before = app.mails.allTo(person.email).length;
    const [mail, ...more] = await remindersTo(Email);
    expect([mail?.betreff.startsWith('Ihre Erinnerung: '), more]).toEqual([true, []]);
    expect(mail?.html).toContain('/de/persoenlicherbereich');
    expect(mail?.html).not.toContain('streng geheim');
    await app.later(1);
    expect(await remindersTo(Email)).toHaveLength(1);
    expect(app.mails.allTo(person.email)).toHaveLength(before);
    const log = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('protokoll').select('wer').where('bezug', '=', first).where('was', '=', 'empfehlung.erinnert').execute(),
    );
    expect(log).toEqual([{ wer: 'System' }]);
  });

  test('is sent once even if several workers run concurrently', async () => {
    const { first, Email } = await reminded();
    await app.clock.advance(1);
    const sweep = empfehlungSweeps.find(({ name }) => name === 'empfehlung.erinnerung');
    await atOnce(4, () => app.inTenant(TENANT, async (context) => sweep?.run(context, first)));
    expect(await remindersTo(Email)).toHaveLength(1);
  });

  test.each([
    ['its referral has ended meanwhile', ({ first }) => end(first)],
    ['its recommender is deleted', ({ session }) => app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: session })],
    ['its recommender unsubscribed from mails', ({ Email }) => app.inTenant(TENANT, (context) => stopMails(context, Email))],
    ['the reminder was deleted', ({ session, first }) => put(session, first, 'erinnerung', { Am: null })],
  ] satisfies [string, (own: Awaited<ReturnType<typeof reminded>>) => Promise<unknown>][])('is not sent if %s', async (_, happen) => {
    const own = await reminded();
    await happen(own);
    await app.later(2);
    expect(await remindersTo(own.Email)).toEqual([]);
  });
});
