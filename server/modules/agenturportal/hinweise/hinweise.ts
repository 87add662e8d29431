import { may } from '../../../../contract/rules/rechte.ts';
import { dayOf } from '../../../calendar.ts';
import type { LoginOf } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { findLogin, findWahl, type RowAccess, rowAccessOf } from '../../agentur/index.ts';
import { readFreigabefrist, releaseWindowAt } from '../../auftrag/index.ts';
import { anzeigename } from '../../empfaenger/index.ts';
import { releasableAuftraege } from '../heute.ts';
import { countNewlyReleasable, listAccepted } from './reads.ts';

/** The content of a mail that informs a user of an agency of things to do. */
export interface Hinweise {
  /** Number of orders that the user can release now; null if none was added since the last check. */
  readonly freigebbar: number | null;
  /** People who accepted an invitation of the user since then, by first name and initial. */
  readonly angenommen: readonly string[];
}

interface Reader {
  readonly login: LoginOf<'A'>;
  readonly access: RowAccess;
}

/** The recipient with current rights; null if deactivated, without the right, or of an agency that is not Aktiv. */
export async function findReader(context: Context, agenturBenutzerId: string): Promise<Reader | null> {
  const login = await findLogin(context, agenturBenutzerId);
  if (login?.agentur.status !== 'Aktiv' || !may(login, 'Verwaltung')) return null;
  return { login, access: rowAccessOf(login, login.agentur.agenturnummer) };
}

/**
 * What the latest check found for a user of an agency, for a mail written at `writtenAt`. Null if it found nothing, if a later check writes
 * its own mail, or if the user does not want or may not have notices.
 */
export async function hinweiseFor(context: Context, agenturBenutzerId: string, writtenAt: Date): Promise<Hinweise | null> {
  const wahl = await findWahl(context, agenturBenutzerId);
  if (!wahl?.hinweise_von || !wahl.hinweise_bis || wahl.hinweise_bis > writtenAt) return null;
  const reader = await findReader(context, agenturBenutzerId);
  if (!reader) return null;
  const freigebbar = await newlyReleasable(context, reader, wahl.hinweise_von);
  const angenommen = await namesOfAccepted(context, reader, wahl.hinweise_von, wahl.hinweise_bis);
  return freigebbar === null && angenommen.length === 0 ? null : { freigebbar, angenommen };
}

async function newlyReleasable(context: Context, { login, access }: Reader, von: Date): Promise<number | null> {
  if (!may(login, 'Freigabe')) return null;
  const frist = await readFreigabefrist(context);
  const neu = await countNewlyReleasable(context, frist, releaseWindowAt(context.now), access, { von, tag: dayOf(von) });
  return neu === 0 ? null : (await releasableAuftraege(context, { ...context, access })).Anzahl;
}

async function namesOfAccepted(context: Context, { login }: Reader, von: Date, bis: Date): Promise<string[]> {
  if (!may(login, 'Einladungen')) return [];
  const { agenturnummer, mitarbeiternummer } = login.agentur;
  const rows = await listAccepted(context, { agenturnummer, mitarbeiternummer, wer: login.wer }, von, bis);
  return rows.map((row) => anzeigename(row) ?? '');
}
