import { pageAddress } from '../../../contract/pages/public.ts';
import { Terms } from '../../features/account/terms.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { RegistrationProps } from './load.ts';

/** What a field of this form needs, by its name. */
export const fieldOf = ({ t, form }: RegistrationProps, name: string) => ({
  name,
  value: form.values[name],
  error: form.errors[name],
  errorPrefix: t('formular.fehler'),
});

/** Who wants an account, under the terms of taking part. */
export const RegistrationForm = (props: RegistrationProps) => {
  const { t, form, paths, locale, vorgang, isAgbHinweis } = props;
  return (
    <Flow title={t('registrieren.titel')} lead={t('registrieren.text')}>
      <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
      <form method="post" noValidate className="flex flex-col gap-8">
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
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
        <input type="hidden" name="vorgang" value={vorgang} />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('registrieren.knopf')}</Button>
          <TextLink href={pageAddress(paths, 'Login', locale)}>{t('registrieren.anmelden')}</TextLink>
        </div>
      </form>
    </Flow>
  );
};
