import type { PageName } from '../../../../contract/pages/public.ts';
import type { Context } from '../../../context.ts';
import type { Portal } from '../portal.ts';

/** A portal whose users can log in with the tenant's identity provider. */
export interface SsoPortal<Benutzer> extends Portal<Context, Benutzer> {
  /** The page to which the provider sends the browser back. */
  readonly loginPage: PageName;
  /** The account of an address, even if it cannot log in now. */
  findIdByEmail(context: Context, email: string): Promise<string | undefined>;
  /** Whether an account can log in now. `isProven` means that the provider verified its address, so that open invitations can be accepted. */
  admit(context: Context, id: string, konto: { readonly email: string; readonly isProven: boolean }): Promise<boolean>;
}
