import { Art, pickPraemierung } from '../../../contract/calls/praemie/praemie.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { BANK_FIELDS } from '../../features/bank/bank-fields.tsx';
import { nested } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Says that the account stored ahead was shown, so that none has to be typed. */
export const HINTERLEGT = 'hinterlegt';

const FIELDS = BANK_FIELDS.map((name) => `Bankdaten.${name}`);

/** What can be mended in the form; all else is explained by the reward's own page. */
const RETRYABLE_ERRORS: readonly ErrorCode[] = ['Validierung', 'ZuVieleAnfragen', 'NetzwerkFehler', 'Default'];

/** What the address of the reward's page says once a voucher that was offered has run out. */
export const GUTSCHEIN_WEG = { weg: 'gutschein' } as const;

/** Picks the reward. Sent a second time it leads to what was picked. */
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
  return { redirect: { page: 'Reward', params: { token, ...(isGone && GUTSCHEIN_WEG) } } };
}

/** What the thanks say, which know the reward by their address alone: the way chosen, and by which day a transfer is promised. */
const thanksOf = (art: 'Ueberweisung' | 'Gutschein', spaetestens: string | undefined) => ({
  art,
  ...(art === 'Ueberweisung' && spaetestens !== undefined && { bis: spaetestens }),
});

/** The bank data typed; nothing typed beside the account stored ahead means that one. */
function bankOf(fields: Fields) {
  const typed = nested(fields, FIELDS);
  return fields[HINTERLEGT] === '1' && Object.keys(typed).length === 0 ? {} : { Bankdaten: {}, ...typed };
}
