import { fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary, Refusal, Vorgang } from '../../shell/form-page.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { ADRESSE, type ConfirmationProps } from './load.ts';

/** The mail was sent: its address, a link to the mailbox, and what to do if it does not arrive. */
export const Waiting = (props: ConfirmationProps) => {
  const { t, look, gesendet, adresse, message } = props;
  return (
    <Flow title={t('bestaetigung.warten.titel')} lead={t('bestaetigung.warten.text')} picture={look.szenen.bestaetigen}>
      {gesendet && (
        <Notice variant="success" alert>
          {t(gesendet === 'neu' ? 'postfach.geaendert' : 'bestaetigung.gesendet')}
        </Notice>
      )}
      <Refusal message={message} />
      {adresse && <Adresse {...props} adresse={adresse} />}
      <PostForm className="flex flex-col items-start gap-4">
        <p className="max-w-measure text-muted">{t('bestaetigung.warten.nichtDa')}</p>
        <Button variant="quiet">{t('bestaetigung.warten.knopf')}</Button>
      </PostForm>
    </Flow>
  );
};

type AdresseProps = ConfirmationProps & { readonly adresse: NonNullable<ConfirmationProps['adresse']> };

/** The address in large type, so that typos are noticed; a suggested correction, or the link to its mailbox. */
const Adresse = (props: AdresseProps) => {
  const { t, adresse } = props;
  const { email, vorschlag, postfach } = adresse;
  return (
    <Card className="flex flex-col gap-5 p-5 md:p-8">
      <div>
        <p className="text-xs text-muted">{t('postfach.adresse')}</p>
        <p className="mt-1 text-lg leading-snug font-semibold wrap-anywhere">{email}</p>
      </div>
      {vorschlag && <EmailSuggestion {...props} vorschlag={vorschlag} />}
      {postfach && !vorschlag && (
        <a href={postfach.adresse} target="_blank" rel="noopener noreferrer" className={`${buttonStyles('primary')} md:self-start`}>
          <Icon name="mail" />
          {t('postfach.oeffnen', { anbieter: postfach.name })}
          <span className="sr-only"> {t('teilen.neuesFenster')}</span>
        </a>
      )}
      <Change {...props} />
    </Card>
  );
};

const EmailSuggestion = ({ t, vorschlag }: AdresseProps & { readonly vorschlag: string }) => (
  <Notice variant="warning">
    <p className="font-semibold wrap-anywhere">{t('postfach.vorschlag', { adresse: vorschlag })}</p>
    <p className="mt-1 text-muted">{t('postfach.vorschlag.text')}</p>
    <PostForm className="mt-3">
      <input type="hidden" name="schritt" value={ADRESSE} />
      <input type="hidden" name="Email" value={vorschlag} />
      <Vorgang />
      <Button>{t('postfach.vorschlag.knopf')}</Button>
    </PostForm>
  </Notice>
);

const Change = ({ t, form, adresse }: AdresseProps) => {
  const of = { t, form };
  return (
    <details open={hasErrors(form)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
        {t('postfach.aendern')}
      </summary>
      <PostForm noValidate className="mt-3 flex flex-col gap-5">
        <input type="hidden" name="schritt" value={ADRESSE} />
        <Vorgang />
        <FormSummary {...of} />
        <TextField
          {...fieldOf(of, 'Email')}
          value={form.values.Email ?? adresse.email}
          label={t('feldname.email')}
          hint={t('postfach.hinweis')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button variant="quiet" className="md:self-start">
          {t('postfach.knopf')}
        </Button>
      </PostForm>
    </details>
  );
};
