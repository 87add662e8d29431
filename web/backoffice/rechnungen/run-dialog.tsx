import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { runBetriebRechnungen } from '../../../contract/calls/betrieb/rechnungen.ts';
import { formatMonth } from '../../../contract/values/days.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { SelectField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';
import { pastMonths } from './past-months.ts';

type Lauf = Omit<Answer<typeof runBetriebRechnungen>['body'], 'Nach'>;

/** Months that can be chosen, back from the last one that is over. */
const MONTHS = 12;

/** Issues the invoices of a month that is over, and says what was issued. */
export default function RunDialog({ close, done }: NewDialogProps) {
  const { t, locale, callIn, today } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [lauf, setLauf] = useState<Lauf | null>(null);
  const months = pastMonths(today(), MONTHS);
  const labels = { Monat: t('agentur.spalte.Monat'), Nach: '' };
  const { form, submit, refused } = useCallForm({
    schema: runBetriebRechnungen.body,
    start: { Monat: months[0] ?? '' },
    labels,
    draftName: null,
    async send({ Monat }) {
      const whole = { Monat, Rechnungsnummern: [] as string[], OhneAnschrift: [] as string[] };
      let Nach: string | null = null;
      do {
        const body: { Monat: string; Nach: string | null } = { Monat, Nach };
        const part: Answer<typeof runBetriebRechnungen>['body'] = (
          await callIn(Mandant)(runBetriebRechnungen, { body }, { idempotencyKey: keyOf(body) })
        ).body;
        whole.Rechnungsnummern.push(...part.Rechnungsnummern);
        whole.OhneAnschrift.push(...part.OhneAnschrift);
        Nach = part.Nach;
      } while (Nach !== null);
      setLauf(whole);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      title={t('betrieb.rechnungslauf.titel', { mandant: Name })}
      {...(lauf === null && { text: t('betrieb.rechnungslauf.text') })}
      close={lauf === null ? close : done}
    >
      {lauf ? (
        <Result lauf={lauf} done={done} />
      ) : (
        <FormPart refused={refused} submit={submit}>
          <SelectField
            field={{ name: 'Monat', label: labels.Monat, error: errors.Monat?.message }}
            options={months.map((value) => ({ value, label: formatMonth(value, locale) }))}
            {...form.register('Monat')}
          />
          <SubmitButton isBusy={isSubmitting}>
            {t('betrieb.rechnungslauf.senden', { monat: formatMonth(form.watch('Monat'), locale), mandant: Name })}
          </SubmitButton>
        </FormPart>
      )}
    </Modal>
  );
}

/** Document numbers that are named; of more only the count is. */
const NAMED = 10;

/** What a run has issued, and which agencies got nothing because their address is not complete. */
function Result({ lauf: { Monat, Rechnungsnummern, OhneAnschrift }, done }: { readonly lauf: Lauf; done(): void }) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const monat = formatMonth(Monat, locale);
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="font-semibold">
          {Rechnungsnummern.length === 0
            ? t('betrieb.rechnungslauf.keine', { monat })
            : t.plural('betrieb.rechnungslauf.fertig', Rechnungsnummern.length, { monat })}
        </p>
        {Rechnungsnummern.length > 0 && Rechnungsnummern.length <= NAMED && <p className="text-muted">{Rechnungsnummern.join(', ')}</p>}
      </div>
      {OhneAnschrift.length > 0 && (
        <Notice variant="warning">
          <p>{t.plural('betrieb.rechnungslauf.ohneAnschrift', OhneAnschrift.length)}</p>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {OhneAnschrift.map((nummer) => (
              <li key={nummer}>
                <TextLink to={PATHS.liste(Mandant, 'agenturen', nummer)}>{nummer}</TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={done}>
        {t('betrieb.rechnungslauf.schliessen')}
      </button>
    </div>
  );
}
