import { useRef, useState } from 'react';
import { Modal } from '../dialog/modal.tsx';
import { formatCount } from '../format.ts';
import { QUIET } from '../looks.ts';
import { usePortal } from '../portal.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportList } from './export-list.tsx';
import type { Wanted } from './exports.ts';
import { useExports } from './use-exports.ts';

/** Asks how the rows are taken along, and for the password; what takes longer goes on without it, beside those of before. */
export default function ExportDialog({ wanted, close }: { wanted: Wanted; close(): void }) {
  const { t, locale } = usePortal();
  const { sofort, stunden } = useExports();
  const [isBegun, setBegun] = useState(false);
  const closing = useRef<HTMLButtonElement>(null);
  const anzahl = formatCount(wanted.anzahl, locale);
  if (isBegun)
    return (
      <Modal title={t('portal.export.laeuft')} text={t('portal.export.laeuft.text', { stunden })} first={closing} close={close}>
        <ExportList />
        <button ref={closing} type="button" className={`${QUIET} self-end`} onClick={close}>
          {t('portal.schliessen')}
        </button>
      </Modal>
    );
  return (
    <Modal
      asks
      title={t('portal.export.titel', { titel: wanted.title })}
      text={t.plural('portal.export.zeilen', wanted.anzahl, { anzahl })}
      close={close}
    >
      {wanted.anzahl > sofort && <p className="text-muted">{t('portal.export.viele', { stunden })}</p>}
      <ExportForm wanted={wanted} close={close} begun={() => setBegun(true)} />
      <ExportList title={t('portal.export.liste')} />
    </Modal>
  );
}
