import { pageAddress } from '../../../../../contract/pages/public.ts';
import { fieldOf } from '../../../../shell/form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { PortalForm } from '../portal-form.tsx';
import type { LoginProps } from './load.ts';

/** Address and password; the address goes along to who has forgotten the password. Who has just set one needs no agency any more. */
export const LoginForm = (props: LoginProps) => {
  const { t, paths, locale, mandant, isOffen, hinweis } = props;
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
          <TextButton formAction={pageAddress(paths, 'AgencyForgotPassword', locale)} name="von" value="AgencyLogin">
            {t('anmelden.vergessen')}
          </TextButton>
        </div>
      </PortalForm>
      {isOffen && hinweis !== 'gesetzt' && (
        <section className="border-t border-border pt-8">
          <Heading level={2} size="item">
            {t('agenturseite.anmelden.registrieren')}
          </Heading>
          <p className="mt-2 max-w-measure text-muted">{t('agenturseite.anmelden.registrieren.text', { mandant: mandant.Name })}</p>
          <TextLink href={pageAddress(paths, 'AgencyRegister', locale)}>{t('agenturseite.anmelden.registrieren.link')}</TextLink>
        </section>
      )}
      <section className="border-t border-border pt-8">
        <Heading level={2} size="item">
          {t('agenturseite.anmelden.empfehlen')}
        </Heading>
        <p className="mt-2 max-w-measure text-muted">{t('agenturseite.anmelden.empfehlen.text')}</p>
        <TextLink href={pageAddress(paths, 'Homepage', locale)}>{t('agenturseite.anmelden.empfehlen.link')}</TextLink>
      </section>
    </div>
  );
};
