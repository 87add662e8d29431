import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../../context.ts';
import { anyOf } from '../../../db/any-of.ts';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

/**
 * All recipients of recommenders or of referrals, each with the recommender's grant and the order that counts: the order of the grant,
 * otherwise the latest open order, orders that can earn a reward first.
 */
export const listEmpfaengerOf = (scope: Moment, by: 'empfehler_id' | 'empfehlungsnummer', values: readonly string[]) =>
  selectWithOrder(scope, null).where(`empfaenger.${by}`, '=', anyOf(values)).execute();

/** The tenant at a moment: holds of grants can end by themselves. */
type Moment = MandantScope & Pick<Context, 'now'>;

const selectWithOrder = (scope: Moment, auftragsnummer: string | null) =>
  scope.tx
    .selectFrom('empfaenger')
    .leftJoin('auftrag', (join) => {
      const ofPerson = join.onRef('auftrag.empfaengernummer', '=', 'empfaenger.empfaengernummer');
      return auftragsnummer === null ? ofPerson : ofPerson.on('auftrag.auftragsnummer', '=', auftragsnummer);
    })
    .leftJoin('praemierung', (join) =>
      join.onRef('praemierung.auftragsnummer', '=', 'auftrag.auftragsnummer').on('praemierung.seite', '=', 'Empfehler'),
    )
    // The approved payment of the grant; there is one at most.
    .leftJoin('zahlung', (join) =>
      join
        .onRef('zahlung.bezug', '=', 'praemierung.praemierungsnummer')
        .on('zahlung.art', '=', 'Praemie')
        .on('zahlung.gilt', '=', true)
        .on('zahlung.status', '=', 'Freigegeben'),
    )
    .leftJoin('zahlungslauf', 'zahlungslauf.laufnummer', 'zahlung.laufnummer')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('zurueckhaltung')
          .select(['zurueckhaltung.am', 'zurueckhaltung.bis'])
          .whereRef('zurueckhaltung.praemierungsnummer', '=', 'praemierung.praemierungsnummer')
          .where('zurueckhaltung.aufgehoben_am', 'is', null)
          .where('zurueckhaltung.nachfrage', '=', true)
          .orderBy('zurueckhaltung.am')
          .limit(1)
          .as('nachfrage'),
      (join) => join.onTrue(),
    )
    .distinctOn('empfaenger.empfaengernummer')
    .select([
      'empfaenger.empfaengernummer',
      'empfaenger.empfehlungsnummer',
      'empfaenger.status',
      'empfaenger.vorname',
      'empfaenger.name',
      'empfaenger.hex_hash',
      'empfaenger.erstellt_am',
      'empfaenger.frist_am',
      'auftrag.auftragsdatum',
      'auftrag.frist_beginn',
      'auftrag.status as auftrag_status',
      'auftrag.grund',
      'praemierung.praemierungsnummer',
      'praemierung.status as praemierung_status',
      'praemierung.art as praemierung_art',
      'praemierung.wert_cent',
      'praemierung.bonus_cent',
      'praemierung.gueltig_bis',
      'praemierung.gewaehlt_am',
      'praemierung.erstellt_am as gewaehrt_am',
      'zahlungslauf.ausfuehrungstag as zahlung_tag',
      'nachfrage.am as nachfrage_am',
      'nachfrage.bis as nachfrage_bis',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('zurueckhaltung')
          .select('zurueckhaltung.zurueckhaltung_id')
          .whereRef('zurueckhaltung.praemierungsnummer', '=', 'praemierung.praemierungsnummer')
          .where('zurueckhaltung.aufgehoben_am', 'is', null)
          .where('zurueckhaltung.nachfrage', '=', false)
          .where((eb) => eb.or([eb('zurueckhaltung.bis', 'is', null), eb('zurueckhaltung.bis', '>', scope.now)])),
      ).as('angehalten'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('praemierung as gewaehrung')
          .select('gewaehrung.praemierungsnummer')
          .whereRef('gewaehrung.empfaengernummer', '=', 'empfaenger.empfaengernummer'),
      ).as('gewaehrt'),
    )
    .where('empfaenger.vorlaeufig', '=', false)
    .orderBy('empfaenger.empfaengernummer')
    .orderBy('praemierung.praemierungsnummer')
    .orderBy(
      (eb) => eb('auftrag.status', 'not in', ['Storniert', 'Widerrufen']),
      (order) => order.desc().nullsLast(),
    )
    .orderBy((eb) => eb('auftrag.grund', 'is', null), 'desc')
    .orderBy('auftrag.erstellt_am', 'desc');

export type EmpfaengerOf = Awaited<ReturnType<typeof listEmpfaengerOf>>[number];

/** Whether a claim for a missing reward of the referral is open. */
export const hasOpenNachbuchung = (eb: ExpressionBuilder<MandantTables, 'empfehlung'>) =>
  eb
    .exists(
      eb
        .selectFrom('nachbuchung')
        .select('nachbuchung.nachbuchungsnummer')
        .whereRef('nachbuchung.empfehlungsnummer', '=', 'empfehlung.empfehlungsnummer')
        .where('nachbuchung.status', '=', 'Offen'),
    )
    .as('hat_nachbuchung');

/**
 * These recipients with the same columns, plus those of the referral that the next step needs and whether the recipient is the only one on
 * it. With an order number, only that order counts.
 */
export const listSchritte = (scope: Moment, nummern: readonly string[], auftragsnummer: string | null) =>
  selectWithOrder(scope, auftragsnummer)
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select(['empfehlung.bestaetigt_am as empfehlung_bestaetigt_am', 'empfehlung.empfehlungslink', 'empfehlung.gueltig_bis as link_bis'])
    .select(['produkt.daten', hasOpenNachbuchung])
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('empfaenger as andere')
            .select('andere.empfaengernummer')
            .whereRef('andere.empfehlungsnummer', '=', 'empfaenger.empfehlungsnummer')
            .whereRef('andere.empfaengernummer', '<>', 'empfaenger.empfaengernummer')
            .where('andere.vorlaeufig', '=', false),
        ),
      ).as('allein'),
    )
    .where('empfaenger.empfaengernummer', '=', anyOf(nummern))
    .execute();

export type SchrittRow = Awaited<ReturnType<typeof listSchritte>>[number];
