import type { Rolle } from './rollen.ts';

/**
 * How a caller is identified: `offen` not at all, `E` by a recommender's session, `P` by the token of a grant, `R` by a recipient's Hex,
 * `K` by a key of the tenant's own systems, `A` by the session of an agency user.
 */
export type Who = 'offen' | 'E' | 'P' | 'R' | 'K' | 'A';

/** What a tenant can switch on for the staff of its agencies. */
export type Schalter = 'MitarbeiterGebenFrei' | 'MitarbeiterSehenAlles';

/** What of an agency a role has: all of it, or only where the tenant has switched it on. */
type Rollen = { readonly [Name in Rolle]?: true | Schalter };

interface RechtFacts {
  /** Who can have it; with `offen` everybody has. */
  readonly who: readonly [Who, ...Who[]];
  /** Only who was given it, one by one. */
  readonly isGiven?: true;
  /** Of an agency only these roles. */
  readonly rollen?: Rollen;
}

const INHABER = { Inhaber: true, InhaberInaktiv: true } as const;
const ALLE = { ...INHABER, Mitarbeiter: true } as const;
const TAETIG = { Inhaber: true, Mitarbeiter: true } as const;
const IMMER = { ...ALLE, Minimal: true } as const;

/** Every right, and who has it. Calls and pages name the one that they need; calls, pages and buttons ask `may`. */
export const RECHTE = {
  Besuch: { who: ['offen'] },
  Empfehlen: { who: ['E', 'offen'] },
  Bereich: { who: ['E'] },
  Teilnahme: { who: ['R', 'offen'] },
  EigeneDaten: { who: ['R'] },
  Praemierung: { who: ['P'] },
  Auftrag: { who: ['K'], isGiven: true },
  Kundennummer: { who: ['K'], isGiven: true },
  Logintoken: { who: ['K'], isGiven: true },
  Nachbuchung: { who: ['K'], isGiven: true },
  // Of an agency. Everybody has a start page, password and language.
  Agentur: { who: ['A'], rollen: IMMER },
  Verwaltung: { who: ['A'], rollen: ALLE },
  Auftraege: { who: ['A'], rollen: ALLE },
  Empfehler: { who: ['A'], rollen: ALLE },
  Empfehlungen: { who: ['A'], rollen: ALLE },
  Einladungen: { who: ['A'], rollen: ALLE },
  Praemien: { who: ['A'], rollen: ALLE },
  Praemienplan: { who: ['A'], rollen: ALLE },
  Statistik: { who: ['A'], rollen: ALLE },
  Stammdaten: { who: ['A'], rollen: ALLE },
  Export: { who: ['A'], rollen: ALLE },
  Leads: { who: ['A'], rollen: TAETIG },
  // An employee of a firm that recommends invites by the own session.
  Einladung: { who: ['A', 'E'], rollen: TAETIG },
  Freigabe: { who: ['A'], rollen: { Inhaber: true, Mitarbeiter: 'MitarbeiterGebenFrei' } },
  Rechnungen: { who: ['A'], rollen: INHABER },
  PraemienplanAendern: { who: ['A'], rollen: INHABER },
  Mitarbeiter: { who: ['A'], rollen: { Inhaber: true } },
  StammdatenAendern: { who: ['A'], rollen: { Inhaber: true } },
} as const satisfies Record<string, RechtFacts>;

export type Recht = keyof typeof RECHTE;

/** What a key of the tenant's own systems may be for. */
export type SchluesselRecht = { [Name in Recht]: (typeof RECHTE)[Name] extends { readonly isGiven: true } ? Name : never }[Recht];
export const SCHLUESSEL_RECHTE: readonly SchluesselRecht[] = Object.entries<RechtFacts>(RECHTE).flatMap(([name, { isGiven }]) =>
  isGiven ? [name as SchluesselRecht] : [],
);

/** A recommender. `nurLesen`: the session only reads, because an administrator looks at the person's site. */
interface EmpfehlerHolder {
  readonly who: 'E';
  readonly nurLesen?: boolean;
}

/** A key with the rights that it was given. */
interface SchluesselHolder {
  readonly who: 'K';
  readonly rechte: readonly SchluesselRecht[];
}

/** An agency user: the effective roles, and the switches that the tenant has turned on and the owner has left to this user. */
interface AgenturHolder {
  readonly who: 'A';
  readonly rollen: readonly Rolle[];
  readonly schalter: readonly Schalter[];
}

/** An identified caller: by which credential, and what its rights depend on. A portal with a session of its own adds a member. */
export type Holder = EmpfehlerHolder | { readonly who: 'P' } | { readonly who: 'R' } | SchluesselHolder | AgenturHolder;

/** The holder of one kind of credential. */
export type HolderOf<Kind extends Holder['who']> = Extract<Holder, { readonly who: Kind }>;

/** Whether a session only reads; null is a caller without a credential. */
export const isNurLesen = (holder: Holder | null): boolean => holder?.who === 'E' && holder.nurLesen === true;

/** Whether what opens more than it shows, such as tokens and voucher codes, is shown. An administrator's session shows none of it. */
export const showsSecrets = ({ nurLesen }: { readonly nurLesen: boolean }): boolean => !nurLesen;

/** Whether the caller has a right; null is a caller without a credential. */
export function may(holder: Holder | null, recht: Recht): boolean {
  const { who, isGiven, rollen }: RechtFacts = RECHTE[recht];
  if (who.includes('offen')) return true;
  if (holder === null || !who.includes(holder.who)) return false;
  if (rollen && holder.who === 'A') return hasRolle(holder, rollen);
  return !isGiven || (holder.who === 'K' && holder.rechte.some((given) => given === recht));
}

function hasRolle({ rollen: own, schalter }: AgenturHolder, rollen: Rollen): boolean {
  return own.some((rolle) => {
    const has = rollen[rolle];
    return has === true || (has !== undefined && schalter.includes(has));
  });
}

/** Every right of an agency. */
export type AgenturRecht = {
  [Name in Recht]: (typeof RECHTE)[Name] extends { readonly rollen: Rollen } ? Name : never;
}[Recht];
export const AGENTUR_RECHTE = Object.entries<RechtFacts>(RECHTE).flatMap(([name, { rollen }]) =>
  rollen ? [name as AgenturRecht] : [],
) as [AgenturRecht, ...AgenturRecht[]];

/** The rights of an agency user. */
export const agenturRechte = (holder: HolderOf<'A'>): AgenturRecht[] => AGENTUR_RECHTE.filter((recht) => may(holder, recht));

/** The roles that can have a right, for the message to a user who lacks it; includes roles that have it only if the tenant allows it. */
export const rollenWith = (recht: AgenturRecht): readonly Rolle[] => Object.keys(RECHTE[recht].rollen) as Rolle[];

/** Who can make a call or open a page that needs a right. */
export const whoOf = ({ recht }: { readonly recht: Recht }): readonly [Who, ...Who[]] => RECHTE[recht].who;

/** What of a tenant's configuration decides which portals it has. */
export interface PortalSettings {
  readonly ModuleAgentur: 'Aus' | 'Einladung' | 'Offen';
  readonly ModuleCompanyRecommendation: boolean;
}

/** Who can make a call at a tenant; a call that invites is left to those who have a portal there. */
export const whoAt = (call: { readonly recht: Recht }, { ModuleAgentur, ModuleCompanyRecommendation }: PortalSettings): readonly Who[] =>
  whoOf(call).filter((who) => {
    if (call.recht !== 'Einladung') return true;
    return who === 'A' ? ModuleAgentur !== 'Aus' : ModuleCompanyRecommendation;
  });
