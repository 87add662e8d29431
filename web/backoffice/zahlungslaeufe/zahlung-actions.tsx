import { lazy, Suspense, useState } from 'react';
import type { ZahlungZeile } from '../../../contract/calls/betrieb/zahlungen.ts';
import { dropZahlung, type Zahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { mayWrite, useMandant } from '../user.ts';
import { useBankmeldung } from './use-bankmeldung.ts';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));
const ReturnDialog = lazy(() => import('./return-dialog.tsx'));
const IbanDialog = lazy(() => import('./iban-dialog.tsx'));

interface ZahlungActionsProps {
  readonly lauf: Zahlungslauf;
  readonly zahlung: ZahlungZeile;
  onChanged(): void;
}

/**
 * Buttons for a payment, each with a key: take it out of the draft, see its account, enter that the bank sent it back. A link with the message of the bank
 * opens the form for it; a payment can only come back after the run was executed.
 */
export function ZahlungActions({ lauf, zahlung, onChanged }: ZahlungActionsProps) {
  const { t, locale, callIn } = useBackoffice();
  const zugang = useMandant();
  const [keyOf] = useState(makeKeys);
  const { Zahlungsnummer, Status, BetragCent, Name } = zahlung;
  const canDrop = Status === 'Vorgesehen' && lauf.Aktionen.includes('Aendern');
  const canReturn = (Status === 'Ausgefuehrt' || Status === 'Freigegeben') && lauf.Aktionen.includes('Zurueck');
  const canSee = mayWrite(zugang, 'IbanZeigen');
  const [meldung, forget] = useBankmeldung();
  const isMeant = meldung?.aktion === 'abgelehnt' || (meldung?.aktion === 'zurueck' && lauf.AusgefuehrtAm !== null);
  const [open, setOpen] = useState<'herausnehmen' | 'zurueck' | 'iban' | null>(canReturn && isMeant ? 'zurueck' : null);
  const close = () => {
    setOpen(null);
    if (meldung) forget();
  };
  const done = (text: string) => {
    close();
    toast({ text });
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {canReturn && (
        <ActionButton
          hotkey="r"
          label={t(Status === 'Ausgefuehrt' ? 'betrieb.zahlung.zurueck.knopf' : 'betrieb.zahlung.abgelehnt.knopf')}
          isSecondary
          act={() => setOpen('zurueck')}
        />
      )}
      {canDrop && (
        <ActionButton hotkey="h" label={t('betrieb.zahlung.herausnehmen.knopf')} isSecondary act={() => setOpen('herausnehmen')} />
      )}
      {canSee && <ActionButton hotkey="i" label={t('betrieb.zahlung.iban.knopf')} isSecondary act={() => setOpen('iban')} />}
      <Suspense>
        {open === 'herausnehmen' && (
          <ReasonDialog
            title={t('betrieb.zahlung.herausnehmen.frage', {
              name: Name || Zahlungsnummer,
              betrag: amount(BetragCent, locale),
              nummer: lauf.Laufnummer,
            })}
            text={t('betrieb.zahlung.herausnehmen.folge')}
            hint={t('betrieb.lauf.grund.text', { mandant: zugang.Name })}
            confirmLabel={t('betrieb.zahlung.herausnehmen.knopf')}
            draftName={`herausnehmen.${zugang.Mandant}.${Zahlungsnummer}`}
            close={close}
            send={async (body) => {
              const params = { nr: lauf.Laufnummer, zahlung: Zahlungsnummer };
              await callIn(zugang.Mandant)(dropZahlung, { params, body }, { idempotencyKey: keyOf(body) });
              done(t('betrieb.zahlung.herausnehmen.fertig'));
            }}
          />
        )}
        {open === 'zurueck' && <ReturnDialog zahlung={zahlung} meldung={meldung} since={lauf.AusgefuehrtAm} close={close} done={done} />}
        {open === 'iban' && <IbanDialog zahlung={zahlung} close={close} />}
      </Suspense>
    </div>
  );
}
