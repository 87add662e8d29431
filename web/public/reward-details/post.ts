import { Art, pickPraemierung } from '../../../contract/calls/praemie/praemie.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { BANK_FIELDS } from '../../features/bank/bank-fields.tsx';
import { nested } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Field that marks that the stored account was shown, so that none has to be typed. */
export const USE_STORED_BANK = 'hinterlegt';

const FIELDS = BANK_FIELDS.map((name) => `Bankdaten.${name}`);

/** Errors that can be corrected in the form. The reward's own page explains all others. */
const RETRYABLE_ERRORS: readonly ErrorCode[] = ['Validierung', 'ZuVieleAnfragen', 'NetzwerkFehler', 'Default'];

/** Parameter of the reward's page if a voucher that was offered has run out. */
export const GUTSCHEIN_GONE_QUERY = { weg: 'gutschein' } as const;

/** Picks the reward. Sent a second time, it leads to what was picked. */
export async function postRewardDetails(visit: Visit, fields: Fields): Promise<Posted> {
  const { token = '', art } = visit.query;
  const chosen = Art.safeParse(art);
  if (token === '' || !chosen.success) return { redirect: { page: 'Reward', params: token === '' ? {} : { token } } };
  const bank = chosen.data === 'Ueberweisung' ? bankOf(fields) : {};
  const body = { PraemieId: Number(visit.params.praemieid), Art: chosen.data, ...bank };
  const picked = await visit.call(pickPraemierung, { bearer: token, body });
  if (picked.ok) return { redirect: { page: 'RewardThanks', params: thanksOf(chosen.data, picked.body.Spaetestens) } };
  if (RETRYABLE_ERRORS.includes(picked.problem.code)) return { problem: picked.problem };
  const isGone = chosen.data === 'Gutschein' && picked.problem.code === 'Konflikt';
  return { redirect: { page: 'Reward', params: { token, ...(isGone && GUTSCHEIN_GONE_QUERY) } } };
}

/** Parameters of the thanks page, which knows the reward only from its address: the chosen way, and the promised day of a transfer. */
const thanksOf = (art: 'Ueberweisung' | 'Gutschein', spaetestens: string | undefined) => ({
  art,
  ...(art === 'Ueberweisung' && spaetestens !== undefined && { bis: spaetestens }),
});

/** The typed bank data. Nothing typed while the stored account is shown means that account. */
function bankOf(fields: Fields) {
  const typed = nested(fields, FIELDS);
  return fields[USE_STORED_BANK] === '1' && Object.keys(typed).length === 0 ? {} : { Bankdaten: {}, ...typed };
}
