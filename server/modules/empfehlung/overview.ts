import {
  type EigeneEmpfehlung,
  type EigenerEmpfaenger,
  type Empfehlung,
  MAX_EMPFAENGER,
} from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { anteilOf, selectableAnteile } from '../../../contract/rules/anteil.ts';
import { showsSecrets } from '../../../contract/rules/rechte.ts';
import { isShareable } from '../../../contract/rules/shareable.ts';
import { offeredAnteile } from '../../../contract/rules/split.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { addDays, dayOf, endOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { anzeigename } from '../empfaenger/index.ts';
import { readForderungen } from '../forderung/index.ts';
import { type Angebot, geltendePraemie, praemierungToken, readAngebot } from '../praemie/index.ts';
import { artOf, nameOf, textsFor } from '../produkt/index.ts';
import { ausgezahltOf, executedOf, readEigeneZahlungen } from '../zahlung/index.ts';
import { addressesOf } from './links/links.ts';
import { findForOverview, isOwn, listOfEmpfehler, type OverviewRow } from './reads.ts';
import { nextStep, nextStepWith } from './schritte/next-step.ts';
import { type EmpfaengerOf, listEmpfaengerOf } from './schritte/reads.ts';
import { asSeen } from './schritte/seen.ts';
import { statusFrom } from './status.ts';

/** A page of a recommender's referrals, each with its newest recipients. Throws NichtGefunden if `nach` is no referral of the recommender. */
export async function overviewPageOf(context: Context, empfehlerId: string, page: EmpfehlungenPage): Promise<EigeneEmpfehlung[]> {
  const { nach: after, anzahl: limit } = page;
  if (after !== undefined && !(await isOwn(context, empfehlerId, after))) refuse('NichtGefunden');
  const rows = await listOfEmpfehler(context, empfehlerId, { after, limit });
  const nummern = rows.map(({ empfehlungsnummer }) => empfehlungsnummer);
  return describeAll(context, rows, await listEmpfaengerOf(context, 'empfehlungsnummer', nummern), MAX_EMPFAENGER);
}

/** All of a recommender's referrals with all of their recipients. Pages show a part, but sums and tasks count all. */
export async function overviewOf(context: Context, empfehlerId: string): Promise<EigeneEmpfehlung[]> {
  const rows = await listOfEmpfehler(context, empfehlerId);
  return describeAll(context, rows, await listEmpfaengerOf(context, 'empfehler_id', [empfehlerId]), Number.POSITIVE_INFINITY);
}

/** A page of the recipients of an own referral, newest first. Throws NichtGefunden for another referral, and for `nach` that is not on it. */
export async function empfaengerPageOf(
  context: Context,
  empfehlerId: string,
  empfehlungsnummer: string,
  { anzahl, nach }: EmpfehlungenPage,
): Promise<EigenerEmpfaenger[]> {
  if (!(await isOwn(context, empfehlerId, empfehlungsnummer))) refuse('NichtGefunden');
  const row = (await findForOverview(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const all = (await listEmpfaengerOf(context, 'empfehlungsnummer', [empfehlungsnummer])).sort(byAge).reverse();
  const start = nach === undefined ? 0 : all.findIndex(({ empfaengernummer }) => empfaengernummer === nach) + 1;
  if (nach !== undefined && start === 0) refuse('NichtGefunden');
  const page = all.slice(start, start + anzahl).map((person) => asSeen(person, artOf(context, row)));
  return describePeople(context, row, page, all.length === 1, await paidOfAll(context, page));
}

async function describeAll(
  context: Context,
  rows: Awaited<ReturnType<typeof listOfEmpfehler>>,
  all: readonly EmpfaengerOf[],
  maxEmpfaenger: number,
): Promise<EigeneEmpfehlung[]> {
  const byEmpfehlung = groupByEmpfehlung(all);
  const angebot = await readAngebot(
    context,
    rows.map(({ agenturnummer }) => agenturnummer),
  );
  const paid = await paidOfAll(context, all);
  const alsLohn = context.konfiguration.PraemieAlsLohn;
  return rows.map((row) => {
    const people = (byEmpfehlung.get(row.empfehlungsnummer) ?? []).map((person) => asSeen(person, artOf(context, row)));
    const shown = describeEmpfehlung(context, row, people, angebot, { maxEmpfaenger, paid });
    const teilbar = isShareable(shown);
    const tage = teilbar ? erinnerungTage(row.gueltig_bis, context.now) : null;
    return {
      ...shown,
      ...(row.notiz !== null && { Notiz: row.notiz }),
      ...(row.erinnerung_am !== null && { Erinnerung: dayOf(row.erinnerung_am) }),
      ...(tage && { Erinnerbar: tage }),
      ...(teilbar && {
        Anteile: offeredAnteile(
          selectableAnteile(shown.AnteilEmpfehler, { geklickt: shown.Klicks > 0, beigetreten: row.beigetreten === true, alsLohn }),
          shown.AnteilEmpfehler,
          shown.Praemie?.WertCent ?? 0,
          context.konfiguration.MaxEmpfaengerPraemieCent,
        ),
      }),
      ...(row.wunschcode !== null && { Wunschcode: row.wunschcode }),
      ...(!row.empfehlungslink && { Benannt: true as const }),
    };
  });
}

interface EmpfehlungenPage {
  readonly anzahl: number;
  readonly nach?: string | undefined;
}

/** The days for which a reminder can be set: tomorrow to the referral's last day; null if none is left. */
export function erinnerungTage(gueltigBis: string, now: Date): { Fruehestens: string; Spaetestens: string } | null {
  const Fruehestens = addDays(dayOf(now), 1);
  return Fruehestens <= gueltigBis ? { Fruehestens, Spaetestens: gueltigBis } : null;
}

/** One referral as its recommender sees it, with its newest recipients; `people` are all recipients, oldest first. */
export function describeEmpfehlung(
  context: Context,
  row: OverviewRow,
  people: readonly EmpfaengerOf[],
  angebot: Angebot,
  { maxEmpfaenger = MAX_EMPFAENGER, paid = NONE }: { readonly maxEmpfaenger?: number; readonly paid?: PaidBy } = {},
): Empfehlung {
  const praemie = geltendePraemie(angebot, { ...row, tag: dayOf(context.now), beigetreten_am: null });
  const others = Math.max(people.length - maxEmpfaenger, 0);
  return {
    Empfehlungsnummer: row.empfehlungsnummer,
    ...standOf(context, row, people),
    Produkt: { Id: row.produkt_id, Name: nameOf(row, context.locale) },
    ProduktArt: artOf(context, row),
    Channel: row.channel,
    AnteilEmpfehler: anteilOf(row.anteil_empfehler, context.konfiguration.PraemieAlsLohn),
    ErstelltAm: row.erstellt_am.toISOString(),
    GueltigBis: row.gueltig_bis,
    Klicks: row.klicks ?? 0,
    Praemie: praemie ? { Id: praemie.id, WertCent: praemie.wert_cent, Wert: formatCent(praemie.wert_cent, context.locale) } : null,
    Empfaenger: describePeople(context, row, people.slice(others), people.length === 1, paid),
    ...(others > 0 && { WeitereEmpfaenger: others }),
  };
}

/** A paid grant: its executed transfer, and its claim if it was claimed back. */
type Paid = Pick<NonNullable<EigenerEmpfaenger['Praemierung']>, 'Ausgezahlt' | 'Forderung'>;

/** Paid grants by Praemierungsnummer. */
type PaidBy = ReadonlyMap<string, Paid>;
const NONE: PaidBy = new Map();

/** The paid grants of these recipients' recommender. */
async function paidOfAll(context: Context, people: readonly EmpfaengerOf[]): Promise<PaidBy> {
  const isPaid = ({ praemierung_status: status }: EmpfaengerOf) => status === 'Ausgezahlt' || status === 'Abgeholt';
  const paid = people.filter(isPaid).flatMap((row) => row.praemierungsnummer ?? []);
  const zahlungen = await readEigeneZahlungen(context, paid);
  const forderungen = await readForderungen(context, paid);
  return new Map(
    paid.map((nummer): [string, Paid] => {
      const Ausgezahlt = ausgezahltOf(executedOf(zahlungen.get(nummer)));
      const Forderung = forderungen.get(nummer);
      return [nummer, { ...(Ausgezahlt && { Ausgezahlt }), ...(Forderung && { Forderung }) }];
    }),
  );
}

function describePeople(
  context: Context,
  row: OverviewRow,
  people: readonly EmpfaengerOf[],
  isOnly: boolean,
  paid: PaidBy,
): EigenerEmpfaenger[] {
  const t = textsFor(context, row, context.locale);
  const stand = standFacts(context, row);
  const rules = { ...context, art: artOf(context, row), isOnly };
  const anonymous = t('empfaenger.anonym');
  return people.map((person) => {
    const NaechsterSchritt = nextStepWith(stand, person, rules, t);
    const isAsked = NaechsterSchritt.Schritt === 'BankdatenPruefen';
    const shown = { isAsked, paid: paid.get(person.praemierungsnummer ?? '') };
    return { ...describeEmpfaenger(context, person, anonymous, shown), NaechsterSchritt };
  });
}

/** The status of a referral, its links once its address is confirmed, and its next step. */
export function standOf(
  context: Context,
  row: OverviewRow,
  people: readonly EmpfaengerOf[],
): Pick<Empfehlung, 'Status' | 'KurzURL' | 'Empfehlungslink' | 'Empfehlungscode' | 'NaechsterSchritt'> {
  return {
    Status: statusFrom(row, people[0]?.status ?? null, context.now),
    ...(row.bestaetigt_am !== null && addressesOf(context, row)),
    NaechsterSchritt: nextStep(
      standFacts(context, row),
      people,
      { ...context, art: artOf(context, row) },
      textsFor(context, row, context.locale),
    ),
  };
}

/** The facts of a referral that its next step depends on, apart from its recipients. */
export const standFacts = (
  { now }: Pick<Context, 'now'>,
  row: Pick<OverviewRow, 'bestaetigt_am' | 'empfehlungslink' | 'gueltig_bis' | 'hat_nachbuchung'>,
) => ({
  bestaetigt: row.bestaetigt_am !== null,
  isLink: row.empfehlungslink,
  ended: endOfDay(row.gueltig_bis) <= now,
  gueltigBis: row.gueltig_bis,
  hasNachbuchung: row.hat_nachbuchung === true,
});

function groupByEmpfehlung(rows: readonly EmpfaengerOf[]): Map<string, EmpfaengerOf[]> {
  const groups = new Map<string, EmpfaengerOf[]>();
  for (const row of rows) {
    const group = groups.get(row.empfehlungsnummer) ?? [];
    group.push(row);
    groups.set(row.empfehlungsnummer, group);
  }
  for (const group of groups.values()) group.sort(byAge);
  return groups;
}

/** Sorts recipients by creation, oldest first. */
export const byAge = (a: EmpfaengerOf, b: EmpfaengerOf): number =>
  a.erstellt_am.getTime() - b.erstellt_am.getTime() || (a.empfaengernummer < b.empfaengernummer ? -1 : 1);

function describeEmpfaenger(
  context: Context,
  row: EmpfaengerOf,
  anonymous: string,
  { isAsked, paid }: { readonly isAsked: boolean; readonly paid: Paid | undefined },
): Omit<Empfehlung['Empfaenger'][number], 'NaechsterSchritt'> {
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
          ...((row.praemierung_status === 'Offen' || isAsked) &&
            showsSecrets(context) && { Token: praemierungToken(context, row.praemierungsnummer) }),
          ...(row.praemierung_art && { Art: row.praemierung_art }),
          ...paid,
        },
      }),
  };
}
