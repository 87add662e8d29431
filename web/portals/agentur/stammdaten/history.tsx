import type { Answer } from '../../../../contract/call.ts';
import type { readStammdaten } from '../../../../contract/calls/agentur/stammdaten.ts';
import { shortMoment } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { useAgentur } from '../own.ts';
import { labelOf } from './labels.ts';

type Aenderungen = Answer<typeof readStammdaten>['body']['Aenderungen'];

/** Changes of the master data, latest first. */
export function History({ aenderungen }: { aenderungen: Aenderungen }) {
  const { t, locale } = useAgentur();
  const nothing = t('agentur.stammdaten.verlauf.nichts');
  return (
    <Section title={t('agentur.stammdaten.verlauf')}>
      {aenderungen.length === 0 ? (
        <p className="text-muted">{t('agentur.stammdaten.verlauf.leer')}</p>
      ) : (
        <ol className="max-w-160 divide-y divide-border rounded-card border border-border bg-surface">
          {aenderungen.map(({ Feld, Vorher, Nachher, GeaendertAm, GeaendertVon }) => (
            <li key={`${Feld} ${GeaendertAm}`} className="px-4 py-2.5">
              <p className="wrap-anywhere tabular-nums">
                {t('agentur.stammdaten.verlauf.aenderung', {
                  feld: labelOf(t, Feld),
                  vorher: Vorher ?? nothing,
                  nachher: Nachher ?? nothing,
                })}
              </p>
              <p className="text-xs text-muted">
                {t('agentur.stammdaten.verlauf.durch', { am: shortMoment(GeaendertAm, locale), wer: GeaendertVon })}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
