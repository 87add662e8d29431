import { areaNames, type PortalDeclaration } from './portal.ts';

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
  AgencyConsent: { path: '/agentur/zustimmung', recht: 'Agentur' },
  AgencyAdditionalData: { path: '/agentur/zusatzdaten', recht: 'Stammdaten' },
  AgencyRewardOverview: { path: '/agentur/praemienuebersicht', recht: 'Praemienplan' },
  AgencyCosts: { path: '/agentur/kosten', recht: 'Praemienplan' },
  AgencyRules: { path: '/agentur/regeln' },
  AgencyProcessing: { path: '/agentur/auftragsverarbeitung' },
  AgencyDataProtection: { path: '/agentur/datenschutz' },
  AgencyInfo: { path: '/agentur/info' },
  AgencyArea: { path: '/agentur/bereich/:bericht', recht: 'Agentur' },
} as const satisfies PortalDeclaration['pages'];

export type AgenturPage = keyof typeof AGENTUR_PAGES;

export const isAgenturPage = (page: string): page is AgenturPage => Object.hasOwn(AGENTUR_PAGES, page);

/** Portal of the agencies. */
export const AGENTUR = {
  name: 'agentur',
  session: 'Agentur',
  isOn: ({ ModuleAgentur }) => ModuleAgentur !== 'Aus',
  pages: AGENTUR_PAGES,
  login: 'AgencyLogin',
  logout: 'AgencyLogout',
  withoutLogin: [
    'AgencyForgotPassword',
    'AgencyResetPassword',
    'AgencyRegister',
    'AgencyRegisterPassword',
    'AgencyConfirm',
    'AgencyUnsubscribe',
  ],
  area: { page: 'AgencyArea', parameter: 'bericht' },
  areas: {
    home: { icon: 'house', page: 'AgencyHome', group: 'arbeit' },
    auftraege: { icon: 'order', recht: 'Auftraege', group: 'arbeit' },
    leads: { icon: 'person', recht: 'Leads', group: 'arbeit' },
    empfehlungen: { icon: 'recommend', recht: 'Empfehlungen', group: 'arbeit' },
    empfehler: { icon: 'people', recht: 'Empfehler', group: 'arbeit' },
    einladung: { icon: 'plus', recht: 'Einladung', group: 'arbeit' },
    einladungen: { icon: 'mail', recht: 'Einladungen', group: 'arbeit' },
    praemien: { icon: 'gift', recht: 'Praemien', group: 'geld' },
    praemienplan: { icon: 'plan', recht: 'Praemienplan', group: 'geld' },
    rechnungen: { icon: 'invoice', recht: 'Rechnungen', group: 'geld' },
    statistik: { icon: 'chart', recht: 'Statistik', group: 'agentur' },
    mitarbeiter: { icon: 'data', recht: 'Mitarbeiter', group: 'agentur' },
    stammdaten: { icon: 'building', recht: 'Stammdaten', group: 'agentur' },
    verwaltung: { icon: 'gear', recht: 'Verwaltung', group: 'agentur' },
  },
  overview: 'home',
} as const satisfies PortalDeclaration;

/** An area below AgencyArea. */
export type Bereich = Exclude<keyof typeof AGENTUR.areas, 'home'>;
export const bereichNames = (): readonly Bereich[] => areaNames(AGENTUR).filter((name) => name !== 'home');
