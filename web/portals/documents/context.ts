import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../../contract/call.ts';
import { type PageName, rechtOf } from '../../../contract/pages/public.ts';
import { type PortalDeclaration, placeOfArea } from '../../../contract/portals/portal.ts';
import { may, type PortalSettings } from '../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import { holderIn } from '../../shell/portal-gate.ts';
import type { Target, Visit } from '../../shell/visit.ts';

/** A call whose answer a page reads: the body of its 200. */
type CallWithBody<Body> = Omit<CallDefinition, 'answers'> & { readonly answers: { readonly 200: z.ZodMiniType<Body, Body> } };

/** What a mailed link is for. */
export type Zweck = 'Registrierung' | 'Passwort' | 'Einladung';

/** A field of the registration that only this portal asks for, above the names. */
interface OwnField {
  readonly name: string;
  readonly label: TextKey;
  readonly hint: TextKey;
  readonly autoComplete: string;
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
  /** Whether anyone may register at a tenant. */
  isOpen(settings: PortalSettings): boolean;
  /** Page to which the first login leads. */
  readonly next: PageName;
  readonly texts: Readonly<Record<'title' | 'lead' | 'link' | 'confirmDescription' | 'passwordDescription', TextKey>>;
}

/** What the pages before the login of a portal are made of: calls, pages and texts that differ between portals. */
export interface PortalDocuments {
  readonly declaration: PortalDeclaration<PageName>;
  readonly pages: { readonly forgotPassword: PageName; readonly resetPassword: PageName };
  readonly calls: {
    readonly logIn: CallWithBody<{ Token: string } | { MfaToken: string }>;
    /** Null where nobody has a second factor. */
    readonly finishLogin: CallDefinition | null;
    readonly logOut: CallDefinition;
    readonly requestPasswordLink: CallDefinition;
    readonly setPassword: CallDefinition;
    readonly readLink: CallWithBody<{ Gueltig: boolean; Ablauf: string | null; Zweck: Zweck; Email?: string | undefined }>;
  };
  /** Whether people can log in at the tenant's provider. */
  readonly hasAnmeldedienst: boolean;
  /** Null where people come by invitation only. */
  readonly registration: Registration | null;
  readonly texts: Readonly<Record<'portal' | 'loginTitle' | 'loginLead' | 'forgotLead' | 'forgotHint' | 'resetDescription', TextKey>>;
  /** What the head shows in place of the portal's name: the firm of a logged-in user; null without one. */
  nameOf(visit: Visit): string | null;
  /** The portal's own pages that the foot links to, with their labels. */
  linksOf(visit: Visit): readonly { readonly page: PageName; readonly label: TextKey }[];
  /** What the login says below its form. `isPasswordSet`: the person comes from setting a password. */
  BelowLogin(props: DocumentContext & { readonly isPasswordSet: boolean }): ReactNode;
}

/** A portal at which people register by a form. */
export type RegisteringPortal = PortalDocuments & { readonly registration: Registration };

/** What every document of a portal knows of its tenant and visitor. */
export interface DocumentContext extends PageContext {
  readonly portal: PortalDocuments;
  /** The visitor is logged in by the session of the portal. */
  readonly isLoggedIn: boolean;
  readonly portalName: string;
  readonly portalLinks: ReturnType<PortalDocuments['linksOf']>;
  /** Anyone may register. */
  readonly canRegister: boolean;
}

/** Whether the visitor is logged in by the session of a portal. */
export const isLoggedIn = ({ declaration }: PortalDocuments, visit: Visit): boolean =>
  may(holderIn(declaration, visit), rechtOf(declaration.area.page));

/** The page of a portal that a login leads to where nothing else was asked for. */
export const homeOf = ({ declaration }: PortalDocuments): Target => placeOfArea(declaration, declaration.overview);

/** Context of a document from its portal and visit. */
export function documentContext(portal: PortalDocuments, visit: Visit): DocumentContext {
  const context = pageContext(visit);
  return {
    ...context,
    portal,
    isLoggedIn: isLoggedIn(portal, visit),
    portalName: portal.nameOf(visit) ?? context.t(portal.texts.portal),
    portalLinks: portal.linksOf(visit),
    canRegister: portal.registration?.isOpen(visit.konfiguration) ?? false,
  };
}
