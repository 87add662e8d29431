import {
  approveVerkaeufer,
  deactivateVerkaeufer,
  refuseVerkaeufer,
  type VerkaeuferZeile,
} from '../../../contract/calls/betrieb/verkaeufer.ts';
import type { RegistrierungAktion } from '../../../contract/rules/registrierung.ts';
import { useBackoffice } from '../backoffice.ts';
import { Decisions } from '../registrierung/decisions.tsx';
import { useMandant } from '../user.ts';

interface VerkaeuferActionsProps {
  readonly verkaeufer: Pick<VerkaeuferZeile, 'Sellernummer' | 'Name' | 'Status'> & { readonly Aktionen: readonly RegistrierungAktion[] };
  onChanged(): void;
}

/** The decisions on a profi seller. */
export function VerkaeuferActions({ verkaeufer: { Sellernummer, Name, Status, Aktionen }, onChanged }: VerkaeuferActionsProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name: mandant } = useMandant();
  const call = callIn(Mandant);
  const params = { nr: Sellernummer };
  const seller = Name || Sellernummer;
  return (
    <Decisions
      of={{ nummer: Sellernummer, status: Status, aktionen: Aktionen }}
      words={(aktion) => ({
        frage: t(`betrieb.verkaeufer.${aktion}.frage`, { seller, mandant }),
        folge: t(`betrieb.verkaeufer.${aktion}.folge`, { seller }),
        fertig: t(`betrieb.verkaeufer.${aktion}.fertig`, { seller }),
      })}
      reasonHint={t('betrieb.verkaeufer.grund.text', { seller })}
      approve={async (body, options) => (await call(approveVerkaeufer, { params, body }, options)).body.Status}
      end={async (aktion, body, options) =>
        (await call(aktion === 'Ablehnen' ? refuseVerkaeufer : deactivateVerkaeufer, { params, body }, options)).body.Status
      }
      onChanged={onChanged}
    />
  );
}
