import type { LoginResolver } from '../../calls/login.ts';
import { refuse } from '../../errors.ts';
import * as store from './store.ts';

/** Resolves a grant's token. Refuses with PraemieTokenUngueltig (unknown or of another tenant) or PraemieTokenAbgelaufen (expired). */
export const resolvePraemierung: LoginResolver = async (context, token) => {
  const row = (await store.findByTokenHash(context, context.secrets.hash(token))) ?? refuse('PraemieTokenUngueltig');
  if (row.status === 'Abgelaufen' || (row.status === 'Offen' && row.gueltig_bis <= context.now)) refuse('PraemieTokenAbgelaufen');
  return { who: 'P', id: row.praemierungsnummer, wer: `Praemierung:${row.praemierungsnummer}` };
};
