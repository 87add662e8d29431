import * as konto from '../../../../contract/calls/agentur/konto.ts';
import * as login from '../../../../contract/calls/agentur/login.ts';
import * as registrierung from '../../../../contract/calls/agentur/registrierung.ts';
import * as sso from '../../../../contract/calls/agentur/sso.ts';
import { isSwitchedOff } from '../../../../contract/pages/public.ts';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import type { Visit } from '../../../shell/visit.ts';
import { type DocumentContext, documentContext, type RegisteringPortal } from '../../documents/context.ts';
import { agenturOf } from '../visit.ts';
import { bedingungenOf } from './bedingungen.ts';
import { BelowLogin } from './below-login.tsx';
import { inhaltPagesOf } from './inhalte.ts';

/** Pages of the agency portal that need no login. */
export const AGENTUR_DOCUMENTS: RegisteringPortal = {
  declaration: AGENTUR,
  pages: { forgotPassword: 'AgencyForgotPassword', resetPassword: 'AgencyResetPassword' },
  calls: {
    logIn: login.loginAgentur,
    finishLogin: login.finishAgenturLogin,
    logOut: login.logoutAgentur,
    requestPasswordLink: konto.requestAgenturPasswortlink,
    setPassword: konto.resetAgenturPasswort,
    readLink: konto.verifyAgenturToken,
  },
  anmeldedienst: { start: sso.startAgenturSso, finish: sso.finishAgenturSso },
  registration: {
    pages: { register: 'AgencyRegister', confirm: 'AgencyConfirm', password: 'AgencyRegisterPassword' },
    calls: {
      register: registrierung.registerAgentur,
      checkCaptcha: registrierung.checkAgenturCaptcha,
      confirm: registrierung.confirmAgentur,
    },
    fields: [
      {
        name: 'Firma',
        label: 'agenturseite.registrieren.firma',
        hint: 'agenturseite.registrieren.firma.hinweis',
        autoComplete: 'organization',
      },
    ],
    acceptancesOf: (visit) =>
      bedingungenOf(visit).map(({ name, page, block }) => ({
        name: `Zustimmungen.${name}`,
        label: `agenturseite.registrieren.zustimmung.${name}` as const,
        page,
        link: `agenturseite.registrieren.zustimmung.${name}.link` as const,
        version: block.Pruefsumme,
      })),
    isOpen: (settings) => !isSwitchedOff(settings, 'AgencyRegister'),
    linkDays: registrierung.BESTAETIGUNG_TAGE,
    next: 'AgencyAdditionalData',
    texts: {
      title: 'agenturseite.registrieren.titel',
      lead: 'agenturseite.registrieren.text',
      link: 'agenturseite.anmelden.registrieren.link',
      confirmDescription: 'agenturseite.bestaetigen.beschreibung',
      passwordDescription: 'agenturseite.beitritt.beschreibung',
      passwordLead: 'agenturseite.beitritt.Registrierung',
    },
  },
  texts: {
    portal: 'agenturseite.portal',
    loginTitle: 'agenturseite.anmelden.titel',
    loginLead: 'agenturseite.anmelden.text',
    forgotLead: 'agenturseite.vergessen.text',
    forgotHint: 'agenturseite.vergessen.adresse',
    resetDescription: 'agenturseite.setzen.beschreibung',
  },
  nameOf: (visit) => agenturOf(visit)?.name ?? null,
  linksOf: (visit) => inhaltPagesOf(visit).map((page) => ({ page, label: `agenturseite.link.${page}` as const })),
  BelowLogin,
};

/** Context of a document of agencies. */
export const agenturContext = (visit: Visit): DocumentContext => documentContext(AGENTUR_DOCUMENTS, visit);
