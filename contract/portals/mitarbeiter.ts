import type { AreaOf, PortalDeclaration } from './portal.ts';

export const MITARBEITER_PAGES = {
  EmployeeArea: { path: '/mitarbeiterempfehlen/:tab', recht: 'Bereich' },
} as const satisfies PortalDeclaration['pages'];

/** Portal of the employees of a firm that recommends: it uses the session and login of recommenders. */
export const MITARBEITER = {
  name: 'mitarbeiter',
  session: 'Empfehler',
  isOn: ({ ModuleCompanyRecommendation }) => ModuleCompanyRecommendation,
  pages: MITARBEITER_PAGES,
  login: 'Login',
  logout: 'Logout',
  withoutLogin: [],
  area: { page: 'EmployeeArea', parameter: 'tab' },
  areas: {
    einladungsmaske: { icon: 'plus' },
    einladungen: { icon: 'mail' },
    empfehler: { icon: 'people' },
    interessenten: { icon: 'person' },
    freigabe: { icon: 'order' },
    uebersicht: { icon: 'chart' },
  },
  overview: 'uebersicht',
} as const satisfies PortalDeclaration;

export type Tab = AreaOf<typeof MITARBEITER>;
