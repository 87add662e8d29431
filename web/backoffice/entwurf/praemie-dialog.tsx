import { useState } from 'react';
import * as z from 'zod/mini';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { Datum } from '../../../contract/values/wire.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { centOf, EURO } from '../../portals/shell/form/euro.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField, InputField } from '../../portals/shell/form/form-fields.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useEditing } from './context.ts';
import { newPraemie } from './praemien.ts';

interface PraemieDialogProps {
  readonly produktId: number | null;
  /** Name of the product. */
  readonly name: string;
  close(): void;
}

/** First day from today on, and the amount as it is typed. */
const schemaFrom = (today: string) =>
  z.object({
    Startdatum: Datum.check(z.refine((day) => day >= today, { params: { code: 'vergangen' } })),
    WertCent: z.string().check(
      z.minLength(1),
      z.regex(EURO),
      z.refine((typed) => centOf(typed) !== 0, { params: { code: 'betragNull' } }),
    ),
  });

/** Asks for first day and amount of a new reward, and puts it into the draft behind the one that runs until then. */
export default function PraemieDialog({ produktId, name, close }: PraemieDialogProps) {
  const { t, locale, today } = useBackoffice();
  const { ordner, change } = useEditing();
  const [isTaken, setTaken] = useState(false);
  const labels = { Startdatum: t('betrieb.entwurf.praemien.ab'), WertCent: t('betrieb.entwurf.praemien.wert') };
  const { form, submit } = useCallForm({
    schema: schemaFrom(today()),
    start: { Startdatum: '', WertCent: '' },
    labels,
    draftName: null,
    async send({ Startdatum, WertCent }) {
      const changes = newPraemie(ordner, { produktId, von: Startdatum, wertCent: centOf(WertCent) });
      setTaken(changes === null);
      if (changes === null) return;
      const done = () => toast({ text: t('betrieb.entwurf.praemien.fertig', { tag: shortDay(Startdatum, locale) }) });
      // The new reward comes first: if ending the other fails, both overlap, which the check of the draft names.
      change(changes.add, { onSuccess: () => (changes.end ? change(changes.end, { onSuccess: done }) : done()) });
      close();
    },
  });
  const { errors } = form.formState;
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name]?.message });
  return (
    <Modal
      isAlert
      title={t('betrieb.entwurf.praemien.neu.titel', { produkt: name })}
      text={t('betrieb.entwurf.praemien.neu.text')}
      close={close}
    >
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {isTaken && (
          <Notice variant="danger" alert>
            {t('betrieb.entwurf.praemien.beginnt')}
          </Notice>
        )}
        <DayField field={field('Startdatum')} min={today()} control={form.control} />
        <InputField field={field('WertCent')} inputMode="decimal" autoComplete="off" {...form.register('WertCent')} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={close}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON}>
            {t('betrieb.entwurf.praemien.senden')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
