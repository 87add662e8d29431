import type { Answer } from '../../../../contract/call.ts';
import type { readStammdaten } from '../../../../contract/calls/agentur/stammdaten.ts';
import { ChangeList } from '../../features/aenderungen/change-list.tsx';
import { shortMoment } from '../../shell/format.ts';
import { useAgentur } from '../own.ts';
import { labelOf } from './labels.ts';

type Aenderungen = Answer<typeof readStammdaten>['body']['Aenderungen'];

/** Changes of the master data, latest first. */
export function History({ aenderungen }: { aenderungen: Aenderungen }) {
  const { t, locale } = useAgentur();
  const nothing = t('agentur.stammdaten.verlauf.nichts');
  return (
    <ChangeList
      title={t('agentur.stammdaten.verlauf')}
      empty={t('agentur.stammdaten.verlauf.leer')}
      changes={aenderungen.map(({ Feld, Vorher, Nachher, GeaendertAm, GeaendertVon }) => ({
        key: `${Feld} ${GeaendertAm}`,
        text: t('agentur.stammdaten.verlauf.aenderung', {
          feld: labelOf(t, Feld),
          vorher: Vorher ?? nothing,
          nachher: Nachher ?? nothing,
        }),
        note: t('agentur.stammdaten.verlauf.durch', { am: shortMoment(GeaendertAm, locale), wer: GeaendertVon }),
      }))}
    />
  );
}
