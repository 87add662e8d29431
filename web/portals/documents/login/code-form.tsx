import { pageAddress } from '../../../../contract/pages/public.ts';
import { fieldOf } from '../../../shell/form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PortalForm } from '../portal-form.tsx';
import { type LoginProps, MFA_TOKEN } from './load.ts';

/** Form for a code of the second factor or a recovery code. */
export const CodeForm = (props: LoginProps) => {
  const { t, paths, locale, portal, mfaToken, loginRedirect } = props;
  return (
    <PortalForm {...props}>
      <input type="hidden" name={MFA_TOKEN} value={mfaToken ?? ''} />
      <TextField
        {...fieldOf(props, 'Code')}
        value={undefined}
        label={t('agenturseite.code.feld')}
        hint={t('agenturseite.code.hinweis')}
        autoComplete="one-time-code"
      />
      <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <Button>{t('agenturseite.code.knopf')}</Button>
        <TextLink href={pageAddress(paths, portal.declaration.login, locale, loginRedirect)}>{t('agenturseite.code.neu')}</TextLink>
      </div>
    </PortalForm>
  );
};
