import { MailMissing } from '../../features/account/mail-missing.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fieldOf } from './form.tsx';
import type { RegistrationProps } from './load.ts';

/** What comes next, the same for every address, and the mail once more. */
export const Sent = (props: RegistrationProps) => {
  const { t, form, vorgang, wasSentAgain } = props;
  return (
    <Flow title={t('registrieren.gesendet.titel')} lead={t('registrieren.gesendet.text')}>
      {wasSentAgain && (
        <Notice look="success" alert>
          {t('registrieren.gesendet.erneut')}
        </Notice>
      )}
      <MailMissing title={t('registrieren.gesendet.nichtDa')} hints={[t('registrieren.gesendet.hilfe')]}>
        <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
        <form method="post" noValidate className="flex flex-col gap-6">
          <TextField {...fieldOf(props, 'Email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="email" />
          <input type="hidden" name="vorgang" value={vorgang} />
          <Button look="quiet" className="md:self-start">
            {t('registrieren.gesendet.knopf')}
          </Button>
        </form>
      </MailMissing>
    </Flow>
  );
};
