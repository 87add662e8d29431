import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { readEntwurf } from '../../../contract/calls/betrieb/entwurf.ts';
import { checkLive, goLive } from '../../../contract/calls/betrieb/live.ts';
import { readBetriebUser } from '../../../contract/calls/betrieb/login.ts';
import { LIVE_PUNKTE, type LivePunkt } from '../../../contract/rules/live.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { shortMoment } from '../../portals/shell/format.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { entwurfKey } from '../entwurf/use-entwurf.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Screen } from '../frame/screen.tsx';
import { type Punkt, Punkte } from '../golive/punkte.tsx';
import { PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';

/** What the tenant needs before its pages open, and the button that opens them. */
export function Component() {
  const { t } = useBackoffice();
  const zugang = useMandant();
  if (!hasRecht(zugang, 'Entwurf')) return <NotFound />;
  return (
    <Screen title={t('betrieb.live.titel')} text={t('betrieb.live.text', { mandant: zugang.Name })}>
      <List key={zugang.Mandant} />
    </Screen>
  );
}

function List() {
  const { t, locale, callIn, takeActivity } = useBackoffice();
  const zugang = useMandant();
  const { Mandant } = zugang;
  const [worte, setWorte] = useState<Partial<Record<LivePunkt, string>>>({});
  const read = useQuery({
    queryKey: [Mandant, 'live'],
    // What was missing before is mended on other screens: each visit checks again and shows nothing of the last one.
    gcTime: 0,
    queryFn: async ({ signal }) => (await callIn(Mandant)(checkLive, {}, { signal, isBackground: !takeActivity() })).body,
  });
  const { data, error, refetch, isFetching } = read;
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('portal.wartet')} shapes={['row', 'row', 'row', 'row', 'row']} />;
  const missing = data.Punkte.filter(({ Status }) => Status === 'Fehlt');
  const mayWaive = data.LiveSeit === null && zugang.Rollen.includes('Plattform');
  return (
    <>
      {data.LiveSeit !== null && <Notice variant="success">{t('betrieb.live.seit', { tag: shortMoment(data.LiveSeit, locale) })}</Notice>}
      <OpenDraft />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{missing.length > 0 ? t.plural('betrieb.live.fehlt', missing.length) : t('betrieb.live.vollstaendig')}</h2>
        <button type="button" className={SECONDARY_BUTTON} aria-busy={isFetching} onClick={() => void refetch()}>
          {t('betrieb.live.erneut')}
        </button>
      </div>
      <Punkte
        punkte={data.Punkte}
        worte={mayWaive ? worte : null}
        waive={(punkt, text) => setWorte(({ [punkt]: _, ...others }) => (text === null ? others : { ...others, [punkt]: text }))}
      />
      {data.LiveSeit === null && hasRecht(zugang, 'Veroeffentlichen') && <GoLiveButton missing={missing} worte={worte} />}
    </>
  );
}

/** What stands in an open draft does not count yet. */
function OpenDraft() {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { data } = useQuery({
    queryKey: [...entwurfKey(Mandant), 'ordner'],
    queryFn: async ({ signal }) => (await callIn(Mandant)(readEntwurf, {}, { signal })).body,
  });
  return data?.Offen ? (
    <Notice>
      {t('betrieb.live.entwurf')} <Link to={PATHS.liste(Mandant, 'entwurf')}>{t('betrieb.live.entwurf.knopf')}</Link>
    </Notice>
  ) : null;
}

interface GoLiveProps {
  readonly missing: readonly Punkt[];
  readonly worte: Partial<Record<LivePunkt, string>>;
}

function GoLiveButton({ missing, worte }: GoLiveProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const waived = LIVE_PUNKTE.flatMap((Punkt) => {
    const Worte = missing.some((one) => one.Punkt === Punkt) ? (worte[Punkt] ?? '').trim() : '';
    return Worte === '' ? [] : [{ Punkt, Worte }];
  });
  const label = t('betrieb.live.knopf', { mandant: Name });
  return (
    <>
      <button
        type="button"
        className={`${PRIMARY_BUTTON} self-start`}
        disabled={waived.length < missing.length}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.live.frage', { mandant: Name })}
          text={t('betrieb.live.folge')}
          confirmLabel={label}
          close={() => setOpen(false)}
          confirm={async () => {
            await callIn(Mandant)(goLive, { body: { Verzicht: waived } });
            setOpen(false);
            toast({ text: t('betrieb.live.eroeffnet', { mandant: Name }) });
            await client.invalidateQueries({ queryKey: [readBetriebUser.name] });
            await client.invalidateQueries({ queryKey: [Mandant, 'live'] });
          }}
        />
      )}
    </>
  );
}
