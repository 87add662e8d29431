import type { Line, Query } from '../shared/load-checks.ts';
import { checkZeros } from './zeros.ts';

/** Payments of the runs that were made while the product was killed. */
const PAYMENTS = (first: string) => `(select z.* from zahlung z join zahlungslauf l on l.mandant = z.mandant and l.laufnummer = z.laufnummer
  where l.reihennummer >= (select reihennummer from zahlungslauf f where f.mandant = l.mandant and f.laufnummer = '${first}'))`;
const EXECUTED = `('Ausgefuehrt', 'Zurueckgekommen')`;

/** Entries of a kind for each payment. `vorgang` is an expression. */
const entries = (vorgang: string) =>
  `(select count(*) from buchung b where b.mandant = z.mandant and b.belegnummer = z.zahlungsnummer and b.vorgang = ${vorgang})`;
/** The entry of an executed payment. */
const PAID = `case z.art when 'Praemie' then 'Auszahlung' else 'Erstattung' end`;
/** Mails of a kind to the owner of a grant since the first run. */
const mails = (
  vorlage: string,
  first: string,
) => `(select count(*) from mail m where m.mandant = g.mandant and m.bezug = g.praemierungsnummer
  and m.vorlage = '${vorlage}' and m.erstellt_am >= (select erstellt_am from zahlungslauf f where f.mandant = g.mandant and f.laufnummer = '${first}'))`;

/** Queries whose result must be zero, of all runs from `first` on. */
const zerosOf = (first: string): Readonly<Record<string, string>> => ({
  'executed payments without one payment in the ledger': `select count(*) from ${PAYMENTS(first)} z where z.status in ${EXECUTED} and ${entries(PAID)} <> 1`,
  'payments in the ledger that were not executed': `select count(*) from ${PAYMENTS(first)} z where z.status not in ${EXECUTED} and ${entries(PAID)} <> 0`,
  'returned payments without one return in the ledger': `select count(*) from ${PAYMENTS(first)} z where z.status = 'Zurueckgekommen'
    and (${entries("'Rueckgabe'")} <> 1 or ${entries("'Bankeingang'")} <> 1)`,
  'runs without one sum that left the bank': `select count(*) from zahlungslauf l where l.status = 'Ausgefuehrt'
    and (select count(*) from buchung b where b.mandant = l.mandant and b.belegnummer = l.laufnummer and b.vorgang = 'Bankausgang') <> 1`,
  'grants in two live payments':
    'select count(*) from (select 1 from zahlung where gilt group by mandant, art, bezug having count(*) > 1) x',
  'mails about a payment other than one each': `select count(*) from (select z.mandant, z.bezug as praemierungsnummer, count(*) as paid
    from ${PAYMENTS(first)} z where z.art = 'Praemie' and z.status in ${EXECUTED} group by 1, 2) g where ${mails('praemieAusgezahlt', first)} <> g.paid`,
  'questions for an account other than one mail each': `select count(*) from (select k.mandant, k.praemierungsnummer, count(*) as asked from zurueckhaltung k
    where k.nachfrage and k.am >= (select erstellt_am from zahlungslauf f where f.mandant = k.mandant and f.laufnummer = '${first}') group by 1, 2) g
    where ${mails('praemieZurueck', first)} <> g.asked`,
});

/** Checks runs, payments, ledger and mails against each other, from a run on. */
export const checkPayouts = (query: Query, first: string): Promise<Line[]> => checkZeros(query, zerosOf(first));
