import { useState } from 'react';
import { endPlan } from '../../../../contract/calls/agentur/plan.ts';
import type { PlanZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import { formatDay } from '../../../../contract/values/days.ts';
import { ConfirmDialog } from '../../shell/dialog/confirm-dialog.tsx';
import { amount } from '../../shell/format.ts';
import { DANGER_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { mayDo, useAgentur } from '../own.ts';

/** Deletes a planned entry or ends a running one, after a confirm dialog. An entry that ends today has no action. */
export function EntryActions({ entry, onChanged, close }: { entry: PlanZeile; onChanged(): void; close(): void }) {
  const { t, locale, call, data, today } = useAgentur();
  const [isConfirming, setConfirming] = useState(false);
  const { Id, Status, WertCent, Startdatum, Enddatum } = entry;
  if (!mayDo(data.own, 'PraemienplanAendern') || Status === 'Beendet' || Enddatum === today()) return null;
  const action = Status === 'Geplant' ? 'loeschen' : 'beenden';
  const values = { mandant: data.own.mandant.name, wert: amount(WertCent, locale), tag: formatDay(Startdatum, locale) };
  return (
    <div>
      <button type="button" className={DANGER_BUTTON} onClick={() => setConfirming(true)}>
        {t(`agentur.plan.${action}.knopf`)}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={t(`agentur.plan.${action}.frage`)}
          text={t(`agentur.plan.${action}.folge`, values)}
          confirmLabel={t(`agentur.plan.${action}.knopf`)}
          close={() => setConfirming(false)}
          confirm={async () => {
            await call(endPlan, { params: { agentur: data.own.benutzer.Agenturnummer, id: Id } });
            setConfirming(false);
            toast({ text: t(`agentur.plan.${action}.fertig`) });
            if (action === 'loeschen') close();
            onChanged();
          }}
        />
      )}
    </div>
  );
}
