import { useState } from 'react';
import { type BetriebForderung, refundBetriebForderung } from '../../../contract/calls/betrieb/forderungen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField, InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';

interface RefundDialogProps extends NewDialogProps {
  readonly forderung: BetriebForderung;
}

/** Asks for the day and the purpose of the transfer by which the credit of a claim went back to the person. */
export default function RefundDialog({ forderung, close, done }: RefundDialogProps) {
  const { Forderungsnummer: nr, GuthabenCent, ErstelltAm, BeendetAm } = forderung;
  const { t, locale, callIn, today } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const betrag = amount(GuthabenCent, locale);
  const labels = {
    Am: t('betrieb.forderung.Zurueckgezahlt.am'),
    Referenz: t('betrieb.forderung.Zurueckgezahlt.referenz'),
  };
  const { form, submit, refused } = useCallForm({
    schema: refundBetriebForderung.body,
    start: { Am: today(), Referenz: '' },
    labels,
    draftName: null,
    async send(body) {
      const params = { nr };
      const { Rueckzahlung } = (
        await callIn(Mandant)(refundBetriebForderung, { params, body }, { idempotencyKey: keyOf({ params, body }) })
      ).body;
      const isOwn = Rueckzahlung?.Am === body.Am && Rueckzahlung.Referenz === body.Referenz;
      toast({ text: t(`betrieb.forderung.Zurueckgezahlt.${isOwn ? 'fertig' : 'inzwischen'}`, { betrag }) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      title={t('betrieb.forderung.Zurueckgezahlt.frage', { nummer: nr, mandant: Name })}
      text={t('betrieb.forderung.Zurueckgezahlt.folge', { betrag })}
      close={close}
    >
      <FormPart refused={refused} submit={submit}>
        <DayField
          field={{ name: 'Am', label: labels.Am, error: errors.Am?.message }}
          min={BeendetAm ?? ErstelltAm}
          max={today()}
          control={form.control}
        />
        <InputField
          field={{
            name: 'Referenz',
            label: labels.Referenz,
            hint: t('betrieb.forderung.Zurueckgezahlt.referenz.text'),
            error: errors.Referenz?.message,
          }}
          autoComplete="off"
          maxLength={140}
          {...form.register('Referenz')}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.forderung.Zurueckgezahlt.knopf')}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
