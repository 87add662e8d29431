import { type HolderOf, mayCall } from '../../../contract/rules/rechte.ts';
import { createTexts } from '../../../texts/texts.ts';
import { addDays, dayOf, formatDay, hourOfDay } from '../../calendar.ts';
import type { Context, Mandant } from '../../context.ts';
import type { SystemScope } from '../../db/scope.ts';
import type { ServiceSweep } from '../../jobs/sweep.ts';
import { enqueueMail, isMailWaiting } from '../../mail/store.ts';
import { inContext, type Parts } from '../../parts.ts';
import { abweichungenIn, prove } from './beweis.ts';
import { betriebPruefung } from './beweis-mails.ts';
import { pruefungName } from './pruefung-worte.ts';
import { insertPruefungen, listAbweichungen, listBuchhalter, listUnproved } from './tagespruefung.sql.ts';

/** Hour in Berlin from which a day's proof is due. */
const STUNDE = 4;

/** The day whose proof was due last. */
function tagOf(now: Date): string {
  const today = dayOf(now);
  return hourOfDay(today, STUNDE) <= now ? today : addDays(today, -1);
}

/** Proves one tenant and stores it; people who keep the books are mailed about a difference. A day that is proved already stays as it is. */
async function proveDay(context: Context): Promise<void> {
  const pruefungen = await prove(context);
  const isNew = await insertPruefungen(context, tagOf(context.now), pruefungen);
  if (!isNew || abweichungenIn(pruefungen).length === 0) return;
  for (const { benutzer_id } of await listBuchhalter(context, dayOf(context.now)))
    if (!(await isMailWaiting(context, betriebPruefung, benutzer_id))) await enqueueMail(context, betriebPruefung, benutzer_id);
}

/** The daily proof of each tenant at four in the morning (backoffice.md section B rule 10). Apart from the other sweeps, which rules wait for. */
export const tagespruefungSweep: ServiceSweep = {
  name: 'tagespruefung',
  due: (scope: SystemScope, now: Date, limit: number) => listUnproved(scope, tagOf(now), hourOfDay(tagOf(now), STUNDE), limit),
  send: (parts: Parts, mandant: Mandant) => inContext(parts, mandant, { wer: 'System' }, proveDay),
};

/** The line at home about a proof that differs, for people who see payouts. */
export async function pruefungWarnung(context: Context, holder: HolderOf<'B'>): Promise<string[]> {
  if (!mayCall(holder, 'Auszahlungen', false)) return [];
  const found = await listAbweichungen(context);
  const [first] = found;
  if (!first) return [];
  const t = createTexts(context.locale, context.texte[context.locale]);
  const namen = found.map(({ pruefung }) => pruefungName(t, pruefung)).join(', ');
  return [t('betrieb.heute.pruefung', { tag: formatDay(first.tag, context.locale), pruefungen: namen })];
}
