import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type FassungZeile, listFassungen, restoreFassung } from '../../../contract/calls/betrieb/entwurf.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { hasRecht, useMandant } from '../user.ts';
import { entwurfKey } from './use-entwurf.ts';

const PublishDialog = lazy(() => import('./publish-dialog.tsx'));

/** The kept versions of the tenant, the latest first, each of the former ones with the way back to it. */
export function Fassungen({ hasDraft }: { readonly hasDraft: boolean }) {
  const { t, callIn } = useBackoffice();
  const zugang = useMandant();
  const { Mandant } = zugang;
  const { data, error, refetch } = useQuery({
    queryKey: [...entwurfKey(Mandant), 'fassungen'],
    queryFn: async ({ signal }) => (await callIn(Mandant)(listFassungen, { body: {} }, { signal })).body.Content,
  });
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('portal.wartet')} shapes={['row', 'row', 'row']} />;
  if (data.length === 0) return <p className="text-muted">{t('betrieb.entwurf.fassungen.keine')}</p>;
  return (
    <ol className="divide-y divide-border rounded-card border border-border bg-surface">
      {data.map((fassung) => (
        <Row key={fassung.Nummer} fassung={fassung} canRestore={!hasDraft && hasRecht(zugang, 'Veroeffentlichen')} />
      ))}
    </ol>
  );
}

function Row({ fassung, canRestore }: { readonly fassung: FassungZeile; readonly canRestore: boolean }) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const client = useQueryClient();
  const [keyOf] = useState(makeKeys);
  const [isOpen, setOpen] = useState(false);
  const { Nummer, GiltAb, Status, VeroeffentlichtVon, Worte } = fassung;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{t('betrieb.entwurf.fassung', { nr: Nummer })}</span>
          {Status === 'Gilt' && <StatusBadge variant="done">{t('status.fassung.Gilt')}</StatusBadge>}
        </p>
        <p className="wrap-anywhere">{Worte || t('betrieb.entwurf.fassung.erste')}</p>
        <p className="text-xs text-muted">
          {t('betrieb.entwurf.fassung.von', { wer: VeroeffentlichtVon, tag: shortMoment(GiltAb, locale) })}
        </p>
      </div>
      {Status === 'Frueher' && canRestore && (
        <button
          type="button"
          className={SECONDARY_BUTTON}
          aria-label={t('betrieb.entwurf.fassung.zurueck.zu', { nr: Nummer })}
          onClick={() => setOpen(true)}
        >
          {t('betrieb.entwurf.fassung.zurueck')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <PublishDialog
            title={t('betrieb.entwurf.fassung.frage', { nr: Nummer, mandant: Name })}
            text={t('betrieb.entwurf.fassung.folge')}
            confirmLabel={t('betrieb.entwurf.fassung.zurueck')}
            close={() => setOpen(false)}
            send={async (body) => {
              await callIn(Mandant)(restoreFassung, { params: { nr: String(Nummer) }, body }, { idempotencyKey: keyOf(body) });
              setOpen(false);
              toast({ text: t('betrieb.entwurf.veroeffentlicht', { mandant: Name }) });
              await client.invalidateQueries({ queryKey: entwurfKey(Mandant) });
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
