import * as login from '../../../../contract/calls/seller/login.ts';
import * as passwort from '../../../../contract/calls/seller/passwort.ts';
import * as registrierung from '../../../../contract/calls/seller/registrierung.ts';
import { isSwitchedOff } from '../../../../contract/pages/public.ts';
import { SELLER } from '../../../../contract/portals/seller.ts';
import type { Visit } from '../../../shell/visit.ts';
import { type DocumentContext, documentContext, type RegisteringPortal } from '../../documents/context.ts';
import { hasConditions } from '../conditions.ts';
import { BelowLogin } from './below-login.tsx';

/** Pages of the profi sellers' portal that need no login. */
export const SELLER_DOCUMENTS: RegisteringPortal = {
  declaration: SELLER,
  pages: { forgotPassword: 'SellerForgotPassword', resetPassword: 'SellerResetPassword' },
  calls: {
    logIn: login.loginSeller,
    finishLogin: null,
    logOut: login.logoutSeller,
    requestPasswordLink: passwort.requestSellerPasswortlink,
    setPassword: passwort.resetSellerPasswort,
    readLink: passwort.verifySellerToken,
  },
  anmeldedienst: null,
  registration: {
    pages: { register: 'SellerRegister', confirm: 'SellerConfirm', password: 'SellerRegisterPassword' },
    calls: {
      register: registrierung.registerSeller,
      checkCaptcha: registrierung.checkSellerCaptcha,
      confirm: registrierung.confirmSeller,
    },
    fields: [],
    acceptancesOf: () => [],
    isOpen: (settings) => !isSwitchedOff(settings, 'SellerRegister'),
    linkDays: registrierung.SELLER_BESTAETIGUNG_TAGE,
    next: 'SellerData',
    texts: {
      title: 'sellerseite.registrieren.titel',
      lead: 'sellerseite.registrieren.text',
      link: 'sellerseite.registrieren.link',
      confirmDescription: 'sellerseite.bestaetigen.beschreibung',
      passwordDescription: 'sellerseite.passwort.beschreibung',
      passwordLead: 'sellerseite.passwort.text',
    },
  },
  texts: {
    portal: 'sellerseite.portal',
    loginTitle: 'sellerseite.anmelden.titel',
    loginLead: 'sellerseite.anmelden.text',
    forgotLead: 'sellerseite.vergessen.text',
    forgotHint: 'sellerseite.vergessen.adresse',
    resetDescription: 'sellerseite.setzen.beschreibung',
  },
  nameOf: () => null,
  linksOf: (visit) => (hasConditions(visit) ? [{ page: 'SellerConditions', label: 'sellerseite.bedingungen.link' }] : []),
  BelowLogin,
};

/** Context of a document of profi sellers. */
export const sellerContext = (visit: Visit): DocumentContext => documentContext(SELLER_DOCUMENTS, visit);
