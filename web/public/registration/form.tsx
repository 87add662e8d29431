import { pageAddress } from '../../../contract/pages/public.ts';
import { Terms } from '../../features/account/terms.tsx';
import { fieldOf } from '../../shell/form.ts';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { RegistrationProps } from './load.ts';

/** Who wants an account, under the terms of taking part. */
export const RegistrationForm = (props: RegistrationProps) => {
  const { t, paths, locale, isAgbHinweis } = props;
  return (
    <Flow title={t('registrieren.titel')} lead={t('registrieren.text')}>
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
    </Flow>
  );
};
