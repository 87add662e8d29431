import { Icon } from '../../../ui/icon.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { formatCount, shortMoment } from '../format.ts';
import { usePortal } from '../portal.tsx';
import { SECONDARY_BUTTON } from '../styles.ts';
import { type ExportEntry, isRunning } from './exports.ts';
import { useExportList, useExports } from './use-exports.ts';

const BADGES = { Wartet: 'waiting', Laeuft: 'running', Fertig: 'done', Abgelaufen: 'over', Abgebrochen: 'over' } as const;

/** The user's exports of the last day with progress and download link. Without exports it renders `empty`, or nothing. */
export function ExportList({ title, empty }: { title?: string; empty?: string }) {
  const exports = useExports();
  const { data } = useExportList(exports);
  if (!data?.length) return empty && data ? <p className="text-muted">{empty}</p> : null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      {title && <h3 className="font-body text-xs font-semibold text-muted">{title}</h3>}
      <ul className="divide-y divide-border rounded-control border border-border">
        {data.map((one) => (
          <li key={one.nr} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
            <Line one={one} address={exports.address(one.nr)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ one, address }: { one: ExportEntry; address: string }) {
  const { t, locale } = usePortal();
  const { title, format, status, zeilen, geschrieben, erstelltAm, gueltigBis } = one;
  const count = (number: number) => formatCount(number, locale);
  return (
    <>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {title} ({format.toUpperCase()})<StatusBadge variant={BADGES[status]}>{t(`portal.export.status.${status}`)}</StatusBadge>
        </p>
        <p aria-live="polite" className="text-xs text-muted tabular-nums">
          {isRunning(one)
            ? t('portal.export.stand', { geschrieben: count(geschrieben), zeilen: count(zeilen) })
            : t(`portal.export.nun.${status as 'Fertig' | 'Abgelaufen' | 'Abgebrochen'}`, {
                zeilen: count(zeilen),
                am: shortMoment(erstelltAm, locale),
                bis: gueltigBis ? shortMoment(gueltigBis, locale) : '',
              })}
        </p>
        {isRunning(one) && <progress aria-label={title} max={Math.max(1, zeilen)} value={geschrieben} className="progress" />}
      </div>
      {status === 'Fertig' && (
        <a href={address} download className={SECONDARY_BUTTON} aria-label={t('portal.export.laden.was', { titel: title })}>
          <Icon name="download" />
          {t('portal.export.laden')}
        </a>
      )}
    </>
  );
}
