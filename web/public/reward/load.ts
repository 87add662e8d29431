import { type Praemierung, readPraemierung } from '../../../contract/calls/praemie/praemie.ts';
import { mayOpen } from '../../../contract/pages/public.ts';
import { type BannerView, loadBanner } from '../../features/banner/load.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

interface RewardStates {
  readonly waehlen: { readonly praemierung: Praemierung };
  readonly gewaehlt: { readonly praemierung: Praemierung };
  /** The order was cancelled, and what is claimed back or was paid too much. */
  readonly storniert: Pick<Praemierung, 'Forderung'>;
  readonly abgelaufen: object;
  readonly unbekannt: object;
  readonly ohneToken: object;
  /** The grant cannot be read for now; `reason` says why. */
  readonly gestoert: { readonly reason: string };
}

/** State of a reward, with the data that its page needs. */
type RewardState = { [Art in keyof RewardStates]: { readonly art: Art } & RewardStates[Art] }[keyof RewardStates];

export interface RewardProps extends PageContext {
  readonly state: RewardState;
  readonly token: string;
  readonly praemieGueltigTage: number;
  readonly auszahlungFristTage: number;
  readonly banner: readonly BannerView[];
  /** A voucher that was offered before is sold out. */
  readonly isGutscheinSoldOut: boolean;
  /** The visitor may open the page of the customer number. */
  readonly canStateKundennummer: boolean;
}

const STATUS = { abgelaufen: 410, unbekannt: 404 } as const;

/** Loads a reward by the token of its address; loading changes nothing. */
export async function loadReward(visit: Visit): Promise<Loaded<RewardProps>> {
  const { PraemieGueltigTage, AuszahlungFristTage } = visit.konfiguration;
  const token = visit.query.token ?? '';
  const state = await readState(visit, token);
  const context = pageContext(visit);
  const status = state.art === 'abgelaufen' || state.art === 'unbekannt' ? STATUS[state.art] : 200;
  return {
    status,
    props: {
      ...context,
      state,
      token,
      praemieGueltigTage: PraemieGueltigTage,
      auszahlungFristTage: AuszahlungFristTage,
      banner: 'praemierung' in state ? await loadBanner(visit, context, 'Praemierung', token) : [],
      isGutscheinSoldOut: visit.query.weg === 'gutschein',
      canStateKundennummer: mayOpen(visit.konfiguration, 'CustomerNumber', visit.login),
    },
  };
}

async function readState(visit: Visit, token: string): Promise<RewardState> {
  if (token === '') return { art: 'ohneToken' };
  const read = await visit.call(readPraemierung, { bearer: token });
  if (read.ok) return stateOf(read.body);
  if (read.problem.code === 'PraemieTokenAbgelaufen') return { art: 'abgelaufen' };
  if (read.problem.code === 'PraemieTokenUngueltig') return { art: 'unbekannt' };
  return { art: 'gestoert', reason: read.problem.detail };
}

function stateOf(praemierung: Praemierung): RewardState {
  switch (praemierung.Status) {
    case 'Offen':
      return { art: 'waehlen', praemierung };
    case 'Storniert':
      return { art: 'storniert', ...(praemierung.Forderung && { Forderung: praemierung.Forderung }) };
    case 'Abgelaufen':
      return { art: 'abgelaufen' };
    default:
      return { art: 'gewaehlt', praemierung };
  }
}
