import { pageAddress } from '../../../contract/pages/public.ts';
import { Salutation } from '../../features/account/salutation.tsx';
import { CaptchaStep } from '../../features/captcha/captcha-step.tsx';
import { fieldOf } from '../../shell/form.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Linked } from '../../ui/linked.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ContactProps, loadContact } from './load.ts';
import { postContact } from './post.ts';

/** A message to the tenant's support. */
export const contact = formPage({
  cache: 'inhalt',
  load: loadContact,
  post: postContact,
  head: ({ t, mandant, captcha, wasSent }) => ({
    titel: t(wasSent ? 'kontakt.gesendet.titel' : 'kontakt.titel'),
    beschreibung: t('kontakt.beschreibung', { programm: mandant.ProgrammName }),
    robots: wasSent ? 'noindex,nofollow' : 'index,follow',
    captcha,
  }),
  View: (props) => <Frame context={props}>{props.wasSent ? <Sent {...props} /> : <ContactForm {...props} />}</Frame>,
});

/** Maximum length that the call accepts. */
const MAX_NACHRICHT = 5000;

const ContactForm = (props: ContactProps) => {
  const { t, form, mandant, paths, locale } = props;
  return (
    <BandFlow title={t('kontakt.titel')} lead={t('kontakt.lead')} picture={props.look.szenen.bestaetigen}>
      <Form {...props} className="flex flex-col gap-6">
        <Salutation t={t} form={form} name="Anrede" />
        <TextField {...fieldOf(props, 'Name')} label={t('feldname.name')} autoComplete="name" />
        <TextField
          {...fieldOf(props, 'Email')}
          label={t('feldname.email')}
          hint={t('kontakt.email.hinweis')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...fieldOf(props, 'Betreff')} label={t('feldname.betreff')} autoComplete="off" />
        <TextArea
          {...fieldOf(props, 'Nachricht')}
          label={t('feldname.nachricht')}
          hint={t('kontakt.nachricht.hinweis')}
          maxLength={MAX_NACHRICHT}
          rows={6}
        />
        <CaptchaStep {...props} />
        <Button className="md:self-start">{t('kontakt.knopf')}</Button>
      </Form>
      <div className="flex flex-col items-start gap-1 border-t border-border pt-6 text-muted">
        <p>
          <Linked text={t('kontakt.direkt', { support: mandant.SupportEmail })} />
        </p>
        <TextLink href={pageAddress(paths, 'Faq', locale)}>{t('kontakt.faq')}</TextLink>
      </div>
    </BandFlow>
  );
};

const Sent = ({ t, look, paths, locale, mandant }: ContactProps) => (
  <End
    title={t('kontakt.gesendet.titel')}
    why={t('kontakt.gesendet.text')}
    picture={look.szenen.bestaetigen}
    drawing={<OpenedLetter isDone />}
    more={
      <p>
        <Linked text={t('kontakt.gesendet.spam', { support: mandant.SupportEmail })} />
      </p>
    }
  >
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
    <TextLink href={pageAddress(paths, 'Faq', locale)}>{t('kontakt.faq')}</TextLink>
  </End>
);
