import type { Translate } from '../../../texts/texts.ts';
import { type FormView, fieldOf } from '../../shell/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { TextButton } from '../../ui/text-button.tsx';

interface LoginFieldsProps {
  readonly t: Translate;
  readonly form: FormView<'Email' | 'Password'>;
  /** Address of the page for a forgotten password, which gets the typed address, and the name of this page as `von`. */
  readonly forgot: string;
  readonly von: string;
}

/** Address and password of a login, its button, and the button for a forgotten password. */
export const LoginFields = (props: LoginFieldsProps) => {
  const { t, forgot, von } = props;
  return (
    <>
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
        <TextButton formAction={forgot} name="von" value={von}>
          {t('anmelden.vergessen')}
        </TextButton>
      </div>
    </>
  );
};
