import type { PortalDeclaration } from './portal.ts';

export const SELLER_PAGES = {
  SellerHome: { path: '/profiseller', recht: 'Seller' },
  SellerInterstitial: { path: '/profiseller/willkommen' },
  SellerLogin: { path: '/profiseller/login' },
  SellerLogout: { path: '/profiseller/logout', recht: 'Seller' },
  SellerRegister: { path: '/profiseller/registrieren' },
  SellerRegisterPassword: { path: '/profiseller/registrieren/passwort' },
  SellerConfirm: { path: '/profiseller/bestaetigen' },
  SellerForgotPassword: { path: '/profiseller/passwortvergessen' },
  SellerResetPassword: { path: '/profiseller/passwortsetzen' },
  SellerConditions: { path: '/profiseller/bedingungen' },
  SellerOrders: { path: '/profiseller/auftraege', recht: 'Seller' },
  SellerCommissions: { path: '/profiseller/provisionen', recht: 'Seller' },
  SellerBilling: { path: '/profiseller/abrechnung', recht: 'Seller' },
  SellerData: { path: '/profiseller/daten', recht: 'Seller' },
} as const satisfies PortalDeclaration['pages'];

/** Portal of the profi sellers. */
export const SELLER = {
  name: 'seller',
  session: 'Seller',
  isOn: ({ ModuleProfiseller }) => ModuleProfiseller,
  pages: SELLER_PAGES,
  interstitial: 'SellerInterstitial',
  login: 'SellerLogin',
  logout: 'SellerLogout',
  withoutLogin: [
    'SellerInterstitial',
    'SellerForgotPassword',
    'SellerResetPassword',
    'SellerRegister',
    'SellerRegisterPassword',
    'SellerConfirm',
  ],
  area: { page: 'SellerHome', parameter: 'bereich' },
  areas: {
    home: { icon: 'house', page: 'SellerHome' },
    auftraege: { icon: 'order', page: 'SellerOrders' },
    provisionen: { icon: 'wallet', page: 'SellerCommissions' },
    abrechnung: { icon: 'invoice', page: 'SellerBilling' },
    daten: { icon: 'data', page: 'SellerData' },
  },
  overview: 'home',
} as const satisfies PortalDeclaration;
