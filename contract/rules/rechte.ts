import type { Rolle } from './rollen.ts';

/**
 * By what somebody is known: `offen` by nothing, `E` a recommender's session, `P` the token of a grant, `R` a recipient's Hex,
 * `K` a key of the tenant's own systems, `A` the session of somebody of an agency.
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

/** Somebody who is known: by what, and what that was given. */
export interface Holder {
  readonly who: Who;
  readonly rechte?: readonly SchluesselRecht[];
  /** Of somebody of an agency: what their roles come to, and what the tenant has switched on and their owner left to them. */
  readonly rollen?: readonly Rolle[];
  readonly schalter?: readonly Schalter[];
  /** The session only reads: an administrator looks at the person's site. */
  readonly nurLesen?: boolean;
}

/** Whether what opens more than it shows, such as tokens and voucher codes, is shown to a holder. An administrator's session shows none of it. */
export const showsSecrets = ({ nurLesen = false }: Pick<Holder, 'nurLesen'>): boolean => !nurLesen;

/** Whether somebody has a right; null is anybody. */
export function may(holder: Holder | null, recht: Recht): boolean {
  const { who, isGiven, rollen }: RechtFacts = RECHTE[recht];
  if (who.includes('offen')) return true;
  if (holder === null || !who.includes(holder.who)) return false;
  if (rollen && holder.who === 'A') return hasRolle(holder, rollen);
  return !isGiven || (holder.rechte ?? []).some((given) => given === recht);
}

function hasRolle({ rollen: own = ['Minimal'], schalter = [] }: Holder, rollen: Rollen): boolean {
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

/** What somebody of an agency may. */
export const agenturRechte = (holder: Holder): AgenturRecht[] => AGENTUR_RECHTE.filter((recht) => may(holder, recht));

/** The roles that have a right, for who is told that it is not theirs; with those that have it only where the tenant says so. */
export const rollenWith = (recht: AgenturRecht): readonly Rolle[] => Object.keys(RECHTE[recht].rollen) as Rolle[];

/** Who can make a call or open a page that needs a right. */
export const whoOf = ({ recht }: { readonly recht: Recht }): readonly [Who, ...Who[]] => RECHTE[recht].who;

/** What of a tenant's configuration decides which portals it has. */
interface Einladende {
  readonly ModuleAgentur: 'Aus' | 'Einladung' | 'Offen';
  readonly ModuleCompanyRecommendation: boolean;
}

/** Who can make a call at a tenant: of those who invite, whoever has a portal there. */
export const whoAt = (call: { readonly recht: Recht }, { ModuleAgentur, ModuleCompanyRecommendation }: Einladende): readonly Who[] =>
  whoOf(call).filter((who) => {
    if (call.recht !== 'Einladung') return true;
    return who === 'A' ? ModuleAgentur !== 'Aus' : ModuleCompanyRecommendation;
  });
