import { pageAddress } from '../../../../contract/pages/public.ts';
import { MailMissing } from '../../../features/account/mail-missing.tsx';
import { CaptchaStep } from '../../../features/captcha/captcha-step.tsx';
import { fieldOf } from '../../../shell/form.ts';
import { formPage } from '../../../shell/form-page.tsx';
import type { Page } from '../../../shell/page.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/fields.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { RegisteringPortal } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../form-with-key-visual.tsx';
import { PortalForm } from '../portal-form.tsx';
import { RegistrationSteps } from '../registration-steps.tsx';
import { loadRegister, type RegisterProps } from './load.ts';
import { postRegister } from './post.ts';

/** Starts a registration, which continues with the mailed link; does not reveal whether the portal knows the address. */
export const registerPage = (portal: RegisteringPortal): Page =>
  formPage<RegisterProps>({
    cache: 'inhalt',
    load: (visit) => loadRegister(portal, visit),
    post: (visit, fields) => postRegister(portal, visit, fields),
    head: ({ t, mandant, registration: { texts }, captcha, wasSent }) => ({
      titel: t(wasSent ? 'agenturseite.registrieren.gesendet.titel' : texts.title),
      beschreibung: t(texts.lead, { mandant: mandant.Name }),
      captcha,
    }),
    View: (props) => (
      <DocumentFrame context={props}>
        <FormWithKeyVisual look={props.look}>{props.wasSent ? <Sent {...props} /> : <RegisterForm {...props} />}</FormWithKeyVisual>
      </DocumentFrame>
    ),
  });

const RegisterForm = (props: RegisterProps) => {
  const { t, mandant, paths, locale, portal, registration } = props;
  return (
    <>
      <StepHead title={t(registration.texts.title)} text={t(registration.texts.lead, { mandant: mandant.Name })} />
      <PortalForm {...props}>
        {registration.fields.map(({ name, label, hint, autoComplete }) => (
          <TextField key={name} {...fieldOf(props, name)} label={t(label)} hint={t(hint)} autoComplete={autoComplete} />
        ))}
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
        {props.acceptances.map(({ name, label, page, link, version }) => (
          <Checkbox
            key={name}
            {...fieldOf(props, name)}
            checkedValue={version}
            label={
              <>
                {t(label, { mandant: mandant.Name })}{' '}
                <a
                  href={pageAddress(paths, page, locale)}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-6 items-center text-primary underline underline-offset-4"
                >
                  {t(link)}
                </a>
              </>
            }
          />
        ))}
        <CaptchaStep {...props} />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('agenturseite.registrieren.knopf')}</Button>
          <TextLink href={pageAddress(paths, portal.declaration.login, locale)}>{t('agenturseite.registrieren.anmelden')}</TextLink>
        </div>
      </PortalForm>
      <RegistrationSteps {...props} now="adresse" />
    </>
  );
};

const Sent = (props: RegisterProps) => {
  const { t, paths, locale, registration } = props;
  return (
    <>
      <StepHead
        title={t('agenturseite.registrieren.gesendet.titel')}
        text={t('agenturseite.registrieren.gesendet.text', { tage: registration.linkDays })}
      />
      <MailMissing
        title={t('agenturseite.registrieren.gesendet.nichtDa')}
        hints={[t('agenturseite.registrieren.gesendet.spam'), t('agenturseite.registrieren.gesendet.adresse')]}
      >
        <TextLink href={pageAddress(paths, registration.pages.register, locale)}>
          {t('agenturseite.registrieren.gesendet.nochmal')}
        </TextLink>
      </MailMissing>
      <RegistrationSteps {...props} now="adresse" />
    </>
  );
};
