import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createZahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import type { BetriebRecht } from '../../../contract/rules/rechte.ts';
import { nextTargetDay } from '../../../contract/rules/target-days.ts';
import { AUSFUEHRUNG_TAGE, ZAHLUNG_ARTEN, type ZahlungArt } from '../../../contract/rules/zahlung.ts';
import { addDays } from '../../../contract/values/days.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';
import { ReadyArten } from './ready-arten.tsx';

/** The right that people have only at a tenant which has such parties. */
const ABOUT = { Erstattung: 'Agenturen', Provision: 'Verkaeufer' } as const satisfies Record<Exclude<ZahlungArt, 'Praemie'>, BetriebRecht>;

/** Makes the draft of a run from what is ready of the chosen kinds, all by default, and opens it; says before how many payments that are. */
export default function CreateDialog({ close, done }: NewDialogProps) {
  const { t, callIn, today } = useBackoffice();
  const zugang = useMandant();
  const { Mandant, Name } = zugang;
  const offered = ZAHLUNG_ARTEN.filter((art) => art === 'Praemie' || (hasRecht(zugang, 'Belege') && hasRecht(zugang, ABOUT[art])));
  const [arten, setArten] = useState<readonly ZahlungArt[]>(offered);
  const navigate = useNavigate();
  const [keyOf] = useState(makeKeys);
  const labels = {
    Ausfuehrungstag: t('betrieb.spalte.Ausfuehrungstag'),
    FaelligBis: t('betrieb.lauf.anlegen.faelligBis'),
    Ohne: '',
    Arten: t('betrieb.lauf.anlegen.arten'),
  };
  const { form, submit, refused } = useCallForm({
    schema: createZahlungslauf.body,
    start: { Ausfuehrungstag: nextTargetDay(addDays(today(), 1)), FaelligBis: null },
    labels,
    draftName: null,
    async send(typed) {
      const body = { ...typed, Arten: [...arten] };
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
        <DayField
          field={{
            name: 'Ausfuehrungstag',
            label: labels.Ausfuehrungstag,
            hint: t('betrieb.lauf.anlegen.tag.text', { tage: AUSFUEHRUNG_TAGE }),
            error: errors.Ausfuehrungstag?.message,
          }}
          min={today()}
          max={addDays(today(), AUSFUEHRUNG_TAGE)}
          control={form.control}
        />
        <DayField
          field={{
            name: 'FaelligBis',
            label: labels.FaelligBis,
            hint: t('betrieb.lauf.anlegen.faelligBis.text'),
            error: errors.FaelligBis?.message,
            isOptional: true,
          }}
          control={form.control}
          empty={null}
        />
        <ReadyArten offered={offered} chosen={arten} bis={FaelligBis || null} choose={setArten} />
        <SubmitButton isBusy={isSubmitting} disabled={arten.length === 0}>
          {t('betrieb.lauf.anlegen.senden', { mandant: Name })}
        </SubmitButton>
      </FormPart>
    </Modal>
  );
}
