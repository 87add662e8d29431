import { createTexts } from '../../texts/texts.ts';
import { addMinutes } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import { emailSchluessel } from '../email-address.ts';
import type { Parts } from '../parts.ts';
import { type ClaimedMail, type ClaimTime, claimGruppe, lastOfGruppe, lockGruppe, postponeClaimed, setGruppe } from './store.ts';
import type { LoadedMail, LoadedNotice } from './template.ts';

/** Pause after a mail of notices to a mailbox; the next mail holds all that came meanwhile. */
const PAUSE_MINUTES = 60;
/** Maximum number of notices in one mail; more wait for the next. */
const MOST = 200;
/** Maximum number of lines in one mail. */
const LINES = 30;

/** A keyed hash of the reader of notices: tenant, mailbox, language and the page that the notices lead to. */
export const gruppeOf = ({ secrets }: Pick<Parts, 'secrets'>, { mandant }: Pick<Mandant, 'mandant'>, { an, locale, line }: LoadedNotice) =>
  secrets.pseudonym('notiz', [mandant, emailSchluessel(an), locale, line.knopf?.adresse ?? ''].join(' '));

/**
 * Takes all waiting notices of a group for one mail with this one. Returns null if a mail went out within the hour or is being sent: this notice then
 * waits. Only one process at a time decides about a group.
 */
export async function claimNotices(context: Context, mail: ClaimedMail, gruppe: string, time: ClaimTime): Promise<ClaimedMail[] | null> {
  await lockGruppe(context, gruppe);
  await setGruppe(context, mail.mail_id, gruppe);
  const last = await lastOfGruppe(context, gruppe, mail.mail_id, time);
  const free = last && addMinutes(last, PAUSE_MINUTES);
  if (free && free > time.now) {
    await postponeClaimed(context, mail.mail_id, free);
    return null;
  }
  return claimGruppe(context, gruppe, MOST, time);
}

/** Joins several notices to one reader in one mail. */
export function joinNotices(mandant: Mandant, notices: readonly LoadedNotice[]): LoadedMail {
  const [first] = notices;
  if (!first) throw new Error('no notices to join');
  const { an, locale } = first;
  const t = createTexts(locale, mandant.texte[locale]);
  const times = new Map<string, number>();
  for (const { line } of notices) times.set(line.text, (times.get(line.text) ?? 0) + 1);
  const lines = [...times].map(([text, anzahl]) => (anzahl === 1 ? text : t('mail.neuigkeiten.mehrmals', { text, anzahl })));
  const rest = lines.length - LINES;
  const values = { anzahl: notices.length, mandant: mandant.konfiguration.Name };
  return {
    an,
    locale,
    content: {
      betreff: t('mail.neuigkeiten.betreff', values),
      anrede: first.content.anrede,
      absaetze: [t('mail.neuigkeiten.text', values)],
      liste: rest > 0 ? [...lines.slice(0, LINES), t.plural('mail.neuigkeiten.weitere', rest)] : lines,
      ...(first.line.knopf && { knopf: first.line.knopf }),
      hinweis: t('mail.neuigkeiten.hinweis', values),
    },
  };
}
