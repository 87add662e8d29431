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

const INHABER = { Inhaber: true, InhaberInaktiv: true } as const;
const ALLE = { ...INHABER, Mitarbeiter: true } as const;
const TAETIG = { Inhaber: true, Mitarbeiter: true } as const;
const IMMER = { ...ALLE, Minimal: true } as const;

/** Rights of an agency user, by role. Everybody has a start page, password and language. */
const AGENTUR = {
  Agentur: IMMER,
  Verwaltung: ALLE,
  Auftraege: ALLE,
  Empfehler: ALLE,
  Empfehlungen: ALLE,
  Einladungen: ALLE,
  Praemien: ALLE,
  Praemienplan: ALLE,
  Statistik: ALLE,
  Stammdaten: ALLE,
  Export: ALLE,
  Leads: TAETIG,
  Einladung: TAETIG,
  Freigabe: { Inhaber: true, Mitarbeiter: 'MitarbeiterGebenFrei' },
  Rechnungen: INHABER,
  PraemienplanAendern: INHABER,
  Mitarbeiter: { Inhaber: true },
  StammdatenAendern: { Inhaber: true },
} as const satisfies Record<string, Rollen>;

/** Every right of an agency. */
export type AgenturRecht = keyof typeof AGENTUR;
export const AGENTUR_RECHTE = Object.keys(AGENTUR) as [AgenturRecht, ...AgenturRecht[]];

/** Rights of keys of the tenant's own systems; a key has those that it was given. */
export const SCHLUESSEL_RECHTE = ['Auftrag', 'Kundennummer', 'Logintoken', 'Nachbuchung'] as const;
export type SchluesselRecht = (typeof SCHLUESSEL_RECHTE)[number];

/**
 * Every right by the kinds of credential that can have it. Calls and pages name the one that they need; calls, pages and buttons ask `may`. Where a call
 * takes several sessions, the first kind counts. A right of `offen` is everybody's. An employee of a firm that recommends has `Einladung` by the session
 * of a recommender.
 */
export const RECHTE = {
  A: AGENTUR_RECHTE,
  E: ['Empfehlen', 'Bereich', 'Einladung'],
  P: ['Praemierung'],
  R: ['Teilnahme', 'EigeneDaten'],
  K: SCHLUESSEL_RECHTE,
  offen: ['Besuch', 'Empfehlen', 'Teilnahme'],
} as const satisfies Record<Who, readonly string[]>;

export type Recht = (typeof RECHTE)[Who][number];

const KINDS = Object.keys(RECHTE) as Who[];

const canHave = (who: Who, recht: Recht): boolean => RECHTE[who].some((one) => one === recht);

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
  if (canHave('offen', recht)) return true;
  if (holder === null || !canHave(holder.who, recht)) return false;
  if (holder.who === 'A') return hasRolle(holder, AGENTUR[recht as AgenturRecht]);
  return holder.who !== 'K' || holder.rechte.some((given) => given === recht);
}

function hasRolle({ rollen: own, schalter }: AgenturHolder, rollen: Rollen): boolean {
  return own.some((rolle) => {
    const has = rollen[rolle];
    return has === true || (has !== undefined && schalter.includes(has));
  });
}

/** The rights of an agency user. */
export const agenturRechte = (holder: HolderOf<'A'>): AgenturRecht[] => AGENTUR_RECHTE.filter((recht) => may(holder, recht));

/** The roles that can have a right, for the message to a user who lacks it; includes roles that have it only if the tenant allows it. */
export const rollenWith = (recht: AgenturRecht): readonly Rolle[] => Object.keys(AGENTUR[recht]) as Rolle[];

/** Whether a role has a right only where a switch is on. */
export function needsSchalter(recht: AgenturRecht, rolle: Rolle): boolean {
  const rollen: Rollen = AGENTUR[recht];
  return typeof rollen[rolle] === 'string';
}

/** Who can make a call or open a page that needs a right. */
export const whoOf = ({ recht }: { readonly recht: Recht }) => KINDS.filter((who) => canHave(who, recht)) as [Who, ...Who[]];

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
