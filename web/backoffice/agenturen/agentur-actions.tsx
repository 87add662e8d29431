import {
  approveBetriebAgentur,
  type BetriebAgenturZeile,
  deactivateBetriebAgentur,
  refuseBetriebAgentur,
} from '../../../contract/calls/betrieb/agenturen.ts';
import type { RegistrierungAktion } from '../../../contract/rules/registrierung.ts';
import { useBackoffice } from '../backoffice.ts';
import { Decisions } from '../registrierung/decisions.tsx';
import { useMandant } from '../user.ts';

interface AgenturActionsProps {
  readonly agentur: Pick<BetriebAgenturZeile, 'Agenturnummer' | 'Name' | 'Status'> & { readonly Aktionen: readonly RegistrierungAktion[] };
  onChanged(): void;
}

/** The decisions on an agency. */
export function AgenturActions({ agentur: { Agenturnummer, Name, Status, Aktionen }, onChanged }: AgenturActionsProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name: mandant } = useMandant();
  const call = callIn(Mandant);
  const params = { nr: Agenturnummer };
  const agentur = Name || Agenturnummer;
  return (
    <Decisions
      of={{ nummer: Agenturnummer, status: Status, aktionen: Aktionen }}
      words={(aktion) => ({
        frage: t(`betrieb.agentur.${aktion}.frage`, { agentur, mandant }),
        folge: t(`betrieb.agentur.${aktion}.folge`, { mandant }),
        fertig: t(`betrieb.agentur.${aktion}.fertig`, { agentur }),
      })}
      reasonHint={t('betrieb.agentur.grund.text')}
      approve={async (body, options) => (await call(approveBetriebAgentur, { params, body }, options)).body.Status}
      end={async (aktion, body, options) =>
        (await call(aktion === 'Ablehnen' ? refuseBetriebAgentur : deactivateBetriebAgentur, { params, body }, options)).body.Status
      }
      onChanged={onChanged}
    />
  );
}
