/** What came of a referral, and how long ago each of it happened, in days. Later is never longer ago. */
export interface AgenturStory {
  readonly vorTagen: number;
  /** The how-many-th recommender of the agency. */
  readonly empfehler: number;
  readonly produktId: number;
  readonly channel: string;
  readonly anteil: 100 | 50 | 0;
  readonly klicks: number;
  readonly isNamed: boolean;
  readonly joins?: number;
  readonly accepts?: number;
  readonly refuses?: number;
  readonly auftrag?: AuftragStory;
}

export interface AuftragStory {
  readonly vorTagen: number;
  readonly produktId: number;
  /** Not confirmed before that day; undefined: not yet. */
  readonly bestaetigt?: number;
  readonly released?: { readonly vorTagen: number; readonly durch: 'Agentur' | 'Mandant' | 'System' };
  readonly ended?: { readonly vorTagen: number; readonly status: 'Storniert' | 'Widerrufen' };
  readonly beanstandet?: number;
  readonly pick?: { readonly vorTagen: number; readonly art: 'Gutschein' | 'Ueberweisung' };
}

const PRODUKTE = [462, 1998, 1254, 463, 531, 1255, 1999, 472, 1006, 611];
const CHANNELS = ['whatsapp', 'email', 'whatsapp', 'facebook', 'sms', 'whatsapp', 'linkedin', 'email', 'instagram'];
const ANTEILE = [50, 100, 50, 100, 0, 100, 50] as const;

/** Days after an order on which it can be released for certain, whatever the clocks are put forward or back in between. */
const FREIGABE = 16;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Recommenders have joined by the oldest of their empfehlungen: the how-many-th one so many days ago. */
export const beganBefore = (empfehler: number, days: number, anzahl: number): number =>
  days - Math.floor((empfehler * days * 0.7) / anzahl);

/** Referrals of an agency over so many days, the oldest first: the same each time. */
export function storiesOf({ empfehlungen, empfehler, days }: { empfehlungen: number; empfehler: number; days: number }): AgenturStory[] {
  return Array.from({ length: empfehlungen }, (_, index) => {
    const vorTagen = days - 2 - Math.floor((index * (days - 3)) / empfehlungen);
    const there = Array.from({ length: empfehler }, (_, one) => one).filter((one) => beganBefore(one, days, empfehler) > vorTagen);
    return storyOf(index, vorTagen, pick(there, index * 5 + (index % 3)));
  });
}

function storyOf(index: number, vorTagen: number, empfehler: number): AgenturStory {
  const produktId = pick(PRODUKTE, index * 3 + (index % 7));
  const story = {
    ...{ vorTagen, empfehler, produktId, channel: pick(CHANNELS, index * 4 + (index % 5)), anteil: pick(ANTEILE, index) },
    ...{ klicks: (index * 7) % 9, isNamed: index % 8 === 1 },
  };
  const joins = vorTagen - 1;
  if (index % 10 === 4 || joins < 0) return story;
  if (index % 20 === 9 || (index % 20 === 3 && vorTagen < 90)) return { ...story, joins };
  if (index % 20 === 19) return joins > 1 ? { ...story, joins, refuses: joins - 1 } : { ...story, joins };
  if (index % 20 === 10) return { ...story, joins, accepts: joins };
  const accepts = index % 5 === 0 && { accepts: joins };
  const ordered = joins - (index % 4);
  if (ordered < 0) return { ...story, joins, ...accepts };
  return { ...story, klicks: story.klicks + 1, joins, ...accepts, auftrag: auftragOf(index, ordered, story) };
}

function auftragOf(index: number, vorTagen: number, { produktId, anteil }: Pick<AgenturStory, 'produktId' | 'anteil'>): AuftragStory {
  const isOther = index % 37 === 5;
  const auftrag = { vorTagen, produktId: isOther ? pick(PRODUKTE, PRODUKTE.indexOf(produktId) + 1) : produktId };
  const kind = Math.floor(index / 2) % 12;
  if (vorTagen < 10 && index % 2 === 0) return auftrag;
  const confirmed = { ...auftrag, bestaetigt: index % 3 === 1 ? Math.max(0, vorTagen - 1) : vorTagen };
  if (kind === 7 && vorTagen > 5) return { ...confirmed, ended: { vorTagen: vorTagen - 5, status: 'Storniert' } };
  if (kind === 8 && vorTagen > 9) return { ...confirmed, ended: { vorTagen: vorTagen - 9, status: 'Widerrufen' } };
  if (kind === 9 && vorTagen > 3) return index % 3 === 0 ? { ...confirmed, beanstandet: vorTagen - 3 } : confirmed;
  if (vorTagen < FREIGABE || (vorTagen < 29 && kind > 2)) return confirmed;
  const { pick: picked, ...released } = releasedOf(index, kind, vorTagen - FREIGABE);
  // Who has no share has nothing to pick.
  return { ...confirmed, ...released, ...(picked && anteil > 0 && !isOther && { pick: picked }) };
}

function releasedOf(index: number, kind: number, earliest: number): Pick<AuftragStory, 'released' | 'ended' | 'pick'> {
  const vorTagen = Math.max(0, earliest - (index % 6));
  if (kind === 5) return { released: { vorTagen: earliest, durch: 'System' } };
  const released = { vorTagen, durch: kind === 3 || kind === 4 ? 'Mandant' : 'Agentur' } as const;
  if (kind === 6 && vorTagen > 12) return { released, ended: { vorTagen: vorTagen - 12, status: 'Storniert' } };
  if (vorTagen < 4 || index % 5 > 2) return { released };
  return { released, pick: { vorTagen: vorTagen - 3, art: index % 5 === 1 ? 'Ueberweisung' : 'Gutschein' } };
}
