import { BETRIEBSROLLEN, type Betriebsrolle } from './betriebsrollen.ts';
import type { Rolle } from './rollen.ts';

/**
 * Kinds of credential: `offen` none, `E` a recommender's session, `P` the token of a grant, `R` a recipient's Hex,
 * `K` a key of the tenant's own systems, `A` the session of an agency user, `S` that of a profi seller, `B` that of a person of the back office.
 */
export type Who = 'offen' | 'E' | 'P' | 'R' | 'K' | 'A' | 'S' | 'B';

/** Rights that a tenant can switch on for the staff of its agencies. */
export type Schalter = 'MitarbeiterGebenFrei' | 'MitarbeiterSehenAlles';

/** Roles that have a right: always (`true`), or only if the tenant has switched it on. */
type RollenWithRecht = { readonly [Name in Rolle]?: true | Schalter };

const INHABER = { Inhaber: true, InhaberInaktiv: true } as const;
const EXCEPT_MINIMAL = { ...INHABER, Mitarbeiter: true } as const;
const ACTIVE = { Inhaber: true, Mitarbeiter: true } as const;
const EVERY_ROLLE = { ...EXCEPT_MINIMAL, Minimal: true } as const;

/** Rights of an agency user, by role. Every role has `Agentur`: start page, own account and language. */
const AGENTUR = {
  Agentur: EVERY_ROLLE,
  Verwaltung: EXCEPT_MINIMAL,
  Auftraege: EXCEPT_MINIMAL,
  Empfehler: EXCEPT_MINIMAL,
  Empfehlungen: EXCEPT_MINIMAL,
  Einladungen: EXCEPT_MINIMAL,
  Praemien: EXCEPT_MINIMAL,
  Praemienplan: EXCEPT_MINIMAL,
  Statistik: EXCEPT_MINIMAL,
  Stammdaten: EXCEPT_MINIMAL,
  Export: EXCEPT_MINIMAL,
  Leads: ACTIVE,
  Einladung: ACTIVE,
  Freigabe: { Inhaber: true, Mitarbeiter: 'MitarbeiterGebenFrei' },
  Rechnungen: INHABER,
  PraemienplanAendern: INHABER,
  Mitarbeiter: { Inhaber: true },
  StammdatenAendern: { Inhaber: true },
} as const satisfies Record<string, RollenWithRecht>;

/** Every right of an agency. */
export type AgenturRecht = keyof typeof AGENTUR;
export const AGENTUR_RECHTE = Object.keys(AGENTUR) as [AgenturRecht, ...AgenturRecht[]];

/** Roles of the back office that have a right: wholly (`true`), or only for calls that read (`lesen`). */
type BetriebsrollenWithRecht = { readonly [Name in Betriebsrolle]?: true | 'lesen' };

const EVERY_BETRIEBSROLLE = { Betrieb: true, Support: true, Buchhaltung: true, Redaktion: true, Pruefung: true, Plattform: true } as const;

/** Rights of a person of the back office at a tenant, by role (backoffice.md section 2). Every role has `Betrieb`: home. */
const BETRIEB = {
  Betrieb: EVERY_BETRIEBSROLLE,
  Benutzer: { Betrieb: true, Plattform: true },
  Protokoll: { Betrieb: true, Pruefung: true, Plattform: true },
  Listen: { Betrieb: true, Support: true, Buchhaltung: true, Pruefung: 'lesen', Plattform: true },
  Auszahlungen: { Betrieb: true, Buchhaltung: true, Pruefung: 'lesen' },
  LaeufeErstellen: { Betrieb: true, Buchhaltung: true },
  LaeufeFreigeben: { Betrieb: true, Buchhaltung: true },
  IbanZeigen: { Betrieb: true, Buchhaltung: true },
  Kontoauszuege: { Betrieb: true, Buchhaltung: true, Pruefung: 'lesen' },
  ListenExport: { Betrieb: true, Support: true, Buchhaltung: true, Pruefung: true },
  AuftraegeEntscheiden: { Betrieb: true },
  Personen: { Betrieb: true, Support: true, Buchhaltung: true, Pruefung: 'lesen', Plattform: true },
  PersonenAendern: { Betrieb: true, Support: true },
  Ansicht: { Betrieb: true, Support: true },
  AnliegenEntscheiden: { Betrieb: true, Support: true },
  Sperren: { Betrieb: true, Support: true },
  SperrenMuster: { Betrieb: true },
  Agenturen: { Betrieb: true, Support: 'lesen', Buchhaltung: 'lesen', Pruefung: 'lesen', Plattform: 'lesen' },
  AgenturenEntscheiden: { Betrieb: true, Plattform: true },
  Mails: { Betrieb: true, Support: true, Plattform: true },
  Arbeiten: { Betrieb: true, Plattform: true },
  Gutscheine: { Betrieb: true, Buchhaltung: true, Pruefung: 'lesen' },
  Belege: { Betrieb: true, Buchhaltung: true, Pruefung: 'lesen' },
  BelegeAendern: { Betrieb: true, Buchhaltung: true },
  Verkaeufer: { Betrieb: true, Support: 'lesen', Buchhaltung: 'lesen', Pruefung: 'lesen', Plattform: 'lesen' },
  VerkaeuferEntscheiden: { Betrieb: true },
  // `rules/entwurf.ts` says which parts of a draft Buchhaltung and Redaktion change.
  Entwurf: { Betrieb: true, Buchhaltung: true, Redaktion: true, Pruefung: 'lesen', Plattform: true },
  Veroeffentlichen: { Betrieb: true, Plattform: true },
  MandantAnlegen: { Plattform: true },
  Schluessel: { Betrieb: true, Plattform: true },
} as const satisfies Record<string, BetriebsrollenWithRecht>;

/** Every right of the back office at a tenant. */
export type BetriebRecht = keyof typeof BETRIEB;
export const BETRIEB_RECHTE = Object.keys(BETRIEB) as [BetriebRecht, ...BetriebRecht[]];

/** Rights that keys of the tenant's own systems can have. */
export const SCHLUESSEL_RECHTE = ['Auftrag', 'Kundennummer', 'Logintoken', 'Nachbuchung', 'Inhalte'] as const;
export type SchluesselRecht = (typeof SCHLUESSEL_RECHTE)[number];

/**
 * Rights by the kind of credential that can have them. Calls and pages name the right that they need; calls, pages and buttons check it with
 * `may`. If a call accepts several sessions, the first kind counts. Every caller has the rights of `offen`. An employee of a firm that recommends
 * has `Einladung` through the session of a recommender. `Praemienkonto` is the account of an own reward. `Betriebskonto` is a back office person's own account, with or without a role.
 */
export const RECHTE = {
  A: AGENTUR_RECHTE,
  B: ['Betriebskonto', ...BETRIEB_RECHTE],
  S: ['Seller'],
  R: ['Teilnahme', 'Beitritt', 'EigeneDaten'],
  E: ['Empfehlen', 'Beitritt', 'Bereich', 'Einladung', 'Praemienkonto'],
  P: ['Praemierung', 'Praemienkonto'],
  K: SCHLUESSEL_RECHTE,
  offen: ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt'],
} as const satisfies Record<Who, readonly string[]>;

export type Recht = (typeof RECHTE)[Who][number];

const KINDS = Object.keys(RECHTE) as Who[];

const canHave = (who: Who, recht: Recht): boolean => RECHTE[who].some((one) => one === recht);

/** A recommender. `nurLesen`: a read-only session, in which an administrator looks at the recommender's pages. */
interface EmpfehlerHolder {
  readonly who: 'E';
  readonly nurLesen?: boolean;
}

/** A key with its rights. */
interface SchluesselHolder {
  readonly who: 'K';
  readonly rechte: readonly SchluesselRecht[];
}

/** An agency user: the effective roles, and the switches that the tenant has turned on and the agency's owner has granted to this user. */
interface AgenturHolder {
  readonly who: 'A';
  readonly rollen: readonly Rolle[];
  readonly schalter: readonly Schalter[];
}

/** A profi seller, in any status of the registration. */
interface SellerHolder {
  readonly who: 'S';
}

/** A person of the back office, with the roles at the tenant of the call; without a tenant, the roles at any. */
interface BetriebHolder {
  readonly who: 'B';
  readonly rollen: readonly Betriebsrolle[];
}

/** An identified caller: its kind of credential, and the data that its rights depend on. A portal with its own session adds a member. */
export type Holder =
  | EmpfehlerHolder
  | { readonly who: 'P' }
  | { readonly who: 'R' }
  | SchluesselHolder
  | AgenturHolder
  | SellerHolder
  | BetriebHolder;

/** The holder of one kind of credential. */
export type HolderOf<Kind extends Holder['who']> = Extract<Holder, { readonly who: Kind }>;

/** Whether a session only reads; null is a caller without a credential. */
export const isNurLesen = (holder: Holder | null): boolean => holder?.who === 'E' && holder.nurLesen === true;

/** Whether secrets such as tokens and voucher codes are shown. The read-only session of an administrator shows none. */
export const showsSecrets = ({ nurLesen }: { readonly nurLesen: boolean }): boolean => !nurLesen;

/** Whether the caller has a right; null is a caller without a credential. */
export function may(holder: Holder | null, recht: Recht): boolean {
  if (canHave('offen', recht)) return true;
  if (holder === null || !canHave(holder.who, recht)) return false;
  if (holder.who === 'A') return hasRolle(holder, AGENTUR[recht as AgenturRecht]);
  if (holder.who === 'B') return recht === 'Betriebskonto' || accessOf(holder, recht as BetriebRecht) !== undefined;
  return holder.who !== 'K' || holder.rechte.some((given) => given === recht);
}

/** What the roles of a person of the back office allow of a right: all of it, or calls that read; undefined for nothing. */
function accessOf({ rollen }: BetriebHolder, recht: BetriebRecht): true | 'lesen' | undefined {
  const table: BetriebsrollenWithRecht = BETRIEB[recht];
  const given = rollen.map((rolle) => table[rolle]);
  return given.find((one) => one === true) ?? given.find((one) => one === 'lesen');
}

/** Whether the caller may make a call that needs a right and only reads, or also writes. */
export function mayCall(holder: Holder | null, recht: Recht, isWriting: boolean): boolean {
  if (!may(holder, recht)) return false;
  if (holder?.who !== 'B' || recht === 'Betriebskonto') return true;
  return !isWriting || accessOf(holder, recht as BetriebRecht) === true;
}

/** The rights of a person of the back office at a tenant. A tenant without agencies or profi sellers has none about them; it has claims against people. */
export function betriebRechte(
  holder: HolderOf<'B'>,
  settings: Pick<PortalSettings, 'ModuleAgentur' | 'ModuleProfiseller'> & { readonly PraemieAlsLohn: boolean },
): BetriebRecht[] {
  const without: readonly BetriebRecht[] = [
    ...(settings.ModuleAgentur === 'Aus' ? ABOUT_AGENTUREN : []),
    ...(settings.ModuleProfiseller ? [] : ABOUT_SELLER),
  ];
  return BETRIEB_RECHTE.filter((recht) => may(holder, recht) && !without.includes(recht));
}

const ABOUT_AGENTUREN = ['Agenturen', 'AgenturenEntscheiden'] as const satisfies readonly BetriebRecht[];
const ABOUT_SELLER = ['Verkaeufer', 'VerkaeuferEntscheiden'] as const satisfies readonly BetriebRecht[];

/** The roles of the back office that may make a call, for the message to a person without them. */
export const betriebsrollenWith = (recht: Recht, isWriting: boolean): readonly Betriebsrolle[] =>
  BETRIEBSROLLEN.filter((rolle) => mayCall({ who: 'B', rollen: [rolle] }, recht, isWriting));

function hasRolle({ rollen: own, schalter }: AgenturHolder, rollen: RollenWithRecht): boolean {
  return own.some((rolle) => {
    const has = rollen[rolle];
    return has === true || (has !== undefined && schalter.includes(has));
  });
}

/** The rights of an agency user. */
export const agenturRechte = (holder: HolderOf<'A'>): AgenturRecht[] => AGENTUR_RECHTE.filter((recht) => may(holder, recht));

/** The roles that can have a right, for the message to a user without it. Includes roles that have it only if the tenant allows it. */
export const rollenWithRecht = (recht: AgenturRecht): readonly Rolle[] => Object.keys(AGENTUR[recht]) as Rolle[];

/** Whether a role has a right only if a switch is on. */
export function needsSchalter(recht: AgenturRecht, rolle: Rolle): boolean {
  const rollen: RollenWithRecht = AGENTUR[recht];
  return typeof rollen[rolle] === 'string';
}

/** Kinds of credential that can make a call or open a page with this right. */
export const whoOf = ({ recht }: { readonly recht: Recht }) => KINDS.filter((who) => canHave(who, recht)) as [Who, ...Who[]];

/** Settings of a tenant that decide which portals it has. */
export interface PortalSettings {
  readonly ModuleAgentur: 'Aus' | 'Einladung' | 'Offen';
  readonly ModuleCompanyRecommendation: boolean;
  readonly ModuleProfiseller: boolean;
}

/** Kinds of credential that can make a call at a tenant. Calls with the right `Einladung` also need the portal of that kind to be on. */
export const whoAt = (call: { readonly recht: Recht }, { ModuleAgentur, ModuleCompanyRecommendation }: PortalSettings): readonly Who[] =>
  whoOf(call).filter((who) => {
    if (call.recht !== 'Einladung') return true;
    return who === 'A' ? ModuleAgentur !== 'Aus' : ModuleCompanyRecommendation;
  });
