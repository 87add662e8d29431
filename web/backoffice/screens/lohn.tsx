import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Lohn, readLohn } from '../../../contract/calls/betrieb/lohn.ts';
import { formatMonth } from '../../../contract/values/days.ts';
import { SelectField } from '../../portals/shell/form/form-fields.tsx';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { Screen } from '../frame/screen.tsx';
import { Monat } from '../lohn/monat.tsx';
import { Uebergaben } from '../lohn/uebergaben.tsx';
import { pastMonths } from '../rechnungen/past-months.ts';
import { useMandant } from '../user.ts';

/** Months that can be chosen, back from this one. */
const MONTHS = 13;

/** Rewards that are paid with the wages: a month with its lines, and the months that were handed over. */
export function Component() {
  const { t, locale, callIn, today } = useBackoffice();
  const { Mandant } = useMandant();
  const present = today().slice(0, 7);
  const [monat, setMonat] = useState(present);
  const { data, error, refetch } = useQuery({
    queryKey: [readLohn.name, Mandant, monat],
    queryFn: async ({ signal }): Promise<Lohn> => (await callIn(Mandant)(readLohn, { query: { monat } }, { signal })).body,
  });
  const months = new Set([present, ...pastMonths(today(), MONTHS - 1), ...(data?.Uebergaben ?? []).map(({ Monat: one }) => one)]);
  return (
    <Screen title={t('betrieb.bereich.lohn')} text={t('betrieb.lohn.text')}>
      <div className="max-w-80">
        <SelectField
          field={{ name: 'Monat', label: t('betrieb.lohn.monat'), error: undefined }}
          options={[...months]
            .sort()
            .reverse()
            .map((value) => ({ value, label: formatMonth(value, locale) }))}
          value={monat}
          onChange={({ target }) => setMonat(target.value)}
        />
      </div>
      {error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : data ? (
        <>
          <Monat lohn={data} isRunning={monat === present} onChanged={() => void refetch()} />
          <Uebergaben lohn={data} choose={setMonat} />
        </>
      ) : (
        <Skeleton label={t('portal.wartet')} shapes={['line', 'row', 'row', 'row']} />
      )}
    </Screen>
  );
}
