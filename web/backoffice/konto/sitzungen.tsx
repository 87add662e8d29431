import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { endBetriebSitzung, listBetriebSitzungen } from '../../../contract/calls/betrieb/konto.ts';
import { CallError } from '../../portals/shell/call.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Section } from '../../portals/shell/section.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useFocusFallback } from '../../portals/shell/use-focus-fallback.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { queryOf, useBackoffice } from '../backoffice.ts';
import { CONTENT } from '../frame/use-content-focus.ts';

type Sitzung = Answer<typeof listBetriebSitzungen>['body'][number];

/** Sessions of the person; every session but this one can be ended. */
export function Sitzungen() {
  const backoffice = useBackoffice();
  const { t } = backoffice;
  const { data, isPending, error, refetch } = useQuery(queryOf(backoffice, listBetriebSitzungen));
  useFocusFallback(data, CONTENT);
  return (
    <Section title={t('betrieb.sitzungen.titel')} text={t('betrieb.sitzungen.text')}>
      {isPending && <Skeleton label={t('portal.wartet')} shapes={['row', 'row']} />}
      {!isPending && !data && <LoadError error={error} retry={() => void refetch()} />}
      {data && (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {data.map((sitzung) => (
            <Row key={sitzung.Id} sitzung={sitzung} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ sitzung: { Id, Geraet, ErstelltAm, ZuletztAm, Diese } }: { sitzung: Sitzung }) {
  const { t, call, locale, queries } = useBackoffice();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await call(endBetriebSitzung, { params: { id: Id } });
      toast({ text: t('betrieb.sitzungen.beendet', { geraet: Geraet }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast({ text: error.problem.detail });
    } finally {
      setBusy(false);
    }
    await queries.invalidateQueries({ queryKey: [listBetriebSitzungen.name] });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {Geraet}
          {Diese && (
            <span className="rounded-pill bg-surface-strong px-2.5 py-0.5 text-xs font-medium whitespace-nowrap">
              {t('betrieb.sitzungen.diese')}
            </span>
          )}
        </p>
        <p className="text-xs text-muted tabular-nums">
          {t('betrieb.sitzungen.zeiten', { seit: shortMoment(ErstelltAm, locale), zuletzt: shortMoment(ZuletztAm, locale) })}
        </p>
      </div>
      {!Diese && (
        <button type="button" className={SECONDARY_BUTTON} aria-busy={isBusy} onClick={() => void end()}>
          {t('betrieb.sitzungen.beenden')}
          <span className="sr-only"> {Geraet}</span>
        </button>
      )}
    </li>
  );
}
