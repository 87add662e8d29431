import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { SelectField } from '../../shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { Section } from '../../shell/section.tsx';
import { useSeller } from '../own.ts';
import { abrechnungSchema } from './schemas.ts';
import type { SectionProps } from './section.ts';
import { useSave } from './use-save.tsx';

const MONATE = ['1', '2', '3'] as const;

const startOf = ({ AbrechnungMonate }: SellerDaten) => ({ AbrechnungMonate: String(AbrechnungMonate) as (typeof MONATE)[number] });

/** Length of the statement period. */
export function Abrechnung({ daten }: SectionProps) {
  const { t } = useSeller();
  const { save, dialog } = useSave();
  const labels = { AbrechnungMonate: t('seller.feld.AbrechnungMonate') };
  const { form, submit, refused } = useCallForm({
    schema: abrechnungSchema,
    start: startOf(daten),
    labels,
    draftName: null,
    send: async ({ AbrechnungMonate }) => void (await save({ AbrechnungMonate: Number(AbrechnungMonate) })),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Section title={t('seller.daten.abrechnung')} text={t('seller.daten.abrechnung.text')}>
      <FormPart refused={refused} submit={submit}>
        <SelectField
          field={{ name: 'AbrechnungMonate', label: labels.AbrechnungMonate, error: errors.AbrechnungMonate?.message }}
          options={MONATE.map((value) => ({ value, label: t(`seller.monate.${value}`) }))}
          {...form.register('AbrechnungMonate')}
        />
        <SubmitButton isQuiet isBusy={isSubmitting}>
          {t('seller.daten.speichern')}
          <span className="sr-only">: {t('seller.daten.abrechnung')}</span>
        </SubmitButton>
      </FormPart>
      {dialog}
    </Section>
  );
}
