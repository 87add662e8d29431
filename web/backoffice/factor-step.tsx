import type { ReactNode } from 'react';
import { confirmBetriebFaktor } from '../../contract/calls/betrieb/konto.ts';
import { AuthenticatorSecret } from '../portals/features/zweitfaktor/authenticator-secret.tsx';
import { useCallForm } from '../portals/shell/form/form.ts';
import { FormPart, SubmitButton } from '../portals/shell/form/form-parts.tsx';
import { useBackoffice } from './backoffice.ts';
import { CodeField } from './code-field.tsx';

interface FactorStepProps {
  readonly secret: { readonly Geheimnis: string; readonly Adresse: string };
  readonly confirmLabel: string;
  confirm(code: string): Promise<void>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The secret of a new authenticator, and the form for its first code. */
export function FactorStep({ secret, confirmLabel, confirm, children }: FactorStepProps) {
  const { t } = useBackoffice();
  const { form, submit, refused } = useCallForm({
    schema: confirmBetriebFaktor.body,
    start: { Code: '' },
    labels: { Code: t('betrieb.code') },
    draftName: null,
    send: ({ Code }) => confirm(Code),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <AuthenticatorSecret secret={secret} />
      <CodeField isFirst id="Faktorcode" error={errors.Code?.message} {...form.register('Code')} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>{confirmLabel}</SubmitButton>
        {children}
      </div>
    </FormPart>
  );
}
