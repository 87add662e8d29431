import type { Placed } from './order.ts';
import type { Fields } from './request.ts';

/** A form as it was sent, and why it was refused. */
export interface Draft {
  readonly form: Fields;
  readonly refused: Exclude<Placed, { auftragsnummer: string }>;
}

/** As many refused forms are kept. */
const MAX_DRAFTS = 100;

/** Fillings of order forms: what is under way, and what was refused, to be shown again by its own address. */
export function makeFillings() {
  const underWay = new Map<string, Promise<Placed>>();
  const drafts = new Map<string, Draft>();
  return {
    /** A second click waits for the first. */
    place(vorgang: string, work: () => Promise<Placed>): Promise<Placed> {
      const placing = underWay.get(vorgang) ?? work().finally(() => underWay.delete(vorgang));
      underWay.set(vorgang, placing);
      return placing;
    },
    draftOf: (vorgang: string) => drafts.get(vorgang),
    keep(vorgang: string, draft: Draft): void {
      drafts.delete(vorgang);
      drafts.set(vorgang, draft);
      const [oldest = ''] = drafts.keys();
      if (drafts.size > MAX_DRAFTS) drafts.delete(oldest);
    },
  };
}

export type Fillings = ReturnType<typeof makeFillings>;
