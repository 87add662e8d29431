import type { PraemierungStatus } from '../../../contract/values/status.ts';
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
  if (!isOpen(context, row)) refuse('Konflikt');
  await mailPraemieBereit(context, praemierungsnummer);
}

/** Mails the owner of an open grant its link. */
export async function mailPraemieBereit(context: Context, praemierungsnummer: string): Promise<void> {
  await enqueueMail(context, praemieBereit, praemierungsnummer);
  await writeProtokoll(context, 'praemierung.erneut', praemierungsnummer);
}

/** Whether a grant can still be picked. */
export const isOpen = ({ now }: Pick<Context, 'now'>, row: { readonly status: PraemierungStatus; readonly gueltig_bis: Date }): boolean =>
  row.status === 'Offen' && row.gueltig_bis > now;
