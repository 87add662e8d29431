import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../../contract/call.ts';
import { entryOf, type PageName, type PortalPageSettings, rechtOf } from '../../../contract/pages/public.ts';
import { type PortalDeclaration, placeOfArea } from '../../../contract/portals/portal.ts';
import { may } from '../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import { holderIn } from '../../shell/portal-gate.ts';
import type { Target, Visit } from '../../shell/visit.ts';

/** A call with a body in its 200 answer, which a page reads. */
type CallWithBody<Body> = Omit<CallDefinition, 'answers'> & { readonly answers: { readonly 200: z.ZodMiniType<Body, Body> } };

/** A call that logs in, or answers the token of a second step. */
type LoginCall = CallWithBody<{ Token: string | null } | { MfaToken: string }>;

/** Purpose of a mailed link. */
export type Zweck = 'Registrierung' | 'Passwort' | 'Einladung';

/** A field of the registration form that only this portal has; shown above the names. */
interface OwnField {
  readonly name: string;
  readonly label: TextKey;
  readonly hint: TextKey;
  readonly autoComplete: string;
}

/** A text of the tenant that a registration accepts by a checkbox. */
export interface Acceptance {
  /** Name of the field in the body of the call. */
  readonly name: string;
  readonly label: TextKey;
  readonly page: PageName;
  /** Label of the link that opens the text. */
  readonly link: TextKey;
  /** The accepted version, which is the value of the field. */
  readonly version: string;
}

/** Registration by a form: the mailed link confirms the address, then sets the password. */
export interface Registration {
  readonly pages: { readonly register: PageName; readonly confirm: PageName; readonly password: PageName };
  readonly calls: {
    readonly register: CallDefinition;
    readonly checkCaptcha: CallDefinition & { readonly method: 'GET' };
    readonly confirm: CallDefinition;
  };
  readonly fields: readonly OwnField[];
  /** Texts of the tenant that the form accepts. */
  acceptancesOf(visit: Visit): readonly Acceptance[];
  /** Whether anyone may register at a tenant. */
  isOpen(settings: PortalPageSettings): boolean;
  /** Days for which the mailed link can be used. */
  readonly linkDays: number;
  /** Page to which the first login leads. */
  readonly next: PageName;
  readonly texts: Readonly<Record<'title' | 'lead' | 'link' | 'confirmDescription' | 'passwordDescription' | 'passwordLead', TextKey>>;
}

/** The parts of the pages before the login that differ between portals: calls, pages and texts. */
export interface PortalDocuments {
  readonly declaration: PortalDeclaration<PageName>;
  readonly pages: { readonly forgotPassword: PageName; readonly resetPassword: PageName };
  readonly calls: {
    readonly logIn: LoginCall;
    /** Null in a portal without a second factor. */
    readonly finishLogin: CallDefinition | null;
    readonly logOut: CallDefinition;
    readonly requestPasswordLink: CallDefinition;
    readonly setPassword: CallDefinition;
    readonly readLink: CallWithBody<{ Gueltig: boolean; Ablauf: string | null; Zweck: Zweck; Email?: string | undefined }>;
  };
  /** Calls that begin and finish a login at the tenant's provider; null in a portal without one. */
  readonly anmeldedienst: { readonly start: CallWithBody<{ Adresse: string }>; readonly finish: LoginCall } | null;
  /** Null in a portal that people join by invitation only. */
  readonly registration: Registration | null;
  readonly texts: Readonly<Record<'portal' | 'loginTitle' | 'loginLead' | 'forgotLead' | 'forgotHint' | 'resetDescription', TextKey>>;
  /** Name in the head instead of the portal's: the firm of the logged-in user; null without one. */
  nameOf(visit: Visit): string | null;
  /** Pages of the portal that the footer links to, with their labels. */
  linksOf(visit: Visit): readonly { readonly page: PageName; readonly label: TextKey }[];
  /** Content below the login form. `isPasswordSet`: the person has just set a password. */
  BelowLogin(props: DocumentContext & { readonly isPasswordSet: boolean }): ReactNode;
}

/** A portal with a registration form. */
export type RegisteringPortal = PortalDocuments & { readonly registration: Registration };

/** Context of every document of a portal: tenant and visitor. */
export interface DocumentContext extends PageContext {
  readonly portal: PortalDocuments;
  /** The visitor is logged in by the session of the portal. */
  readonly isLoggedIn: boolean;
  /** Page to which people without a session come first: the interstitial page or the login. */
  readonly entry: PageName;
  readonly portalName: string;
  readonly portalLinks: ReturnType<PortalDocuments['linksOf']>;
  /** Anyone may register. */
  readonly canRegister: boolean;
}

/** Whether the visitor is logged in by the session of a portal. */
export const isLoggedIn = ({ declaration }: PortalDocuments, visit: Visit): boolean =>
  may(holderIn(declaration, visit), rechtOf(declaration.area.page));

/** The page of a portal that opens after a login unless another page was requested. */
export const homeOf = ({ declaration }: PortalDocuments): Target => placeOfArea(declaration, declaration.overview);

/** Context of a document from its portal and visit. */
export function documentContext(portal: PortalDocuments, visit: Visit): DocumentContext {
  const context = pageContext(visit);
  return {
    ...context,
    portal,
    isLoggedIn: isLoggedIn(portal, visit),
    entry: entryOf(portal.declaration, visit.konfiguration),
    portalName: portal.nameOf(visit) ?? context.t(portal.texts.portal),
    portalLinks: portal.linksOf(visit),
    canRegister: portal.registration?.isOpen(visit.konfiguration) ?? false,
  };
}
