import type { Answer } from '../../../contract/call.ts';
import type { tryAuftrag } from '../../../contract/calls/betrieb/live.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { amount } from '../../portals/shell/format.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';

interface ProbeauftragDialogProps {
  /** What the order earned; null if a step was refused. */
  readonly tried: Answer<typeof tryAuftrag>['body'] | null;
  readonly error: Error | null;
  close(): void;
}

/** The steps of a trial order, or why one was refused. */
export default function ProbeauftragDialog({ tried, error, close }: ProbeauftragDialogProps) {
  const { t } = useBackoffice();
  return (
    <Modal title={t(tried ? 'betrieb.live.probeauftrag.gelungen' : 'betrieb.live.probeauftrag.gescheitert')} close={close}>
      {tried ? (
        <Steps {...tried} />
      ) : (
        <Notice variant="danger" alert>
          {error instanceof CallError ? error.problem.detail : t('portal.fehler.text')}
        </Notice>
      )}
      <p className="text-muted">{t('betrieb.live.probeauftrag.nichts')}</p>
      <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={close}>
        {t('portal.schliessen')}
      </button>
    </Modal>
  );
}

function Steps({ Produkt, FreigabeAb, EmpfehlerCent, EmpfaengerCent }: NonNullable<ProbeauftragDialogProps['tried']>) {
  const { t, locale } = useBackoffice();
  const steps = [
    t('betrieb.live.probeauftrag.empfehlung', { produkt: Produkt }),
    t('betrieb.live.probeauftrag.kontakt'),
    t('betrieb.live.probeauftrag.auftrag'),
    t('betrieb.live.probeauftrag.freigabe', { tag: shortDay(FreigabeAb, locale) }),
    t('betrieb.live.probeauftrag.praemie', { empfehler: amount(EmpfehlerCent, locale), empfaenger: amount(EmpfaengerCent, locale) }),
  ];
  return (
    <ol className="flex flex-col gap-2">
      {steps.map((step) => (
        <li key={step} className="flex gap-3">
          <Icon name="success" className="mt-0.5 text-success" />
          <span className="min-w-0">{step}</span>
        </li>
      ))}
    </ol>
  );
}
