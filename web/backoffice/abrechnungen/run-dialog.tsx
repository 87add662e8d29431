import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { runAbrechnungen } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { formatMonth } from '../../../contract/values/days.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { SelectField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { PATHS } from '../paths.ts';
import { pastMonths } from '../rechnungen/past-months.ts';
import { useMandant } from '../user.ts';

type Lauf = Answer<typeof runAbrechnungen>['body'];

/** Months that can be chosen, back from the last one that is over. */
const MONTHS = 12;

/** Shows first what a run of a month would issue, then issues it, and says what was issued. */
export default function RunDialog({ close, done }: NewDialogProps) {
  const { t, locale, callIn, today } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [preview, setPreview] = useState<Lauf | null>(null);
  const [lauf, setLauf] = useState<Lauf | null>(null);
  const months = pastMonths(today(), MONTHS);
  const labels = { Monat: t('agentur.spalte.Monat') };
  const { form, submit, refused } = useCallForm({
    schema: runAbrechnungen.body,
    start: { Monat: months[0] ?? '' },
    labels,
    draftName: null,
    async send(body) {
      const isProbe = preview?.Monat !== body.Monat;
      const input = { body, query: isProbe ? { probe: 'true' as const } : {} };
      const answer = (await callIn(Mandant)(runAbrechnungen, input, { idempotencyKey: keyOf(input) })).body;
      if (isProbe) setPreview(answer);
      else setLauf(answer);
    },
  });
  const { errors, isSubmitting } = form.formState;
  const chosen = form.watch('Monat');
  const shown = preview?.Monat === chosen ? preview : null;
  const monat = formatMonth(chosen, locale);
  return (
    <Modal
      title={t('betrieb.abrechnungslauf.titel', { mandant: Name })}
      {...(lauf === null && { text: t('betrieb.abrechnungslauf.text') })}
      close={lauf === null ? close : done}
    >
      {lauf ? (
        <>
          <p role="status" className="font-semibold">
            {lauf.Abrechnungen === 0
              ? t('betrieb.abrechnungslauf.keine', { monat })
              : t.plural('betrieb.abrechnungslauf.fertig', lauf.Abrechnungen, { monat, betrag: amount(lauf.SummeCent, locale) })}
          </p>
          <OhneKonto lauf={lauf} />
          <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={done}>
            {t('betrieb.rechnungslauf.schliessen')}
          </button>
        </>
      ) : (
        <FormPart refused={refused} submit={submit}>
          <SelectField
            field={{ name: 'Monat', label: labels.Monat, error: errors.Monat?.message }}
            options={months.map((value) => ({ value, label: formatMonth(value, locale) }))}
            {...form.register('Monat')}
          />
          <div role="status" className="empty:hidden">
            {shown && (
              <p className="font-semibold">
                {shown.Abrechnungen === 0
                  ? t('betrieb.abrechnungslauf.keine', { monat })
                  : t.plural('betrieb.abrechnungslauf.vorschau', shown.Abrechnungen, {
                      monat,
                      belege: t.plural('betrieb.abrechnungslauf.belege', shown.Gutschriften),
                      betrag: amount(shown.SummeCent, locale),
                    })}
              </p>
            )}
          </div>
          {shown && <OhneKonto lauf={shown} />}
          {shown?.Abrechnungen !== 0 && (
            <SubmitButton isBusy={isSubmitting}>
              {shown ? t('betrieb.abrechnungslauf.senden', { monat, mandant: Name }) : t('betrieb.abrechnungslauf.pruefen')}
            </SubmitButton>
          )}
        </FormPart>
      )}
    </Modal>
  );
}

/** The sellers who get no statement because their account cannot be read. */
function OhneKonto({ lauf: { OhneKonto: nummern } }: { readonly lauf: Lauf }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  if (nummern.length === 0) return null;
  return (
    <Notice variant="warning">
      <p>{t.plural('betrieb.abrechnungslauf.ohneKonto', nummern.length)}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {nummern.map((nummer) => (
          <li key={nummer}>
            <TextLink to={PATHS.liste(Mandant, 'verkaeufer', nummer)}>{nummer}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
