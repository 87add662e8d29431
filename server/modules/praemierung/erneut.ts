import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { praemieBereit } from './mails.ts';
import { findOwnPraemierung } from './reads.ts';

/**
 * Mails a recommender the link to an own grant again. Refuses with NichtGefunden for the grant of another person and Konflikt for a grant
 * that can no longer be picked.
 */
export async function resendPraemieBereit(context: Context, praemierungsnummer: string, empfehlerId: string): Promise<void> {
  const row = (await findOwnPraemierung(context, praemierungsnummer, empfehlerId)) ?? refuse('NichtGefunden');
  if (row.status !== 'Offen' || row.gueltig_bis <= context.now) refuse('Konflikt');
  await enqueueMail(context, praemieBereit, praemierungsnummer);
  await writeProtokoll(context, 'praemierung.erneut', praemierungsnummer);
}
