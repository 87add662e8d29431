import { confirmBetrieb } from '../../../contract/calls/betrieb/login.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { CodeField } from '../code-field.tsx';
import type { StepUp } from './step-up.ts';

/** Dialog that confirms the session by a code. */
export default function StepUpForm({ answer }: StepUp) {
  const { t, call } = useBackoffice();
  const label = t('betrieb.code');
  const { form, submit, refused } = useCallForm({
    schema: confirmBetrieb.body,
    start: { Code: '' },
    labels: { Code: label },
    draftName: null,
    async send(body) {
      await call(confirmBetrieb, { body });
      answer(true);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal isAlert title={t('betrieb.bestaetigen.titel')} text={t('betrieb.bestaetigen.text')} close={() => answer(false)}>
      <FormPart
        refused={refused}
        submit={(event) => {
          // React events bubble from a dialog to the form behind it.
          event.stopPropagation();
          void submit(event as React.FormEvent<HTMLFormElement>);
        }}
      >
        <CodeField id="Bestaetigung" error={errors.Code?.message} {...form.register('Code')} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isSubmitting}>{t('betrieb.bestaetigen.knopf')}</SubmitButton>
          <button type="button" className={SECONDARY_BUTTON} onClick={() => answer(false)}>
            {t('portal.abbrechen')}
          </button>
        </div>
      </FormPart>
    </Modal>
  );
}
