import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shortCent } from '../../../../contract/values/cent.ts';
import { addDays } from '../../../../contract/values/days.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useCallForm } from '../../shell/form/form.ts';
import { DayField, InputField, SelectField } from '../../shell/form/form-fields.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { choicesOf } from '../choices.ts';
import { useAgentur } from '../own.ts';
import { EMPTY_ENTRY, type Entry, entrySchema } from './entry-form.ts';

interface EntryFieldsProps {
  /** Shows what an entry would have cost; `produkt` is the name of its product. */
  preview(entry: Entry, produkt: string): Promise<void>;
  close(): void;
}

/** Fields of an entry: product, amount, first and last day. */
export function EntryFields({ preview, close }: EntryFieldsProps) {
  const portal = useAgentur();
  const { t, locale, today, data } = portal;
  const { plan } = data.own.mandant;
  const produkte = useQuery({
    queryKey: ['plan', 'produkte'],
    queryFn: async ({ signal }) => (await choicesOf(portal, ['produkt']).load(signal)).produkt,
  });
  const labels = {
    ProduktId: t('agentur.plan.produkt'),
    WertCent: t('agentur.plan.wert'),
    Startdatum: t('agentur.plan.von'),
    Enddatum: t('agentur.plan.bis'),
  };
  const { form, submit, refused } = useCallForm({
    schema: entrySchema,
    start: EMPTY_ENTRY,
    labels,
    draftName: 'praemienplan.neu',
    send: (entry) => preview(entry, produkte.data?.find(({ value }) => value === String(entry.ProduktId))?.label ?? ''),
  });
  // A select accepts a value only if it has that option, so that of a draft is set once the options are loaded.
  useEffect(() => {
    if (produkte.isSuccess) form.setValue('ProduktId', form.getValues('ProduktId'));
  }, [produkte.isSuccess, form]);
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof labels, hint?: string) => ({
    name,
    label: labels[name],
    error: errors[name]?.message,
    ...(hint !== undefined && { hint }),
  });
  const tomorrow = addDays(today(), 1);
  const bounds = { min: shortCent(plan.minCent, locale), max: shortCent(plan.maxCent, locale) };
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      <SelectField
        field={field('ProduktId')}
        options={[{ value: '', label: t('agentur.plan.produkt.waehlen') }, ...(produkte.data ?? [])]}
        {...form.register('ProduktId')}
      />
      <InputField field={field('WertCent', t('agentur.plan.wert.hinweis', bounds))} inputMode="decimal" {...form.register('WertCent')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField field={field('Startdatum')} min={tomorrow} control={form.control} />
        <DayField field={{ ...field('Enddatum'), isOptional: true }} min={tomorrow} control={form.control} />
      </div>
      <p className="-mt-2 text-xs text-muted">{t('agentur.plan.bis.hinweis')}</p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className={SECONDARY_BUTTON} onClick={close}>
          {t('portal.abbrechen')}
        </button>
        <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
          {t('agentur.plan.vorschau.knopf')}
        </button>
      </div>
    </form>
  );
}
