import type { Placed } from './order.ts';
import type { Fields } from './request.ts';

/** A form as it was sent, and why it was refused. */
export interface Draft {
  readonly form: Fields;
  readonly refused: Exclude<Placed, { auftragsnummer: string }>;
}

/** As many refused forms are kept. */
const MAX_DRAFTS = 100;

/** Order forms that were refused, by the number of their filling, to be shown again by its own address. */
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
