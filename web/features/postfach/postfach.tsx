import type { TextKey } from '../../../texts/texts.ts';
import { type FormOf, type FormView, fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary, Vorgang } from '../../shell/form-page.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { mailboxOf, suggestEmail } from './mailbox.ts';

/** Value of the field `schritt` in the form that corrects the address; its field is `Email`. */
export const ADRESSE = 'adresse';

/** Codes of a refused address, as errors of that field. */
export const ADRESSE_FIELDS = { EmailUngueltig: 'Email', EmailNotAllowed: 'Email', EmailEmpfehlerGleichEmpfaenger: 'Email' } as const;

interface PostfachProps extends FormOf<'Email'> {
  readonly form: FormView<'Email'>;
  /** The address that the mail went to. */
  readonly email: string;
  /** What opens the form for another address. */
  readonly aendern: TextKey;
}

/** The address in large type, so that typos are noticed; a suggested correction, or the link to its mailbox; and the form for another address. */
export const Postfach = (props: PostfachProps) => {
  const { t, email } = props;
  const vorschlag = suggestEmail(email);
  const postfach = mailboxOf(email);
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

const EmailSuggestion = ({ t, vorschlag }: PostfachProps & { readonly vorschlag: string }) => (
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

const Change = ({ t, form, email, aendern }: PostfachProps) => {
  const of = { t, form };
  return (
    <details open={hasErrors(form)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">{t(aendern)}</summary>
      <PostForm noValidate className="mt-3 flex flex-col gap-5">
        <input type="hidden" name="schritt" value={ADRESSE} />
        <Vorgang />
        <FormSummary {...of} />
        <TextField
          {...fieldOf(of, 'Email')}
          value={form.values.Email ?? email}
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
