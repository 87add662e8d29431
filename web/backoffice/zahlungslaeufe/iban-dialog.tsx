import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { readZahlungIban, type ZahlungZeile } from '../../../contract/calls/betrieb/zahlungen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { RowFacts } from '../../portals/shell/sheet/row-sheet.tsx';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import ReasonDialog from '../liste/reason-dialog.tsx';
import { useMandant } from '../user.ts';

interface IbanDialogProps {
  readonly zahlung: ZahlungZeile;
  close(): void;
}

/** Asks why the whole account of a payment is needed, then shows it until the dialog is closed. */
export default function IbanDialog({ zahlung: { Zahlungsnummer, Name }, close }: IbanDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [shown, setShown] = useState<Answer<typeof readZahlungIban>['body'] | null>(null);
  const title = t('betrieb.zahlung.iban.titel', { name: Name || Zahlungsnummer });
  if (shown)
    return (
      <Modal title={title} close={close}>
        <RowFacts
          facts={[
            [t('betrieb.zahlung.iban'), shown.IBAN.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')],
            [t('betrieb.zahlung.iban.inhaber'), shown.Kontoinhaber],
          ]}
        />
        <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={close}>
          {t('portal.schliessen')}
        </button>
      </Modal>
    );
  return (
    <ReasonDialog
      title={title}
      text={t('betrieb.zahlung.iban.text')}
      hint={t('betrieb.zahlung.iban.grund')}
      confirmLabel={t('betrieb.zahlung.iban.knopf')}
      draftName={`iban.${Mandant}.${Zahlungsnummer}`}
      close={close}
      send={async ({ Grund }) =>
        setShown((await callIn(Mandant)(readZahlungIban, { params: { zahlung: Zahlungsnummer }, query: { grund: Grund } })).body)
      }
    />
  );
}
