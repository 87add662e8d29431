import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listAuszahlungen } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { createZahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { nextTargetDay } from '../../../contract/rules/target-days.ts';
import { AUSFUEHRUNG_TAGE } from '../../../contract/rules/zahlung.ts';
import { addDays, isDay } from '../../../contract/values/days.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount, formatCount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';

/** Makes the draft of a run from all that is ready, and opens it; says before how many transfers that are. */
export default function CreateDialog({ close, done }: NewDialogProps) {
  const { t, callIn, today } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const navigate = useNavigate();
  const [keyOf] = useState(makeKeys);
  const labels = {
    Ausfuehrungstag: t('betrieb.spalte.Ausfuehrungstag'),
    FaelligBis: t('betrieb.lauf.anlegen.faelligBis'),
    Ohne: '',
  };
  const { form, submit, refused } = useCallForm({
    schema: createZahlungslauf.body,
    start: { Ausfuehrungstag: nextTargetDay(addDays(today(), 1)), FaelligBis: null },
    labels,
    draftName: null,
    async send(body) {
      const { Laufnummer } = (await callIn(Mandant)(createZahlungslauf, { body }, { idempotencyKey: keyOf(body) })).body;
      toast({ text: t('betrieb.lauf.anlegen.fertig', { nummer: Laufnummer }) });
      done();
      void navigate(PATHS.liste(Mandant, 'zahlungslaeufe', Laufnummer));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const FaelligBis = form.watch('FaelligBis');
  return (
    <Modal title={t('betrieb.lauf.anlegen.titel', { mandant: Name })} text={t('betrieb.lauf.anlegen.text')} close={close}>
      <FormPart refused={refused} submit={submit}>
        <InputField
          field={{
            name: 'Ausfuehrungstag',
            label: labels.Ausfuehrungstag,
            hint: t('betrieb.lauf.anlegen.tag.text', { tage: AUSFUEHRUNG_TAGE }),
            error: errors.Ausfuehrungstag?.message,
          }}
          type="date"
          min={today()}
          max={addDays(today(), AUSFUEHRUNG_TAGE)}
          {...form.register('Ausfuehrungstag')}
        />
        <InputField
          field={{
            name: 'FaelligBis',
            label: labels.FaelligBis,
            hint: t('betrieb.lauf.anlegen.faelligBis.text'),
            error: errors.FaelligBis?.message,
            isOptional: true,
          }}
          type="date"
          {...form.register('FaelligBis', { setValueAs: (value: string | null) => value || null })}
        />
        <Ready bis={FaelligBis || null} />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.lauf.anlegen.senden', { mandant: Name })}</SubmitButton>
      </FormPart>
    </Modal>
  );
}

/** How many transfers the run takes, and their sum. */
function Ready({ bis }: { readonly bis: string | null }) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const Bis = isDay(bis) ? bis : null;
  const { data } = useQuery({
    queryKey: [Mandant, 'auszahlungen', 'bereit', Bis],
    queryFn: async ({ signal }) =>
      (await callIn(Mandant)(listAuszahlungen, { body: { Pagesize: 1, Filter: { Faellig: 'Bereit', Bis } } }, { signal })).body,
    placeholderData: (before) => before,
  });
  const { TotalCount = 0, TotalGenau = true, Summen = null } = data ?? {};
  const count = formatCount(TotalCount, locale);
  return (
    <p role="status" className="font-semibold tabular-nums">
      {!data
        ? t('portal.wartet')
        : TotalCount === 0
          ? t('betrieb.lauf.anlegen.bereit.keine')
          : Summen === null
            ? t('betrieb.lauf.anlegen.bereit.viele', { anzahl: TotalGenau ? count : t('portal.tabelle.mehrAls', { anzahl: count }) })
            : t.plural('betrieb.lauf.anlegen.bereit', TotalCount, { anzahl: count, summe: amount(Summen.WertCent, locale) })}
    </p>
  );
}
