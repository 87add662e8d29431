import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/texts.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { CallError } from '../call.ts';
import { useApp } from '../portal.tsx';
import { SECONDARY_BUTTON } from '../styles.ts';
import type { Report } from './report.ts';

/** Empty or error state of a table or a whole page: icon, reason and action. */
export const StateMessage = ({
  icon,
  title,
  text,
  alert = false,
  isPage = false,
  children,
}: {
  icon: IconName;
  title: string;
  text: string;
  alert?: boolean;
  isPage?: boolean;
  children?: ReactNode;
}) => (
  <div role={alert ? 'alert' : undefined} className="flex flex-col items-center gap-2 px-4 py-16 text-center">
    <span className="mb-2 grid size-14 place-items-center rounded-full bg-surface-strong text-2xl text-muted">
      <Icon name={icon} />
    </span>
    {isPage ? <h1 className="text-lg">{title}</h1> : <p className="font-heading text-lg font-semibold">{title}</p>}
    <p className="max-w-measure text-muted">{text}</p>
    {children && <div className="mt-3">{children}</div>}
  </div>
);

/** Empty state of a report; with filters (`isPart`) it offers to clear them. */
export function EmptyReport<Row extends object>({ report, isPart, undo }: { report: Report<Row>; isPart: boolean; undo(): void }) {
  const portal = useApp();
  if (!isPart) {
    const { link, ...words } = report.empty(portal);
    return (
      <StateMessage icon="info" {...words}>
        {link && (
          <a href={link.href} className={SECONDARY_BUTTON}>
            {link.label}
          </a>
        )}
      </StateMessage>
    );
  }
  const { t } = portal;
  return (
    <StateMessage icon="funnel" title={t('portal.leer.filter.titel')} text={t('portal.leer.filter.text')}>
      <button type="button" className={SECONDARY_BUTTON} onClick={undo}>
        {t('portal.filter.aufheben')}
      </button>
    </StateMessage>
  );
}

interface ReloadErrorProps {
  readonly t: Translate;
  /** Reloads the page; without it the state has a link to the same page. */
  readonly reload?: () => void;
}

/** Error state if a file of the page could not be loaded or the screen failed. */
export const ReloadError = ({ t, reload }: ReloadErrorProps) => (
  <StateMessage alert icon="stop" title={t('portal.fehler.titel')} text={t('portal.fehler.datei')}>
    {reload ? (
      <button type="button" className={SECONDARY_BUTTON} onClick={reload}>
        {t('portal.neuladen')}
      </button>
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself
      <a href="" className={SECONDARY_BUTTON}>
        {t('portal.neuladen')}
      </a>
    )}
  </StateMessage>
);

/** Messages of the field errors, because a table has no fields to show them at; otherwise the general message. */
const messageOf = ({ problem: { detail, errors = [] } }: CallError): string => errors.map(({ message }) => message).join(' ') || detail;

/** Error state if loading failed, with a button to retry. */
export function LoadError({ error, retry }: { error: unknown; retry(): void }) {
  const { t } = useApp();
  return (
    <StateMessage
      alert
      icon="stop"
      title={t('portal.fehler.titel')}
      text={error instanceof CallError ? messageOf(error) : t('portal.fehler.text')}
    >
      <button type="button" className={SECONDARY_BUTTON} onClick={retry}>
        {t('portal.nochmal')}
      </button>
    </StateMessage>
  );
}
