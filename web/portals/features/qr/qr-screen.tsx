import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { useInviter } from '../einladen/inviter.ts';
import { QrCode } from './qr-code.tsx';

interface QrScreenProps {
  readonly link: string;
  readonly title: string;
  /** Text for the person who scans the code. */
  readonly text: string;
  /** Content next to the code, such as the status of the invitation. */
  readonly children?: ReactNode;
  /** A permanent code for display in the shop, so it can be printed. */
  readonly isDauercode?: boolean;
  close(): void;
}

/** Full-screen QR code for the phone of a person in front of the screen; printed, it fills a sheet of paper. */
export default function QrScreen({ link, title, text, children, isDauercode = false, close }: QrScreenProps) {
  const { t } = useInviter();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Popup
          data-modal
          data-print
          className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 overflow-y-auto bg-surface p-4 text-center text-text outline-none"
        >
          <Dialog.Title className="text-xl">{title}</Dialog.Title>
          <QrCode text={link} label={t('agentur.einladen.code.bild')} size="w-[min(88vw,60dvh)] print:w-[12cm]" />
          <Dialog.Description className="max-w-measure">{text}</Dialog.Description>
          {children}
          <div className="flex flex-wrap justify-center gap-3 print:hidden">
            {isDauercode && (
              <button type="button" className={SECONDARY_BUTTON} onClick={() => window.print()}>
                {t('agentur.einladen.drucken')}
              </button>
            )}
            <button type="button" className={PRIMARY_BUTTON} onClick={close}>
              {t('agentur.einladen.code.schliessen')}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
