import { pageAddress } from '../../../contract/pages/public.ts';
import { ToLogin } from '../../features/interstitial/to-login.tsx';
import { fieldOf } from '../../shell/form.ts';
import { FormSummary } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { InterstitialProps } from './load.ts';

/** The login that the tenant has: by a mailed link, or by the Login page. */
export const Entry = (props: InterstitialProps) => {
  const { t, form, isLoggedOut, wasSent, isAutologin } = props;
  return (
    <div className="flex flex-col gap-6">
      {isLoggedOut && (
        <Notice variant="success" alert>
          {t('anmelden.beendet')}
        </Notice>
      )}
      <FormSummary {...props} />
      {wasSent && form.message === null && (
        <Notice variant="success" alert>
          <p className="font-bold">{t('exklusiv.gesendet.titel')}</p>
          <p className="mt-1">{t('exklusiv.gesendet.text')}</p>
        </Notice>
      )}
      {isAutologin ? <MailForm {...props} /> : <PasswordLogin {...props} />}
    </div>
  );
};

const MailForm = (props: InterstitialProps) => {
  const { t, wasSent, isExklusiv } = props;
  return (
    <section aria-labelledby="zugang">
      <Heading level={2} size="item" id="zugang">
        {t(wasSent ? 'exklusiv.gesendet.nichtDa' : 'exklusiv.zugang')}
      </Heading>
      <p className="mt-2 max-w-measure text-muted">
        {t(!wasSent ? 'exklusiv.zugang.text' : isExklusiv ? 'exklusiv.gesendet.hilfe' : 'exklusiv.offen.hilfe')}
      </p>
      <PostForm noValidate className="mt-6 flex flex-col gap-4">
        <TextField {...fieldOf(props, 'Email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="email" />
        {wasSent ? (
          <Button variant="quiet" className="md:self-start">
            {t('exklusiv.gesendet.knopf')}
          </Button>
        ) : (
          <Button className="md:self-start">{t('exklusiv.zugang.knopf')}</Button>
        )}
      </PostForm>
    </section>
  );
};

const PasswordLogin = ({ t, redirect, paths, locale }: InterstitialProps) => (
  <ToLogin
    href={pageAddress(paths, 'Login', locale, redirect === undefined ? {} : { redirect })}
    label={t('exklusiv.anmelden')}
    text={t('exklusiv.anmelden.text')}
  />
);
