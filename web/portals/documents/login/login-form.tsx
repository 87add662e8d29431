import { pageAddress } from '../../../../contract/pages/public.ts';
import { LoginFields } from '../../../features/account/login-fields.tsx';
import { PortalForm } from '../portal-form.tsx';
import type { LoginProps } from './load.ts';

/** Form for address and password; the button for a forgotten password passes the typed address on. The portal's own content follows below. */
export const LoginForm = (props: LoginProps) => {
  const { paths, locale, portal, hinweis } = props;
  const { declaration, pages, BelowLogin } = portal;
  return (
    <div className="flex flex-col gap-8">
      <PortalForm {...props}>
        <LoginFields {...props} forgot={pageAddress(paths, pages.forgotPassword, locale)} von={declaration.login} />
      </PortalForm>
      <BelowLogin {...props} isPasswordSet={hinweis === 'gesetzt'} />
    </div>
  );
};
