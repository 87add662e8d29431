import { useState } from 'react';
import { returnZahlung, type ZahlungZeile } from '../../../contract/calls/betrieb/zahlungen.ts';
import type { Bankmeldung } from '../../../contract/rules/bankmeldung.ts';
import { RUECKGABE_CODES, rueckgabeOf } from '../../../contract/rules/rueckgabe.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { typedEuro } from '../../portals/shell/form/euro.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField, InputField, SelectField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { returnSchema } from './return-form.ts';

interface ReturnDialogProps {
  readonly zahlung: ZahlungZeile;
  /** Preset day and code; null without a link. */
  readonly meldung: Bankmeldung | null;
  /** First possible day: that of the execution; null before it. */
  readonly since: string | null;
  close(): void;
  /** Called with the sentence that says what was entered. */
  done(text: string): void;
}

/** Asks for day, code and amount of a payment that came back or was refused. */
export default function ReturnDialog({ zahlung, meldung, since, close, done }: ReturnDialogProps) {
  const { Zahlungsnummer, Status, BetragCent, Name } = zahlung;
  const { t, locale, callIn, today } = useBackoffice();
  const { Mandant, Name: mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const kind = Status === 'Ausgefuehrt' ? 'zurueck' : 'abgelehnt';
  const labels = {
    Tag: t(`betrieb.zahlung.${kind}.tag`),
    Grundcode: t('betrieb.zahlung.grundcode'),
    BetragCent: t('betrieb.spalte.BetragCent'),
  };
  const { form, submit, refused } = useCallForm({
    schema: returnSchema,
    start: { Tag: meldung?.tag ?? today(), Grundcode: meldung?.code ?? '', BetragCent: typedEuro(BetragCent, locale) },
    labels,
    draftName: null,
    async send(body) {
      const params = { zahlung: Zahlungsnummer };
      const after = (await callIn(Mandant)(returnZahlung, { params, body }, { idempotencyKey: keyOf(body) })).body;
      done(t('betrieb.zahlung.zurueck.fertig', { nummer: Zahlungsnummer, status: t(`betrieb.zahlung.status.${after.Status}`) }));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const values = { name: Name || Zahlungsnummer, betrag: amount(BetragCent, locale), mandant };
  return (
    <Modal title={t(`betrieb.zahlung.${kind}.frage`, values)} text={t(`betrieb.zahlung.${kind}.folge`)} close={close}>
      <FormPart refused={refused} submit={submit}>
        <DayField
          field={{ name: 'Tag', label: labels.Tag, error: errors.Tag?.message }}
          {...(since !== null && { min: since })}
          max={today()}
          control={form.control}
        />
        <SelectField
          field={{
            name: 'Grundcode',
            label: labels.Grundcode,
            hint: t('betrieb.zahlung.grundcode.text'),
            error: errors.Grundcode?.message,
          }}
          options={[
            { value: '', label: t('betrieb.zahlung.grundcode.wahl') },
            ...[...RUECKGABE_CODES].sort().map((code) => ({ value: code, label: `${code} · ${t(rueckgabeOf(code).grund)}` })),
          ]}
          {...form.register('Grundcode')}
        />
        <InputField
          field={{
            name: 'BetragCent',
            label: labels.BetragCent,
            hint: t('betrieb.zahlung.zurueck.betrag'),
            error: errors.BetragCent?.message,
          }}
          inputMode="decimal"
          autoComplete="off"
          {...form.register('BetragCent')}
        />
        <SubmitButton isBusy={isSubmitting}>{t(`betrieb.zahlung.${kind}.knopf`)}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
