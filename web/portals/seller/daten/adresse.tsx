import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField } from '../../shell/form/form-fields.tsx';
import { useSeller } from '../own.ts';
import { adresseSchema } from './schemas.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './section-form.tsx';
import { useSave } from './use-save.tsx';

const startOf = ({ Strasse, Hausnummer, Plz, Ort }: SellerDaten) => ({
  Strasse: Strasse ?? '',
  Hausnummer: Hausnummer ?? '',
  Plz: Plz ?? '',
  Ort: Ort ?? '',
});

/** Address in Germany. */
export function Adresse({ daten }: SectionProps) {
  const { t } = useSeller();
  const { save, dialog } = useSave();
  const labels = {
    Strasse: t('seller.feld.Strasse'),
    Hausnummer: t('seller.feld.Hausnummer'),
    Plz: t('seller.feld.Plz'),
    Ort: t('seller.feld.Ort'),
  };
  const { form, submit, refused } = useCallForm({
    schema: adresseSchema,
    start: startOf(daten),
    labels,
    draftName: `seller.adresse.${daten.Sellernummer}`,
    async send(body) {
      const saved = await save(body);
      if (saved) form.reset(startOf(saved));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name]?.message });
  return (
    <SectionForm
      section="adresse"
      text={t('seller.daten.adresse.text')}
      daten={daten}
      refused={refused}
      submit={submit}
      isBusy={isSubmitting}
      dialog={dialog}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] items-end gap-x-4">
        <InputField field={field('Strasse')} autoComplete="off" {...form.register('Strasse')} />
        <InputField field={field('Hausnummer')} autoComplete="off" {...form.register('Hausnummer')} />
      </div>
      <div className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] items-end gap-x-4">
        <InputField field={field('Plz')} autoComplete="postal-code" inputMode="numeric" {...form.register('Plz')} />
        <InputField field={field('Ort')} autoComplete="address-level2" {...form.register('Ort')} />
      </div>
    </SectionForm>
  );
}
