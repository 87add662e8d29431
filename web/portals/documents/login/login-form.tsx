import { pageAddress } from '../../../../contract/pages/public.ts';
import { fieldOf } from '../../../shell/form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { PortalForm } from '../portal-form.tsx';
import type { LoginProps } from './load.ts';

/** Address and password, with the address handed on where the password is forgotten, and what the portal says below. */
export const LoginForm = (props: LoginProps) => {
  const { t, paths, locale, portal, hinweis } = props;
  const { declaration, pages, BelowLogin } = portal;
  return (
    <div className="flex flex-col gap-8">
      <PortalForm {...props}>
        <TextField {...fieldOf(props, 'Email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="username" />
        <TextField
          {...fieldOf(props, 'Password')}
          value={undefined}
          label={t('feldname.password')}
          type="password"
          autoComplete="current-password"
        />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('anmelden.knopf')}</Button>
          <TextButton formAction={pageAddress(paths, pages.forgotPassword, locale)} name="von" value={declaration.login}>
            {t('anmelden.vergessen')}
          </TextButton>
        </div>
      </PortalForm>
      <BelowLogin {...props} isPasswordSet={hinweis === 'gesetzt'} />
    </div>
  );
};
