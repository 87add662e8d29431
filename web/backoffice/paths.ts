/** Address of the back office, below which the router has its paths. */
export const BASE = '/betrieb';

/** Paths below the base. */
export const PATHS = {
  home: '/',
  login: '/login',
  logout: '/logout',
  join: '/einladung',
  forgot: '/passwortvergessen',
  reset: '/passwort',
  konto: '/plattform/konto',
  /** The pages of a draft, without a login. */
  vorschau: (token: string) => `/vorschau/${token}`,
  neu: '/plattform/neu',
  uebersicht: (mandant: string) => `/${mandant}/uebersicht`,
  live: (mandant: string) => `/${mandant}/live`,
  suche: (mandant: string) => `/${mandant}/suche`,
  person: (mandant: string, id: string) => `/${mandant}/personen/${encodeURIComponent(id)}`,
  /** The payments of a payout run, or one of them. */
  zahlungen: (mandant: string, lauf: string, nr?: string) =>
    `/${mandant}/zahlungslaeufe/${encodeURIComponent(lauf)}/zahlungen${nr === undefined ? '' : `/${encodeURIComponent(nr)}`}`,
  /** A screen of a tenant, or one row of its list. */
  liste: (mandant: string, liste: string, nr?: string) => `/${mandant}/${liste}${nr === undefined ? '' : `/${encodeURIComponent(nr)}`}`,
} as const;

const BACK = 'zurueck';

/** Address of the login that leads back to the given one. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = pathname.slice(BASE.length).replace(/\/$/, '') + search;
  const query = isScreen(path) ? `?${new URLSearchParams({ [BACK]: path })}` : '';
  return `${BASE}${PATHS.login}${query}`;
}

/** The path to which a login leads: the one that was opened before, otherwise the start page. */
export function pathAfterLogin(query: URLSearchParams): string {
  const path = query.get(BACK) ?? '';
  return isScreen(path) ? path : PATHS.home;
}

/** Whether a path is a screen behind the login. An address of another site is none: it begins with two slashes. */
const isScreen = (path: string): boolean => /^\/[a-z][a-z0-9-]*\/[^\\]*$/.test(path) && !path.includes('//');
