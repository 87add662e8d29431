import { useState } from 'react';
import { type Auszahlung, askAuszahlung } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { NACHFRAGE_TAGE } from '../../../contract/rules/zahlung.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { mayWrite, useMandant } from '../user.ts';

interface AskButtonProps {
  readonly auszahlung: Pick<Auszahlung, 'Praemierungsnummer' | 'Stand' | 'Zurueckhaltungen'>;
  onChanged(): void;
}

/** Asks the owner of a transfer for another account, after a question. Not while a run takes it, or if the holder of the account has died. */
export function AskButton({ auszahlung: { Praemierungsnummer, Stand, Zurueckhaltungen }, onChanged }: AskButtonProps) {
  const { t, callIn } = useBackoffice();
  const zugang = useMandant();
  const [keyOf] = useState(makeKeys);
  const [isOpen, setOpen] = useState(false);
  const isStuck = Stand === 'Angehalten' || Stand === 'BankdatenFehlen' || Stand === 'Land';
  const hasDied = Zurueckhaltungen.some(({ Art }) => Art === 'Verstorben');
  if (!isStuck || hasDied || !mayWrite(zugang, 'LaeufeErstellen')) return null;
  return (
    <div>
      <ActionButton isSecondary hotkey="f" label={t('betrieb.auszahlung.fragen.knopf')} act={() => setOpen(true)} />
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.auszahlung.fragen.frage')}
          text={t('betrieb.auszahlung.fragen.folge', { tage: NACHFRAGE_TAGE })}
          confirmLabel={t('betrieb.auszahlung.fragen.knopf')}
          close={() => setOpen(false)}
          confirm={async () => {
            const params = { nr: Praemierungsnummer };
            await callIn(zugang.Mandant)(askAuszahlung, { params }, { idempotencyKey: keyOf({ params, Zurueckhaltungen }) });
            setOpen(false);
            toast({ text: t('betrieb.auszahlung.fragen.fertig') });
            onChanged();
          }}
        />
      )}
    </div>
  );
}
