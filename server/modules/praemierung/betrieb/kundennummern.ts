import type { BetriebKundennummer, BetriebKundennummerZeile } from '../../../../contract/calls/betrieb/kundennummern.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { namesOf } from '../../../audit/actors.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { anzeigename } from '../../empfaenger/index.ts';
import { answerKundennummer } from '../kundennummer.ts';
import { BETRIEB_KUNDENNUMMERN, type BetriebKundennummerRow, listAnswers, lockKundennummer } from './kundennummern.sql.ts';

/** The stated customer numbers of the tenant as a list. */
export const kundennummernListe = (): Report<BetriebKundennummerRow, BetriebKundennummerZeile> =>
  withLines(BETRIEB_KUNDENNUMMERN, (row) => ({
    GestelltAm: row.gestellt_am.toISOString(),
    Anfrage: row.anfrage,
    Kundennummer: row.kundennummer,
    Status: row.status,
    Empfehler: anzeigename({ vorname: row.vorname, name: row.nachname }) ?? '',
    BeantwortetAm: row.beantwortet_am?.toISOString() ?? null,
  }));

/** Counts the customer numbers that wait for an answer. */
export const kundennummernWaiting = countWaiting('kundennummern', kundennummernListe, ({ GestelltAm }) => dayOf(new Date(GestelltAm)));

/** One stated customer number with its timeline. Throws NichtGefunden. */
export async function kundennummerForBetrieb(context: Context, anfrage: string): Promise<BetriebKundennummer> {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const { row, zeile } = await itemOf(context, kundennummernListe(), anfrage);
  const answers = await listAnswers(context, anfrage);
  const nameOf = await namesOf(
    context,
    answers.map(({ wer }) => wer),
  );
  const byName = answers.map(({ zeit, wer, status }) => ({
    Am: zeit.toISOString(),
    status: status as 'Gefunden' | 'Unbekannt',
    durch: wer.startsWith('Betrieb:') ? nameOf(wer) : context.konfiguration.Name,
  }));
  return {
    ...zeile,
    Vorname: row.vorname,
    Nachname: row.nachname,
    BeantwortetDurch: row.status === 'Offen' ? null : (byName.at(-1)?.durch ?? null),
    Verlauf: [
      { Am: zeile.GestelltAm, Was: t('betrieb.kundennummer.verlauf.gestellt') },
      ...byName.map(({ Am, status, durch }) => ({ Am, Was: t(`betrieb.kundennummer.verlauf.${status}`, { durch }) })),
    ],
  };
}

/** An answer to a query, and the status that its author has read. */
interface Antwort {
  readonly isFound: boolean;
  readonly bisher: BetriebKundennummerZeile['Status'] | null | undefined;
}

/**
 * Answers a query by the rule of PUT kundennummer, unless it has another status than its author has read. Throws NichtAuthorisiert if the right ended, and
 * NichtGefunden.
 */
export async function answerAsBetrieb(context: Context, login: Login | null, anfrage: string, { isFound, bisher }: Antwort): Promise<void> {
  await checkStillMay(context, login, 'AnliegenEntscheiden');
  const { status } = (await lockKundennummer(context, anfrage)) ?? refuse('NichtGefunden');
  if (bisher && status !== bisher) return;
  await answerKundennummer(context, anfrage, isFound);
}
