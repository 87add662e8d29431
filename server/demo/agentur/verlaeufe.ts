import type { Turn } from '../turns.ts';

/** The course of a referral, in days after it. The rules play it once; it holds for each referral whose age is between `from` and `until`. */
export interface Verlauf extends Turn {
  readonly produktId: number;
  readonly anteil: 100 | 50 | 0;
  readonly isNamed?: true;
  readonly joins?: number;
  readonly accepts?: number;
  readonly refuses?: number;
  readonly auftrag?: AuftragVerlauf;
  /** Days on which a deadline has passed: of the referral, of unconfirmed data, of a grant, of a picked voucher. */
  readonly due?: readonly number[];
}

export interface AuftragVerlauf {
  readonly am: number;
  /** Another product than the recommended one. */
  readonly produktId?: number;
  /** Day on which the tenant confirmed it; undefined: not yet. */
  readonly bestaetigt?: number;
  readonly beanstandet?: number;
  readonly released?: { readonly am: number; readonly durch: 'Agentur' | 'Mandant' | 'System' };
  readonly pick?: { readonly am: number; readonly art: 'Gutschein' | 'Ueberweisung' };
  readonly ended?: { readonly am: number; readonly status: 'Storniert' | 'Widerrufen' };
}

const COMES = { joins: 1 } as const;
/** The recipient did not answer within 60 days; unconfirmed data is deleted after 12 weeks. */
const FORGOTTEN = [61, 86];
/** Days of a release: the first one that is certain, whatever clock change lies in between, and a little later. */
const [EARLY, LATE] = [18, 21];
/** Days by which the grants of such an order have expired, and the last day on which none has. */
const EXPIRED = [112];
const LIVE = 105;

/** All courses of referrals: without an order, with one that is not released, with grants that nobody picked, with picked ones, and the rest. */
export const VERLAEUFE: readonly Verlauf[] = [
  { from: 1, often: 10, produktId: 463, anteil: 50 },
  { from: 1, until: 57, often: 3, produktId: 472, anteil: 50, isNamed: true },
  { from: 2, until: 57, often: 11, produktId: 1255, anteil: 50, ...COMES },
  { from: 63, until: 82, often: 6, produktId: 462, anteil: 100, ...COMES, due: FORGOTTEN.slice(0, 1) },
  { from: 88, often: 3, produktId: 462, anteil: 100, ...COMES, due: FORGOTTEN },
  { from: 2, until: 170, often: 7, produktId: 611, anteil: 50, ...COMES, accepts: 1 },
  { from: 3, often: 5, produktId: 531, anteil: 50, ...COMES, refuses: 2 },

  { from: 3, until: 9, often: 110, produktId: 462, anteil: 50, ...COMES, auftrag: { am: 2 } },
  { from: 4, until: 35, often: 32, produktId: 462, anteil: 50, ...COMES, accepts: 1, auftrag: { am: 2, bestaetigt: 3 } },
  { from: 3, until: 35, often: 24, produktId: 1254, anteil: 100, ...COMES, auftrag: { am: 2, bestaetigt: 2 } },
  { from: 3, until: 35, often: 16, produktId: 1999, anteil: 50, ...COMES, auftrag: { am: 2, bestaetigt: 3 } },
  { from: 6, until: 70, often: 9, produktId: 463, anteil: 100, ...COMES, auftrag: { am: 2, bestaetigt: 2, beanstandet: 5 } },
  { from: 8, often: 9, produktId: 531, anteil: 100, ...COMES, auftrag: { am: 2, bestaetigt: 3, ended: { am: 7, status: 'Storniert' } } },
  { from: 12, often: 7, produktId: 472, anteil: 50, ...COMES, auftrag: { am: 2, bestaetigt: 2, ended: { am: 11, status: 'Widerrufen' } } },

  { from: 22, until: LIVE, often: 14, produktId: 1998, anteil: 50, ...COMES, accepts: 1, auftrag: released(LATE, 'Agentur') },
  { from: 19, until: LIVE, often: 11, produktId: 1254, anteil: 100, ...COMES, auftrag: released(EARLY, 'System') },
  { from: 19, until: LIVE, often: 6, produktId: 1006, anteil: 0, ...COMES, auftrag: released(EARLY, 'Mandant') },
  { from: 114, often: 14, produktId: 1255, anteil: 50, ...COMES, auftrag: released(LATE, 'Agentur'), due: EXPIRED },
  { from: 114, often: 6, produktId: 1006, anteil: 100, ...COMES, auftrag: released(EARLY, 'Mandant'), due: EXPIRED },

  { from: 24, often: 16, produktId: 462, anteil: 100, ...COMES, auftrag: picked('Gutschein', 'Agentur'), due: [24] },
  { from: 24, often: 11, produktId: 1999, anteil: 100, ...COMES, auftrag: picked('Ueberweisung', 'Mandant') },
  { from: 24, until: LIVE, often: 8, produktId: 463, anteil: 50, ...COMES, accepts: 1, auftrag: picked('Gutschein', 'Agentur'), due: [24] },
  { from: 114, often: 8, produktId: 463, anteil: 50, ...COMES, auftrag: picked('Gutschein', 'Agentur'), due: [24, ...EXPIRED] },

  {
    from: 34,
    often: 6,
    produktId: 1998,
    anteil: 50,
    ...COMES,
    auftrag: { ...released(LATE, 'Agentur'), ended: { am: 33, status: 'Storniert' } },
  },
  { from: 22, often: 3, produktId: 611, anteil: 50, ...COMES, auftrag: { ...released(LATE, 'Agentur'), produktId: 1254 } },
];

function released(am: number, durch: 'Agentur' | 'Mandant' | 'System'): AuftragVerlauf {
  return { am: 2, bestaetigt: 2, released: { am, durch } };
}

function picked(art: 'Gutschein' | 'Ueberweisung', durch: 'Agentur' | 'Mandant'): AuftragVerlauf {
  return { ...released(EARLY + 2, durch), pick: { am: 23, art } };
}
