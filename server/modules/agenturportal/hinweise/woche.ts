import { addDays } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { findWahl, mondayAt } from '../../agentur/index.ts';
import { type Anstehend, anstehendOf, figuresBetween } from '../heute.ts';
import { findReader } from './hinweise.ts';

type Zahlen = Awaited<ReturnType<typeof figuresBetween>>;

/** Figures of the last week (Monday to Sunday), those of the week before (`vorher`), and current things to do. */
interface Woche {
  readonly von: string;
  readonly bis: string;
  readonly zahlen: Zahlen;
  readonly vorher: Zahlen;
  readonly anstehend: readonly Anstehend[];
}

/** The last week of a user of an agency; null if there is nothing to report, or if the user does not want or may not have it. */
export async function weekFor(context: Context, agenturBenutzerId: string): Promise<Woche | null> {
  const wahl = await findWahl(context, agenturBenutzerId);
  const reader = wahl?.wochenbericht ? await findReader(context, agenturBenutzerId) : null;
  if (!reader) return null;
  const { login, access } = reader;
  const bezug = { ...context, access };
  const montag = mondayAt(context.now);
  const weekBefore = (wochen: number) => ({ von: addDays(montag, -7 * wochen), bis: addDays(montag, -7 * wochen + 6) });
  const zahlen = await figuresBetween(context, login, bezug, weekBefore(1));
  const vorher = await figuresBetween(context, login, bezug, weekBefore(2));
  const anstehend = (await anstehendOf(context, login, bezug)).filter(({ Anzahl }) => Anzahl > 0);
  const isSilent = anstehend.length === 0 && [zahlen, vorher].every((one) => Object.values(one).every((zahl) => zahl === 0));
  return isSilent ? null : { ...weekBefore(1), zahlen, vorher, anstehend };
}
