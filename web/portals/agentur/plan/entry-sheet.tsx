import { listPraemienplan } from '../../../../contract/calls/agentur/berichte.ts';
import type { PlanZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import { MAX_PAGE_SIZE } from '../../../../contract/calls/bericht.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { CallError } from '../../shell/call.ts';
import { amount } from '../../shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../shell/table/report.ts';
import { PLAN_BADGES, spanOf } from '../labels.ts';
import { useAgentur } from '../own.ts';
import { EntryActions } from './entry-actions.tsx';

/** Sheet of an entry of the plan, with the actions to delete or end it. */
export default function EntrySheet({ nr, onChanged, close }: SheetProps) {
  const { t, locale, call, data } = useAgentur();
  const params = { agentur: data.own.benutzer.Agenturnummer };
  const load = async (signal: AbortSignal): Promise<PlanZeile> => {
    const { body } = await call(listPraemienplan, { params, body: { Filter: { Suche: nr }, Pagesize: MAX_PAGE_SIZE } }, { signal });
    const found = body.Content.find(({ Id }) => Id === nr);
    if (!found) throw new CallError({ status: 404, code: 'NichtGefunden', detail: t('agentur.plan.weg') });
    return found;
  };
  return (
    <RowSheet of={['praemienplan', nr]} load={load}>
      {(entry) => (
        <>
          <RowHead
            title={entry.Produkt}
            badge={<StatusBadge variant={PLAN_BADGES[entry.Status]}>{t(`agentur.status.plan.${entry.Status}`)}</StatusBadge>}
            nummer={entry.Id}
            facts={[amount(entry.WertCent, locale)]}
          />
          <EntryActions entry={entry} onChanged={onChanged} close={close} />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.plan.gilt'), spanOf(t, entry, locale)],
                [t('agentur.spalte.AngelegtVon'), entry.AngelegtVon],
              ]}
            />
          </Part>
        </>
      )}
    </RowSheet>
  );
}
