import { useState } from 'react';
import { requestBetriebPasswortlink } from '../../../contract/calls/betrieb/konto.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { useBackoffice } from '../backoffice.ts';
import { CardScreen } from '../frame/card.tsx';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';

/** Mails a link to set a new password; what follows is the same for every address. */
export function Component() {
  const { t, call } = useBackoffice();
  const [isSent, setSent] = useState(false);
  const label = t('betrieb.email');
  const { form, submit, refused } = useCallForm({
    schema: requestBetriebPasswortlink.params,
    start: { email: '' },
    labels: { email: label },
    draftName: null,
    async send(params) {
      await call(requestBetriebPasswortlink, { params });
      setSent(true);
    },
  });
  const { errors, isSubmitting } = form.formState;
  const back = (
    <p className="text-xs">
      <TextLink to={PATHS.login}>{t('betrieb.zurAnmeldung')}</TextLink>
    </p>
  );
  if (isSent)
    return (
      <CardScreen title={t('betrieb.vergessen.gesendet.titel')} text={t('betrieb.vergessen.gesendet.text')}>
        {back}
      </CardScreen>
    );
  return (
    <CardScreen title={t('betrieb.vergessen.titel')} text={t('betrieb.vergessen.text')}>
      <FormPart refused={refused} submit={submit}>
        <InputField
          autoFocus
          field={{ name: 'email', label, error: errors.email?.message }}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.vergessen.knopf')}</SubmitButton>
      </FormPart>
      {back}
    </CardScreen>
  );
}
