import type {
  EinladungZeile,
  EmpfehlerZeile,
  EmpfehlungZeile,
  MitarbeiterZeile,
  PlanZeile,
  PraemieZeile,
} from '../../../contract/calls/agentur-zeilen.ts';
import type { Context } from '../../context.ts';
import { nameOf } from '../produkt/index.ts';
import type { EinladungBerichtRow } from './einladungen/reads.ts';
import type { EmpfehlerBerichtRow } from './empfehler/reads.ts';
import type { EmpfehlungBerichtRow } from './empfehlungen/reads.ts';
import type { MitarbeiterBerichtRow } from './mitarbeiter/reads.ts';
import type { PraemieBerichtRow } from './praemien/reads.ts';
import type { PlanBerichtRow } from './praemienplan/reads.ts';
import type { Worte } from './worte.ts';

/** The product of a row, in a language. */
export const produktOf = (row: { readonly produkt_name: string; readonly produkt_name_en: string }, { locale }: Pick<Context, 'locale'>) =>
  nameOf({ name: row.produkt_name, name_en: row.produkt_name_en }, locale);

export const empfehlungZeile = (context: Pick<Context, 'locale'>, { person }: Worte, row: EmpfehlungBerichtRow): EmpfehlungZeile => ({
  Empfehlungsnummer: row.empfehlungsnummer,
  ErstelltAm: row.erstellt_am.toISOString(),
  Empfehler: person(row.vorname, row.nachname),
  Produkt: produktOf(row, context),
  Channel: row.channel,
  Klicks: row.klicks,
  Empfaenger: row.empfaenger,
  Status: row.status,
  Mitarbeiternummer: row.mitarbeiternummer,
});

export const empfehlerZeile = (row: EmpfehlerBerichtRow): EmpfehlerZeile => ({
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  EingeladenAm: row.erstellt_am.toISOString(),
  Empfehlungen: row.empfehlungen,
  Auftraege: row.auftraege,
  WertCent: row.wert_cent,
});

export const praemieZeile = (row: PraemieBerichtRow): PraemieZeile => ({
  Praemierungsnummer: row.praemierungsnummer,
  Empfehlungsnummer: row.empfehlungsnummer,
  Seite: row.seite,
  WertCent: row.wert_cent,
  Status: row.status,
  FreigegebenAm: row.erstellt_am.toISOString(),
  AusgezahltAm: row.ausgezahlt_am?.toISOString() ?? null,
});

export const planZeile = (context: Pick<Context, 'locale'>, { mandant }: Worte, row: PlanBerichtRow): PlanZeile => ({
  Id: row.praemienplan_id,
  ProduktId: row.produkt_id,
  Produkt: produktOf(row, context),
  WertCent: row.wert_cent,
  Startdatum: row.startdatum,
  Enddatum: row.enddatum,
  Status: row.status,
  AngelegtVon: row.von_vorname === null ? mandant : `${row.von_vorname} ${row.von_nachname}`.trim(),
});

/** Somebody of the agency; who has no role is Minimal. */
export const mitarbeiterZeile = (row: MitarbeiterBerichtRow): MitarbeiterZeile => ({
  Mitarbeiternummer: row.mitarbeiternummer,
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  Rollen: row.rollen.length === 0 ? ['Minimal'] : row.rollen,
  Status: row.status,
  LetzteAnmeldung: row.letzte_anmeldung_am?.toISOString() ?? null,
});

export const einladungZeile = (row: EinladungBerichtRow): EinladungZeile => ({
  Einladungsnummer: row.einladungsnummer,
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  Art: row.art,
  Mitarbeiternummer: row.mitarbeiternummer,
  ErstelltAm: row.erstellt_am.toISOString(),
  Status: row.status,
});
