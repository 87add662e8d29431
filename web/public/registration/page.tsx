import { pageAddress } from '../../../contract/pages/public.ts';
import { MailMissing } from '../../features/account/mail-missing.tsx';
import { Terms } from '../../features/account/terms.tsx';
import { fieldOf } from '../../shell/form.ts';
import { Form, formPage, Vorgang } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { loadRegistration, type RegistrationProps } from './load.ts';
import { postRegistration } from './post.ts';

/** An account before the first referral: requested here, completed by setting a password behind the mailed link. */
export const registration = formPage({
  load: loadRegistration,
  post: postRegistration,
  head: ({ t, wasSent }) => ({
    titel: t(wasSent ? 'registrieren.gesendet.titel' : 'registrieren.titel'),
    beschreibung: t('registrieren.text'),
  }),
  View: (props) => <Frame context={props}>{props.wasSent ? <Sent {...props} /> : <RegistrationForm {...props} />}</Frame>,
});

/** Next steps after sending, the same for every address, and a button to resend the mail. */
const Sent = (props: RegistrationProps) => {
  const { t, wasSentAgain } = props;
  return (
    <BandFlow title={t('registrieren.gesendet.titel')} lead={t('registrieren.gesendet.text')}>
      {wasSentAgain && (
        <Notice variant="success" alert>
          {t('registrieren.gesendet.erneut')}
        </Notice>
      )}
      <MailMissing title={t('registrieren.gesendet.nichtDa')} hints={[t('registrieren.gesendet.hilfe')]}>
        <Form {...props} className="flex flex-col gap-6">
          <TextField {...fieldOf(props, 'Email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="email" />
          <Vorgang />
          <Button variant="quiet" className="md:self-start">
            {t('registrieren.gesendet.knopf')}
          </Button>
        </Form>
      </MailMissing>
    </BandFlow>
  );
};

/** Form for a new account: name, address and terms. */
const RegistrationForm = (props: RegistrationProps) => {
  const { t, paths, locale, isAgbHinweis } = props;
  return (
    <BandFlow title={t('registrieren.titel')} lead={t('registrieren.text')}>
      <Form {...props} className="flex flex-col gap-8">
        <div className="fields grid grid-cols-1 gap-x-6 max-md:gap-y-6 md:grid-cols-2">
          <TextField {...fieldOf(props, 'Vorname')} label={t('feldname.vorname')} autoComplete="given-name" />
          <TextField {...fieldOf(props, 'Nachname')} label={t('feldname.nachname')} autoComplete="family-name" />
          <TextField
            {...fieldOf(props, 'Email')}
            className="md:col-span-2"
            label={t('feldname.email')}
            hint={t('registrieren.email.hinweis')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
        <Terms {...props} field={fieldOf(props, 'AgbText')} hinweis={isAgbHinweis ? 'registrieren.agb.hinweis' : null} />
        <Vorgang />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('registrieren.knopf')}</Button>
          <TextLink href={pageAddress(paths, 'Login', locale)}>{t('registrieren.anmelden')}</TextLink>
        </div>
      </Form>
    </BandFlow>
  );
};
