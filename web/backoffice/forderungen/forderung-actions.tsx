import { lazy, Suspense, useState } from 'react';
import {
  type BetriebForderung,
  type ForderungAktion,
  payBetriebForderung,
  waiveBetriebForderung,
} from '../../../contract/calls/betrieb/forderungen.ts';
import { amount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { PayableActions } from '../rechnungen/payable-actions.tsx';
import { useMandant } from '../user.ts';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

interface ForderungActionsProps {
  readonly forderung: BetriebForderung;
  onChanged(): void;
}

/** The decisions on a claim: on an open one its payment and waiver, on one with a credit its transfer. */
export const ForderungActions = (props: ForderungActionsProps) =>
  props.forderung.Aktionen.includes('Zurueckgezahlt') ? <Refund {...props} /> : <OpenActions {...props} />;

function Refund({ forderung, onChanged }: ForderungActionsProps) {
  const { t } = useBackoffice();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <ActionButton hotkey="r" label={t('betrieb.forderung.Zurueckgezahlt.knopf')} act={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <RefundDialog
            forderung={forderung}
            close={close}
            done={() => {
              close();
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What can be decided on an open claim, beside its payment. */
type Ende = Extract<ForderungAktion, 'Erlassen'>;

function OpenActions({ forderung, onChanged }: ForderungActionsProps) {
  const { Forderungsnummer: nr, RestCent, ErstelltAm, Aktionen } = forderung;
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const call = callIn(Mandant);
  const params = { nr };
  const decided = ({ Status, RestCent: offenCent }: BetriebForderung) => ({ Status, offenCent });
  return (
    <PayableActions<Ende, BetriebForderung['Status']>
      nummer={nr}
      posten={{ AusgestelltAm: ErstelltAm, OffenCent: RestCent }}
      aktionen={Aktionen.filter((aktion) => aktion !== 'Zurueckgezahlt')}
      ende={{ aktion: 'Erlassen', hotkey: 'e' }}
      words={(aktion) => ({
        title: t(`betrieb.forderung.${aktion}.frage`, { nummer: nr, mandant: Name }),
        text: t(`betrieb.forderung.${aktion}.folge`, { betrag: amount(RestCent, locale) }),
        confirmLabel: t(`betrieb.forderung.${aktion}.knopf`),
      })}
      reasonHint={t('betrieb.forderung.grund.text', { mandant: Name })}
      pay={async (body, options) => decided((await call(payBetriebForderung, { params, body }, options)).body)}
      end={async (body, options) => decided((await call(waiveBetriebForderung, { params, body }, options)).body)}
      said={(aktion, { Status }, { isOwnPart, ...values }) => {
        if (Status === aktion) return t(`betrieb.forderung.${aktion}.fertig`, values);
        if (Status !== 'Offen') return t('betrieb.forderung.inzwischen', { status: t(`forderung.status.${Status}`) });
        return t(isOwnPart ? 'betrieb.forderung.Bezahlt.teil' : 'betrieb.forderung.inzwischenRest', values);
      }}
      onChanged={onChanged}
    />
  );
}
