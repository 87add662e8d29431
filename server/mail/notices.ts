import { createTexts } from '../../texts/texts.ts';
import { addMinutes } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import { emailSchluessel } from '../email-address.ts';
import type { Parts } from '../parts.ts';
import { type ClaimedMail, type ClaimTime, claimGruppe, lastOfGruppe, lockGruppe, postponeNotice, setGruppe } from './store.ts';
import type { LoadedMail, LoadedNotice } from './template.ts';

/** After one mail of notices to a mailbox, the next waits so long and takes with it what came meanwhile. */
const PAUSE_MINUTES = 60;
/** Notices of one mail; more are for the next. */
const MOST = 200;
/** Lines of one mail. */
const LINES = 30;

/** What stands for the reader of notices: tenant, mailbox, language and the page that they lead to. A keyed hash. */
export const gruppeOf = ({ secrets }: Pick<Parts, 'secrets'>, { mandant }: Pick<Mandant, 'mandant'>, { an, locale, line }: LoadedNotice) =>
  secrets.pseudonym('notiz', [mandant, emailSchluessel(an), locale, line.knopf?.adresse ?? ''].join(' '));

/**
 * Takes all waiting notices of a group for one mail with this one. Null where one went out within the hour, or is in hand: then this one waits. One process
 * at a time decides that.
 */
export async function takeTurn(context: Context, mail: ClaimedMail, gruppe: string, time: ClaimTime): Promise<ClaimedMail[] | null> {
  await lockGruppe(context, gruppe);
  await setGruppe(context, mail.mail_id, gruppe);
  const last = await lastOfGruppe(context, gruppe, mail.mail_id, time);
  const free = last && addMinutes(last, PAUSE_MINUTES);
  if (free && free > time.now) {
    await postponeNotice(context, mail.mail_id, free);
    return null;
  }
  return claimGruppe(context, gruppe, MOST, time);
}

/** Several notices to one reader as one mail. */
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
