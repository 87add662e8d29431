import { useState } from 'react';
import type { Answer } from '../../../../contract/call.ts';
import { confirmZweitfaktor, prepareZweitfaktor } from '../../../../contract/calls/agentur/konto.ts';
import { AuthenticatorSecret } from '../../features/zweitfaktor/authenticator-secret.tsx';
import { RecoveryCodes } from '../../features/zweitfaktor/recovery-codes.tsx';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField } from '../../shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { PasswordInput } from '../../shell/form/password-input.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { useAgentur } from '../own.ts';

type Secret = Answer<typeof prepareZweitfaktor>['body'];

interface SetUpProps {
  readonly email: string;
  done(): void;
  close(): void;
}

/** Steps to switch the second factor on: password, QR code and code, then the recovery codes, which are shown only once. */
export default function SetUp({ email, done, close }: SetUpProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data } = useAgentur();
  if (codes) return <RecoveryCodes codes={codes} owner={`${data.name} · ${email}`} done={done} />;
  return secret ? <Confirm secret={secret} on={setCodes} close={close} /> : <Prepare on={setSecret} close={close} />;
}

const Cancel = ({ close }: { close(): void }) => (
  <button type="button" className={SECONDARY_BUTTON} onClick={close}>
    {useAgentur().t('portal.abbrechen')}
  </button>
);

function Prepare({ on, close }: { on(secret: Secret): void; close(): void }) {
  const { t, call } = useAgentur();
  const label = t('agentur.zweitfaktor.passwort');
  const { form, submit, refused } = useCallForm({
    schema: prepareZweitfaktor.body,
    start: { Password: '' },
    labels: { Password: label },
    draftName: null,
    send: async (body) => on((await call(prepareZweitfaktor, { body })).body),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <PasswordInput
        autoFocus
        field={{ name: 'Mfa-Password', label, error: errors.Password?.message }}
        autoComplete="current-password"
        {...form.register('Password')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>{t('agentur.zweitfaktor.weiter')}</SubmitButton>
        <Cancel close={close} />
      </div>
    </FormPart>
  );
}

function Confirm({ secret, on, close }: { secret: Secret; on(codes: readonly string[]): void; close(): void }) {
  const { t, call } = useAgentur();
  const label = t('agentur.zweitfaktor.code');
  const { form, submit, refused } = useCallForm({
    schema: confirmZweitfaktor.body,
    start: { Code: '' },
    labels: { Code: label },
    draftName: null,
    send: async (body) => on((await call(confirmZweitfaktor, { body })).body.Erholungscodes),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <AuthenticatorSecret secret={secret} />
      <InputField
        autoFocus
        field={{ name: 'Code', label, hint: t('agentur.zweitfaktor.code.text'), error: errors.Code?.message }}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.register('Code')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>{t('agentur.zweitfaktor.einschalten')}</SubmitButton>
        <Cancel close={close} />
      </div>
    </FormPart>
  );
}
