import type { EinladungZeile, EmpfehlerZeile, EmpfehlungZeile, PraemieZeile } from '../../../contract/calls/agentur-zeilen.ts';
import type { Context } from '../../context.ts';
import type { Worte } from '../agentur/index.ts';
import { produktOf } from '../produkt/index.ts';
import type { EinladungBerichtRow } from './einladungen/reads.ts';
import type { EmpfehlerBerichtRow } from './empfehler/reads.ts';
import type { EmpfehlungBerichtRow } from './empfehlungen/reads.ts';
import type { PraemieBerichtRow } from './praemien/reads.ts';

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
