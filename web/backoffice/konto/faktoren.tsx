import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { endBetriebFaktor, listBetriebFaktoren } from '../../../contract/calls/betrieb/konto.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { useFocusReturn } from '../../portals/shell/form/use-focus-return.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Section } from '../../portals/shell/section.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useFocusFallback } from '../../portals/shell/use-focus-fallback.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { queryOf, useBackoffice } from '../backoffice.ts';
import { CONTENT } from '../frame/use-content-focus.ts';

const AddFaktor = lazy(() => import('./add-faktor.tsx'));

type Liste = Answer<typeof listBetriebFaktoren>['body'];

/** Second factors of the person, and how many recovery codes are left. */
export function Faktoren() {
  const backoffice = useBackoffice();
  const { t } = backoffice;
  const { data, isPending, error, refetch } = useQuery(queryOf(backoffice, listBetriebFaktoren));
  useFocusFallback(data, CONTENT);
  return (
    <Section title={t('betrieb.faktoren.titel')} text={t('betrieb.faktoren.text')}>
      {isPending && <Skeleton label={t('portal.wartet')} shapes={['row', 'line']} />}
      {!isPending && !data && <LoadError error={error} retry={() => void refetch()} />}
      {data && <Content liste={data} />}
    </Section>
  );
}

/** From this number of recovery codes on new ones are advised. */
const FEW_CODES = 3;

function Content({ liste: { Faktoren: faktoren, Erholungscodes } }: { liste: Liste }) {
  const { t, locale, queries } = useBackoffice();
  const [isAdding, setAdding] = useState(false);
  const { opener, returnFocus } = useFocusReturn();
  const [removed, setRemoved] = useState<Liste['Faktoren'][number] | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: [listBetriebFaktoren.name] });
  const isFew = Erholungscodes < FEW_CODES;
  return (
    <>
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {faktoren.map((faktor) => (
          <li key={faktor.Id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow basis-48">
              <p className="font-semibold wrap-anywhere">{faktor.Name}</p>
              <p className="text-xs text-muted tabular-nums">
                {t('betrieb.faktoren.seit', { seit: shortMoment(faktor.ErstelltAm, locale) })}
              </p>
            </div>
            {faktoren.length > 1 && (
              <button type="button" className={SECONDARY_BUTTON} onClick={() => setRemoved(faktor)}>
                {t('betrieb.faktoren.entfernen')}
                <span className="sr-only"> {faktor.Name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="flex gap-2">
        <Icon name={isFew ? 'warning' : 'info'} className={`mt-0.5 ${isFew ? 'text-warning' : 'text-muted'}`} />
        <span>
          {t.plural('betrieb.faktoren.codes', Erholungscodes)} {isFew && t('betrieb.faktoren.codes.neu')}
        </span>
      </p>
      {isAdding ? (
        <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['control']} />}>
          <AddFaktor
            done={() => {
              returnFocus();
              setAdding(false);
              void reload();
            }}
          />
        </Suspense>
      ) : (
        <button type="button" ref={opener} className={`${SECONDARY_BUTTON} self-start`} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t('betrieb.faktoren.hinzufuegen')}
        </button>
      )}
      {removed && <RemoveDialog faktor={removed} reload={reload} close={() => setRemoved(null)} />}
    </>
  );
}

interface RemoveDialogProps {
  readonly faktor: Liste['Faktoren'][number];
  reload(): Promise<void>;
  close(): void;
}

function RemoveDialog({ faktor: { Id, Name }, reload, close }: RemoveDialogProps) {
  const { t, call } = useBackoffice();
  return (
    <ConfirmDialog
      title={t('betrieb.faktoren.entfernen.titel', { name: Name })}
      text={t('betrieb.faktoren.entfernen.text')}
      confirmLabel={t('betrieb.faktoren.entfernen')}
      confirm={async () => {
        await call(endBetriebFaktor, { params: { id: Id } });
        toast({ text: t('betrieb.faktoren.entfernt', { name: Name }) });
        close();
        await reload();
      }}
      close={close}
    />
  );
}
