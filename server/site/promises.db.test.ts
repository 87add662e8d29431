import { beforeEach, describe, expect, test } from 'vitest';
import { pageAddress, routePaths } from '../../contract/pages/public.ts';
import { daysUntilFreigabe, firstFreigabetag } from '../../contract/rules/freigabe.ts';
import { RECHNUNG_ERINNERUNG_TAGE } from '../../contract/rules/rechnung.ts';
import { shortCent } from '../../contract/values/cent.ts';
import { inviteEmpfehler, makeBenutzer, openAgencyWithStaff } from '../../test/support/agentur.ts';
import { testApp } from '../../test/support/app.ts';
import { empfehlerWithOrders, type Ordered, releaseAt } from '../../test/support/bonus.ts';
import { einladungOf } from '../../test/support/einladung.ts';
import { hexNow } from '../../test/support/empfaenger.ts';
import { claimed } from '../../test/support/forderung.ts';
import { wordsOf } from '../../test/support/html.ts';
import { newAccount } from '../../test/support/konto.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { configured } from '../../test/support/mandant.ts';
import { grantsOf, ordered, pickBy, recipient, released, transfer, voucher } from '../../test/support/money.ts';
import { confirmAddress, jana, recommendOpenly } from '../../test/support/opt-in.ts';
import { loggedIn, newBrowser } from '../../test/support/pages.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { ABRECHNEND, billable, STELLER } from '../../test/support/rechnung.ts';
import { register } from '../../test/support/registrierung.ts';
import { call as callSeller, makeSeller, sellerLink } from '../../test/support/seller.ts';
import { accept, join, login, newEmail, order, postAuftrag, tokensOf } from '../../test/support/walk.ts';
import { freigabePhrase } from '../../texts/texts.ts';
import { addDays, addTage, dayOf, formatDay, hourOfDay } from '../calendar.ts';
import { issueMonat, previousMonatAt } from '../modules/rechnung/index.ts';
import { UNCONFIRMED_DAYS } from '../retention.ts';
import { type Assertion, LOCALES, PROMISES, type Sentence, sentences } from './promises.fixture.ts';

const app = testApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;
const konfigurationOf = (tenant: string) => app.parts.mandanten.get(tenant)?.konfiguration ?? expect.fail(tenant);
beforeEach(() => app.clock.set(TEST_NOW));

/** The sentences of a promise in all languages; only those of one tenant if it is given. */
const saidBy = (assertion: Assertion, tenant?: string): Sentence[] =>
  LOCALES.flatMap((locale) => sentences(locale))
    .filter(({ key }) => PROMISES[assertion].includes(key))
    .filter(({ key }) => tenant === undefined || key.startsWith(`${tenant}:`));

/** Data of the recommended person that other people must not see. */
const DATA = /Müßig|Köln|50667|Domkloster|1980|\+49|@/;

const ASSERTIONS: Readonly<Record<Assertion, () => Promise<void>>> = {
  async reminderOfInvoice() {
    await configured(app, 'energie', ABRECHNEND, async () => {
      const { agenturnummer } = await billable(app, 'energie');
      const owner = await makeBenutzer(app, 'energie', agenturnummer);
      await app.inTenant('energie', (context) => issueMonat(context, agenturnummer, previousMonatAt(context.now)));
      const due = addDays(dayOf(app.clock.now()), STELLER.Zahlungsziel);
      const reminders = async (tag: string) => {
        app.clock.set(hourOfDay(tag, 23));
        await app.jobs.drain();
        return app.mails.allTo(owner).filter(({ betreff }) => betreff.startsWith('Erinnerung: '));
      };
      expect(await reminders(addDays(due, RECHNUNG_ERINNERUNG_TAGE - 1))).toEqual([]);
      const [mail, ...others] = await reminders(addDays(due, RECHNUNG_ERINNERUNG_TAGE));
      expect(others).toEqual([]);
      expect(mail?.text).toMatch(/Offen sind noch 70,21\s€/);
    });
  },

  async claimDueInThirtyDays() {
    const me = await newAccount(app, 'energie');
    const { nummer, token } = await claimed(app, 'energie', { empfehler: me });
    const due = addDays(dayOf(app.clock.now()), 30);
    const { Forderung } = (await app.api('energie', 'GET', '/praemierung/', { bearer: token })).body;
    expect(Forderung).toMatchObject({ Forderungsnummer: nummer, Status: 'Offen', FaelligAm: due });
    await app.jobs.drainMails();
    const mail = app.mails.allTo(me.email).find(({ text }) => text.includes(nummer));
    for (const part of [mail?.betreff, mail?.text]) expect(part).toContain(`bis zum ${formatDay(due, 'de')}`);
  },

  async recommenderSeesNameAndState() {
    for (const tenant of ['telko', 'energie']) {
      const me = await newAccount(app, tenant);
      await ordered(app, tenant, { empfehler: me });
      const [own] = (await app.api(tenant, 'GET', '/empfehler/empfehlungen', { bearer: await login(app, tenant, me.email) })).body;
      expect(Object.keys(own.Empfaenger[0]).sort()).toEqual(['Anzeigename', 'AuftragAm', 'Empfaengernummer', 'NaechsterSchritt', 'Status']);
      expect(own.Empfaenger[0].Anzeigename).toBe('Jörg M.');
      expect(JSON.stringify(own.Empfaenger)).not.toMatch(DATA);
    }
    await configured(app, 'telko', { ModuleCompanyRecommendation: true }, async () => {
      const me = await newAccount(app);
      const bearer = await login(app, 'telko', me.email);
      await einladungOf(app).daten(bearer);
      const { Empfaengernummer } = await ordered(app, 'telko', { empfehler: me });
      for (const [method, path] of [
        ['PUT', ''],
        ['GET', `/${Empfaengernummer}`],
      ] as const) {
        const { status, body } = await app.api('telko', method, `/mitarbeiter/interessenten${path}`, {
          bearer,
          ...(method === 'PUT' && { body: {} }),
        });
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toMatch(DATA);
      }
      const found = await app.api('telko', 'PUT', '/mitarbeiter/interessenten', { bearer, body: { Filter: 'Köln' } });
      expect(found.body.TotalCount).toBe(0);
    });
  },

  async sellerSeesOrders() {
    const { session } = await makeSeller(app);
    const link = await sellerLink(app, session);
    const person = await join(app, 'telko', link.Empfehlungsnummer);
    await accept(app, 'telko', person);
    const read = async () => {
      const replies = [
        ...(await Promise.all(['auftraege', 'provisionen', 'abrechnungen'].map((path) => callSeller(app, 'PUT', path, session, {})))),
        ...(await Promise.all(
          ['uebersicht', 'produkte', `link?produkt=${link.ProduktId}`].map((path) => callSeller(app, 'GET', path, session)),
        )),
      ];
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      return replies.map(({ body }) => body);
    };
    expect(JSON.stringify(await read())).not.toMatch(/Jörg|Müßig/);
    const { Auftragsnummer } = order(app, person.Empfaengernummer, link.ProduktId);
    await postAuftrag(app, 'telko', { ...order(app, person.Empfaengernummer, link.ProduktId), Auftragsnummer }, 'Bestaetigt');
    const [auftraege, ...others] = await read();
    expect(auftraege.Content).toEqual([expect.objectContaining({ Auftragsnummer, Empfaenger: 'Jörg M.', Status: 'Bestaetigt' })]);
    const columns = ['Auftragsdatum', 'Auftragsnummer', 'Empfaenger', 'FreigabeAb', 'Grund', 'Produkt', 'ProvisionCent', 'Status'];
    expect(Object.keys(auftraege.Content[0]).sort()).toEqual(columns);
    expect(JSON.stringify(auftraege.Content)).not.toMatch(DATA);
    expect(JSON.stringify(others)).not.toMatch(/Jörg|Müßig/);
  },

  // For rows, filters, orders, sums, search and timelines see mitarbeiter/bewerbung.db.test.ts.
  async applicationStaysConfidential() {
    await configured(app, 'telko', { ProduktArt: 'Bewerbung' }, async () => {
      const me = await newAccount(app);
      const bearer = await login(app, 'telko', me.email);
      const shown = async () => (await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer })).body[0].Empfaenger[0];
      const { auftrag } = await ordered(app, 'telko', { empfehler: me });
      const arrived = await shown();
      expect((await postAuftrag(app, 'telko', auftrag, 'Storniert')).status).toBe(200);
      expect(await shown()).toEqual(arrived);
    });
  },

  async agencySeesPlace() {
    const agency = await openAgencyWithStaff(app);
    await recipient(app, 'telko', { empfehler: await ofAgency(agency) });
    const { body } = await app.api('telko', 'PUT', `/agentur/leads/${agency.agenturnummer}`, { bearer: agency.inhaber, body: {} });
    expect(body.Content[0]).toMatchObject({ Anzeigename: 'Jörg M.', Plz: '50667', Ort: 'Köln' });
    expect(JSON.stringify(body)).not.toMatch(/Müßig|Domkloster|1980|\+49|joerg/);
  },

  async contactSeesFirstName() {
    const { Empfehlungsnummer } = await recipient(app, 'telko');
    const { body } = await app.api('telko', 'GET', `/empfehlen/${Empfehlungsnummer}`);
    expect(body.Vorname).toBe('Erika');
    expect(JSON.stringify(body)).not.toMatch(/Muster\b|erika@/);
  },

  async firstReleaseDay() {
    for (const tenant of TENANTS) {
      const { ProduktArt, ...fristen } = konfigurationOf(tenant);
      const { body } = await app.api(tenant, 'GET', '/content/variables');
      expect(body).toContainEqual({ name: 'FreigabeTage', value: String(daysUntilFreigabe(fristen, ProduktArt)) });
      for (const { text } of saidBy('firstReleaseDay', tenant)) expect(text).toMatch(/\{FreigabeTage\}\s(Tage|days)|\{FreigabeAb\}/);
      const tage = daysUntilFreigabe(fristen, ProduktArt);
      for (const locale of LOCALES) {
        const { body: home } = await (await loggedIn(app, tenant)).get(`/${locale}`);
        expect(home.replaceAll('\u00a0', ' '), `${tenant} ${locale}`).toContain(freigabePhrase(locale, tage));
      }
      app.clock.set(TEST_NOW);
      const { auftrag } = await ordered(app, tenant);
      app.clock.set(addTage(TEST_NOW, tage - 1));
      expect((await postAuftrag(app, tenant, auftrag, 'Freigegeben')).body.code).toBe('FreigabeZuFrueh');
      app.clock.set(addTage(TEST_NOW, tage));
      expect((await postAuftrag(app, tenant, auftrag, 'Freigegeben')).status).toBe(200);
    }
  },

  async releaseDayInMails() {
    const me = await newAccount(app);
    const { Empfaengernummer, ProduktId, email } = await recipient(app, 'telko', { empfehler: me });
    const auftrag = order(app, Empfaengernummer, ProduktId);
    await postAuftrag(app, 'telko', auftrag, 'Bestaetigt');
    await app.jobs.drainMails();
    const { WiderrufsfristTage, ...fristen } = konfigurationOf('telko');
    const day = firstFreigabetag(auftrag.Auftragsdatum, 'Bestellung', { WiderrufsfristTage, ...fristen });
    for (const to of [me.email, email]) {
      const texts = app.mails.sent.filter(({ an }) => an === to).map(({ text }) => text.replaceAll('\u00a0', ' '));
      const said = `Ab dem ${formatDay(day, 'de')}, wenn die Widerrufsfrist von ${WiderrufsfristTage.Bestellung} Tagen vorbei ist`;
      expect(texts).toContainEqual(expect.stringContaining(said));
    }
  },

  async releaseDayOnStatusPage() {
    for (const tenant of TENANTS) {
      app.clock.set(TEST_NOW);
      const { Empfaengernummer, ProduktId } = await recipient(app, tenant);
      const cookies = { psoe_empfaenger: await hexNow(app, tenant, Empfaengernummer) };
      const { ProduktArt, PraemieAlsLohn, ...fristen } = konfigurationOf(tenant);
      const auftrag = order(app, Empfaengernummer, ProduktId);
      const day = firstFreigabetag(auftrag.Auftragsdatum, ProduktArt, fristen);
      for (const status of ['Eingegangen', 'Bestaetigt'] as const) {
        expect((await postAuftrag(app, tenant, auftrag, status)).body.Status).toBe(status);
        // Rewards paid with the wages are the recommender's: the contact has nothing to choose.
        if (PraemieAlsLohn && status === 'Eingegangen') continue;
        for (const locale of LOCALES) {
          const { body } = await newBrowser(app, tenant, { cookies }).get(`/${locale}/empfaenger/zustimmung`);
          expect(wordsOf(body).replaceAll('\u00a0', ' '), `${tenant} ${status} ${locale}`).toContain(formatDay(day, locale));
        }
      }
      app.clock.set(hourOfDay(addDays(day, -1), 23));
      expect((await postAuftrag(app, tenant, auftrag, 'Freigegeben')).body.code).toBe('FreigabeZuFrueh');
      app.clock.set(hourOfDay(day, 0));
      expect((await postAuftrag(app, tenant, auftrag, 'Freigegeben')).status).toBe(200);
    }
  },

  // The sending of the voucher is tested in voucher.db.test.ts.
  async voucherWithinADay() {
    const me = await newAccount(app);
    const { empfehlerToken, grants } = await releasedNow(me);
    const picked = await app.api('telko', 'PUT', '/praemierung', { bearer: empfehlerToken, body: voucher(grants[0]) });
    expect(picked.status, JSON.stringify(picked.body)).toBe(200);
    const [own] = (await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: await login(app, 'telko', me.email) })).body;
    const until = dayOf(addTage(app.clock.now(), 1));
    expect(own.NaechsterSchritt).toMatchObject({ Schritt: 'GutscheinUnterwegs', Spaetestens: until });
  },

  async transferWithinDays() {
    for (const tenant of TENANTS) {
      const says = saidBy('firstReleaseDay', tenant).filter(({ text }) => /zehn Wochen|ten weeks/.test(text));
      if (says.length > 0) expect(konfigurationOf(tenant).AuszahlungFristTage).toBe(70);
    }
    const me = await newAccount(app);
    const { empfehlerToken, grants } = await releasedNow(me);
    const picked = await app.api('telko', 'PUT', '/praemierung', { bearer: empfehlerToken, body: transfer(grants[0]) });
    expect(picked.status, JSON.stringify(picked.body)).toBe(200);
    const [own] = (await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: await login(app, 'telko', me.email) })).body;
    const until = addDays(dayOf(app.clock.now()), konfigurationOf('telko').AuszahlungFristTage);
    expect(own.NaechsterSchritt).toMatchObject({ Schritt: 'Auszahlung', Spaetestens: until });
  },

  /** An amount of several products is that of each, or "up to" stands before it; no sentence promises the best reward for each recommendation. */
  async bestReward() {
    for (const { text } of saidBy('bestReward')) expect(text).not.toMatch(/für jede|for (each|every) /i);
    for (const tenant of TENANTS) {
      const today = dayOf(TEST_NOW);
      const all: { WertCent: number; Startdatum: string; Enddatum: string }[] = (await app.api(tenant, 'GET', '/praemie')).body;
      const values = all.filter((one) => one.Startdatum <= today && today <= one.Enddatum).map((one) => one.WertCent);
      const best = (await app.api(tenant, 'GET', '/produkt/maxpraemiewert')).body.WertCent;
      expect(best).toBe(Math.max(...values));
      expect(await earnedBy(tenant)).toContain(best);
      const isSame = new Set(await earnedBy(tenant)).size === 1;
      for (const locale of LOCALES) {
        const amount = shortCent(best, locale).replace('\u00a0', ' ');
        const paths = [`/${locale}`, ...(konfigurationOf(tenant).Zwischenseite ? [`/${locale}/exklusiv`] : [])];
        for (const path of paths) {
          const { body } = await (path.endsWith('exklusiv') ? newBrowser(app, tenant) : await loggedIn(app, tenant)).get(path);
          const said = sentencesOver(body.replaceAll('\u00a0', ' ')).filter((text) => text.includes(amount));
          expect(said.length, `${tenant} ${path}`).toBeGreaterThan(0);
          for (const text of said) expect(/\b(bis zu|up to) (?=€?\d)/i.test(text.slice(0, text.indexOf(amount) + 2)), text).toBe(!isSame);
        }
      }
    }
  },

  async unconfirmedGoAfterTwelveWeeks() {
    expect(UNCONFIRMED_DAYS).toBe(12 * 7);
    const { Empfaengernummer } = await recipient(app, 'telko', { accepted: false });
    const row = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('empfaenger').select('loeschen_am').where('empfaengernummer', '=', Empfaengernummer).executeTakeFirstOrThrow(),
    );
    expect(row.loeschen_am).toEqual(addTage(TEST_NOW, 12 * 7));
    const names = () =>
      app.inTenant('telko', ({ tx }) =>
        tx.selectFrom('empfaenger').select('name').where('empfaengernummer', '=', Empfaengernummer).executeTakeFirst(),
      );
    await app.later(12 * 7 - 1);
    expect(await names()).toEqual({ name: 'Müßig' });
    await app.later(2);
    expect((await names())?.name ?? null).toBeNull();
  },

  async linksLastFourteenDays() {
    const email = newEmail();
    await app.api('telko', 'POST', '/account/createEmpfehler', { body: { Vorname: 'Nora', Nachname: 'Nord', Email: email } });
    await recipient(app, 'telko', { accepted: false });
    await recommendOpenly(app);
    await register(app, newEmail('agentur'));
    const rows = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('zugangslink').select(['zweck', 'gueltig_bis']).where('gueltig_bis', '=', addTage(TEST_NOW, 14)).execute(),
    );
    const zwecke = ['Passwort', 'Empfaenger', 'Empfehlung', 'AgenturRegistrierung'];
    expect(rows.map(({ zweck }) => zweck)).toEqual(expect.arrayContaining(zwecke));
    const asked = jana();
    await recommendOpenly(app, asked);
    await app.jobs.drainMails();
    const token = tokenOf(app.mails.to(asked.Email));
    app.clock.set(addTage(TEST_NOW, 14));
    expect((await confirmAddress(app, token)).status).toBeGreaterThanOrEqual(400);
    app.clock.set(new Date(addTage(TEST_NOW, 14).getTime() - 1000));
    expect((await confirmAddress(app, token)).status).toBe(200);
  },

  async passwordLinksLastADay() {
    const { email, id } = await newAccount(app);
    await app.api('telko', 'GET', `/account/resetPassword/${email}`);
    const [link] = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('zugangslink').select('gueltig_bis').where('bezug', '=', id).execute(),
    );
    expect(link?.gueltig_bis).toEqual(addTage(TEST_NOW, 1));
  },

  async claimsForThreeMonths() {
    const bearer = await login(app, 'telko', (await newAccount(app)).email);
    const claim = (Auftragsdatum: string, Auftragsnummer: string) =>
      app.api('telko', 'POST', '/empfehler/nachbuchung', {
        bearer,
        body: { Auftragsnummer, Auftragsdatum, ProduktId: 462, Vorname: 'Jörg', Nachname: 'Müßig', Nachweis: 'Bestellung' },
      });
    const codes = async (day: string, nr: string) =>
      ((await claim(day, nr)).body.errors ?? []).map(({ code }: { code: string }) => code) as string[];
    expect(await codes('2026-08-20', 'V-1')).not.toContain('fristVorbei');
    expect(await codes('2026-08-19', 'V-2')).toContain('fristVorbei');
  },

  async orderDays() {
    for (const tenant of TENANTS) {
      const { AuftragFristTage, EmpfehlungGueltigTage } = konfigurationOf(tenant);
      for (const { text } of saidBy('orderDays', tenant)) {
        expect(text).toMatch(/\{EmpfehlungGueltigTage\} (Tage|days)/);
        const [, days] = /(\d+) Tage lang bestellen|order for up to (\d+) days/.exec(text)?.filter(Boolean) ?? [];
        if (days !== undefined) expect(Number(days)).toBe(AuftragFristTage);
      }
      if (tenant === 'berater') continue;
      const { Empfehlungsnummer } = await recipient(app, tenant);
      const { body } = await app.api(tenant, 'GET', `/empfehlen/${Empfehlungsnummer}`);
      expect(body.GueltigBis).toBe(addDays(dayOf(TEST_NOW), EmpfehlungGueltigTage));
    }
  },

  async capOfContact() {
    const cap = konfigurationOf('berater').MaxEmpfaengerPraemieCent ?? 0;
    const [german, english] = saidBy('capOfContact').map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(german).toContain(shortCent(cap, 'de').replace('\u00a0', ' '));
    expect(english).toContain(shortCent(cap, 'en'));
    const { grants } = await released(app, 'berater', { anteil: 0 });
    expect(grants.find(({ seite }) => seite === 'Empfaenger')?.wert_cent).toBe(cap);
  },

  async bonus() {
    const [bonus] = konfigurationOf('telko').Bonus;
    expect(bonus?.AbKunde).toBe(2);
    const [german, english] = saidBy('bonus').map(({ text }) => text);
    expect(german).toContain(`Ab der zweiten Person, deren Bestellung freigegeben wird, kommen ${(bonus?.BetragCent ?? 0) / 100} € dazu`);
    expect(english).toContain(`From the second person on whose order is released, €${(bonus?.BetragCent ?? 0) / 100} is added`);
    const aktionen = bonus?.AktionsId == null ? [] : [bonus.AktionsId];
    const { orders } = await empfehlerWithOrders(app, 'telko', [{ aktionen }, { aktionen }]);
    const [first, second] = orders;
    const boni = async (order: Ordered) => (await releaseAt(app, 'telko', order, addTage(TEST_NOW, 15))).map(([, , cent]) => cent);
    expect(await boni(first)).not.toContain(bonus?.BetragCent);
    expect(await boni(second)).toContain(bonus?.BetragCent);
  },

  async rewardsWaitUntil() {
    for (const tenant of ['telko', 'energie']) {
      app.clock.set(TEST_NOW);
      const me = await newAccount(app, tenant);
      const { email } = me;
      const orders = [await ordered(app, tenant, { empfehler: me }), await ordered(app, tenant, { empfehler: me })] as const;
      const grants = [];
      for (const [index, { auftrag }] of orders.entries()) {
        app.clock.set(addTage(TEST_NOW, 15 + index));
        expect((await postAuftrag(app, tenant, auftrag, 'Freigegeben')).status).toBe(200);
        const own = (await grantsOf(app, tenant, auftrag.Auftragsnummer)).find(({ seite }) => seite === 'Empfehler');
        const token = (await tokensOf(app, tenant, auftrag.Auftragsnummer)).empfehlerToken ?? expect.fail('no token');
        grants.push({ token, own, cent: own?.wert_cent ?? 0, ende: await endOf(tenant, own?.praemierungsnummer ?? '') });
      }
      const [first, second] = grants as [(typeof grants)[0], (typeof grants)[0]];
      const said = async (path: string) =>
        (await (await loggedIn(app, tenant, email)).get(path)).body.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
      const words = (text: string) => text.replaceAll('\u00a0', ' ');
      const day = (grant: typeof first, locale: 'de' | 'en' = 'de') => words(formatDay(dayOf(grant.ende), locale));
      expect(day(second)).not.toBe(day(first));
      const sum = first.cent + second.cent;
      const german = await said('/de/');
      expect(german).toMatch(new RegExp(`${words(shortCent(sum, 'de'))} +warten auf Sie`));
      expect(german).toContain(`Sie können 2 Prämien wählen, die erste bis zum ${day(first)}.`);
      const english = await said('/en/');
      expect(english).toMatch(new RegExp(`${words(shortCent(sum, 'en'))} +waiting for you`));
      expect(english).toContain(`You can choose 2 rewards, the first one until ${day(first, 'en')}.`);
      const area = await said(pageAddress(routePaths(konfigurationOf(tenant).RoutePaths), 'Dashboard', 'de'));
      for (const grant of grants) expect(area).toContain(`wählbar bis ${day(grant)}`);
      app.clock.set(new Date(first.ende.getTime() - 60_000));
      expect((await pickBy(app, tenant, first.token, voucher(first.own))).status).toBe(200);
      expect(await said('/de/')).toMatch(new RegExp(`${words(shortCent(second.cent, 'de'))} +warten auf Sie`));
      expect(await said('/de/')).toContain(`Sie können Ihre Prämie bis zum ${day(second)} wählen.`);
      app.clock.set(new Date(second.ende.getTime() + 1000));
      expect((await pickBy(app, tenant, second.token, voucher(second.own))).status).toBe(410);
      expect(await said('/de/')).not.toContain('warten auf Sie');
    }
  },

  async linkSharedUntil() {
    for (const tenant of ['telko', 'energie']) {
      app.clock.set(TEST_NOW);
      const me = await newAccount(app, tenant);
      const { Empfehlungsnummer } = await recipient(app, tenant, { empfehler: me });
      const until = addDays(dayOf(TEST_NOW), konfigurationOf(tenant).EmpfehlungGueltigTage);
      for (const locale of LOCALES) {
        const { body } = await (await loggedIn(app, tenant, me.email)).get(`/${locale}/`);
        expect(body.replaceAll('\u00a0', ' ')).toContain(
          `${locale === 'de' ? 'gilt bis' : 'valid until'} ${formatDay(until, locale).replaceAll('\u00a0', ' ')}`,
        );
      }
      const status = async () => (await app.api(tenant, 'GET', `/empfehlen/${Empfehlungsnummer}`)).body.Status;
      app.clock.set(hourOfDay(until, 23));
      expect(await status()).toBe('Ok');
      app.clock.set(hourOfDay(addDays(until, 1), 1));
      expect(await status()).toBe('Abgelaufen');
    }
  },

  async rewardOfTheProduct() {
    for (const tenant of ['telko', 'energie', 'intern']) {
      app.clock.set(TEST_NOW);
      const { auftrag, ProduktId, grants } = await released(app, tenant);
      const granted = grants.reduce((sum, { wert_cent, bonus_cent }) => sum + wert_cent - bonus_cent, 0);
      expect(auftrag.ProduktId).toBe(ProduktId);
      app.clock.set(TEST_NOW);
      for (const locale of LOCALES) {
        const { body } = await (await loggedIn(app, tenant)).get(`/${locale}/empfehlen/${ProduktId}`);
        expect(body.replaceAll('\u00a0', ' '), `${tenant} ${locale}`).toContain(shortCent(granted, locale).replace('\u00a0', ' '));
      }
    }
  },
};

/** What an order of each product or agent that can be recommended earns today, in cents. */
async function earnedBy(tenant: string): Promise<number[]> {
  const get = async (path: string) => (await app.api(tenant, 'GET', path)).body;
  if (konfigurationOf(tenant).produktApi !== 'berater') {
    const produkte: { Praemien: { WertCent: number }[] }[] = await get('/produkt');
    return produkte.flatMap(({ Praemien }) => Praemien[0]?.WertCent ?? []);
  }
  const praemien: { ProduktId?: number; WertCent: number }[] = await get('/praemie');
  const ofAll = praemien.find(({ ProduktId }) => ProduktId === undefined);
  const agents: { Id: number }[] = await get('/Produkt/agents');
  return agents.flatMap(({ Id }) => (praemien.find(({ ProduktId }) => ProduktId === Id) ?? ofAll)?.WertCent ?? []);
}

/** The sentences of a page about everything that can be recommended: descriptions and previews in its head, heading, condition, and what there is to earn. */
const sentencesOver = (html: string): string[] => [
  ...[...html.matchAll(/<meta (?:name|property)="(?:og:)?(?:title|description)" content="([^"]*)"/g)].map(([, text = '']) => text),
  ...[...html.matchAll(/<h1\b.*?<\/h1>(?:<p\b.*?<\/p>)?|<h2[^>]*>[^<]*<\/h2><p class="mt-2 max-w-measure wrap-anywhere">.*?<\/p>/gs)].map(
    ([text]) => text.replace(/<[^>]*>/g, ''),
  ),
];

const endOf = (tenant: string, nummer: string): Promise<Date> =>
  app.inTenant(tenant, async ({ tx }) => {
    const one = tx.selectFrom('praemierung').select('gueltig_bis').where('praemierungsnummer', '=', nummer);
    return (await one.executeTakeFirstOrThrow()).gueltig_bis;
  });

/** An order released on its first possible day, without running the jobs of the days between. */
async function releasedNow(empfehler?: { readonly id: string; readonly email: string }) {
  const { auftrag } = await ordered(app, 'telko', empfehler && { empfehler });
  app.clock.set(addTage(TEST_NOW, 15));
  expect((await postAuftrag(app, 'telko', auftrag, 'Freigegeben')).status).toBe(200);
  const { Auftragsnummer } = auftrag;
  const { empfehlerToken = '' } = await tokensOf(app, 'telko', Auftragsnummer);
  return { empfehlerToken, grants: await grantsOf(app, 'telko', Auftragsnummer) };
}

const ofAgency = async (agency: Awaited<ReturnType<typeof openAgencyWithStaff>>) => {
  const { email } = await inviteEmpfehler(app, 'telko', agency);
  const row = await app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('account').select('account_id').where('email', '=', email).where('art', '=', 'Empfehler').executeTakeFirstOrThrow(),
  );
  return { id: row.account_id, email };
};

describe('a promise of pages and mails is true', () => {
  test.each(Object.entries(ASSERTIONS).map(([name, assert]) => [name, assert] as const))('%s', async (_, assert) => assert());
});
