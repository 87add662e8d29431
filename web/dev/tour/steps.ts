import type { Rolle, Stand, TourPage } from './stand.ts';
import type { StepName, Words } from './words.ts';

/** What a button of the tour does: it opens a page as a person, or moves the clock. */
export type Go = { readonly rolle: Rolle; readonly ziel: string } | { readonly tage: number };

interface ActionState {
  readonly isDone: boolean;
  /** Null while something is missing, such as a mail that is not sent yet. */
  readonly go: Go | null;
}

export interface Action extends ActionState {
  readonly text: string;
  readonly button: string;
}

export interface Step {
  readonly name: StepName;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
  readonly isDone: boolean;
}

/** Days until the tenant can release an order. */
export const RELEASE_DAYS = 15;

/** The states of a payout run that the tour leads through, in their order. */
const RUN = ['Geprueft', 'Freigegeben', 'Uebergeben', 'Ausgefuehrt'];
const hasReached = (run: Stand['run'], status: string): boolean => run !== null && RUN.indexOf(run.status) >= RUN.indexOf(status);

const go = (rolle: Rolle, ziel: string | null | undefined): Go | null => (ziel ? { rolle, ziel } : null);

/** The steps of the tour in their order, each with its actions. The last one is never done: nobody knows what a person has read. */
export function stepsOf({ stand, recommend }: Pick<TourPage, 'stand' | 'recommend'>, words: Words): Step[] {
  const { link, contact, order, run, paidOn } = stand;
  const orders = order && `/dev/shop/telko/auftraege#auftrag-${order.nummer}`;
  const runAt = run && `/betrieb/telko/zahlungslaeufe/${run.nummer}`;
  const [own, other] = [rewardOf(stand, 'Empfehler'), rewardOf(stand, 'Empfaenger')];
  const states: Readonly<Record<StepName, readonly (ActionState | null)[]>> = {
    link: [{ isDone: link !== null, go: go('Empfehlerin', recommend) }],
    kontakt: [{ isDone: contact !== null, go: go('Kontakt', link) }],
    bestellen: [{ isDone: order !== null, go: go('Kontakt', contact?.mail) }],
    freigeben: [
      { isDone: order?.isConfirmed === true, go: go('Haendler', orders) },
      { isDone: order?.isDue === true, go: order?.isConfirmed ? { tage: RELEASE_DAYS } : null },
      { isDone: order?.isReleased === true, go: go('Haendler', orders) },
    ],
    waehlen: [own, other],
    auszahlen: [
      { isDone: hasReached(run, 'Geprueft'), go: go('Buchhaltung', runAt ?? '/betrieb/telko/auszahlungen?anstehend=Bereit') },
      { isDone: hasReached(run, 'Freigegeben'), go: go('Betrieb', runAt) },
      { isDone: hasReached(run, 'Uebergeben'), go: go('Buchhaltung', runAt) },
      { isDone: paidOn !== null, go: go('Buchhaltung', '/dev/bank') },
    ],
    lesen: [{ isDone: false, go: own?.go ?? null }],
  };
  return Object.entries(words.steps).map(([key, { title, text, actions }]) => {
    const name = key as StepName;
    const all = actions.flatMap((action, at) => {
      const state = states[name][at];
      return state ? [{ ...action, ...state }] : [];
    });
    return { name, title, text, actions: all, isDone: all.every(({ isDone }) => isDone) };
  });
}

/** The choice of a reward; null where a side gets none, which is known once the order is released. */
function rewardOf({ rewards }: Stand, seite: Stand['rewards'][number]['seite']): ActionState | null {
  if (rewards.length === 0) return { isDone: false, go: null };
  const reward = rewards.find((one) => one.seite === seite);
  return reward ? { isDone: reward.isPicked, go: go(seite === 'Empfehler' ? 'Empfehlerin' : 'Kontakt', reward.link) } : null;
}
