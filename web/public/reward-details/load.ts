import { Art, type Praemierung, readPraemierung } from '../../../contract/calls/praemie/praemie.ts';
import type { BankField } from '../../features/bank/bank-fields.tsx';
import { type FormView, formView } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { GUTSCHEIN_GONE_QUERY } from './post.ts';

export interface RewardDetailsProps extends PageContext {
  /** The chosen way; null without a token in the address. */
  readonly wahl: { readonly art: 'Ueberweisung' | 'Gutschein'; readonly praemierung: Praemierung } | null;
  readonly token: string;
  readonly form: FormView<`Bankdaten.${BankField}`>;
  readonly isNurDe: boolean;
  /** Masked IBAN of the bank data stored before; null without any. */
  readonly iban: string | null;
  readonly auszahlungFristTage: number;
}

/** Loads one way to a reward. Redirects to the reward's own page, which explains what cannot be picked (any more). */
export async function loadRewardDetails(visit: Visit): Promise<Loaded<RewardDetailsProps>> {
  const { ModuleIBANNurDE, AuszahlungFristTage } = visit.konfiguration;
  const token = visit.query.token ?? '';
  const props = {
    ...pageContext(visit),
    token,
    form: formView(visit.form),
    isNurDe: ModuleIBANNurDE,
    iban: null,
    auszahlungFristTage: AuszahlungFristTage,
  };
  if (token === '') return { props: { ...props, wahl: null } };
  const read = await visit.call(readPraemierung, { bearer: token });
  const art = Art.safeParse(visit.query.art);
  const offered = read.ok && read.body.Status === 'Offen' ? read.body : null;
  const isOffered = offered?.Auswahl.some((one) => one.Art === art.data && String(one.Praemie.Id) === visit.params.praemieid);
  if (!offered || !isOffered || !art.success) {
    const isGone = offered !== null && art.data === 'Gutschein';
    return { redirect: { page: 'Reward', params: { token, ...(isGone && GUTSCHEIN_GONE_QUERY) } } };
  }
  return { props: { ...props, iban: offered.IBAN ?? null, wahl: { art: art.data, praemierung: offered } } };
}
