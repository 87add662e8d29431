import type { Answer, Input } from '../../../contract/call.ts';
import type { payBetriebRechnung, readBetriebRechnung } from '../../../contract/calls/betrieb/rechnungen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { typedEuro } from '../../portals/shell/form/euro.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField, InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { useBackoffice } from '../backoffice.ts';
import { paySchemaOf } from './pay-form.ts';

interface PayDialogProps {
  readonly rechnung: Pick<Answer<typeof readBetriebRechnung>['body'], 'AusgestelltAm' | 'OffenCent'>;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  close(): void;
  send(body: Input<typeof payBetriebRechnung>['body']): Promise<void>;
}

/** Asks for the day and the amount that was received for a document, or for the day on which a credit was transferred. */
export default function PayDialog({ rechnung: { AusgestelltAm, OffenCent }, title, text, confirmLabel, close, send }: PayDialogProps) {
  const { t, locale, today } = useBackoffice();
  const isCredit = OffenCent < 0;
  const labels = {
    Am: t(isCredit ? 'agentur.rechnung.bezahlt' : 'betrieb.rechnung.Bezahlt.am'),
    BetragCent: t('betrieb.rechnung.Bezahlt.betrag'),
    OffenCent: '',
  };
  const { form, submit, refused } = useCallForm({
    schema: paySchemaOf(OffenCent),
    start: { Am: today(), BetragCent: isCredit ? '' : typedEuro(OffenCent, locale) },
    labels,
    draftName: null,
    send,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={title} text={text} close={close}>
      <FormPart refused={refused} submit={submit}>
        {!isCredit && (
          <InputField
            field={{ name: 'BetragCent', label: labels.BetragCent, error: errors.BetragCent?.message }}
            inputMode="decimal"
            autoComplete="off"
            {...form.register('BetragCent')}
          />
        )}
        <DayField
          field={{ name: 'Am', label: labels.Am, error: errors.Am?.message }}
          min={AusgestelltAm}
          max={today()}
          control={form.control}
        />
        <SubmitButton isBusy={isSubmitting}>{confirmLabel}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
