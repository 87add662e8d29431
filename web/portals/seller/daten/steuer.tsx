import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { STEUERSTATUS } from '../../../../contract/rules/seller.ts';
import { formatDay } from '../../../../contract/values/days.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../../shell/call.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { DayField, InputField } from '../../shell/form/form-fields.tsx';
import { useSeller } from '../own.ts';
import { RadioField } from './radio-field.tsx';
import { steuerSchema } from './schemas.ts';
import { type SectionProps, wasApproved } from './section.ts';
import { SectionForm } from './section-form.tsx';
import { useSave } from './use-save.tsx';

const startOf = ({ Steuer }: SellerDaten) => ({
  Steuerstatus: Steuer?.Steuerstatus ?? '',
  Steuernummer: Steuer?.Steuernummer ?? '',
  UstId: Steuer?.UstId ?? '',
  KuIdNr: Steuer?.KuIdNr ?? '',
  GiltAb: '',
});

/** The error with its fields named as in this form: the call names them below `Steuer`. */
function belowSteuer(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const errors = error.problem.errors?.map((one) => ({ ...one, field: one.field.replace(/^Steuer\./, '') }));
  return new CallError({ ...error.problem, ...(errors && { errors }) });
}

/** Tax status with its numbers; once the seller was approved, with the day from which it holds. */
export function Steuer({ daten }: SectionProps) {
  const { t, locale } = useSeller();
  const { save, dialog } = useSave();
  const labels = {
    Steuerstatus: t('seller.feld.Steuerstatus'),
    Steuernummer: t('seller.feld.Steuernummer'),
    UstId: t('seller.feld.UstId'),
    KuIdNr: t('seller.feld.KuIdNr'),
    GiltAb: t('seller.feld.GiltAb'),
  };
  const { form, submit, refused } = useCallForm({
    schema: steuerSchema,
    start: startOf(daten),
    labels,
    draftName: `seller.steuer.${daten.Sellernummer}`,
    async send(angaben) {
      const saved = await save({ Steuer: angaben }).catch((error: unknown) => {
        throw belowSteuer(error);
      });
      if (saved) form.reset(startOf(saved));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const status = form.watch('Steuerstatus');
  const field = (name: keyof typeof labels, hint?: string) => ({
    name,
    label: labels[name],
    error: errors[name]?.message,
    ...(hint !== undefined && { hint }),
  });
  const { SteuerKuenftig: later } = daten;
  return (
    <SectionForm section="steuer" daten={daten} refused={refused} submit={submit} isBusy={isSubmitting} dialog={dialog}>
      {later && (
        <Notice>
          {t('seller.steuer.kuenftig', {
            tag: formatDay(later.GiltAb, locale),
            was: [t(`seller.steuer.${later.Steuerstatus}`), later.Steuernummer, later.UstId, later.KuIdNr].filter(Boolean).join(', '),
          })}
        </Notice>
      )}
      <RadioField
        {...field('Steuerstatus')}
        choices={STEUERSTATUS.map((value) => ({ value, label: t(`seller.steuer.${value}`), text: t(`seller.steuer.${value}.text`) }))}
        {...form.register('Steuerstatus')}
      />
      {status !== '' && (
        <>
          <p className="text-xs text-muted">
            {t(status === 'Kleinunternehmer' ? 'seller.steuer.eine.Kleinunternehmer' : 'seller.steuer.eine.Regel')}
          </p>
          <InputField
            field={field('Steuernummer', t('seller.feld.Steuernummer.hinweis'))}
            autoComplete="off"
            {...form.register('Steuernummer')}
          />
          <InputField field={field('UstId', t('seller.feld.UstId.hinweis'))} autoComplete="off" {...form.register('UstId')} />
          {status === 'Kleinunternehmer' && (
            <InputField field={field('KuIdNr', t('seller.feld.KuIdNr.hinweis'))} autoComplete="off" {...form.register('KuIdNr')} />
          )}
          {wasApproved(daten) && (
            <DayField field={{ ...field('GiltAb', t('seller.feld.GiltAb.hinweis')), isOptional: true }} control={form.control} />
          )}
        </>
      )}
    </SectionForm>
  );
}
