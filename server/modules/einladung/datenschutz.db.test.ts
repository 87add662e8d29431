import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { tablesWith } from '../../../test/support/person.ts';
import { join, login, newEmail, recommend } from '../../../test/support/walk.ts';
import { addTage, startOfDay } from '../../calendar.ts';
import { retain } from '../../jobs/retain.ts';
import { RETENTIONS } from '../../start/modules.ts';

const app = demoApp();
const TENANT = 'telko';
const einladung = einladungOf(app);
let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(() => configure(app, TENANT, { CaptchaAb: null }));
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  agency = await openAgencyWithStaff(app);
});

const until = async (moment: Date) => {
  app.clock.set(moment);
  await retain(app.parts, RETENTIONS);
};
const PROOF = ['public.einladungseinwilligung'];
const justBefore = (moment: Date) => new Date(moment.getTime() - 1000);

describe('the proof of a consent', () => {
  test('by telephone stays when the invitation is erased, until five years after its last use', async () => {
    const Email = newEmail('beweis');
    const { nr } = await einladung.invite(agency.mitarbeiter, { Email, Art: 'Telefon' });
    app.clock.pass({ hours: 5 });
    expect((await app.api(TENANT, 'POST', `/Einladung/${nr}/erneut`, { bearer: agency.mitarbeiter })).status).toBe(204);
    const used = app.clock.now();
    await app.jobs.drainMails();
    await app.later(15);
    await until(addTage(used, 200));
    expect(await tablesWith(app, [Email])).toEqual(PROOF);
    const end = addTage(used, 5 * 365 + 2);
    await until(justBefore(end));
    expect(await tablesWith(app, [Email])).toEqual(PROOF);
    await until(end);
    expect(await tablesWith(app, [Email])).toEqual([]);
  });

  test('on site stays until claims expire', async () => {
    const Email = newEmail('beweis');
    await einladung.invite(agency.mitarbeiter, { Email });
    await app.jobs.drainMails();
    await app.later(15);
    const end = startOfDay('2030-01-01');
    await until(justBefore(end));
    expect(await tablesWith(app, [Email])).toEqual(PROOF);
    await until(end);
    expect(await tablesWith(app, [Email])).toEqual([]);
  });
});

describe('a person who accepted', () => {
  test('gets a disclosure of the typed data, the consents and the mailed links', async () => {
    const { email } = await newAccount(app);
    const { Einwilligung } = await einladung.daten(agency.mitarbeiter);
    const { nr } = await einladung.invite(agency.mitarbeiter, { Email: email.toUpperCase(), Art: 'Telefon' });
    await app.jobs.drainMails();
    const bearer = await login(app, TENANT, email);
    const read = async () => (await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer })).body;
    expect(await read()).toMatchObject({ Einladungen: [], Einladungseinwilligungen: [{ Anlass: 'KundeRiefAn' }] });
    expect((await einladung.accept(await einladung.mailed(email.toUpperCase()))).status).toBe(200);
    const held = await read();
    const of = { Agenturnummer: agency.agenturnummer, Art: 'Telefon', Email: email.toUpperCase() };
    expect(held.Einladungen).toMatchObject([{ ...of, Vorname: 'Zacharina', Status: 'Angenommen' }]);
    const day = TEST_NOW.toISOString();
    expect(held.Einladungseinwilligungen).toEqual([
      { ...of, ...Einwilligung, GegebenAm: day, Anlass: 'KundeRiefAn', EinwilligungVom: null, VerwendetAm: day },
    ]);
    expect(held.Zugangslinks).toContainEqual({
      Zweck: 'Einladung',
      GueltigBis: '2026-12-04T10:00:00.000Z',
      VerwendetAm: day,
      Administrator: false,
    });
    expect(held.Protokoll).toContainEqual(expect.objectContaining({ Was: 'einladung.erstellt', Bezug: nr }));
  });

  test('leaves only the proof when the account is deleted', async () => {
    const Email = newEmail('loeschung');
    const { code } = await einladung.invite(agency.mitarbeiter, { Vorname: 'Zwetschgine', Email });
    const { body } = await einladung.accept(await einladung.mailed(Email));
    await app.jobs.drainMails();
    expect(code).not.toBe('');
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: body.Benutzer.Token })).status).toBe(204);
    expect(await tablesWith(app, [Email, 'Zwetschgine'])).toEqual(PROOF);
  });
});

describe('the data that agencies see', () => {
  test('is disclosed to recommenders and recipients, including data of a former agency, whose referrals stay', async () => {
    const first = await openAgencyWithStaff(app);
    const person = await newAccount(app);
    const bearer = await login(app, TENANT, person.email);
    const empfehler = { Vorname: 'Karla', Nachname: 'Konto', Email: person.email };
    const { code } = await einladung.invite(first.inhaber);
    await einladung.accept(code, {}, bearer);
    const { Empfehlungsnummer } = await recommend(app, TENANT, bearer, { empfehler });
    await einladung.accept(await einladung.standing(agency.inhaber), {}, bearer);
    const guest = await newAccount(app);
    await join(app, TENANT, Empfehlungsnummer, guest.email);
    const seenBy = async (email: string) => {
      const session = await login(app, TENANT, email);
      const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: session });
      return body.Agenturen.map(({ Agenturnummer, Als, Sieht }: Record<string, string>) => [Agenturnummer, Als, Sieht?.split(' ')[0]]);
    };
    const both = [agency, first].map(({ agenturnummer }) => [agenturnummer, 'Empfehler', 'Namen']);
    expect(await seenBy(person.email)).toEqual(both);
    expect(await seenBy(guest.email)).toEqual([[first.agenturnummer, 'Empfaenger', 'Vornamen']]);
    expect(await seenBy((await newAccount(app)).email)).toEqual([]);
  });

  test('is announced on the landing page of referrals by invitation only', async () => {
    const { email } = await newAccount(app);
    const bearer = await login(app, TENANT, email);
    const empfehler = { Vorname: 'Karla', Nachname: 'Konto', Email: email };
    const landing = async () => {
      const { Empfehlungsnummer } = await recommend(app, TENANT, bearer, { empfehler });
      return (await newBrowser(app, TENANT).get(`/de/empfaengerdaten/${Empfehlungsnummer}`)).body as string;
    };
    expect(await landing()).not.toContain('auf Einladung von');
    await einladung.accept(await einladung.standing(agency.inhaber), {}, bearer);
    expect(await landing()).toMatch(/Karla empfiehlt auf Einladung von Agentur Testweg \d+\./);
  });
});

test('data that was typed at a QR code and never confirmed is deleted after 12 weeks', async () => {
  const Email = newEmail('vergessen');
  const { code } = await einladung.invite(agency.mitarbeiter);
  await einladung.accept(code, { Vorname: 'Ottokarine', Nachname: 'Quandt', Email });
  await app.jobs.drainMails();
  await app.later(85);
  await until(app.clock.now());
  expect(await tablesWith(app, [Email, 'Ottokarine'])).toEqual([]);
});
