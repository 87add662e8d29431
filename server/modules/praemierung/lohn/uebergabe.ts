import type { Lohn } from '../../../../contract/calls/betrieb/lohn.ts';
import { MAX_LOHNZEILEN } from '../../../../contract/calls/betrieb/lohn.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMonths, dayOf, startOfDay } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse, refuseField } from '../../../errors.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { lockManyEmpfaenger } from '../../empfaenger/index.ts';
import { bookLohnuebergabe } from '../../kassenbuch/index.ts';
import { movePraemierungen } from '../move.ts';
import { settleManyEmpfaenger } from '../settle.ts';
import { lockPraemierungen } from '../store.ts';
import * as store from './store.ts';

/** The first day of a month `YYYY-MM`. Throws NichtGefunden without PraemieAlsLohn, Validierung at `field` for a month in the future. */
function firstDayOf({ konfiguration, now }: Context, monat: string, field: 'Monat' | 'monat'): string {
  if (!konfiguration.PraemieAlsLohn) refuse('NichtGefunden');
  const first = `${monat}-01`;
  return first > dayOf(now) ? refuseField(field, 'monatZukunft') : first;
}

const endOf = (first: string): Date => startOfDay(addMonths(first, 1));

const sumOf = (zeilen: readonly { readonly betrag_cent: number }[]): number =>
  zeilen.reduce((sum, { betrag_cent }) => sum + betrag_cent, 0);

/** The lines of a month: as handed over, or as they would be. */
async function readZeilen(context: Context, first: string) {
  const uebergabe = await store.findUebergabe(context, first);
  return { uebergabe, zeilen: await (uebergabe ? store.listZeilen(context, first) : store.listOffene(context, endOf(first))) };
}

/** A month `YYYY-MM` of wages with every hand-over. Throws as `firstDayOf`. */
export async function lohnOf(context: Context, monat: string, field: 'Monat' | 'monat'): Promise<Lohn> {
  const { uebergabe, zeilen } = await readZeilen(context, firstDayOf(context, monat, field));
  const offen = (await store.listOffene(context, context.now)).filter(({ art }) => art === 'Praemie');
  return {
    Monat: monat,
    UebergebenAm: uebergabe?.uebergeben_am.toISOString() ?? null,
    Anzahl: zeilen.length,
    SummeCent: sumOf(zeilen),
    OffenCent: sumOf(offen),
    Zeilen: zeilen.slice(0, MAX_LOHNZEILEN).map((zeile) => ({
      Mitarbeiternummer: zeile.mitarbeiternummer ?? '',
      Name: nameOf(zeile),
      BetragCent: zeile.betrag_cent,
      Auftragsnummer: zeile.auftragsnummer,
    })),
    Uebergaben: (await store.listUebergaben(context)).map((row) => ({
      Monat: row.monat.slice(0, 7),
      UebergebenAm: row.uebergeben_am.toISOString(),
      Anzahl: Number(row.anzahl),
      SummeCent: Number(row.summe_cent),
    })),
  };
}

export const nameOf = ({ vorname, nachname }: store.Zeile): string => [vorname, nachname].filter(Boolean).join(' ');

/** The lines of a month for its file, with an audit entry. Throws NichtAuthorisiert if the right ended, otherwise as `firstDayOf`. */
export async function readForFile(context: Context, monat: string): Promise<readonly store.Zeile[]> {
  const { uebergabe, zeilen } = await readZeilen(context, firstDayOf(context, monat, 'monat'));
  await writeProtokoll(context, 'lohn.datei', monat, { zeilen: zeilen.length, uebergeben: uebergabe !== undefined });
  return zeilen;
}

/**
 * Hands a month over to payroll, once: its rewards become Ausgezahlt and their amounts are booked as wages; lines that take back are settled. A repeated or
 * concurrent call changes nothing. Throws NichtAuthorisiert if the right ended, Validierung for a month without a line, otherwise as `firstDayOf`.
 */
export async function handOver(context: Context, login: Login | null, monat: string): Promise<void> {
  firstDayOf(context, monat, 'Monat');
  await checkStillMay(context, login, 'BelegeAendern');
  await handOverMonth(context, monat);
}

/** The same without the check of the right. */
export async function handOverMonth(context: Context, monat: string): Promise<void> {
  const first = firstDayOf(context, monat, 'Monat');
  if (await store.findUebergabe(context, first)) return;
  // Order of locks as everywhere: recipients, then grants; the month last.
  const offene = await store.listOffene(context, endOf(first));
  const rewards = offene.filter(({ art }) => art === 'Praemie');
  await lockManyEmpfaenger(context, [...new Set(rewards.map(({ empfaengernummer }) => empfaengernummer))]);
  const locked = await lockPraemierungen(
    context,
    rewards.map(({ praemierungsnummer }) => praemierungsnummer),
  );
  const isNew = await store.insertUebergabe(context, { monat: first, uebergeben_von: context.wer, uebergeben_am: context.now });
  if (!isNew) return;
  const due = new Set(locked.filter(({ status }) => status === 'Bereitgestellt').map(({ praemierungsnummer }) => praemierungsnummer));
  const lines = offene.filter(({ art, praemierungsnummer }) => art === 'Rueckgabe' || due.has(praemierungsnummer));
  const added = lines.length === 0 ? [] : await store.insertZeilen(context, first, lines);
  if (added.length === 0) refuseField('Monat', 'ohneZeilen');
  const paid = locked.filter(({ praemierungsnummer }) => due.has(praemierungsnummer));
  if (paid.length > 0) await pay(context, paid);
  await writeProtokoll(context, 'lohn.uebergeben', monat, { zeilen: added.length, summeCent: sumOf(added) });
}

async function pay(context: Context, grants: Awaited<ReturnType<typeof lockPraemierungen>>): Promise<void> {
  const numbers = grants.map(({ praemierungsnummer }) => praemierungsnummer);
  const moved = await movePraemierungen(context, numbers, 'Bereitgestellt', 'Ausgezahlt');
  if (moved !== grants.length) throw new Error('a grant changed while it was locked');
  for (const grant of grants) await bookLohnuebergabe(context, grant);
  await settleManyEmpfaenger(context, [...new Set(grants.map(({ empfaengernummer }) => empfaengernummer))]);
}
