import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { addBetriebFaktor, confirmBetriebFaktor } from '../../../contract/calls/betrieb/konto.ts';
import { RecoveryCodes } from '../../portals/features/zweitfaktor/recovery-codes.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { FactorStep } from '../factor-step.tsx';
import { useUser } from '../user.ts';

type Setup = Answer<typeof addBetriebFaktor>['body'];

/** Steps to add a second factor: its name, the secret and a code, then the new recovery codes. */
export default function AddFaktor({ done }: { done(): void }) {
  const { t, call } = useBackoffice();
  const { Email } = useUser();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} owner={`${t('betrieb.name')} · ${Email}`} done={done} />;
  if (setup === null) return <NameStep on={setSetup} close={done} />;
  return (
    <FactorStep
      secret={setup}
      confirmLabel={t('betrieb.faktoren.einschalten')}
      confirm={async (Code) =>
        setCodes((await call(confirmBetriebFaktor, { params: { id: setup.Id }, body: { Code } })).body.Erholungscodes)
      }
    >
      <Cancel close={done} />
    </FactorStep>
  );
}

const Cancel = ({ close }: { close(): void }) => (
  <button type="button" className={SECONDARY_BUTTON} onClick={close}>
    {useBackoffice().t('portal.abbrechen')}
  </button>
);

function NameStep({ on, close }: { on(setup: Setup): void; close(): void }) {
  const { t, call } = useBackoffice();
  const label = t('betrieb.faktoren.name');
  const { form, submit, refused } = useCallForm({
    schema: addBetriebFaktor.body,
    start: { Name: '' },
    labels: { Name: label },
    draftName: null,
    send: async (body) => on((await call(addBetriebFaktor, { body })).body),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <InputField
        autoFocus
        field={{ name: 'Faktorname', label, hint: t('betrieb.faktoren.name.text'), error: errors.Name?.message }}
        autoComplete="off"
        maxLength={80}
        {...form.register('Name')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.weiter')}</SubmitButton>
        <Cancel close={close} />
      </div>
    </FormPart>
  );
}
