import { MailMissing } from '../../features/account/mail-missing.tsx';
import { fieldOf } from '../../shell/form.ts';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RegistrationProps } from './load.ts';

/** What comes next, the same for every address, and the mail once more. */
export const Sent = (props: RegistrationProps) => {
  const { t, wasSentAgain } = props;
  return (
    <Flow title={t('registrieren.gesendet.titel')} lead={t('registrieren.gesendet.text')}>
      {wasSentAgain && (
        <Notice look="success" alert>
          {t('registrieren.gesendet.erneut')}
        </Notice>
      )}
      <MailMissing title={t('registrieren.gesendet.nichtDa')} hints={[t('registrieren.gesendet.hilfe')]}>
        <Form {...props} className="flex flex-col gap-6">
          <TextField {...fieldOf(props, 'Email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="email" />
          <Vorgang />
          <Button look="quiet" className="md:self-start">
            {t('registrieren.gesendet.knopf')}
          </Button>
        </Form>
      </MailMissing>
    </Flow>
  );
};
