import type { MandantScope, SystemScope } from '../db/scope.ts';
import type { DemoMandant } from './files.ts';

export async function hasMandanten(scope: SystemScope): Promise<boolean> {
  return (await scope.tx.selectFrom('mandant').select('mandant').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertMandant(scope: SystemScope, demo: DemoMandant): Promise<void> {
  await scope.tx
    .insertInto('mandant')
    .values({
      mandant: demo.name,
      konfiguration: JSON.stringify(demo.konfiguration),
      theme: JSON.stringify(demo.theme),
      texte: JSON.stringify(demo.texte),
    })
    .execute();
  if (demo.hosts.length > 0) {
    await scope.tx
      .insertInto('mandant_host')
      .values(demo.hosts.map(({ host, art }) => ({ host, art, mandant: demo.name })))
      .execute();
  }
}

/** Categories, products, devices and rewards of a tenant. */
export async function insertKatalog({ tx }: MandantScope, demo: DemoMandant): Promise<void> {
  const quelleOf = new Map(demo.kategorien.map((row) => [row.Slug, row.Quelle]));
  await tx.insertInto('produktkategorie').values(demo.kategorien.map(kategorieRow)).execute();
  await tx
    .insertInto('produkt')
    .values(demo.produkte.map((row) => produktRow(row, row.Quelle ?? quelleOf.get(row.Kategorie) ?? '')))
    .execute();
  if (demo.geraete.length > 0) {
    await tx
      .insertInto('geraet')
      .values(demo.geraete.map((row) => ({ id: row.Id, sortierung: row.Position, daten: JSON.stringify(row) })))
      .execute();
  }
  await tx.insertInto('praemie').values(demo.praemien.map(praemieRow)).execute();
}

const kategorieRow = ({ Id, Slug, Titel, En, Quelle, Breadcrumb }: DemoMandant['kategorien'][number]) => ({
  id: Id,
  slug: Slug,
  titel: Titel,
  titel_en: En.Titel,
  quelle: Quelle,
  breadcrumb: JSON.stringify(Breadcrumb),
});

const produktRow = (row: DemoMandant['produkte'][number], quelle: string) => ({
  id: row.Id,
  externe_id: row.ExterneId,
  name: row.Name,
  name_en: row.En.Name,
  beschreibung: row.Beschreibung,
  beschreibung_en: row.En.Beschreibung,
  kategorie: row.Kategorie,
  quelle,
  versteckt: row.Versteckt ?? false,
  sortierung: row.Sortierung,
  daten: JSON.stringify(row.Daten),
});

const praemieRow = (row: DemoMandant['praemien'][number]) => ({
  id: row.Id,
  produkt_id: row.ProduktId,
  titel: row.Titel,
  titel_en: row.En.Titel,
  startdatum: row.Startdatum,
  enddatum: row.Enddatum,
  enddatum_anzeige: row.EnddatumAnzeige,
  wert_cent: row.WertCent,
});

/** Campaigns of a tenant; they are known once the tenants are read anew. */
export async function insertAktionen({ tx }: MandantScope, { aktionen }: DemoMandant): Promise<void> {
  if (aktionen.length > 0) await tx.insertInto('aktion').values(aktionen.map(aktionRow)).execute();
}

const aktionRow = (row: DemoMandant['aktionen'][number]) => ({
  aktions_id: row.AktionsId,
  titel: row.Titel,
  titel_en: row.En.Titel,
  text: row.Text,
  text_en: row.En.Text,
  rechtstext: row.RechtsText,
  rechtstext_en: row.En.RechtsText,
  version: row.Version,
  startdatum: row.Startdatum,
  enddatum: row.Enddatum,
});

/** The demo's past caused mails that nobody waits for. */
export async function discardMails(scope: MandantScope, now: Date): Promise<void> {
  await scope.tx.updateTable('mail').set({ verworfen_am: now }).where('gesendet_am', 'is', null).execute();
}

/** What the latest mail of a kind was about. */
export async function lastMailOf(scope: MandantScope, vorlage: string): Promise<string> {
  const row = await scope.tx
    .selectFrom('mail')
    .select('bezug')
    .where('vorlage', '=', vorlage)
    .orderBy('erstellt_am', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.bezug;
}

/** The recommender's grant of an order. */
export const findPraemierungOf = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('praemierung')
    .select(['praemierungsnummer', 'praemie_id'])
    .where('auftragsnummer', '=', auftragsnummer)
    .where('seite', '=', 'Empfehler')
    .executeTakeFirstOrThrow();
