import { useState } from 'react';
import { switchAgentur } from '../../../../contract/calls/agentur/login.ts';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { Notice } from '../../../ui/notice.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import { CallError } from '../../shell/call.ts';
import { Section } from '../../shell/section.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { useAgentur } from '../own.ts';

/** Switches to another agency of the same person. Loads the whole page again, so that no data of the former agency remain. */
export function Agencies() {
  const { t, call, data } = useAgentur();
  const { Agenturen, Agenturnummer: current } = data.own.benutzer;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const change = async (Agenturnummer: string) => {
    setBusy(true);
    try {
      await call(switchAgentur, { body: { Agenturnummer } });
      location.assign(areaAddress(AGENTUR, data, 'home'));
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
      setBusy(false);
    }
  };
  return (
    <Section title={t('agentur.wechsel.titel')} text={t('agentur.wechsel.text')}>
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {Agenturen.map(({ Agenturnummer, AgenturName }) => (
          <li key={Agenturnummer} className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2">
            <span>
              <span className="font-medium">{AgenturName}</span> <span className="text-xs text-muted">{Agenturnummer}</span>
            </span>
            {Agenturnummer === current ? (
              <span className="text-xs text-muted">{t('agentur.wechsel.jetzt')}</span>
            ) : (
              <button type="button" className={SECONDARY_BUTTON} disabled={isBusy} onClick={() => void change(Agenturnummer)}>
                {t('agentur.wechsel.knopf', { agentur: AgenturName })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
