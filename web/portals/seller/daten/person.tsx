import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { SELLER_ARTEN, SELLER_MIN_AGE } from '../../../../contract/rules/seller.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField } from '../../shell/form/form-fields.tsx';
import { useSeller } from '../own.ts';
import { RadioField } from './radio-field.tsx';
import { personSchema } from './schemas.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './section-form.tsx';
import { useSave } from './use-save.tsx';

const startOf = ({ Art, Vorname, Nachname, Firma, Geburtsdatum }: SellerDaten) => ({
  Art: Art ?? '',
  Vorname,
  Nachname,
  Firma: Firma ?? '',
  Geburtsdatum: Geburtsdatum?.split('-').reverse().join('.') ?? '',
});

/** Person or firm, with the name of both and the firm or the day of birth. */
export function Person({ daten }: SectionProps) {
  const { t } = useSeller();
  const { save, dialog } = useSave();
  const labels = {
    Art: t('seller.feld.Art'),
    Vorname: t('seller.feld.Vorname'),
    Nachname: t('seller.feld.Nachname'),
    Firma: t('seller.feld.Firma'),
    Geburtsdatum: t('seller.feld.Geburtsdatum'),
  };
  const { form, submit, refused } = useCallForm({
    schema: personSchema,
    start: startOf(daten),
    labels,
    draftName: `seller.person.${daten.Sellernummer}`,
    async send(body) {
      const saved = await save(body);
      if (saved) form.reset(startOf(saved));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const art = form.watch('Art');
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name]?.message });
  return (
    <SectionForm section="person" daten={daten} refused={refused} submit={submit} isBusy={isSubmitting} dialog={dialog}>
      <RadioField
        {...field('Art')}
        isLabelHidden
        choices={SELLER_ARTEN.map((value) => ({ value, label: t(`seller.art.${value}`), text: t(`seller.art.${value}.text`) }))}
        {...form.register('Art')}
      />
      {art === 'Firma' && <InputField field={field('Firma')} autoComplete="organization" {...form.register('Firma')} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField field={field('Vorname')} autoComplete="given-name" {...form.register('Vorname')} />
        <InputField field={field('Nachname')} autoComplete="family-name" {...form.register('Nachname')} />
      </div>
      {art === 'Person' && (
        <InputField
          field={{ ...field('Geburtsdatum'), hint: t('seller.feld.Geburtsdatum.hinweis', { alter: SELLER_MIN_AGE }) }}
          autoComplete="bday"
          inputMode="numeric"
          {...form.register('Geburtsdatum')}
        />
      )}
    </SectionForm>
  );
}
