import { BESTAETIGUNG_TAGE } from '../../../../../contract/calls/agentur/registrierung.ts';
import { pageAddress } from '../../../../../contract/pages/public.ts';
import { MailMissing } from '../../../../features/account/mail-missing.tsx';
import { CaptchaStep } from '../../../../features/captcha/captcha-step.tsx';
import { fieldOf } from '../../../../shell/form.ts';
import { formPage } from '../../../../shell/form-page.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { Beside, Lead } from '../beside.tsx';
import { DocumentFrame } from '../document-frame.tsx';
import { PortalForm } from '../portal-form.tsx';
import { Way } from '../way.tsx';
import { loadRegister, type RegisterProps } from './load.ts';
import { postRegister } from './post.ts';

/** Who wants to be an agency: asked for here, finished behind the mailed link. Tells nobody whether an address is one of an agency. */
export const agencyRegister = formPage<RegisterProps>({
  cache: 'inhalt',
  load: loadRegister,
  post: postRegister,
  head: ({ t, mandant, captcha, wasSent }) => ({
    titel: t(wasSent ? 'agenturseite.registrieren.gesendet.titel' : 'agenturseite.registrieren.titel'),
    beschreibung: t('agenturseite.registrieren.text', { mandant: mandant.Name }),
    captcha: captcha !== null,
  }),
  View: (props) => (
    <DocumentFrame context={props}>
      <Beside look={props.look}>{props.wasSent ? <Sent {...props} /> : <Ask {...props} />}</Beside>
    </DocumentFrame>
  ),
});

const Ask = (props: RegisterProps) => {
  const { t, mandant, paths, locale } = props;
  return (
    <>
      <Lead title={t('agenturseite.registrieren.titel')} text={t('agenturseite.registrieren.text', { mandant: mandant.Name })} />
      <PortalForm {...props}>
        <TextField
          {...fieldOf(props, 'Firma')}
          label={t('agenturseite.registrieren.firma')}
          hint={t('agenturseite.registrieren.firma.hinweis')}
          autoComplete="organization"
        />
        <TextField {...fieldOf(props, 'Vorname')} label={t('feldname.vorname')} autoComplete="given-name" />
        <TextField {...fieldOf(props, 'Nachname')} label={t('feldname.nachname')} autoComplete="family-name" />
        <TextField
          {...fieldOf(props, 'Email')}
          label={t('feldname.email')}
          hint={t('agenturseite.registrieren.email.hinweis')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <CaptchaStep {...props} />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('agenturseite.registrieren.knopf')}</Button>
          <TextLink href={pageAddress(paths, 'AgencyLogin', locale)}>{t('agenturseite.registrieren.anmelden')}</TextLink>
        </div>
      </PortalForm>
      <Way {...props} now="adresse" />
    </>
  );
};

const Sent = (props: RegisterProps) => {
  const { t, paths, locale } = props;
  return (
    <>
      <Lead
        title={t('agenturseite.registrieren.gesendet.titel')}
        text={t('agenturseite.registrieren.gesendet.text', { tage: BESTAETIGUNG_TAGE })}
      />
      <MailMissing
        title={t('agenturseite.registrieren.gesendet.nichtDa')}
        hints={[t('agenturseite.registrieren.gesendet.spam'), t('agenturseite.registrieren.gesendet.adresse')]}
      >
        <TextLink href={pageAddress(paths, 'AgencyRegister', locale)}>{t('agenturseite.registrieren.gesendet.nochmal')}</TextLink>
      </MailMissing>
      <Way {...props} now="adresse" />
    </>
  );
};
