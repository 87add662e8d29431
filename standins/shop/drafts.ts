import type { Placed } from './order.ts';
import type { Fields } from './request.ts';

/** A refused form as it was sent, with the reason. */
export interface Draft {
  readonly form: Fields;
  readonly refused: Exclude<Placed, { auftragsnummer: string }>;
}

/** Maximum number of refused forms in memory; the oldest is dropped. */
const MAX_DRAFTS = 100;

/** Refused order forms by `vorgang`, the id of the opened form, so that its address can show the form again. */
export function makeDrafts() {
  const drafts = new Map<string, Draft>();
  return {
    find: (vorgang: string) => drafts.get(vorgang),
    keep(vorgang: string, draft: Draft): void {
      drafts.delete(vorgang);
      drafts.set(vorgang, draft);
      const [oldest = ''] = drafts.keys();
      if (drafts.size > MAX_DRAFTS) drafts.delete(oldest);
    },
    drop: (vorgang: string): boolean => drafts.delete(vorgang),
  };
}

export type Drafts = ReturnType<typeof makeDrafts>;
