import type { EigeneEmpfehlung, Empfehlung } from '../../../contract/calls/empfehlung.ts';
import { isTeilbar } from '../../../contract/rules/teilbar.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { createTexts } from '../../../texts/texts.ts';
import { addDays, dayOf, endOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { anzeigename } from '../empfaenger/index.ts';
import { type PraemieRow, praemieFor, praemierungToken, readPraemien } from '../praemie/index.ts';
import { nameOf } from '../produkt/index.ts';
import { addressesOf } from './links.ts';
import { nextStep } from './next-step.ts';
import { type EmpfaengerOf, listEmpfaengerOf, listOfEmpfehler, type OverviewRow } from './reads.ts';
import { statusFrom } from './status.ts';

/** A recommender's referrals as the personal area shows them. */
export async function overviewOf(context: Context, empfehlerId: string): Promise<EigeneEmpfehlung[]> {
  const rows = await listOfEmpfehler(context, empfehlerId);
  const byEmpfehlung = groupByEmpfehlung(await listEmpfaengerOf(context, 'empfehler_id', empfehlerId));
  const praemien = await readPraemien(context);
  return rows.map((row) => {
    const shown = describeEmpfehlung(context, row, byEmpfehlung.get(row.empfehlungsnummer) ?? [], praemien);
    const tage = isTeilbar(shown) ? erinnerungTage(row.gueltig_bis, context.now) : null;
    return {
      ...shown,
      ...(row.notiz !== null && { Notiz: row.notiz }),
      ...(row.erinnerung_am !== null && { Erinnerung: dayOf(row.erinnerung_am) }),
      ...(tage && { Erinnerbar: tage }),
    };
  });
}

/** The days for which a reminder can be set: tomorrow to the referral's last; null when there is none left. */
export function erinnerungTage(gueltigBis: string, now: Date): { Fruehestens: string; Spaetestens: string } | null {
  const Fruehestens = addDays(dayOf(now), 1);
  return Fruehestens <= gueltigBis ? { Fruehestens, Spaetestens: gueltigBis } : null;
}

/** One referral as its recommender sees it; `people` are its recipients, oldest first. */
export function describeEmpfehlung(
  context: Context,
  row: OverviewRow,
  people: readonly EmpfaengerOf[],
  praemien: readonly PraemieRow[],
): Empfehlung {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const praemie = praemieFor(praemien, row.produkt_id, dayOf(context.now));
  return {
    Empfehlungsnummer: row.empfehlungsnummer,
    ...standOf(context, row, people),
    Produkt: { Id: row.produkt_id, Name: nameOf(row, context.locale) },
    Channel: row.channel,
    AnteilEmpfehler: row.anteil_empfehler,
    ErstelltAm: row.erstellt_am.toISOString(),
    GueltigBis: row.gueltig_bis,
    Klicks: row.klicks ?? 0,
    Praemie: praemie ? { Id: praemie.id, WertCent: praemie.wert_cent, Wert: formatCent(praemie.wert_cent, context.locale) } : null,
    Empfaenger: people.map((person) => describeEmpfaenger(context, person, t('empfaenger.anonym'))),
  };
}

/** How a referral stands: its status, its links once its address is confirmed, and what comes next. */
export function standOf(
  context: Context,
  row: OverviewRow,
  people: readonly EmpfaengerOf[],
): Pick<Empfehlung, 'Status' | 'KurzURL' | 'Empfehlungslink' | 'Empfehlungscode' | 'NaechsterSchritt'> {
  const bestaetigt = row.bestaetigt_am !== null;
  const state = {
    bestaetigt,
    isLink: row.empfehlungslink,
    ended: endOfDay(row.gueltig_bis) <= context.now,
    gueltigBis: row.gueltig_bis,
    hasNachbuchung: row.hat_nachbuchung === true,
  };
  return {
    Status: statusFrom(row, people[0]?.status ?? null, context.now),
    ...(bestaetigt && addressesOf(context, row)),
    NaechsterSchritt: nextStep(state, people, context, createTexts(context.locale, context.texte[context.locale])),
  };
}

function groupByEmpfehlung(rows: readonly EmpfaengerOf[]): Map<string, EmpfaengerOf[]> {
  const groups = new Map<string, EmpfaengerOf[]>();
  for (const row of rows) groups.set(row.empfehlungsnummer, [...(groups.get(row.empfehlungsnummer) ?? []), row]);
  for (const group of groups.values()) group.sort(byAge);
  return groups;
}

/** Recipients in the order in which they came. */
export const byAge = (a: EmpfaengerOf, b: EmpfaengerOf): number => a.erstellt_am.getTime() - b.erstellt_am.getTime();

function describeEmpfaenger(context: Context, row: EmpfaengerOf, anonymous: string): Empfehlung['Empfaenger'][number] {
  return {
    Empfaengernummer: row.empfaengernummer,
    Anzeigename: anzeigename(row) ?? anonymous,
    Status: row.status,
    ...(row.auftragsdatum !== null && { AuftragAm: row.auftragsdatum }),
    ...(row.praemierungsnummer !== null &&
      row.praemierung_status !== null &&
      row.wert_cent !== null && {
        Praemierung: {
          Praemierungsnummer: row.praemierungsnummer,
          Status: row.praemierung_status,
          WertCent: row.wert_cent,
          ...(row.bonus_cent && { BonusCent: row.bonus_cent }),
          ...(row.praemierung_status === 'Offen' && { Token: praemierungToken(context, row.praemierungsnummer) }),
        },
      }),
  };
}
