import { useState } from 'react';
import * as z from 'zod/mini';
import { type AbrechnungZeile, enterSellerRechnung } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { centOf, EURO } from '../../portals/shell/form/euro.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';

const { Rechnungsnummer, Tag } = enterSellerRechnung.body.shape;
/** The invoice as it is typed: its VAT in euros. */
const TYPED = z.strictObject({ Rechnungsnummer, Tag, UstCent: z.string().check(z.regex(EURO)) });

interface RechnungDialogProps extends NewDialogProps {
  readonly abrechnung: Pick<AbrechnungZeile, 'Abrechnungsnummer' | 'SummeCent'>;
}

/** Asks for number, day and VAT of the invoice that a seller wrote for a statement. */
export default function RechnungDialog({ abrechnung: { Abrechnungsnummer: nr, SummeCent }, close, done }: RechnungDialogProps) {
  const { t, locale, callIn, today } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const labels = {
    Rechnungsnummer: t('betrieb.abrechnung.rechnung.nummer'),
    Tag: t('betrieb.abrechnung.rechnung.tag'),
    UstCent: t('betrieb.abrechnung.rechnung.ust'),
  };
  const { form, submit, refused } = useCallForm({
    schema: TYPED,
    start: { Rechnungsnummer: '', Tag: today(), UstCent: '' },
    labels,
    draftName: null,
    async send(typed) {
      const body = { ...typed, UstCent: centOf(typed.UstCent) };
      const params = { nr };
      await callIn(Mandant)(enterSellerRechnung, { params, body }, { idempotencyKey: keyOf({ params, body }) });
      toast({ text: t('betrieb.abrechnung.rechnung.fertig') });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={t('betrieb.abrechnung.rechnung.titel', { nummer: nr })} text={t('betrieb.abrechnung.rechnung.text')} close={close}>
      <FormPart refused={refused} submit={submit}>
        <p>{t('betrieb.abrechnung.rechnung.netto', { betrag: amount(SummeCent, locale) })}</p>
        <InputField
          field={{ name: 'Rechnungsnummer', label: labels.Rechnungsnummer, error: errors.Rechnungsnummer?.message }}
          autoComplete="off"
          maxLength={50}
          {...form.register('Rechnungsnummer')}
        />
        <InputField
          field={{ name: 'Tag', label: labels.Tag, error: errors.Tag?.message }}
          type="date"
          max={today()}
          {...form.register('Tag')}
        />
        <InputField
          field={{
            name: 'UstCent',
            label: labels.UstCent,
            hint: t('betrieb.abrechnung.rechnung.ust.text'),
            error: errors.UstCent?.message,
          }}
          inputMode="decimal"
          autoComplete="off"
          {...form.register('UstCent')}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.abrechnung.rechnung.knopf')}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
