import { beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../contract/pages/public.ts';
import { AGENTUR_PAGES, type AgenturPage } from '../../contract/portals/agentur.ts';
import type { RegistrierungStatus } from '../../contract/rules/registrierung.ts';
import type { AssignableRolle } from '../../contract/rules/rollen.ts';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { type Browser, loggedIn, newBrowser, redirectOf } from '../../test/support/pages.ts';
import { login, PASSWORD } from '../../test/support/walk.ts';

const app = demoApp();

const AREA = '/agentur/bereich';
const INHABER = ['Inhaber', 'InhaberInaktiv'] as const;
const ALLE = [...INHABER, 'Mitarbeiter'] as const;

/** Roles that can open each page that requires a login. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  '/agentur': [...ALLE, 'Minimal'],
  '/agentur/logout': [...ALLE, 'Minimal'],
  '/agentur/zustimmung': [...ALLE, 'Minimal'],
  '/agentur/praemienuebersicht': ALLE,
  '/agentur/kosten': ALLE,
  [`${AREA}/auftraege`]: ALLE,
  [`${AREA}/leads`]: ['Inhaber', 'Mitarbeiter'],
  [`${AREA}/empfehlungen`]: ALLE,
  [`${AREA}/empfehler`]: ALLE,
  [`${AREA}/einladungen`]: ALLE,
  [`${AREA}/praemien`]: ALLE,
  [`${AREA}/praemienplan`]: ALLE,
  [`${AREA}/statistik`]: ALLE,
  [`${AREA}/mitarbeiter`]: ['Inhaber'],
  [`${AREA}/stammdaten`]: ALLE,
  [`${AREA}/verwaltung`]: ALLE,
  [`${AREA}/rechnungen`]: INHABER,
  [`${AREA}/einladung`]: ['Inhaber', 'Mitarbeiter'],
};
/** Routes without a page yet: they return 404 for users with the right. */
const TO_COME: readonly string[] = [];

const PEOPLE: Readonly<Record<string, { status: RegistrierungStatus; rollen: readonly AssignableRolle[] }>> = {
  Inhaber: { status: 'Aktiv', rollen: ['Inhaber'] },
  InhaberInaktiv: { status: 'Inaktiv', rollen: ['Inhaber'] },
  Mitarbeiter: { status: 'Aktiv', rollen: ['Mitarbeiter'] },
  Minimal: { status: 'Aktiv', rollen: [] },
};

const browsers = new Map<string, Browser>();
const of = (who: string): Browser => browsers.get(who) ?? expect.unreachable(who);
beforeAll(async () => {
  for (const [who, { status, rollen }] of Object.entries({ ...PEOPLE, Ruhend: { status: 'Inaktiv', rollen: ['Mitarbeiter'] } as const })) {
    const agenturnummer = await makeAgentur(app, 'telko', { status, name: 'Agentur Probe' });
    const Email = await makeBenutzer(app, 'telko', agenturnummer, { rollen });
    await makeBenutzer(app, 'telko', agenturnummer);
    const browser = newBrowser(app, 'telko');
    expect((await browser.post('/de/agentur/login', { Email, Password: PASSWORD })).status).toBe(303);
    browsers.set(who, browser);
  }
  browsers.set('Empfehler', await loggedIn(app, 'telko'));
  browsers.set('Besucher', newBrowser(app, 'telko'));
});

const words = ({ body }: Reply) =>
  String(body)
    .replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');

describe('access to a portal page', () => {
  it.each(Object.entries(TABLE))('%s', async (path, allowed) => {
    const open = TO_COME.includes(path) ? 404 : 200;
    const row: Record<string, number> = {};
    for (const who of Object.keys(PEOPLE)) {
      const opened = await of(who).get(`/de${path}`);
      row[who] = opened.status;
      expect(opened.status, `${who} at ${path}`).toBe(allowed.includes(who) ? open : 403);
      expect(opened.headers['cache-control']).toBe('no-store');
      expect(opened.body.match(/<h1[ >]/g), `${who} at ${path}`).toHaveLength(1);
    }
    for (const who of ['Empfehler', 'Besucher']) {
      const sent = await of(who).get(`/de${path}`);
      row[who] = sent.status;
      expect(redirectOf(sent)).toEqual([302, expect.stringMatching(/^\/de\/agentur\/login\?redirect=Agency\w+/)]);
    }
    console.info(
      path.padEnd(32),
      Object.entries(row)
        .map(([who, status]) => `${who} ${status}`)
        .join('  '),
    );
  });

  it('covers every page that requires a login', () => {
    const elsewhere: readonly AgenturPage[] = ['AgencyArea', 'AgencyAdditionalData'];
    const needed = (Object.keys(AGENTUR_PAGES) as AgenturPage[]).filter(
      (name) => 'recht' in AGENTUR_PAGES[name] && !elsewhere.includes(name),
    );
    expect(Object.keys(TABLE)).toEqual(expect.arrayContaining(needed.map((name) => PAGES[name].path)));
  });

  it('redirects from the details of a registration to the master data if there is no registration, and refuses users who may see neither', async () => {
    for (const who of ALLE) expect(redirectOf(await of(who).get('/de/agentur/zusatzdaten'))).toEqual([302, `/de${AREA}/stammdaten`]);
    expect((await of('Minimal').get('/de/agentur/zusatzdaten')).status).toBe(403);
  });

  it('is refused with the allowed roles and other pages that open, in both languages', async () => {
    const refused = await of('Mitarbeiter').get(`/de${AREA}/mitarbeiter`);
    expect(words(refused)).toContain('Wer diese Seite bei Agentur Probe öffnen darf: Inhaberinnen und Inhaber einer aktiven Agentur.');
    expect(words(refused)).toContain('Ihre Rolle ist: Mitarbeiterin oder Mitarbeiter. Zu ihr gehört diese Seite nicht.');
    expect(words(refused)).toContain('Wenden Sie sich an Agathe Agenturin, wenn');
    expect(words(refused)).not.toContain('@agentur.example');
    // The navigation of the portal stays usable.
    expect(refused.body).toContain('id="navigation"');
    expect(refused.body).toContain(`href="/de${AREA}/leads"`);
    expect(refused.body).not.toContain(`href="/de${AREA}/mitarbeiter"`);
    expect(refused.body).toContain('href="/de/agentur"');
    const invoices = words(await of('Mitarbeiter').get(`/en${AREA}/rechnungen`));
    expect(invoices).toContain('Your role is: Staff member. It does not include this page.');
    expect(invoices).toContain('Who may open this page at Agentur Probe: owners.');
    expect(invoices).toContain('ask Agathe Agenturin.');
    const inactive = words(await of('InhaberInaktiv').get(`/de${AREA}/leads`));
    expect(inactive).toContain('öffnen darf: Inhaberinnen, Inhaber und Mitarbeitende einer aktiven Agentur.');
    expect(inactive).toContain('Agentur Probe ist zurzeit nicht aktiv. So lange bleibt diese Seite für Sie geschlossen. ');
    const minimal = await of('Minimal').get(`/de${AREA}/verwaltung`);
    expect(words(minimal)).toContain('Sie haben bei Agentur Probe noch keine Rolle.');
    expect(words(minimal)).not.toContain('nicht aktiv');
    const resting = words(await of('Ruhend').get(`/de${AREA}/leads`));
    expect(resting).toContain('Agentur Probe ist zurzeit nicht aktiv.');
    expect(resting).not.toContain('Rolle');
    expect(minimal.body).not.toContain(`href="/de${AREA}/`);
    expect((await of('Mitarbeiter').post(`/de${AREA}/mitarbeiter`, {})).status).toBe(403);
  });

  it('returns 404 for an unknown address to every kind of visitor', async () => {
    for (const who of ['Inhaber', 'Minimal', 'Empfehler', 'Besucher'])
      for (const path of [`${AREA}/unbekannt`, `${AREA}/toString`, '/agentur/gibt-es-nicht'])
        expect((await of(who).get(`/de${path}`)).status, `${who} ${path}`).toBe(404);
  });

  it("shows a missing page within the portal to logged-in users, and as the tenant's page to others", async () => {
    for (const [locale, said, on] of [
      ['de', 'Diese Seite gibt es nicht.', 'Zur Übersicht'],
      ['en', 'This page does not exist.', 'To the overview'],
    ]) {
      const inside = await of('Inhaber').get(`/${locale}${AREA}/rechnung`);
      expect([inside.status, inside.headers['cache-control'], words(inside).includes(`${said} `)]).toEqual([404, 'no-store', true]);
      expect(inside.body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(inside.body).toContain(`href="/${locale}${AREA}/leads"`);
      expect(inside.body).toMatch(new RegExp(`href="/${locale}/agentur"[^>]*>${on}`));
      expect((await of('Inhaber').post(`/${locale}${AREA}/rechnung`, {})).status).toBe(404);
      const outside = await of('Besucher').get(`/${locale}${AREA}/rechnung`);
      expect([outside.status, words(outside).includes(`${said} `)]).toEqual([404, true]);
      expect(outside.body).not.toContain(`href="/${locale}${AREA}/leads"`);
    }
    const minimal = await of('Minimal').get(`/de${AREA}/rechnung`);
    expect([minimal.status, minimal.body.includes(`href="/de${AREA}/`)]).toEqual([404, false]);
  });

  it('ends at the next page after a role was removed', async () => {
    const agenturnummer = await makeAgentur(app);
    const Email = await makeBenutzer(app, 'telko', agenturnummer, { rollen: ['Mitarbeiter'] });
    const browser = newBrowser(app, 'telko');
    await browser.post('/de/agentur/login', { Email, Password: PASSWORD });
    const page = `/de/agentur/praemienuebersicht`;
    expect((await browser.get(page)).status).toBe(200);
    const change = (rollen: AssignableRolle[], status: 'Aktiv' | 'Deaktiviert') =>
      app.inTenant('telko', ({ tx }) =>
        tx.updateTable('agentur_benutzer').set({ rollen, status }).where('agenturnummer', '=', agenturnummer).execute(),
      );
    await change([], 'Aktiv');
    expect((await browser.get(page)).status).toBe(403);
    await change(['Mitarbeiter'], 'Deaktiviert');
    expect(redirectOf(await browser.get(page))).toEqual([302, '/de/agentur/login?redirect=AgencyRewardOverview']);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('sessions of recommenders and agencies', () => {
  it('do not replace or end each other', async () => {
    const agency = of('Inhaber').cookies.get('psoe_agentur') ?? '';
    const erika = await login(app, 'telko');
    for (const cookies of [{ psoe_token: agency }, { psoe_agentur: erika }] as Record<string, string>[]) {
      const browser = newBrowser(app, 'telko', { cookies });
      expect((await browser.get('/de/persoenlicherbereich')).status).toBe(302);
      expect((await browser.get('/de/agentur')).status).toBe(302);
    }
    const both = newBrowser(app, 'telko', { cookies: { psoe_token: 'falsch', psoe_agentur: agency } });
    expect((await both.get('/de/persoenlicherbereich')).status).toBe(302);
    expect((await both.get('/de/agentur/logout')).status).toBe(200);
    expect([...both.cookies.keys()]).toEqual(['psoe_agentur']);
    const other = newBrowser(app, 'telko', { cookies: { psoe_token: erika, psoe_agentur: 'falsch' } });
    expect((await other.get('/de/agentur')).status).toBe(302);
    expect([...other.cookies.keys()]).toEqual(['psoe_token']);
    expect((await other.get('/de/persoenlicherbereich')).status).toBe(200);
  });
});

describe('a tenant', () => {
  it('without agencies has no portal pages and no links to them', async () => {
    const inhaber = of('Inhaber');
    await configured(app, 'telko', { ModuleAgentur: 'Aus' }, async () => {
      for (const { path } of Object.values(AGENTUR_PAGES)) {
        const address = `/de${path.replace(':bericht', 'auftraege')}`;
        for (const browser of [newBrowser(app, 'telko'), inhaber.twin()]) {
          const opened = await browser.get(address);
          expect([opened.status, words(opened).includes('Diese Seite gibt es nicht.')], address).toEqual([404, true]);
          expect((await browser.post(address, { Email: 'a@b.example' })).status, address).toBe(404);
        }
      }
      expect((await newBrowser(app, 'telko').get('/de/')).body).not.toContain('Für Agenturen');
      expect((await newBrowser(app, 'telko').get('/de/datenschutz')).body).not.toContain('psoe_agentur');
    });
    const home = await newBrowser(app, 'telko').get('/de/');
    expect(home.body).toMatch(/<footer.*href="\/de\/agentur\/login"[^>]*>Für Agenturen/s);
    expect((await newBrowser(app, 'telko').get('/en/datenschutz')).body).toMatch(/psoe_agentur.*Your login as an agency/s);
    expect((await newBrowser(app, 'telko').get('/sitemap.xml')).body).not.toContain('agentur');
  });

  it('that forces a login of recommenders still opens the portal login', () =>
    configured(app, 'intern', { ModuleAgentur: 'Einladung' }, async () => {
      const browser = newBrowser(app, 'intern');
      expect((await browser.get('/de/')).headers.location).toMatch(/^\/de\/exklusiv/);
      for (const path of ['login', 'passwortvergessen', 'passwortsetzen'])
        expect((await browser.get(`/de/agentur/${path}`)).status, path).toBe(200);
      expect(redirectOf(await browser.get('/de/agentur'))).toEqual([302, '/de/agentur/login?redirect=AgencyHome']);
      for (const path of ['regeln', 'datenschutz', 'info']) expect((await browser.get(`/de/agentur/${path}`)).status, path).toBe(404);
    }));

  it('can rename the portal pages like any other', () =>
    configured(app, 'telko', { RoutePaths: { AgencyLogin: '/partner/anmelden', AgencyArea: '/partner/:bericht' } }, async () => {
      const sent = await newBrowser(app, 'telko').get('/de/partner/leads');
      expect(redirectOf(sent)).toEqual([302, '/de/partner/anmelden?redirect=AgencyArea%3Fbericht%3Dleads']);
      expect((await newBrowser(app, 'telko').get('/de/partner/anmelden')).status).toBe(200);
      expect((await newBrowser(app, 'telko').get('/de/agentur/login')).status).toBe(404);
      expect((await app.api('telko', 'GET', '/route/default')).body).toMatchObject({ AgencyLogin: '/partner/anmelden' });
    }));
});

describe('AgencyRewardOverview', () => {
  it("shows the tenant's reward, and the agency's own if its plan has one and the agency is Aktiv", async () => {
    const agenturnummer = await makeAgentur(app);
    const Email = await makeBenutzer(app, 'telko', agenturnummer);
    const {
      Id: produkt_id,
      Name,
      Praemien,
    } = (await app.api('telko', 'GET', '/Produkt')).body.find(({ Praemien }: { Praemien: unknown[] }) => Praemien.length > 0);
    await app.inTenant('telko', ({ tx, now }) =>
      tx
        .insertInto('praemienplan')
        .values({
          praemienplan_id: `p${agenturnummer}`,
          agenturnummer,
          produkt_id,
          wert_cent: Praemien[0].WertCent + 1234,
          startdatum: '2026-01-01',
          enddatum: '2026-12-24',
          angelegt_von: 'Test',
          angelegt_am: now,
        })
        .execute(),
    );
    const browser = newBrowser(app, 'telko');
    await browser.post('/de/agentur/login', { Email, Password: PASSWORD });
    const shown = await browser.get('/de/agentur/praemienuebersicht');
    expect(shown.status).toBe(200);
    const own = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).format((Praemien[0].WertCent + 1234) / 100);
    expect(words(shown).replaceAll('\u00a0', ' ')).toContain(own.replace('\u00a0', ' '));
    expect(words(shown)).toMatch(new RegExp(`${Name}.*bis 24\\.12\\.2026`));
    expect(words(shown)).not.toContain('ruhen');
    await app.inTenant('telko', ({ tx }) =>
      tx.updateTable('agentur').set({ status: 'Inaktiv', grund: 'Test' }).where('agenturnummer', '=', agenturnummer).execute(),
    );
    const resting = words(await browser.get('/de/agentur/praemienuebersicht')).replaceAll('\u00a0', ' ');
    expect(resting).toContain('Die Zusagen Ihres Prämienplans ruhen so lange');
    expect(resting).not.toContain(own.replace('\u00a0', ' '));
  });
});
