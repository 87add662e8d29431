import type { SumOf } from '../../../contract/calls/bericht.ts';
import type { BetriebForderung, ForderungAktion, ForderungZeile, listForderungen } from '../../../contract/calls/betrieb/forderungen.ts';
import { mayCall } from '../../../contract/rules/rechte.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { createTexts } from '../../../texts/texts.ts';
import { namesOf } from '../../audit/actors.ts';
import { dayOf, formatDay } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { itemOf } from '../../reports/list.ts';
import { type Report, withLines } from '../../reports/report.ts';
import { countWaiting } from '../../reports/waiting.ts';
import { listEntries } from '../betrieb/index.ts';
import { listEingaenge } from '../kassenbuch/index.ts';
import { type ForderungListRow, forderungen } from './berichte.sql.ts';
import { rueckzahlungOf } from './konto.ts';
import { findPerson } from './reads.ts';
import { type ForderungRow, findForderung } from './store.ts';

/** All claims of the tenant as a list. */
export const forderungenListe = (context: Context): Report<ForderungListRow, ForderungZeile, SumOf<typeof listForderungen>> =>
  withLines(forderungen(dayOf(context.now)), (row) => ({
    Forderungsnummer: row.forderungsnummer,
    Partei: row.partei,
    Bezug: row.bezug,
    Sellernummer: row.sellernummer,
    BetragCent: row.betrag_cent,
    RestCent: row.rest_cent,
    GuthabenCent: row.guthaben_offen_cent,
    ErstelltAm: dayOf(row.erstellt_am),
    FaelligAm: row.faellig_am,
    Status: row.status,
  }));

/** Counts overdue claims, from the day on which the oldest was due. */
export const forderungenWaiting = countWaiting(
  'forderungen',
  (context) => ({ ...forderungenListe(context), defaultOrder: { by: 'FaelligAm', descending: true } }),
  ({ FaelligAm }) => FaelligAm,
);

/** One claim with its receipts, its timeline, and what the caller can decide on it. Throws NichtGefunden. */
export async function forderungForBetrieb(context: Context, login: Login | null, nummer: string): Promise<BetriebForderung> {
  const { zeile } = await itemOf(context, forderungenListe(context), nummer);
  const row = (await findForderung(context, nummer)) ?? refuse('NichtGefunden');
  const person = await findPerson(context, nummer);
  return {
    ...zeile,
    Auftragsnummer: person?.auftragsnummer ?? null,
    Person: person?.email ? person.person : null,
    Rueckzahlung: rueckzahlungOf(row),
    BeendetAm: row.beendet_am,
    Grund: row.grund,
    Eingaenge: (await listEingaenge(context, nummer)).map(({ belegtag, betrag_cent }) => ({ Am: belegtag, BetragCent: betrag_cent })),
    Verlauf: await verlaufOf(context, nummer),
    Aktionen: mayCall(login, 'BelegeAendern', true) ? aktionenFor(row) : [],
  };
}

function aktionenFor({ status, guthaben_offen_cent }: ForderungRow): ForderungAktion[] {
  if (status === 'Offen') return ['Bezahlt', 'Erlassen'];
  return guthaben_offen_cent > 0 ? ['Zurueckgezahlt'] : [];
}

/** Entries of the audit log that the timeline of a claim shows. */
const STEPS = [
  'forderung.gestellt',
  'forderung.teilbezahlt',
  'forderung.bezahlt',
  'forderung.verrechnet',
  'forderung.erlassen',
  'forderung.zurueckgezahlt',
] as const;

/** What happened to a claim, in words, oldest first. */
async function verlaufOf(context: Context, nummer: string) {
  const { locale } = context;
  const t = createTexts(locale, context.texte[locale]);
  const changes = await listEntries(context, nummer, STEPS);
  const nameOf = await namesOf(
    context,
    changes.map(({ wer }) => wer),
  );
  return changes.map(({ zeit, wer, was, daten: { tag, cent } }) => ({
    Am: zeit.toISOString(),
    Was: t(`betrieb.verlauf.${was as (typeof STEPS)[number]}`, {
      name: wer === 'System' ? t('betrieb.akteur.System') : nameOf(wer),
      tag: typeof tag === 'string' ? formatDay(tag, locale) : '',
      betrag: typeof cent === 'number' ? formatCent(cent, locale) : '',
    }),
  }));
}
