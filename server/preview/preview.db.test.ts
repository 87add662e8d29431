import { beforeAll, describe, expect, test } from 'vitest';
import { VORSCHAU_LINK_TAGE, VORSCHAU_SEITEN } from '../../contract/rules/entwurf-vorschau.ts';
import { testApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { loginBetrieb } from '../../test/support/betrieb.ts';
import { forge } from '../../test/support/forge.ts';
import { wordsOf } from '../../test/support/html.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { join, login, newEmail, recommend } from '../../test/support/walk.ts';
import { addDays, addTage, formatDay } from '../calendar.ts';

const app = testApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;
const people = { Betrieb: '', Support: '' };
beforeAll(async () => {
  for (const rolle of ['Betrieb', 'Support'] as const)
    people[rolle] = (await loginBetrieb(app, { rollen: Object.fromEntries(TENANTS.map((one) => [one, [rolle]])) })).bearer;
});

const api = (tenant: string, method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object, bearer = people.Betrieb) =>
  app.api(tenant, method, `/betrieb/${path}`, { bearer, ...(body && { body }) });
const open = (tenant: string) => api(tenant, 'POST', 'vorschau');

/** Path of a page of a new preview. */
async function pathOf(tenant: string, seite: string, sprache = 'de'): Promise<string> {
  const { status, body } = await open(tenant);
  expect(status).toBe(200);
  return `${new URL(body.Adresse).pathname}/${seite}?sprache=${sprache}`;
}

/** Opens an address without a login, at the host of another tenant. */
const visit = (url: string) => app.app.inject({ method: 'GET', url, headers: { host: 'berater.localhost' } });
const change = async (tenant: string, Pfad: string[], Wert: unknown) => {
  const { body } = await api(tenant, 'GET', 'entwurf');
  // biome-ignore lint/suspicious/noExplicitAny: a folder has every shape
  const Bisher = Pfad.reduce<any>((inside, part) => inside?.[part], body.Ordner);
  expect((await api(tenant, 'PATCH', 'entwurf', { Pfad, Wert, Bisher })).status).toBe(200);
};
const discard = (tenant: string) => api(tenant, 'DELETE', 'entwurf');

/** Number of rows of every table of the database. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await queryAsOwner<{ name: string }>(
    app,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const counts = tables.map(async ({ name }) => [
    name,
    (await queryAsOwner<{ n: number }>(app, `select count(*)::int as n from ${name}`))[0]?.n ?? 0,
  ]);
  return Object.fromEntries(await Promise.all(counts));
}

describe('the preview of a draft', () => {
  test.each([
    ['telko', 'de'],
    ['energie', 'en'],
    ['berater', 'de'],
    ['intern', 'en'],
  ])('shows all pages of %s (%s), and leaves no trace', async (tenant, sprache) => {
    const paths = await Promise.all(VORSCHAU_SEITEN.map((seite) => pathOf(tenant, seite, sprache)));
    const before = await countRows();
    for (const path of paths) {
      const { statusCode, headers, body } = await visit(path);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(body, path).toContain('<!doctype html>');
      expect(body, path).toContain(`<html lang="${sprache}"`);
      expect(body, path).not.toContain('<script src');
      expect(body, path).not.toMatch(/(src|srcset)="[^"]*\/vorschau\/(de|en)\//);
    }
    const { zaehler: _, ...rows } = await countRows();
    const { zaehler: __, ...were } = before;
    expect(rows).toEqual(were);
  });

  test('shows what the draft changes, and the published pages show nothing of it', async () => {
    const kontakt = await pathOf('energie', 'kontakt');
    await change('energie', ['mandant.json', 'konfiguration', 'Name'], 'Funkhof Neu');
    const { body: draft } = await api('energie', 'GET', 'entwurf');
    const praemien = draft.Ordner['praemien.json'] as { WertCent: number }[];
    for (const [index, { WertCent }] of praemien.entries())
      if (WertCent > 1000) await change('energie', ['praemien.json', String(index), 'WertCent'], 7654);
    expect((await visit(kontakt)).body).toContain('Funkhof Neu');
    expect((await visit(await pathOf('energie', 'teilen'))).body).toMatch(/38,27|76,54/);
    expect((await visit(await pathOf('energie', 'mail-bestaetigen'))).body).toContain('Funkhof Neu');
    const published = await app.app.inject({ method: 'GET', url: '/de/', headers: { host: 'energie.localhost' } });
    expect([published.statusCode, published.body.includes('Funkhof Neu')]).toEqual([200, false]);
    await discard('energie');
    expect((await visit(kontakt)).body).not.toContain('Funkhof Neu');
  });

  test('shows people that are made up, and nobody else, however many mails wait', async () => {
    const erika = await login(app, 'telko');
    for (const name of ['a', 'b'])
      await join(app, 'telko', (await recommend(app, 'telko', erika)).Empfehlungsnummer, newEmail(`echt${name}`));
    const shown = await Promise.all(VORSCHAU_SEITEN.map(async (seite) => (await visit(await pathOf('telko', seite))).body));
    expect(shown.join()).toContain('Max Beispiel');
    expect(shown.join()).not.toMatch(/Jörg|echt[ab]/);
  });

  test('shows its example whatever the tenant asks of people who take part', async () => {
    const konfiguration = ['mandant.json', 'konfiguration'];
    await change('energie', [...konfiguration, 'EmpfaengerPflichtfelder'], ['anrede', 'telefon', 'geburtsdatum', 'adresse']);
    await change('energie', [...konfiguration, 'EmailWhitelist'], ['nur-hier.example']);
    for (const seite of VORSCHAU_SEITEN) {
      const { headers } = await visit(await pathOf('energie', seite));
      expect([seite, headers['content-type']]).toEqual([seite, 'text/html; charset=utf-8']);
    }
    await discard('energie');
  });

  test('says in a sentence that the draft has faults, or that no product has a reward', async () => {
    await change('energie', ['mandant.json', 'konfiguration', 'Name'], 7);
    const faulty = await visit(await pathOf('energie', 'start'));
    expect([faulty.statusCode, faulty.headers['content-type'], faulty.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      expect.stringContaining('Der Entwurf hat Fehler.'),
    ]);
    await discard('energie');
    const { body } = await api('energie', 'GET', 'entwurf');
    for (const _ of body.Ordner['praemien.json']) await change('energie', ['praemien.json', '0'], undefined);
    expect((await visit(await pathOf('energie', 'teilen'))).body).toContain('Kein Produkt hat heute eine Prämie.');
    expect((await visit(await pathOf('energie', 'start'))).headers['content-type']).toBe('text/html; charset=utf-8');
    await discard('energie');
  });

  test('shows the message of each channel for each split, as the draft words it', async () => {
    const path = await pathOf('telko', 'nachrichten');
    const usual = wordsOf((await visit(path)).body);
    for (const split of ['Alles für mich', 'Wir teilen', 'Für meinen Kontakt']) expect(usual).toContain(split);
    expect(usual).toContain('35 € für dich und 35 € für mich');
    expect(usual).toContain('E-Mail, Gmail, Outlook, Yahoo Meine Empfehlung: Funkhof');
    expect(wordsOf((await visit(await pathOf('intern', 'nachrichten'))).body)).not.toContain('Alles für mich');
    await change('telko', ['texte.json', 'de', 'teilen.text.beide.sms'], 'Kurz: {produkt} bringt dir {empfaenger}. {link}');
    const changed = wordsOf((await visit(path)).body);
    expect(changed).toMatch(/SMS Erika empfiehlt Ihnen .* Kurz: .* bringt dir 35 €\. http/);
    expect(usual).not.toContain('Kurz: ');
    await discard('telko');
  });

  test('shows mails of an order and a reward with their subjects, of the made-up people', async () => {
    await change('telko', ['texte.json', 'de', 'mail.praemieBereit.betreff'], 'Schön: {wert} warten');
    const shown = async (seite: string) => wordsOf((await visit(await pathOf('telko', seite))).body);
    expect(await shown('mail-bestaetigen')).toContain('Max Beispiel');
    expect(await shown('mail-auftrag')).toMatch(/Erika.* Max B/);
    await change('telko', ['mandant.json', 'konfiguration', 'RecommenderDefaultShare'], 0);
    expect(await shown('mail-auftrag')).toBe('Bei dieser Aufteilung der Prämie bekommt niemand diese E-Mail.');
    expect(await shown('mail-praemie')).toMatch(/^Schön: \d+ € warten .*Erika/);
    await discard('telko');
  });

  test('names the day of a transfer as a release on its first day would', async () => {
    const { body } = await api('telko', 'POST', 'probeauftrag');
    const { AuszahlungFristTage = 0 } = app.parts.mandanten.get('telko')?.konfiguration ?? {};
    const tag = formatDay(addDays(body.FreigabeAb, AuszahlungFristTage), 'de');
    expect(wordsOf((await visit(await pathOf('telko', 'mail-praemie'))).body)).toContain(`bis spätestens ${tag}`);
  });

  test('has its pictures below its own address, also on the host of another tenant', async () => {
    const { body } = await visit(await pathOf('telko', 'start'));
    const [bild = ''] = /\/betrieb\/vorschau\/[\w-]+\/bilder\/[\w-]+\/[a-z0-9.-]+/.exec(body) ?? [];
    expect(body.replaceAll(/\/betrieb\/vorschau\/[\w-]+\/bilder\//g, '')).not.toContain('/bilder/');
    const shown = await visit(bild);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect((await visit(bild.replace(/[\w-]+(?=\/[a-z0-9.-]+$)/, 'unknown'))).statusCode).toBe(404);
  });

  test('runs no script, sends no form, is framed by our own pages alone, and is not kept or indexed', async () => {
    const { headers } = await visit(await pathOf('telko', 'start'));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/; sandbox allow-same-origin$/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('can be opened for seven days, by nobody with another token', async () => {
    const { body } = await open('telko');
    expect(body.GueltigBis).toBe(addTage(TEST_NOW, VORSCHAU_LINK_TAGE).toISOString());
    const path = new URL(body.Adresse).pathname;
    const token = path.split('/').at(-1) ?? '';
    expect((await visit(`${path.replace(token, forge(token))}/start`)).statusCode).toBe(404);
    expect((await visit(`${path}/unbekannt`)).statusCode).toBe(404);
    const ending = (at: Date) => path.replace(token, app.parts.secrets.sign(`${at.getTime()} telko`, 'entwurf.vorschau'));
    const ended = await visit(`${ending(TEST_NOW)}/start`);
    expect([ended.statusCode, ended.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(ended.body).toBe('Diese Vorschau ist abgelaufen. Öffnen Sie unter „Einrichten“ eine neue.');
    expect((await visit(`${ending(addTage(TEST_NOW, 1))}/start`)).statusCode).toBe(200);
  });

  test('is made one at a time, and beside changes of the draft', async () => {
    const path = await pathOf('energie', 'kontakt');
    const answers = await atOnce(6, async (index) => {
      if (index === 1) await change('energie', ['mandant.json', 'konfiguration', 'ProgrammName'], 'Sonne');
      return (await visit(path)).statusCode;
    });
    expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
    await discard('energie');
  });

  test('is offered to people who may see the draft', async () => {
    expect((await api('telko', 'POST', 'vorschau', undefined, people.Support)).status).toBe(403);
  });
});
