import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { amount } from '../../portals/shell/format.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { useEditing } from './context.ts';
import type { Entry } from './entries.ts';
import { ListSearch, MANY } from './list-search.tsx';
import { partPath } from './parts.ts';
import { type Line, linesOf, type Period, placeOf, shownDays, type Timeline, timelinesOf } from './praemien.ts';

const PraemieDialog = lazy(() => import('./praemie-dialog.tsx'));

const FILE = ['praemien.json'];

/** The rewards of the draft by product, each on a line of time. */
export function Timelines() {
  const { t } = useBackoffice();
  const { ordner, faultsAt } = useEditing();
  const [search, setSearch] = useState('');
  const timelines = timelinesOf(ordner);
  const nameOf = ({ produkt }: Timeline) => produkt ?? t('betrieb.entwurf.praemien.alle');
  const shown = timelines.filter((line) => nameOf(line).toLowerCase().includes(search.trim().toLowerCase()));
  const faults = faultsAt(FILE);
  return (
    <>
      {faults.length > 0 && <Notice variant="danger">{faults.join(' ')}</Notice>}
      {timelines.length >= MANY && <ListSearch value={search} change={setSearch} />}
      {shown.length === 0 && <p className="text-muted">{t('betrieb.entwurf.keineTreffer')}</p>}
      <ul className="flex flex-col gap-4">
        {shown.map((line) => (
          <li key={line.produktId}>
            <TimelineCard timeline={line} name={nameOf(line)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The rewards of a product: the bar, what is over, and the rest with gaps and overlaps. */
function TimelineCard({ timeline, name }: { readonly timeline: Timeline; readonly name: string }) {
  const { t, today } = useBackoffice();
  const { past, rest } = linesOf(timeline, today());
  const { periods, unfinished } = timeline;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow text-base wrap-anywhere">{name}</h2>
        <NewButton timeline={timeline} name={name} />
      </header>
      {periods.length > 0 && <Bar periods={periods} />}
      {periods.length + unfinished.length === 0 && (
        <p className="text-muted">
          {t(timeline.produktId === null ? 'betrieb.entwurf.praemien.keine' : 'betrieb.entwurf.praemien.keineEigene')}
        </p>
      )}
      {past.length > 0 && (
        <details>
          <summary className="flex min-h-10 cursor-pointer items-center gap-2 text-muted">
            <Icon name="chevron" />
            {t.plural('betrieb.entwurf.praemien.vorbei', past.filter(({ kind }) => kind === 'period').length)}
          </summary>
          <Lines lines={past} />
        </details>
      )}
      {rest.length + unfinished.length > 0 && <Lines lines={rest} unfinished={unfinished} />}
    </section>
  );
}

function Lines({ lines, unfinished = [] }: { readonly lines: readonly Line[]; readonly unfinished?: readonly Entry[] }) {
  return (
    <ul className="divide-y divide-border">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.von} ${line.kind === 'period' ? line.period.entry.nr : ''}`}>
          {line.kind === 'period' ? <PeriodRow period={line.period} /> : <Fault line={line} />}
        </li>
      ))}
      {unfinished.map((entry) => (
        <li key={entry.nr}>
          <UnfinishedRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** A gap or an overlap. */
function Fault({ line: { kind, von, bis } }: { readonly line: Exclude<Line, { kind: 'period' }> }) {
  const { t, locale } = useBackoffice();
  const days = { von: shortDay(von, locale), bis: shortDay(bis, locale) };
  return (
    <p className={`flex min-h-10 items-center gap-2 py-2 font-semibold ${kind === 'gap' ? 'text-warning' : 'text-danger'}`}>
      <Icon name={kind === 'gap' ? 'warning' : 'stop'} />
      {t(kind === 'gap' ? 'betrieb.entwurf.praemien.luecke' : 'betrieb.entwurf.praemien.doppelt', days)}
    </p>
  );
}

function PeriodRow({ period: { entry, von, bis, wertCent } }: { readonly period: Period }) {
  const { t, locale, today } = useBackoffice();
  const day = today();
  return (
    <Row entry={entry}>
      <span className="grow tabular-nums">
        {t('betrieb.entwurf.praemien.zeitraum', { von: shortDay(von, locale), bis: shortDay(bis, locale) })}
      </span>
      {von <= day && day <= bis && <StatusBadge variant="done">{t('betrieb.entwurf.praemien.gilt')}</StatusBadge>}
      <span className="font-semibold tabular-nums">{amount(wertCent, locale)}</span>
    </Row>
  );
}

function UnfinishedRow({ entry }: { readonly entry: Entry }) {
  const { t } = useBackoffice();
  return (
    <Row entry={entry}>
      <span className="grow">
        <span className="block font-semibold wrap-anywhere">{entry.name}</span>
        <span className="block text-xs text-muted">{t('betrieb.entwurf.praemien.unvollstaendig')}</span>
      </span>
    </Row>
  );
}

/** A link to the form of a reward, with the number of its faults. */
function Row({ entry: { nr, pfad }, children }: { readonly entry: Entry; readonly children: React.ReactNode }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { faultsAt, faultsBelow } = useEditing();
  const faults = faultsAt(pfad).length + faultsBelow(pfad).length;
  return (
    <Link
      to={partPath(Mandant, 'praemien', nr)}
      className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-1 no-underline transition-colors duration-150 ease-out hover:bg-surface-strong"
    >
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        {children}
        {faults > 0 && (
          <span className="flex items-center gap-1.5 text-xs font-semibold text-danger">
            <Icon name="stop" />
            {t.plural('betrieb.entwurf.fehler', faults)}
          </span>
        )}
      </span>
      <Icon name="right" className="text-lg text-muted" />
    </Link>
  );
}

/** The rewards as a bar, with a mark at today. The list below it says the same in words. */
function Bar({ periods }: { readonly periods: readonly Period[] }) {
  const { t, locale, today } = useBackoffice();
  const day = today();
  const shown = shownDays(day);
  const now = { left: `${placeOf({ von: day, bis: day }, day)?.left ?? 0}%` };
  return (
    <div aria-hidden className="text-xs text-muted tabular-nums">
      <p className="w-max -translate-x-1/2" style={{ marginLeft: now.left }}>
        {t('betrieb.entwurf.praemien.heute')}
      </p>
      <div className="relative h-8">
        <div className="relative h-full overflow-hidden rounded-control bg-surface-strong">
          {periods.map(({ entry, von, bis, wertCent }) => {
            const place = placeOf({ von, bis }, day);
            if (!place) return null;
            return (
              <span
                key={entry.nr}
                className={`absolute inset-y-0 flex items-center overflow-hidden border-l-2 border-surface whitespace-nowrap ${von <= day && day <= bis ? 'bg-primary text-on-primary' : 'bg-muted text-surface'}`}
                style={{ left: `${place.left}%`, width: `${place.width}%` }}
              >
                <span className="px-2">{amount(wertCent, locale)}</span>
              </span>
            );
          })}
        </div>
        <span className="absolute -inset-y-1 w-0.5 bg-text ring-1 ring-surface" style={now} />
      </div>
      <p className="mt-1 flex justify-between">
        <span>{shortDay(shown.von, locale)}</span>
        <span>{shortDay(shown.bis, locale)}</span>
      </p>
    </div>
  );
}

function NewButton({ timeline, name }: { readonly timeline: Timeline; readonly name: string }) {
  const { t } = useBackoffice();
  const { mayChange } = useEditing();
  const [isOpen, setOpen] = useState(false);
  if (!mayChange(FILE)) return null;
  return (
    <>
      <button
        type="button"
        className={SECONDARY_BUTTON}
        aria-label={t('betrieb.entwurf.praemien.neu.von', { produkt: name })}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        {t('betrieb.entwurf.praemien.neu')}
      </button>
      {isOpen && (
        <Suspense>
          <PraemieDialog produktId={timeline.produktId} name={name} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
