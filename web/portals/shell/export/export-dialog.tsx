import { useRef, useState } from 'react';
import { Modal } from '../dialog/modal.tsx';
import { formatCount } from '../format.ts';
import { usePortal } from '../portal.tsx';
import { SECONDARY_BUTTON } from '../styles.ts';
import { ExportForm } from './export-form.tsx';
import { ExportList } from './export-list.tsx';
import type { ExportRequest } from './exports.ts';
import { useExports } from './use-exports.ts';

/** Asks for format and password of an export. A long export continues in the background and appears in the list. */
export default function ExportDialog({ request, close }: { request: ExportRequest; close(): void }) {
  const { t, locale } = usePortal();
  const { maxImmediateRows, availableHours } = useExports();
  const [isStarted, setStarted] = useState(false);
  const closing = useRef<HTMLButtonElement>(null);
  const anzahl = formatCount(request.anzahl, locale);
  if (isStarted)
    return (
      <Modal
        title={t('portal.export.laeuft')}
        text={t('portal.export.laeuft.text', { stunden: availableHours })}
        first={closing}
        close={close}
      >
        <ExportList />
        <button ref={closing} type="button" className={`${SECONDARY_BUTTON} self-end`} onClick={close}>
          {t('portal.schliessen')}
        </button>
      </Modal>
    );
  return (
    <Modal
      isAlert
      title={t('portal.export.titel', { titel: request.title })}
      text={t.plural('portal.export.zeilen', request.anzahl, { anzahl })}
      close={close}
    >
      {request.anzahl > maxImmediateRows && <p className="text-muted">{t('portal.export.viele', { stunden: availableHours })}</p>}
      <ExportForm request={request} close={close} started={() => setStarted(true)} />
      <ExportList title={t('portal.export.liste')} />
    </Modal>
  );
}
