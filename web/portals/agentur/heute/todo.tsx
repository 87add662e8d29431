import type { Answer } from '../../../../contract/call.ts';
import type { readAgenturHeute } from '../../../../contract/calls/agentur/statistik.ts';
import { ANSTEHEND } from '../../../../contract/calls/bericht.ts';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { seitPhrase } from '../../../../texts/ueberfaellig.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import { amount, formatCount } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { SENTENCES, SentenceLine } from '../../shell/sentence-line.tsx';
import { useAgentur } from '../own.ts';

/** Data of the start page. */
export type Heute = Answer<typeof readAgenturHeute>['body'];
type Anstehend = Heute['Anstehend'][number];

type Art = Anstehend['Art'];
const ICONS: Readonly<Record<Art, IconName>> = {
  RechnungenUeberfaellig: 'warning',
  AuftraegeFreigebbar: 'order',
  Wiedervorlagen: 'day',
  LeadsAmZug: 'person',
  EinladungenEnden: 'mail',
};
const BEREICH_OF = {
  RechnungenUeberfaellig: 'rechnungen',
  AuftraegeFreigebbar: 'auftraege',
  LeadsAmZug: 'leads',
  EinladungenEnden: 'einladungen',
} as const;

/** Open tasks: a sentence each with its count, linked to its rows. */
export function Todo({ anstehend }: { anstehend: readonly Anstehend[] }) {
  const { t } = useAgentur();
  const waiting = ANSTEHEND.flatMap((art) => anstehend.filter(({ Art, Anzahl }) => Art === art && Anzahl > 0));
  return (
    <Section title={t('agentur.heute.ansteht')}>
      {waiting.length === 0 ? (
        <div className={`${SENTENCES} flex gap-3 px-4 py-4`}>
          <Icon name="success" className="mt-0.5 text-lg text-success" />
          <div>
            <p className="font-semibold">{t('agentur.heute.nichts')}</p>
            <p className="text-muted">{t('agentur.heute.nichts.text')}</p>
          </div>
        </div>
      ) : (
        <ul className={SENTENCES}>
          {waiting.map((one) => (
            <li key={one.Art}>{one.Art === 'Wiedervorlagen' ? <WiedervorlagenLine {...one} /> : <Line {...one} art={one.Art} />}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const useWords = ({ Art, Anzahl, WertCent, FaelligAm }: Anstehend): string => {
  const { t, locale, today } = useAgentur();
  return t.plural(`agentur.heute.${Art}`, Anzahl, {
    anzahl: formatCount(Anzahl, locale),
    wert: amount(WertCent ?? 0, locale),
    ...(FaelligAm && { seit: seitPhrase(t, FaelligAm, today()) }),
  });
};

function Line({ art, ...one }: Anstehend & { art: keyof typeof BEREICH_OF }) {
  const { data } = useAgentur();
  return (
    <SentenceLine
      icon={ICONS[art]}
      isWarning={art === 'RechnungenUeberfaellig'}
      href={areaAddress(AGENTUR, data, BEREICH_OF[art], { anstehend: art })}
      text={useWords(one)}
    />
  );
}

/** Follow-ups belong to rows of several reports, so the line has a link for each report. */
function WiedervorlagenLine(one: Anstehend) {
  const { t, locale, data } = useAgentur();
  return (
    <div className="flex min-h-12 items-start gap-3 px-4 py-2">
      <Icon name={ICONS.Wiedervorlagen} className="mt-0.5 text-lg text-primary" />
      <div className="min-w-0 grow">
        <p className="font-medium">{useWords(one)}</p>
        <ul className="flex flex-wrap gap-x-4">
          {(one.Berichte ?? []).map(({ Bericht, Anzahl }) => (
            <li key={Bericht}>
              <a
                href={areaAddress(AGENTUR, data, Bericht, { anstehend: 'Wiedervorlagen' })}
                className="inline-flex min-h-8 items-center text-primary underline underline-offset-3"
              >
                {t.plural('agentur.heute.wiedervorlageIn', Anzahl, {
                  anzahl: formatCount(Anzahl, locale),
                  bereich: t(`agentur.bereich.${Bericht}`),
                })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
