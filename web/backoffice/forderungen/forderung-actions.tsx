import {
  type BetriebForderung,
  type ForderungAktion,
  payBetriebForderung,
  waiveBetriebForderung,
} from '../../../contract/calls/betrieb/forderungen.ts';
import { amount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import { PayableActions } from '../rechnungen/payable-actions.tsx';
import { useMandant } from '../user.ts';

interface ForderungActionsProps {
  readonly forderung: BetriebForderung;
  onChanged(): void;
}

/** The decisions on an open claim. */
export function ForderungActions({ forderung, onChanged }: ForderungActionsProps) {
  const { Forderungsnummer: nr, RestCent, ErstelltAm, Aktionen } = forderung;
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const call = callIn(Mandant);
  const params = { nr };
  const decided = ({ Status, RestCent: offenCent }: BetriebForderung) => ({ Status, offenCent });
  return (
    <PayableActions<Exclude<ForderungAktion, 'Bezahlt'>, BetriebForderung['Status']>
      nummer={nr}
      posten={{ AusgestelltAm: ErstelltAm, OffenCent: RestCent }}
      aktionen={Aktionen}
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
