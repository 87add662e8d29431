import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { openBetriebSession } from '../../test/support/betrieb.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { DEMO_PASSWORD, DEMO_SELLER } from './logins.ts';

const app = demoApp();
const { mandant, email } = DEMO_SELLER;

const query = <R>(sql: string) => queryAsOwner<R>(app, sql);

/** Rows of a report of a seller of the demo, all on one page, with the sums. */
async function seller(Email: string = email) {
  const login = await app.api(mandant, 'POST', '/seller/login', { body: { Email, Password: DEMO_PASSWORD } });
  const bearer: string = login.body.Token;
  return {
    get: (path: string) => app.api(mandant, 'GET', `/seller/${path}`, { bearer }),
    report: async (name: string) => {
      const { status, body } = await app.api(mandant, 'PUT', `/seller/${name}`, { bearer, body: { Pagesize: 200 } });
      expect(status).toBe(200);
      return body;
    },
  };
}

/** Sum of a column of these rows. */
const sumOf = <K extends string>(rows: readonly Readonly<Record<K, number>>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

async function betrieb(): Promise<(method: 'GET' | 'PUT', path: string) => ReturnType<typeof app.api>> {
  const [person] = await queryAsOwner<{ id: string }>(
    app,
    "select benutzer_id as id from betrieb_benutzer where email = 'betrieb@example.org'",
  );
  const bearer = await openBetriebSession(app, { id: person?.id ?? '' });
  return (method, path) => app.api(mandant, method, `/betrieb/${path}`, { bearer });
}

test('the sellers of the demo are two who are active, with both agreements, one who waits and one who has left', async () => {
  const call = await betrieb();
  const { body } = await call('PUT', 'verkaeufer');
  expect(body.Content).toMatchObject([
    { Sellernummer: 'P-2004', Name: 'Fiete Feddersen', Status: 'Inaktiv', Steuerstatus: 'Regel' },
    { Sellernummer: 'P-2003', Name: 'Warnke Vertrieb e. K.', Status: 'WartetAufFreigabe', Steuerstatus: 'Regel' },
    { Sellernummer: 'P-2002', Name: 'Kai Klein', Status: 'Aktiv', Steuerstatus: 'Kleinunternehmer' },
    { Sellernummer: 'P-2001', Name: 'Selma Sellin', Status: 'Aktiv', Steuerstatus: 'Regel' },
  ]);
  for (const { Sellernummer } of body.Content) {
    const { body: shown } = await call('GET', `verkaeufer/${Sellernummer}`);
    expect(shown).toMatchObject({ BedingungenAm: expect.any(String), GutschriftverfahrenAm: expect.any(String), IBANGueltig: true });
    expect(shown.Steuern).toHaveLength(1);
    if (Sellernummer === 'P-2002') expect(shown.Steuern[0]).toMatchObject({ KuIdNr: 'DE999000228-EX', UstId: null });
    else expect(shown.Steuern[0].UstIdGueltig).toBe(true);
  }
});

test('the approval of a seller of the demo names the person of the back office who gave it', async () => {
  const call = await betrieb();
  const { body } = await call('GET', 'verkaeufer/P-2001');
  expect(body.Verlauf.map(({ Was }: { Was: string }) => Was)).toEqual([
    'Registriert',
    'E-Mail-Adresse bestätigt',
    'Angaben begonnen',
    'Alle Angaben gemacht',
    'Freigegeben von Berta Beispiel',
  ]);
});

test('the seller of the demo logs in, and has agreed to the texts of today', async () => {
  const login = await app.api(mandant, 'POST', '/seller/login', { body: { Email: email, Password: DEMO_PASSWORD } });
  expect(login).toMatchObject({ status: 200, body: { Sellernummer: 'P-2001', Status: 'Aktiv' } });
  const { body } = await app.api(mandant, 'GET', '/seller/daten', { bearer: login.body.Token });
  for (const text of [body.Bedingungen, body.Gutschriftverfahren]) expect(text.ZugestimmtVersion).toBe(text.Version);
  expect([body.Fehlt, body.Aenderungen]).toEqual([[], []]);
});

interface Auftrag {
  Auftragsnummer: string;
  Auftragsdatum: string;
  Status: string;
  ProvisionCent: number;
}

interface Provision {
  Id: string;
  Auftragsnummer: string;
  Teil: string;
  BetragCent: number;
  Status: string;
  Abrechnungsnummer: string | null;
}

interface Abrechnung {
  Abrechnungsnummer: string;
  Von: string;
  Bis: string;
  SummeCent: number;
  Gutschriften: { Gutschriftnummer: string; BruttoCent: number; Status: string; FaelligAm: string; AusgezahltAm: string | null }[];
}

test('the seller of the demo who has left owes the commission of an order that was cancelled after it was paid', async () => {
  const { Content } = await (await seller('feddersen@verkauf.example')).report('abrechnungen');
  const [last, ...before] = Content;
  const [beleg] = last.Gutschriften;
  expect(beleg).toMatchObject({
    Gutschriftnummer: expect.stringMatching(/^GK-/),
    Forderung: { Status: 'Offen', RestCent: -beleg.BruttoCent },
  });
  expect(before.flatMap((one: Abrechnung) => one.Gutschriften)).toMatchObject([{ Status: 'Ausgezahlt' }]);
  const { Forderungsnummer } = beleg.Forderung;
  const { body } = await (await betrieb())('GET', `forderungen/${Forderungsnummer}`);
  expect(body).toMatchObject({ Partei: 'Seller', Sellernummer: 'P-2004', Bezug: beleg.Gutschriftnummer, Status: 'Offen' });
});

describe('what the seller of the demo sees', () => {
  test('are 60 orders in every state, over the last months until today', async () => {
    const { Content, TotalCount } = await (await seller()).report('auftraege');
    const rows: Auftrag[] = Content;
    expect(TotalCount).toBe(60);
    expect(new Set(rows.map(({ Status }) => Status))).toEqual(
      new Set(['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen']),
    );
    for (const month of ['2026-08', '2026-09', '2026-10', '2026-11'])
      expect(rows.filter(({ Auftragsdatum }) => Auftragsdatum.startsWith(month)).length, month).toBeGreaterThan(8);
    expect(rows[0]?.Auftragsdatum).toBe('2026-11-20');
    for (const { Status, ProvisionCent } of rows) expect(ProvisionCent > 0).toBe(!['Storniert', 'Widerrufen'].includes(Status));
  });

  test('are commissions in every state, of one and of two parts', async () => {
    const { Content } = await (await seller()).report('provisionen');
    const rows: Provision[] = Content;
    expect(new Set(rows.map(({ Status }) => Status))).toEqual(new Set(['Vorgemerkt', 'Gebucht', 'Abgerechnet', 'Zurueckgenommen']));
    const earned = rows.filter(({ BetragCent }) => BetragCent > 0);
    const partsOf = (nummer: string) => earned.filter(({ Auftragsnummer }) => Auftragsnummer === nummer).map(({ Teil }) => Teil);
    const parts = earned.map(({ Auftragsnummer }) => partsOf(Auftragsnummer).sort().join());
    expect(new Set(parts)).toEqual(new Set(['standard', 'bonus,standard']));
  });

  test('is one order that was cancelled after it stood on a statement, whose commission the next statement takes back', async () => {
    const call = await seller();
    const provisionen: Provision[] = (await call.report('provisionen')).Content;
    const abrechnungen: Abrechnung[] = (await call.report('abrechnungen')).Content;
    const back = provisionen.filter(({ BetragCent }) => BetragCent < 0);
    const [nummer] = new Set(back.map(({ Auftragsnummer }) => Auftragsnummer));
    const own = provisionen.filter(({ Auftragsnummer }) => Auftragsnummer === nummer);
    expect(back.length).toBeGreaterThan(0);
    expect(own).toHaveLength(2 * back.length);
    expect(sumOf(own, 'BetragCent')).toBe(0);
    const [last, before] = abrechnungen;
    expect(new Set(own.map((row) => [row.BetragCent > 0, row.Status, row.Abrechnungsnummer].join()))).toEqual(
      new Set([`true,Abgerechnet,${before?.Abrechnungsnummer}`, `false,Abgerechnet,${last?.Abrechnungsnummer}`]),
    );
    const { Content } = await call.report('auftraege');
    expect(Content.find((row: Auftrag) => row.Auftragsnummer === nummer)).toMatchObject({ Status: 'Storniert', ProvisionCent: 0 });
  });

  test('is a statement of each month since the approval, with the sum of its commissions and a Gutschrift, paid on time but for the latest', async () => {
    const call = await seller();
    const provisionen: Provision[] = (await call.report('provisionen')).Content;
    const { Content, Summen } = await call.report('abrechnungen');
    const abrechnungen: Abrechnung[] = Content;
    expect(abrechnungen.map(({ Von, Bis }) => [Von, Bis])).toEqual([
      ['2026-10-01', '2026-10-31'],
      ['2026-09-01', '2026-09-30'],
      ['2026-08-01', '2026-08-31'],
    ]);
    expect(Summen.SummeCent).toBe(sumOf(abrechnungen, 'SummeCent'));
    for (const [index, { Abrechnungsnummer, SummeCent, Gutschriften }] of abrechnungen.entries()) {
      const billed = provisionen.filter((row) => row.Abrechnungsnummer === Abrechnungsnummer && row.Status === 'Abgerechnet');
      expect(SummeCent).toBe(sumOf(billed, 'BetragCent'));
      expect(SummeCent).toBeGreaterThan(10_000);
      expect(Gutschriften).toMatchObject([
        { BruttoCent: SummeCent + Math.round(SummeCent * 0.19), Status: index === 0 ? 'Offen' : 'Ausgezahlt', WidersprochenAm: null },
      ]);
      const [beleg] = Gutschriften;
      expect((beleg?.AusgezahltAm ?? '') <= (beleg?.FaelligAm ?? '')).toBe(true);
      for (const path of [`abrechnungen/${Abrechnungsnummer}.pdf`, `gutschriften/${Gutschriften[0]?.Gutschriftnummer}.pdf`]) {
        const { status, headers, raw } = await call.get(path);
        expect([status, headers['content-type'], raw.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
      }
    }
  });

  test('are figures of this month and the last one that agree with the reports', async () => {
    const call = await seller();
    const { body } = await call.get('uebersicht');
    const auftraege: Auftrag[] = (await call.report('auftraege')).Content;
    const provisionen: Provision[] = (await call.report('provisionen')).Content;
    for (const monat of [body.DieserMonat, body.VorigerMonat]) {
      const ordered = auftraege.filter((row) => row.Auftragsdatum.startsWith(monat.Monat) && row.ProvisionCent > 0);
      expect(monat.Bestellt).toBe(ordered.length);
      for (const anzahl of [monat.Bestellt, monat.Freigegeben]) expect(anzahl).toBeGreaterThan(5);
      expect(monat.Geoeffnet).toBeGreaterThan(30);
      expect(monat.ProvisionCent).toBeGreaterThan(20_000);
    }
    const sumIn = (status: string) =>
      sumOf(
        provisionen.filter(({ Status }) => Status === status),
        'BetragCent',
      );
    expect([body.VorgemerktCent, body.OffenCent]).toEqual([sumIn('Vorgemerkt'), sumIn('Gebucht')]);
  });

  test('are running links of the sold products, opened more often than entered and ordered', async () => {
    const { body } = await (await seller()).get('produkte');
    const sold = body.Produkte.filter(({ Link }: { Link: unknown }) => Link !== null);
    expect(sold.map(({ Name, ProvisionCent }: { Name: string; ProvisionCent: number }) => [Name, ProvisionCent])).toEqual([
      ['HofNetz L', 6500],
      ['HofGlas 500', 8000],
      ['HofMobil M', 3500],
    ]);
    for (const { Link } of sold) {
      expect(Link.Geoeffnet).toBeGreaterThan(Link.Eingetragen);
      expect(Link.Bestellt).toBeGreaterThan(10);
      expect(Link.GueltigBis >= '2026-11-20').toBe(true);
    }
  });
});

test('the second seller is Kleinunternehmer: one statement of three months, its Gutschrift without VAT', async () => {
  const call = await betrieb();
  const { body: abrechnungen } = await call('PUT', 'abrechnungen');
  const own = abrechnungen.Content.filter(({ Sellernummer }: { Sellernummer: string }) => Sellernummer === 'P-2002');
  expect(own).toMatchObject([{ Von: '2026-08-01', Bis: '2026-10-31', SummeCent: expect.any(Number) }]);
  const { body: gutschriften } = await call('PUT', 'gutschriften');
  const documents = gutschriften.Content.filter(({ Sellernummer }: { Sellernummer: string }) => Sellernummer === 'P-2002');
  expect(documents).toMatchObject([{ BruttoCent: own[0].SummeCent, Status: 'Offen' }]);
  expect(own[0].SummeCent).toBeGreaterThan(0);
});

describe('the books of sellers', () => {
  test('owe each seller the booked commissions and the VAT of the documents, less what was paid', async () => {
    const rows = await query<{ schuld: number; gebucht: number; ust: number; bezahlt: number }>(`
      select sum(case 'Seller' when haben then betrag_cent when soll then -betrag_cent end)::int as schuld,
        (select sum(betrag_cent) from provision p where p.sellernummer = b.sellernummer and p.status in ('Gebucht', 'Abgerechnet'))::int as gebucht,
        (select sum(ust_cent) from gutschrift g where g.sellernummer = b.sellernummer)::int as ust,
        (select coalesce(sum(brutto_cent), 0) from gutschrift g where g.sellernummer = b.sellernummer and g.status = 'Ausgezahlt')::int as bezahlt
      from buchung b where sellernummer is not null group by sellernummer order by sellernummer`);
    expect(rows).toHaveLength(3);
    for (const { schuld, gebucht, ust, bezahlt } of rows) expect(schuld).toBe(gebucht + ust - bezahlt);
    expect(rows.map(({ ust }) => ust > 0)).toEqual([true, false, true]);
  });

  test('have one entry for each booked commission, of the same order, seller, amount and moment', async () => {
    const [found] = await query<{ alle: number; falsch: number }>(`
      select count(*)::int as alle,
        count(*) filter (where (b.auftragsnummer, b.sellernummer, b.betrag_cent, b.gebucht_am, b.vorgang) is distinct from
          (p.auftragsnummer, p.sellernummer, abs(p.betrag_cent), p.gebucht_am, case when p.betrag_cent > 0 then 'Provision' else 'ProvisionZurueck' end))::int as falsch
      from provision p left join buchung b using (mandant, provision_id) where p.status in ('Gebucht', 'Abgerechnet')`);
    expect(found?.alle).toBeGreaterThan(50);
    expect(found?.falsch).toBe(0);
  });

  test('have the commission of each released order as its text says, billed if a period of the release is over', async () => {
    const rows = await query<{ auftragsnummer: string; text: string; teile: string; falsch: number }>(`
      select a.auftragsnummer, a.provision as text, string_agg(p.teil || ';' || p.betrag_cent, ',' order by p.teil desc) as teile,
        count(*) filter (where p.gebucht_am is distinct from a.freigegeben_am
          or p.status <> case when a.freigegeben_am < s.abrechnung_von::timestamp at time zone 'Europe/Berlin' then 'Abgerechnet' else 'Gebucht' end)::int as falsch
      from auftrag a join seller s using (mandant, sellernummer) left join provision p using (mandant, auftragsnummer)
      where a.status = 'Freigegeben' group by a.auftragsnummer, a.provision`);
    expect(rows.length).toBeGreaterThan(30);
    for (const { auftragsnummer, text, teile, falsch } of rows) expect([auftragsnummer, teile, falsch]).toEqual([auftragsnummer, text, 0]);
  });

  test('bill each commission on the statement of the period in which it was booked, and once', async () => {
    const [found] = await query<{ alle: number; falsch: number }>(`
      select count(*)::int as alle, count(*) filter (where (p.gebucht_am at time zone 'Europe/Berlin')::date not between a.von and a.bis
        or a.sellernummer <> p.sellernummer or z.belege <> 1)::int as falsch
      from provision p join abrechnung a using (mandant, abrechnungsnummer),
        lateral (select count(*) as belege from gutschrift_position g where g.provision_id = p.provision_id and g.betrag_cent = p.betrag_cent and g.gilt) z
      where p.status = 'Abgerechnet'`);
    expect(found?.alle).toBeGreaterThan(30);
    expect(found?.falsch).toBe(0);
  });

  test('number statements and documents in the order of their days, without gaps', async () => {
    for (const [table, tag, least] of [
      ['abrechnung', 'erstellt_am', 4],
      ["gutschrift where art = 'Gutschrift'", 'ausgestellt_am', 4],
      ["gutschrift where art = 'Gutschriftkorrektur'", 'ausgestellt_am', 1],
    ] as const) {
      const rows = await query<{ reihennummer: number }>(`select reihennummer from ${table} order by ${tag}, reihennummer`);
      expect(rows.map(({ reihennummer }) => reihennummer)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.length).toBeGreaterThanOrEqual(least);
    }
  });

  test('customers of sellers are people of their own, who get their part and no recommender does', async () => {
    const [found] = await query<{ kunden: number; adressen: number; empfehler: number; ohne: number }>(`
      select count(*)::int as kunden, count(distinct k.email_schluessel)::int as adressen,
        (select count(*) from praemierung g join auftrag a using (mandant, auftragsnummer) where a.sellernummer is not null and g.seite = 'Empfehler')::int as empfehler,
        count(*) filter (where a.status = 'Freigegeben' and not exists
          (select from praemierung g where g.auftragsnummer = a.auftragsnummer and g.seite = 'Empfaenger' and g.status = 'Offen'))::int as ohne
      from auftrag a join empfaenger k using (mandant, empfaengernummer) where a.sellernummer is not null`);
    expect(found).toEqual({ kunden: 69, adressen: 69, empfehler: 0, ohne: 0 });
  });
});
