import type { LoginResolver } from '../../calls/login.ts';
import { refuse } from '../../errors.ts';
import * as store from './store.ts';

/** Recognises a grant's token; a foreign or unknown one and one past its days have codes of their own. */
export const resolvePraemierung: LoginResolver = async (context, token) => {
  const row = (await store.findByTokenHash(context, context.secrets.hash(token))) ?? refuse('PraemieTokenUngueltig');
  if (row.status === 'Abgelaufen' || (row.status === 'Offen' && row.gueltig_bis <= context.now)) refuse('PraemieTokenAbgelaufen');
  return { who: 'P', id: row.praemierungsnummer, wer: `Praemierung:${row.praemierungsnummer}` };
};
