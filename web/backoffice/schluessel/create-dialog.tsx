import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { createSchluessel } from '../../../contract/calls/betrieb/schluessel.ts';
import { SCHLUESSEL_RECHTE, type SchluesselRecht } from '../../../contract/rules/rechte.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField, InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { FieldError, idOf } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';
import { CopiedText } from './copied-text.tsx';
import { OrderExample } from './order-example.tsx';

type NewKey = Answer<typeof createSchluessel>['body'];

/** Makes a key, and then shows it this once. */
export default function CreateDialog({ close, done }: NewDialogProps) {
  const [made, setMade] = useState<NewKey | null>(null);
  return made ? <Shown made={made} done={done} /> : <KeyForm close={close} made={setMade} />;
}

function KeyForm({ close, made }: { close(): void; made(key: NewKey): void }) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const labels = { Name: t('betrieb.schluessel.name'), Rechte: t('betrieb.spalte.Rechte'), GiltBis: t('betrieb.schluessel.giltBis') };
  const { form, submit, refused } = useCallForm({
    schema: createSchluessel.body,
    start: { Name: '', Rechte: ['Auftrag'] as SchluesselRecht[], GiltBis: null as string | null },
    labels,
    draftName: null,
    send: async (body) => made((await callIn(Mandant)(createSchluessel, { body })).body),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={t('betrieb.schluessel.neu')} text={t('betrieb.schluessel.neu.text', { mandant: Name })} close={close}>
      <FormPart refused={refused} submit={submit}>
        <InputField
          field={{ name: 'Name', label: labels.Name, hint: t('betrieb.schluessel.name.text'), error: errors.Name?.message }}
          maxLength={40}
          autoComplete="off"
          {...form.register('Name')}
        />
        <fieldset aria-describedby={errors.Rechte && `${idOf('Rechte')}-fehler`}>
          <legend className="mb-1 font-semibold">{labels.Rechte}</legend>
          {SCHLUESSEL_RECHTE.map((recht) => (
            <label key={recht} className="flex cursor-pointer items-start gap-3 py-1.5">
              <input
                type="checkbox"
                value={recht}
                className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
                {...form.register('Rechte')}
              />
              {t(`betrieb.schluessel.recht.${recht}`)}
            </label>
          ))}
          <FieldError name="Rechte" error={errors.Rechte && t('betrieb.schluessel.rechte.fehlt')} errorPrefix={t('formular.fehler')} />
        </fieldset>
        <DayField
          field={{
            name: 'GiltBis',
            label: labels.GiltBis,
            hint: t('betrieb.schluessel.giltBis.text'),
            error: errors.GiltBis?.message,
            isOptional: true,
          }}
          control={form.control}
          empty={null}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.schluessel.knopf', { mandant: Name })}</SubmitButton>
      </FormPart>
    </Modal>
  );
}

function Shown({ made, done }: { readonly made: NewKey; done(): void }) {
  const { t } = useBackoffice();
  return (
    <Modal isAlert title={t('betrieb.schluessel.angelegt', { name: made.Name })} close={done}>
      <Notice variant="warning">{t('betrieb.schluessel.einmal')}</Notice>
      <CopiedText label={t('betrieb.schluessel.schluessel')} text={made.Schluessel} copy={t('betrieb.schluessel.kopieren')} />
      <OrderExample schluessel={made.Schluessel} />
      <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={done}>
        {t('betrieb.schluessel.fertig')}
      </button>
    </Modal>
  );
}
