import type { Answer } from '../../../contract/call.ts';
import {
  cancelBetriebRechnung,
  payBetriebRechnung,
  RECHNUNG_STATUS_AFTER,
  type RechnungAktion,
  type readBetriebRechnung,
} from '../../../contract/calls/betrieb/rechnungen.ts';
import { amount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { PayableActions } from './payable-actions.tsx';

type Rechnung = Answer<typeof readBetriebRechnung>['body'];

interface RechnungActionsProps {
  readonly rechnung: Rechnung;
  onChanged(): void;
}

/** The decisions on an open document of an agency. */
export function RechnungActions({ rechnung, onChanged }: RechnungActionsProps) {
  const { Rechnungsnummer: nr, AgenturName, Agenturnummer, OffenCent, Aktionen } = rechnung;
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const call = callIn(Mandant);
  const params = { nr };
  const keyFor = (aktion: RechnungAktion) => (aktion === 'Bezahlt' && OffenCent < 0 ? 'Guthaben' : aktion);
  const sum = { betrag: amount(Math.abs(OffenCent), locale), agentur: AgenturName || Agenturnummer };
  const decided = ({ Status, OffenCent: offenCent }: Rechnung) => ({ Status, offenCent });
  return (
    <PayableActions<Exclude<RechnungAktion, 'Bezahlt'>, Rechnung['Status']>
      nummer={nr}
      posten={rechnung}
      aktionen={Aktionen}
      ende={{ aktion: 'Stornieren', hotkey: 's' }}
      words={(aktion) => ({
        title: t(`betrieb.rechnung.${keyFor(aktion)}.frage`, { nummer: nr, mandant: Name }),
        text: t(`betrieb.rechnung.${keyFor(aktion)}.folge`, sum),
        confirmLabel: t(`betrieb.rechnung.${keyFor(aktion)}.knopf`),
      })}
      reasonHint={t('betrieb.rechnung.grund.text', { mandant: Name })}
      pay={async (body, options) => decided((await call(payBetriebRechnung, { params, body }, options)).body)}
      end={async (body, options) => decided((await call(cancelBetriebRechnung, { params, body }, options)).body)}
      said={(aktion, { Status }, { isOwnPart, ...values }) => {
        if (Status === RECHNUNG_STATUS_AFTER[aktion]) return t(`betrieb.rechnung.${keyFor(aktion)}.fertig`, values);
        if (Status !== 'Offen') return t('betrieb.rechnung.inzwischen', { status: t(`agentur.status.rechnung.${Status}`) });
        return t(isOwnPart ? 'betrieb.rechnung.Bezahlt.teil' : 'betrieb.rechnung.inzwischenRest', values);
      }}
      onChanged={onChanged}
    />
  );
}
