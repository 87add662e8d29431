import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField } from '../../shell/form/form-fields.tsx';
import { useSeller } from '../own.ts';
import { kontoSchema } from './schemas.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './section-form.tsx';
import { useSave } from './use-save.tsx';

const startOf = ({ Kontoinhaber }: SellerDaten) => ({ Kontoinhaber: Kontoinhaber ?? '', IBAN: '' });

/** Account for the payouts. A stored IBAN is shown in part, so its field is empty and keeps it. */
export function Konto({ daten }: SectionProps) {
  const { t, data } = useSeller();
  const { save, dialog } = useSave();
  const labels = { Kontoinhaber: t('seller.feld.Kontoinhaber'), IBAN: t('seller.feld.IBAN') };
  const { form, submit, refused } = useCallForm({
    schema: kontoSchema(daten.IBAN !== null),
    start: startOf(daten),
    labels,
    draftName: null,
    async send(body) {
      const saved = await save(body);
      if (saved) form.reset(startOf(saved));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name]?.message });
  return (
    <SectionForm
      section="konto"
      text={t('seller.daten.konto.text', { mandant: data.own.mandant.name })}
      daten={daten}
      refused={refused}
      submit={submit}
      isBusy={isSubmitting}
      dialog={dialog}
    >
      <InputField field={field('Kontoinhaber')} autoComplete="off" {...form.register('Kontoinhaber')} />
      <InputField
        field={{
          ...field('IBAN'),
          hint: daten.IBAN ? t('seller.feld.IBAN.gespeichert', { iban: daten.IBAN }) : t('seller.feld.IBAN.hinweis'),
        }}
        autoComplete="off"
        {...form.register('IBAN')}
      />
    </SectionForm>
  );
}
