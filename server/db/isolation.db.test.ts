import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { demoApp } from '../../test/support/app.ts';
import { makePerson } from '../../test/support/betrieb.ts';
import { makeRechnung } from '../../test/support/rechnung.ts';
import { queryAsOwner, writtenColumns } from '../../test/support/rows.ts';
import { login } from '../../test/support/walk.ts';
import { dayOf } from '../calendar.ts';
import { emailColumns } from '../email-address.ts';
import type { MandantScope } from './scope.ts';
import source from './tables.ts?raw';

const OWN = 'energie';
const OTHER = 'telko';
const ROLE_MAY_NOT = '42501';

const tables =
  /interface MandantTables \{\n([\s\S]*?)\n\}/
    .exec(source)?.[1]
    ?.match(/\w+(?=: )/g)
    ?.filter((table) => table !== 'mandant') ?? [];

const app = demoApp();
beforeAll(async () => {
  const now = app.clock.now();
  for (const tenant of [OWN, OTHER]) {
    await login(app, tenant);
    await app.inTenant(tenant, async ({ tx }) => {
      await tx.insertInto('sperre').values({ muster: '*@gesperrt.example', erstellt_am: now }).execute();
      await tx.insertInto('postfach').values({ postfach_hash: 'hash', gehandelt_am: now }).execute();
      await tx.insertInto('mail_sperre').values({ email_hash: 'hash', erstellt_am: now }).execute();
      await tx.insertInto('postfach_sperre').values({ email_hash: 'hash', grund: 'Beschwerde', mail_id: 'mail', seit: now }).execute();
      await tx
        .insertInto('idempotenz')
        .values({ schluessel: 'schluessel', eingabe_hash: 'hash', status: null, antwort: null, gueltig_bis: now })
        .execute();
      await tx
        .insertInto('gutschein_leer')
        .values({ leer_id: tenant, wert_cent: 1, haendler: '', erstellt_am: now, faellig_am: now })
        .execute();
      await tx.insertInto('geraet').values({ id: 1_000_000, sortierung: 1, daten: '{}' }).execute();
      await tx
        .insertInto('werbeeinwilligung')
        .values({ seite: 'Empfehler', bezug: 'bezug', was: 'Angefragt', email_hash: 'hash', text: 'Ja', gezeigt_am: now, zeit: now })
        .execute();
      const { empfehler_id } = await tx.selectFrom('empfehler').select('empfehler_id').limit(1).executeTakeFirstOrThrow();
      await tx
        .insertInto('kundennummer')
        .values({ empfehler_id, anfrage: tenant, kundennummer: '1', status: 'Offen', gestellt_am: now, beantwortet_am: null })
        .execute();
      await tx.insertInto('captcha_loesung').values({ loesung_hash: 'hash', gueltig_bis: now }).execute();
      await tx.insertInto('portaltoken').values({ token_hash: 'hash', gueltig_bis: now }).execute();
      await tx
        .insertInto('kontaktnachricht')
        .values({ kontaktnachricht_id: tenant, inhalt: 'x', language: 'de', erstellt_am: now })
        .execute();
      await tx.insertInto('consent_wortlaut').values({ wortlaut: 'w', language: 'de', inhalt: '{}' }).execute();
      await tx
        .insertInto('consent')
        .values({ consent_id: tenant, zeit: now, wortlaut: 'w', funktional: true, analytisch: false, marketing: false })
        .execute();
      await tx
        .insertInto('arbeit')
        .values({ arbeit_id: tenant, art: 'rechnung.lauf', bezug: 'A-1001', erstellt_am: now, grund: null })
        .execute();
      await tx.insertInto('ziel').values({ ziel_id: tenant, ziel: 'Geteilt', zeit: now, faellig_am: now }).execute();
      await seedOfEmpfehlung({ tx }, now);
    });
    await seedOfAgentur(tenant, now);
    const { id: benutzer_id } = await makePerson(app, { rollen: { [tenant]: ['Betrieb'] } });
    await app.inTenant(tenant, ({ tx }) => tx.insertInto('tagesmail').values({ benutzer_id, erstellt_am: now, faellig_am: now }).execute());
  }
});

/** A campaign, an answer to it at a referral, and a claim. */
async function seedOfEmpfehlung({ tx }: Pick<MandantScope, 'tx'>, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'produkt_id', ({ ref }) => ref('empfehler_id').$notNull().as('empfehler_id')])
    .where('empfehler_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { empfehlungsnummer, empfehler_id, produkt_id } = row;
  const day = '2026-11-20';
  const texte = { titel: 'x', titel_en: 'x', text: 'x', text_en: 'x', rechtstext: 'x', rechtstext_en: 'x', version: 'v' };
  await tx
    .insertInto('aktion')
    .values({ aktions_id: 99, ...texte, startdatum: day, enddatum: null })
    .execute();
  await tx
    .insertInto('aktion_zustimmung')
    .values({ empfehlungsnummer, aktions_id: 99, zustimmung: true, rechtstext: 'x', version: 'v', language: 'de', gegeben_am: now })
    .execute();
  await tx
    .insertInto('auftrag_ohne_empfehlung')
    .values({
      auftragsnummer: 'o-1',
      produkt_id,
      auftragsdatum: day,
      frist_beginn: day,
      status: 'Bestaetigt',
      erstellt_am: now,
      geaendert_am: now,
    })
    .execute();
  await tx
    .insertInto('nachbuchung')
    .values({
      nachbuchungsnummer: `n-${empfehler_id}`,
      empfehler_id,
      auftragsnummer: 'n-1',
      auftragsdatum: day,
      produkt_id,
      empfehlungsnummer,
      vorname: null,
      nachname: null,
      nachweis: 'x',
      status: 'Offen',
      antwort: null,
      erstellt_am: now,
      entschieden_am: null,
      loeschen_am: null,
    })
    .execute();
}

/** An agency with a user (second factor, link to a provider, export), an agreement to a text, an invitation with a consent, a document, a reward plan and a note. */
async function seedOfAgentur(tenant: string, now: Date): Promise<void> {
  const agenturnummer = await makeAgentur(app, tenant);
  await makeBenutzer(app, tenant, agenturnummer);
  const rechnungsnummer = await makeRechnung(app, tenant, agenturnummer);
  // A tenant of the demo may already have one.
  await app.inTenant(tenant, ({ tx }) =>
    tx
      .insertInto('belegreihe')
      .values({ art: 'Storno', letzte: 1 })
      .onConflict((known) => known.doNothing())
      .execute(),
  );
  const { einladungsnummer } = await inviteEmpfehler(app, tenant, { agenturnummer });
  await app.inTenant(tenant, async ({ tx }) => {
    const { agentur_benutzer_id, account_id } = await tx
      .selectFrom('agentur_benutzer')
      .select(['agentur_benutzer_id', 'account_id'])
      .where('agenturnummer', '=', agenturnummer)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('einladungseinwilligung')
      .values({
        einladungsnummer,
        agenturnummer,
        art: 'VorOrt',
        email: 'x',
        version: 'x',
        text: 'x',
        language: 'de',
        gegeben_am: now,
        anlass: null,
        einwilligung_vom: null,
        erfasst_von: 'x',
        erstellt_am: now,
        verwendet_am: now,
      })
      .execute();
    const { id: produkt_id } = await tx.selectFrom('produkt').select('id').limit(1).executeTakeFirstOrThrow();
    await tx
      .insertInto('agentur_aenderung')
      .values({
        aenderung_id: `aenderung-${tenant}`,
        agenturnummer,
        feld: 'Ort',
        vorher: null,
        nachher: 'x',
        email: null,
        geaendert_von: agentur_benutzer_id,
        geaendert_am: now,
      })
      .execute();
    const beide = { account_id, empfaengernummer: null, email: 'x', bisher: 'x', erstellt_am: now, gueltig_bis: now };
    await tx
      .insertInto('adressaenderung')
      .values({ aenderung_id: `adresse-${tenant}`, ...beide, wirksam_am: null, widersprochen_am: null })
      .execute();
    await tx.insertInto('dienstgeheimnis').values({ dienst: 'captcha', geheimnis: 'x', gesetzt_am: now }).execute();
    const verbunden = { issuer: 'x', subject: tenant, account_id, verbunden_am: now };
    await tx.insertInto('anmeldedienst_konto').values(verbunden).execute();
    await tx.insertInto('zweitfaktor').values({ account_id, geheimnis: 'x', bestaetigt_am: null }).execute();
    const seller = {
      account_id: `seller-${tenant}`,
      art: 'Seller',
      ...emailColumns('x@verkauf.example'),
      language: 'de',
      erstellt_am: now,
    } as const;
    await tx
      .insertInto('account')
      .values({ ...seller, passwort_hash: null, bestaetigt_am: null, loeschen_am: null })
      .execute();
    const sellernummer = `P-${tenant}`;
    const person = { account_id: seller.account_id, status: 'Angelegt', vorname: 'Paula', nachname: 'Probst', erstellt_am: now } as const;
    await tx
      .insertInto('seller')
      .values({ sellernummer, ...person })
      .execute();
    const steuer = { eintrag: 1, gilt_ab: '2026-11-20', steuerstatus: 'Regel', steuernummer: 'x', erfasst_am: now } as const;
    await tx
      .insertInto('seller_steuer')
      .values({ sellernummer, ...steuer })
      .execute();
    await tx
      .insertInto('seller_aenderung')
      .values({ aenderung_id: `seller-${tenant}`, sellernummer, feld: 'Ort', geaendert_am: now })
      .execute();
    await seedOfSeller({ tx }, { tenant, sellernummer, now });
    const names = { email: 'x@agentur.example', email_schluessel: 'x@agentur.example', vorname: 'Wiebke', nachname: 'West', firma: null };
    await tx
      .insertInto('registrierung')
      .values({ registrierung_id: account_id, zweck: 'AgenturRegistrierung', ...names, language: 'de', erstellt_am: now, bezug: null })
      .execute();
    await tx
      .insertInto('praemienplan')
      .values({
        praemienplan_id: `plan-${tenant}`,
        agenturnummer,
        produkt_id,
        wert_cent: 1000,
        startdatum: '2026-11-20',
        enddatum: null,
        angelegt_von: 'x',
        angelegt_am: now,
      })
      .execute();
    await tx
      .insertInto('notiz')
      .values({
        wer: 'Agentur',
        wer_id: agenturnummer,
        bericht: 'einladungen',
        bezug: einladungsnummer,
        text: 'x',
        wiedervorlage: null,
        geaendert_von: 'x',
        geaendert_am: now,
      })
      .execute();
    const version = { block: 'x', version: 'x' };
    await tx
      .insertInto('rechtstext')
      .values({ ...version, felder: '{}', gilt_ab: '2026-01-01' })
      .execute();
    await tx
      .insertInto('agentur_zustimmung')
      .values({ ...version, agenturnummer, agentur_benutzer_id, gegeben_am: now })
      .execute();
    const exportnummer = `export-${tenant}`;
    await tx
      .insertInto('export')
      .values({
        exportnummer,
        wer: 'Agentur',
        wer_id: agentur_benutzer_id,
        bericht: 'leads',
        format: 'csv',
        abfrage: '{}',
        sicht: JSON.stringify({ agenturnummer }),
        language: 'de',
        status: 'Abgebrochen',
        zeilen: 1,
        erstellt_am: now,
        faellig_am: null,
        fertig_am: null,
        gueltig_bis: null,
      })
      .execute();
    await tx
      .insertInto('zahlungslauf')
      .values({
        laufnummer: 'ZL-90001',
        reihennummer: 90_001,
        status: 'Entwurf',
        ausfuehrungstag: dayOf(now),
        steller: '{}',
        vier_augen: true,
        beteiligte: ['x'],
        erstellt_von: 'x',
        erstellt_am: now,
      })
      .execute();
    const payment = { zahlungsnummer: 'Z90000000000000A', laufnummer: 'ZL-90001' };
    await tx
      .insertInto('zahlung')
      .values({ ...payment, art: 'Erstattung', bezug: rechnungsnummer, betrag_cent: 1, zweck: 'x', erstellt_am: now })
      .execute();
    await tx
      .insertInto('zahlung_hinweis')
      .values({ ...payment, hinweis_id: `h-${tenant}`, art: 'NameGeaendert', schwere: 'Hinweis' })
      .execute();
    await tx
      .insertInto('tagespruefung')
      .values({ tag: dayOf(now), pruefung: 'x', soll: 1, haben: 1 })
      .execute();
    const grant = await tx.selectFrom('praemierung').select('praemierungsnummer').limit(1).executeTakeFirstOrThrow();
    await tx
      .insertInto('zurueckhaltung')
      .values({ zurueckhaltung_id: `k-${tenant}`, ...grant, art: 'Verdacht', von: 'x', am: now })
      .execute();
    // A tenant of the demo has a draft and versions already.
    await tx
      .insertInto('entwurf')
      .values({ ordner: '{}', basis: 1, geaendert_von: 'x', geaendert_am: now })
      .onConflict((on) => on.doNothing())
      .execute();
    await tx
      .insertInto('fassung')
      .values({ nummer: 1, ordner: '{}', gilt_ab: now, status: 'Gilt', veroeffentlicht_von: 'x', worte: 'x' })
      .onConflict((on) => on.doNothing())
      .execute();
    await tx
      .insertInto('ordnerbild')
      .values({ hash: 'x', inhalt: Buffer.from('x') })
      .execute();
    await tx.insertInto('rechnung_pdf').values({ rechnungsnummer, inhalt: null }).execute();
    await tx.insertInto('export_teil').values({ exportnummer, teil: 1, zeilen: '[]', schluessel: 'x', stelle: 'x' }).execute();
  });
}

/** A commission of a seller, its statement and document, and a claim. */
async function seedOfSeller(
  { tx }: Pick<MandantScope, 'tx'>,
  { tenant, sellernummer, now }: { readonly tenant: string; readonly sellernummer: string; readonly now: Date },
): Promise<void> {
  const day = dayOf(now);
  const { auftragsnummer } = await tx.selectFrom('auftrag').select('auftragsnummer').limit(1).executeTakeFirstOrThrow();
  const provision = { provision_id: `provision-${tenant}`, auftragsnummer, sellernummer, teil: 'x', betrag_cent: 1 };
  await tx
    .insertInto('provision')
    .values({ ...provision, status: 'Vorgemerkt', erstellt_am: now })
    .execute();
  const statement = { abrechnungsnummer: 'AB-90001', reihennummer: 90_001, sellernummer, verkaeufer: null, zahler: '{}' };
  await tx
    .insertInto('abrechnung')
    .values({ ...statement, von: day, bis: day, summe_cent: 1, gutschriftverfahren: true, erstellt_am: now })
    .execute();
  const summe = { netto_cent: 1, ust_prozent: 0, ust_cent: 0, brutto_cent: 1 };
  const kind = { art: 'Gutschrift', steuerstatus: 'Kleinunternehmer', status: 'Offen' } as const;
  await tx
    .insertInto('gutschrift')
    .values({ ...statement, ...summe, ...kind, gutschriftnummer: 'GS-90001', ausgestellt_am: now, faellig_am: day })
    .execute();
  await tx
    .insertInto('gutschrift_position')
    .values({ gutschriftnummer: 'GS-90001', position: 1, provision_id: provision.provision_id, betrag_cent: 1, gilt: true })
    .execute();
  await tx
    .insertInto('seller_pdf')
    .values({ belegnummer: 'GS-90001', fassung: 'Ausgestellt', inhalt: Buffer.from('x') })
    .execute();
  const { praemierungsnummer } = await tx.selectFrom('praemierung').select('praemierungsnummer').limit(1).executeTakeFirstOrThrow();
  const monat = '2026-01-01';
  await tx.insertInto('lohnuebergabe').values({ monat, uebergeben_von: 'Betrieb:x', uebergeben_am: now }).execute();
  await tx.insertInto('lohnzeile').values({ praemierungsnummer, art: 'Praemie', monat, betrag_cent: 1 }).execute();
  const claim = {
    forderungsnummer: 'RF-90001',
    reihennummer: 90_001,
    partei: 'Seller',
    sellernummer,
    bezug: 'GK-90001',
    betrag_cent: 1,
  } as const;
  await tx
    .insertInto('forderung')
    .values({ ...claim, faellig_am: day, status: 'Offen', erstellt_am: now })
    .execute();
}

const inOwn = (statement: string) => app.parts.db.inMandant(OWN, ({ tx }) => sql.raw(statement).execute(tx));

/** A hash of each row of a tenant: rows with pictures and documents are too large to be compared here. */
const hashesOf = async (table: string, tenant: string) =>
  (await queryAsOwner<{ hash: string }>(app, `select md5(t::text) as hash from ${table} t where mandant = $1 order by 1`, [tenant])).map(
    ({ hash }) => hash,
  );

/** The number of rows that a statement changed, or the code of its refusal. */
const outcomeOf = (statement: string) =>
  inOwn(statement).then(
    (result) => Number(result.numAffectedRows ?? 0n),
    (error: { code?: string }) => error.code ?? String(error),
  );

describe.each(tables)('rows of another tenant in %s', (table) => {
  test('exist, but are invisible', async () => {
    const [own, other] = [await hashesOf(table, OWN), await hashesOf(table, OTHER)];
    expect([own.length > 0, other.length > 0]).toEqual([true, true]);
    expect((await inOwn(`select * from ${table} where mandant = '${OTHER}'`)).rows).toEqual([]);
    expect((await inOwn(`select mandant from ${table}`)).rows).toHaveLength(own.length);
  });

  test('cannot be changed, deleted or inserted, and no row can be moved there', async () => {
    const before = await hashesOf(table, OTHER);
    const [row] = await queryAsOwner<{ json: string }>(app, `select to_json(t)::text as json from ${table} t where mandant = $1 limit 1`, [
      OTHER,
    ]);
    const literal = row?.json.replaceAll("'", "''");
    const columns = await writtenColumns(app, table);
    const copy = `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_record(null::${table}, '${literal}')`;
    expect(await outcomeOf(copy)).toBe(ROLE_MAY_NOT);
    expect([0, ROLE_MAY_NOT]).toContain(await outcomeOf(`update ${table} set mandant = mandant where mandant = '${OTHER}'`));
    expect([0, ROLE_MAY_NOT]).toContain(await outcomeOf(`delete from ${table} where mandant = '${OTHER}'`));
    expect(await outcomeOf(`update ${table} set mandant = '${OTHER}'`)).toBe(ROLE_MAY_NOT);
    expect(await hashesOf(table, OTHER)).toEqual(before);
  });
});

describe('the system scope', () => {
  const inSystem = (statement: string) => app.parts.db.inSystem(({ tx }) => sql.raw(statement).execute(tx));

  /** Campaigns are public; the product holds them in memory with their tenant. */
  const SHOWN = ['aktion'];

  test.each(tables)('reads no whole row of %s and writes none', async (table) => {
    if (!SHOWN.includes(table)) await expect(inSystem(`select * from ${table}`)).rejects.toMatchObject({ code: ROLE_MAY_NOT });
    await expect(inSystem(`update ${table} set mandant = mandant`)).rejects.toMatchObject({ code: ROLE_MAY_NOT });
    await expect(inSystem(`delete from ${table}`)).rejects.toMatchObject({ code: ROLE_MAY_NOT });
  });

  test('finds the keys of due rows over all tenants', async () => {
    const { rows } = await inSystem('select distinct mandant from praemierung order by mandant');
    expect(rows).toEqual(['berater', 'energie', 'intern', 'telko'].map((mandant) => ({ mandant })));
  });
});
