import type { AuftragStatus } from '../../../contract/values/status.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { ABSENDER } from '../account/index.ts';
import { AUFTRAG } from './columns.ts';

/** The referral's data that an order needs. */
export const findEmpfehlungFor = (scope: MandantScope, empfehlungsnummer: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'produkt_id', 'anteil_empfehler', 'erstellt_am', 'bestaetigt_am', 'agenturnummer', 'sellernummer'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst();

export type EmpfehlungFor = NonNullable<Awaited<ReturnType<typeof findEmpfehlungFor>>>;

/** A recipient's request with order, person and product. */
export const findAnfrage = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .select(['auftrag.auftragsnummer', 'auftrag.empfaengernummer', 'auftrag.empfehlungsnummer', 'auftrag.produkt_id'])
    .select(['auftrag.auftragsdatum', 'auftrag.frist_beginn', 'auftrag.status'])
    .select(['empfaenger.vorname', 'empfaenger.name as nachname', 'empfaenger.email', 'empfaenger.telefon'])
    .select(['empfaenger.wunschzeit', 'empfaenger.nachricht', 'produkt.name', 'produkt.name_en', 'produkt.daten'])
    .where('auftrag.auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();

/**
 * An order with both of its people (recommender or seller, and recipient) and its product, for its mails. Reads row by row by key instead of a join: without table statistics the
 * planner would read whole tables for the join.
 */
export async function findBothSides({ tx }: MandantScope, auftragsnummer: string) {
  const auftrag = await tx
    .selectFrom('auftrag')
    .select(['status', 'auftragsdatum', 'frist_beginn', 'produkt_id', 'empfaengernummer', 'empfehlungsnummer', 'agenturnummer'])
    .where('auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();
  if (!auftrag) return undefined;
  const empfaenger = await tx
    .selectFrom('empfaenger')
    .select(['hex_version', 'vorname', 'name as nachname', 'email', 'language', 'erstellt_am as beigetreten_am'])
    .where('empfaengernummer', '=', auftrag.empfaengernummer)
    .executeTakeFirstOrThrow();
  const { account_id, ...empfehlung } = await tx
    .selectFrom('empfehlung')
    .leftJoin('seller', 'seller.sellernummer', 'empfehlung.sellernummer')
    .select(['empfehlung.anteil_empfehler', 'empfehlung.sellernummer'])
    .select(['empfehlung.vorname as empfehler_vorname', 'empfehlung.nachname as empfehler_nachname'])
    .select(ABSENDER.as('account_id'))
    .where('empfehlungsnummer', '=', auftrag.empfehlungsnummer)
    .executeTakeFirstOrThrow();
  const account = await tx
    .selectFrom('account')
    .select(['email as empfehler_email', 'language as empfehler_language'])
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  const produkt = await tx
    .selectFrom('produkt')
    .select(['name', 'name_en', 'daten'])
    .where('id', '=', auftrag.produkt_id)
    .executeTakeFirstOrThrow();
  return { ...auftrag, ...empfaenger, ...empfehlung, ...account, ...produkt };
}

export type BothSides = NonNullable<Awaited<ReturnType<typeof findBothSides>>>;

/** An agency's objection to an order, with the order's numbers. */
export const findBeanstandung = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .innerJoin('agentur', 'agentur.agenturnummer', 'auftrag.agenturnummer')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .select(['auftrag.empfehlungsnummer', 'auftrag.empfaengernummer', 'auftrag.auftragsdatum', 'auftrag.status', 'auftrag.beanstandung'])
    .select(['agentur.agenturnummer', 'agentur.name as agentur_name', 'produkt.name', 'produkt.name_en', 'produkt.daten'])
    .where('auftrag.auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();

/** The orders of recipients with the objections to them, as the disclosure shows them. */
export const listAuftraegeOf = ({ tx }: MandantScope, empfaengernummern: readonly string[]) =>
  tx.selectFrom('auftrag').select(wiredIn(AUFTRAG)).where('empfaengernummer', 'in', empfaengernummern).orderBy('auftragsnummer').execute();

/** The facts that decide on the release of an order, with its referral and recipient. */
export const findFall = ({ tx }: MandantScope, auftragsnummer: string) =>
  tx
    .selectFrom('auftrag')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
    .leftJoin('account', 'account.account_id', 'empfaenger.empfehler_id')
    .select(['auftrag.status', 'auftrag.beanstandet_am', 'auftrag.empfaengernummer', 'auftrag.empfehlungsnummer'])
    .select(['empfaenger.status as empfaengerStatus', 'empfaenger.email as empfaenger_email', 'account.email as empfehler_email'])
    .where('auftrag.auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();

interface StoredSelection {
  readonly auftragsnummer?: string;
  /** Only numbers after this one. */
  readonly after?: string | undefined;
  readonly status?: AuftragStatus | undefined;
  /** Only orders that got a status at or after this moment. */
  readonly since?: Date | undefined;
  readonly limit: number;
}

/** Orders by number, each with the moment of its last change of status. */
export const listStored = ({ tx }: MandantScope, { auftragsnummer, after, status, since, limit }: StoredSelection) =>
  tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'status', 'empfehlungsnummer', 'empfaengernummer', 'grund'])
    .select(['produkt_id', 'auftragsdatum', 'frist_beginn', 'erstellt_am'])
    .select((eb) =>
      eb
        .selectFrom('ereignis')
        .select('ereignis.zeit')
        .where('ereignis.was', '=', 'Auftrag')
        .whereRef('ereignis.bezug', '=', 'auftrag.auftragsnummer')
        .orderBy('ereignis.ereignis_id', 'desc')
        .limit(1)
        .as('geaendert_am'),
    )
    .$if(auftragsnummer !== undefined, (query) => query.where('auftragsnummer', '=', auftragsnummer ?? ''))
    .$if(after !== undefined, (query) => query.where('auftragsnummer', '>', after ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'Eingegangen'))
    .$if(since !== undefined, (query) =>
      query.where(
        'auftragsnummer',
        'in',
        tx
          .selectFrom('ereignis')
          .select('ereignis.bezug')
          .where('ereignis.was', '=', 'Auftrag')
          .where('ereignis.zeit', '>=', since ?? new Date(0)),
      ),
    )
    .orderBy('auftragsnummer')
    .limit(limit)
    .execute();

export type StoredRow = Awaited<ReturnType<typeof listStored>>[number];
