import { useState } from 'react';
import { type BetriebNachbuchung, decideBetriebNachbuchung } from '../../../contract/calls/betrieb/nachbuchungen.ts';
import type { Entscheidung } from '../../../contract/calls/praemie/nachbuchung.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { SelectField, TextField } from '../../portals/shell/form/form-fields.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { keyOf, likelyKey, optionLabel } from './zuordnungen.tsx';

export type Decision = Entscheidung['Status'];

interface DecideDialogProps {
  readonly decision: Decision;
  readonly nachbuchung: BetriebNachbuchung;
  close(): void;
  done(): void;
}

/** Accepts a claim with the person who ordered, or rejects it; the answer is what the recommender reads. */
export default function DecideDialog({ decision, nachbuchung, close, done }: DecideDialogProps) {
  const backoffice = useBackoffice();
  const { t, callIn } = backoffice;
  const { Mandant, Name } = useMandant();
  const [idempotencyKeyOf] = useState(makeKeys);
  const { Nachbuchungsnummer: nr, Auftragsnummer: nummer, Zuordnungen, Empfehler: empfehler } = nachbuchung;
  const isAccepting = decision === 'Angenommen';
  const isKnown = nachbuchung.Empfehlungsnummer !== null || nachbuchung.Auftrag !== null;
  const labels = { Antwort: t('betrieb.nachbuchung.antwort'), Empfehlungsnummer: t('betrieb.nachbuchung.wahl') };
  const { form, submit, refused } = useCallForm<Entscheidung, Entscheidung>({
    schema: decideBetriebNachbuchung.body,
    // Holds the number of a recipient too, until the form is sent.
    start: { Status: decision, Antwort: '', Empfehlungsnummer: isAccepting ? likelyKey(nachbuchung) || null : null },
    labels: labels as Record<keyof Entscheidung, string>,
    draftName: null,
    async send({ Status, Antwort, Empfehlungsnummer: chosen }) {
      const zuordnung = Zuordnungen.find((one) => keyOf(one) === chosen);
      if (isAccepting && !isKnown && !zuordnung) throw missing('Empfehlungsnummer', t('betrieb.nachbuchung.wahl.fehlt'));
      const body = { Status, Antwort, ...(zuordnung && numberOf(zuordnung)) };
      const { body: after } = await saying(
        callIn(Mandant)(decideBetriebNachbuchung, { params: { nr }, body }, { idempotencyKey: idempotencyKeyOf(body) }),
      );
      const isOurs = after.Status === Status && (after.Antwort ?? '') === (Antwort ?? '');
      toast({
        text: isOurs
          ? t(`betrieb.nachbuchung.${decision}.fertig`, { nummer })
          : t('betrieb.nachbuchung.inzwischen', {
              name: after.EntschiedenDurch ?? Name,
              status: t(`betrieb.nachbuchung.status.${after.Status}`),
            }),
      });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      isAlert
      title={t(`betrieb.nachbuchung.${decision}.frage`, { mandant: Name })}
      text={t(`betrieb.nachbuchung.${decision}.folge`, {
        nummer,
        empfehler,
        status: t(`status.auftrag.${nachbuchung.StandDanach}`).toLowerCase(),
      })}
      close={close}
    >
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {refused && (
          <Notice variant="danger" alert>
            {refused}
          </Notice>
        )}
        {isAccepting && (
          <SelectField
            field={{ name: 'Empfehlungsnummer', label: labels.Empfehlungsnummer, error: errors.Empfehlungsnummer?.message }}
            options={[
              { value: '', label: t(isKnown ? 'betrieb.nachbuchung.wahl.gemeldet' : 'betrieb.nachbuchung.wahl.bitte') },
              ...Zuordnungen.map((one) => ({ value: keyOf(one), label: optionLabel(backoffice, nachbuchung, one) })),
            ]}
            {...form.register('Empfehlungsnummer', { setValueAs: (value: string | null) => value || null })}
          />
        )}
        <TextField
          field={{
            name: 'Antwort',
            label: labels.Antwort,
            hint: t(`betrieb.nachbuchung.${decision}.antwort`),
            error: errors.Antwort?.message,
            isOptional: isAccepting,
          }}
          maxLength={2000}
          {...form.register('Antwort')}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={close}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
            {t(`betrieb.nachbuchung.${decision}.knopf`)}
          </button>
        </div>
      </form>
    </Modal>
  );
}

const numberOf = ({ Empfaengernummer, Empfehlungsnummer }: BetriebNachbuchung['Zuordnungen'][number]) =>
  Empfaengernummer === null ? { Empfehlungsnummer } : { Empfaengernummer };

/** The refusal of the call for a field that is empty, without the call. */
const missing = (field: string, message: string): CallError =>
  new CallError({ status: 422, code: 'Validierung', detail: message, errors: [{ field, code: 'pflichtfeld', message }] });

/** Fields that the form has; errors at others say what is wrong with the stored order. */
const FIELDS = ['Antwort', 'Empfehlungsnummer'];

/** Turns errors at fields that the form lacks into the message of the refusal. */
async function saying<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const others = error instanceof CallError ? (error.problem.errors ?? []).filter(({ field }) => !FIELDS.includes(field)) : [];
    if (!(error instanceof CallError) || others.length === 0) throw error;
    throw new CallError({ ...error.problem, errors: [], detail: others.map(({ message }) => message).join(' ') });
  }
}
