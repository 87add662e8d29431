import { sql } from 'kysely';
import type { listAuszahlungen } from '../../../contract/calls/betrieb/auszahlungen.ts';
import type { MandantScope } from '../../db/scope.ts';
import { beginsWith } from '../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, NO_ROW, type RowIn, type SourceOf } from '../../reports/report.ts';
import { PRODUKT_NAME } from '../produkt/index.ts';
import { hindranceAt, type Stichtag, spaetestensBy, standAt, transfersAt, UNPAID } from './stand.sql.ts';

export type AuszahlungRow = RowIn<ReturnType<typeof auszahlungenAt>>;

/** Transfers that wait for the tenant, by the filter that shows them. */
const faelligAt = (stichtag: Stichtag) => ({
  Bereit: sql`${standAt(stichtag)} = 'Bereit'`,
  Verspaetet: sql`${spaetestensBy(stichtag)} < ${stichtag.heute}::date`,
  OhneAntwort: sql`h.nachfrage and h.bis <= ${stichtag.now}`,
});

/** The picked transfers of the tenant that are not paid yet. They are few beside the grants: what is paid leaves the list. */
export function auszahlungenAt(stichtag: Stichtag) {
  const spaetestens: Column = { value: spaetestensBy(stichtag), type: 'date' };
  const faellig: Readonly<Record<string, ReturnType<typeof sql>>> = faelligAt(stichtag);
  return {
    from: transfersAt(stichtag),
    visible: UNPAID,
    select: {
      ...fieldsOf('praemierung as p', [
        'praemierungsnummer',
        'seite',
        'auftragsnummer',
        'empfaengernummer',
        'wert_cent',
        'gewaehlt_am',
        'bankdaten_id',
      ]),
      ...fieldsOf('produkt as pr', ['daten']),
      ...PRODUKT_NAME,
      spaetestens: sql<string>`${spaetestensBy(stichtag)}`,
      stand: standAt(stichtag),
      laufnummer: sql<string | null>`z.laufnummer`,
      halt_art: sql<string | null>`h.art`,
      halt_grund: sql<string | null>`h.grund`,
      halt_code: sql<string | null>`h.grund_code`,
      vorname: sql<string | null>`case p.seite when 'Empfehler' then er.vorname else e.vorname end`,
      nachname: sql<string | null>`case p.seite when 'Empfehler' then er.nachname else e.name end`,
    },
    id: sql`p.praemierungsnummer`,
    columns: { Spaetestens: spaetestens, Praemierungsnummer: { value: sql`p.praemierungsnummer`, type: 'text' } },
    defaultOrder: { by: 'Spaetestens', descending: false },
    filters: {
      ...betweenDays(spaetestens),
      Status: isOneOf(standAt(stichtag)),
      Faellig: (which) => faellig[String(which)] ?? NO_ROW,
      Suche: beginsWith(sql`p.praemierungsnummer`, sql`p.auftragsnummer`),
    },
    search: () => [],
    sums: { WertCent: sql`p.wert_cent` },
  } satisfies SourceOf<typeof listAuszahlungen>;
}

/** A transfer that a run can take. */
export interface Candidate {
  readonly praemierungsnummer: string;
  readonly empfaengernummer: string;
  readonly bankdaten_id: string;
  readonly wert_cent: number;
  readonly stand: 'Bereit' | 'Land';
}

/**
 * Transfers that a run takes, and those to accounts outside the EEA, whose owners are asked for others; those promised first come first. They are locked until
 * the transaction ends, so that none is cancelled meanwhile; what changes at this moment is left out.
 */
export async function lockCandidates(
  { tx }: MandantScope,
  stichtag: Stichtag,
  { faelligBis, ohne }: { readonly faelligBis: string | null; readonly ohne: readonly string[] },
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.praemierungsnummer, p.empfaengernummer, p.bankdaten_id, p.wert_cent, ${standAt(stichtag)} as stand
    from ${transfersAt(stichtag)}
    where ${UNPAID} and ${standAt(stichtag)} in ('Bereit', 'Land') and not p.praemierungsnummer = any (${ohne}::text[])
      and (${faelligBis}::date is null or ${spaetestensBy(stichtag)} <= ${faelligBis}::date)
    order by ${spaetestensBy(stichtag)}, p.praemierungsnummer
    for share of p skip locked`.execute(tx);
  return rows;
}

/** The grants of a run that is not approved which a run would not take any more. */
export async function listUntakeable({ tx }: MandantScope, stichtag: Stichtag, laufnummer: string): Promise<string[]> {
  const { rows } = await sql<{ bezug: string }>`
    select l.bezug from zahlung l
    where l.mandant = current_mandant() and l.laufnummer = ${laufnummer} and l.art = 'Praemie' and l.status = 'Vorgesehen' and not exists (
      select from ${transfersAt(stichtag)}
      where ${UNPAID} and p.praemierungsnummer = l.bezug and p.bankdaten_id = l.bankdaten_id and ${hindranceAt(stichtag)} is null
    )`.execute(tx);
  return rows.map(({ bezug }) => bezug);
}
