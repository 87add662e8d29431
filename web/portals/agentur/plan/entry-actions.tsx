import { useState } from 'react';
import { endPlan } from '../../../../contract/calls/agentur/plan.ts';
import type { PlanZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import { formatDay } from '../../../../contract/values/days.ts';
import { Ask } from '../../shell/dialog/ask.tsx';
import { amount } from '../../shell/format.ts';
import { DANGER } from '../../shell/looks.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { mayDo, useAgentur } from '../own.ts';

/** Deletes an entry that has not begun, or ends one that runs: each asks once and says what follows. One that ends today has nothing left to ask. */
export function EntryActions({ entry, onChanged, close }: { entry: PlanZeile; onChanged(): void; close(): void }) {
  const { t, locale, call, data, today } = useAgentur();
  const [asks, setAsks] = useState(false);
  const { Id, Status, WertCent, Startdatum, Enddatum } = entry;
  if (!mayDo(data.own, 'PraemienplanAendern') || Status === 'Beendet' || Enddatum === today()) return null;
  const way = Status === 'Geplant' ? 'loeschen' : 'beenden';
  const said = { mandant: data.own.mandant.name, wert: amount(WertCent, locale), tag: formatDay(Startdatum, locale) };
  return (
    <div>
      <button type="button" className={DANGER} onClick={() => setAsks(true)}>
        {t(`agentur.plan.${way}.knopf`)}
      </button>
      {asks && (
        <Ask
          title={t(`agentur.plan.${way}.frage`)}
          text={t(`agentur.plan.${way}.folge`, said)}
          verb={t(`agentur.plan.${way}.knopf`)}
          close={() => setAsks(false)}
          act={async () => {
            await call(endPlan, { params: { agentur: data.own.benutzer.Agenturnummer, id: Id } });
            setAsks(false);
            toast({ text: t(`agentur.plan.${way}.fertig`) });
            if (way === 'loeschen') close();
            onChanged();
          }}
        />
      )}
    </div>
  );
}
