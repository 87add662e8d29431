import type { Was } from '../../../../contract/calls/betrieb/was.ts';
import { REGISTRIERUNG_STATUS } from '../../../../contract/rules/registrierung.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { namesOf } from '../../../audit/actors.ts';
import type { Context } from '../../../context.ts';
import { listEntries } from './verlauf.sql.ts';

/** What happened to an agency or a profi seller, in words, oldest first: the entries of the audit log with these names. An entry without a change of the status is about data. */
export async function registrierungVerlauf(context: Context, nummer: string, was: readonly Was[]) {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const entries = await listEntries(context, nummer, was);
  const nameOf = await namesOf(
    context,
    entries.map(({ wer }) => wer),
  );
  return entries.map(({ zeit, wer, vorher, nachher }) => ({
    Am: zeit.toISOString(),
    Was: t(`betrieb.registrierung.verlauf.${stepOf(vorher, nachher)}`, { name: nameOf(wer) }),
  }));
}

function stepOf(vorher: string | null, nachher: string | null) {
  const status = REGISTRIERUNG_STATUS.find((one) => one === nachher);
  if (status === undefined || vorher === nachher) return 'daten';
  return status === 'Inaktiv' && vorher === 'WartetAufFreigabe' ? 'Abgelehnt' : status;
}
