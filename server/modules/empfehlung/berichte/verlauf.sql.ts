import { sql } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import { AUSGEZAHLT } from '../../praemierung/index.ts';

/** Subject of a timeline: a referral, optionally limited to one recipient or one order. */
export interface VerlaufSubject {
  readonly empfehlungsnummer: string;
  readonly empfaengernummer?: string;
  readonly auftragsnummer?: string;
}

/** Maximum number of people and of orders in a timeline: the newest. */
const MOST = 100;

/** A referral with the time of its first counted click. */
export const findBeginning = ({ tx }: MandantScope, empfehlungsnummer: string) =>
  tx
    .selectFrom('empfehlung')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select(['empfehlung.erstellt_am', 'empfehlung.bestaetigt_am', 'empfehlung.empfehlungslink', 'produkt.daten'])
    .select((eb) =>
      eb
        .selectFrom('klick')
        .select(({ fn }) => fn.min('klick.zeit').as('zeit'))
        .whereRef('klick.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
        .where('klick.art', '=', 'Klick')
        .where('klick.wiederholung', '=', false)
        .as('geklickt_am'),
    )
    .where('empfehlung.empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst();

/** The people of a timeline. */
export const listPersonen = ({ tx }: MandantScope, { empfehlungsnummer, empfaengernummer }: VerlaufSubject) =>
  tx
    .selectFrom('empfaenger')
    .select(['vorname', 'name', 'hex_hash', 'erstellt_am', 'zugestimmt_am', 'bestaetigt_am'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('vorlaeufig', '=', false)
    .$if(empfaengernummer !== undefined, (query) => query.where('empfaengernummer', '=', empfaengernummer ?? ''))
    .orderBy('erstellt_am', 'desc')
    .limit(MOST)
    .execute();

/** The orders of a timeline. */
export const listAuftraegeOf = ({ tx }: MandantScope, { empfehlungsnummer, empfaengernummer, auftragsnummer }: VerlaufSubject) =>
  tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'erstellt_am', 'beanstandet_am', 'beanstandung', 'freigegeben_durch'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .$if(empfaengernummer !== undefined, (query) => query.where('empfaengernummer', '=', empfaengernummer ?? ''))
    .$if(auftragsnummer !== undefined, (query) => query.where('auftragsnummer', '=', auftragsnummer ?? ''))
    .orderBy('erstellt_am', 'desc')
    .limit(MOST)
    .execute();

/** Status changes of orders, from the audit log. */
export const listMoves = ({ tx }: MandantScope, auftragsnummern: readonly string[]) =>
  tx
    .selectFrom('protokoll')
    .select(['zeit', 'bezug', sql<string | null>`daten ->> 'nach'`.as('nach')])
    .where('bezug', 'in', auftragsnummern)
    .where('was', '=', 'auftrag.status')
    .orderBy('protokoll_id')
    .execute();

/** Grants of orders, with the moment of payment. */
export const listPraemierungen = ({ tx }: MandantScope, auftragsnummern: readonly string[]) =>
  tx
    .selectFrom('praemierung as m')
    .select(['m.auftragsnummer', 'm.seite', 'm.wert_cent', 'm.erstellt_am', AUSGEZAHLT.as('ausgezahlt_am')])
    .where('m.auftragsnummer', 'in', auftragsnummern)
    .orderBy('m.praemierungsnummer')
    .execute();
