import type { AgenturRecht, Recht } from '../rules/rechte.ts';

/** Pages of the agencies' portal, as those of `public.ts`. None of them opens where the tenant has no agencies. */
export const AGENTUR_PAGES = {
  AgencyHome: { path: '/agentur', recht: 'Agentur' },
  AgencyLogin: { path: '/agentur/login' },
  AgencyLogout: { path: '/agentur/logout', recht: 'Agentur' },
  AgencyRegister: { path: '/agentur/registrieren' },
  AgencyRegisterPassword: { path: '/agentur/registrieren/passwort' },
  AgencyForgotPassword: { path: '/agentur/passwortvergessen' },
  AgencyResetPassword: { path: '/agentur/passwortsetzen' },
  AgencyConfirm: { path: '/agentur/bestaetigen' },
  AgencyUnsubscribe: { path: '/agentur/abbestellen' },
  AgencyAdditionalData: { path: '/agentur/zusatzdaten', recht: 'Stammdaten' },
  AgencyRewardOverview: { path: '/agentur/praemienuebersicht', recht: 'Praemienplan' },
  AgencyCosts: { path: '/agentur/kosten', recht: 'Praemienplan' },
  AgencyRules: { path: '/agentur/regeln' },
  AgencyDataProtection: { path: '/agentur/datenschutz' },
  AgencyInfo: { path: '/agentur/info' },
  AgencyArea: { path: '/agentur/bereich/:bericht', recht: 'Agentur' },
} as const satisfies Record<string, { readonly path: string; readonly recht?: Recht }>;

export type AgenturPage = keyof typeof AGENTUR_PAGES;

export const isAgenturPage = (page: string): page is AgenturPage => Object.hasOwn(AGENTUR_PAGES, page);

/** What stands below AgencyArea, in the order of the navigation, with the right that opening it needs. */
export const BEREICHE = {
  auftraege: 'Auftraege',
  leads: 'Leads',
  empfehlungen: 'Empfehlungen',
  empfehler: 'Empfehler',
  einladung: 'Einladung',
  einladungen: 'Einladungen',
  praemien: 'Praemien',
  praemienplan: 'Praemienplan',
  rechnungen: 'Rechnungen',
  statistik: 'Statistik',
  mitarbeiter: 'Mitarbeiter',
  stammdaten: 'Stammdaten',
  verwaltung: 'Verwaltung',
} as const satisfies Record<string, AgenturRecht>;

export type Bereich = keyof typeof BEREICHE;
export const BEREICH_NAMES = Object.keys(BEREICHE) as [Bereich, ...Bereich[]];

/** The right that an address below AgencyArea needs; undefined where it names nothing. */
export const rechtOfBereich = (name: string | undefined): AgenturRecht | undefined => (isBereich(name) ? BEREICHE[name] : undefined);

export const isBereich = (name: string | undefined): name is Bereich => name !== undefined && Object.hasOwn(BEREICHE, name);
