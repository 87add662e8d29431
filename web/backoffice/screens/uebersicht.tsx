import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readBetriebHeute, WAITING } from '../../../contract/calls/betrieb/heute.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { Section } from '../../portals/shell/section.tsx';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AREAS, placesOf } from '../areas.ts';
import { useBackoffice } from '../backoffice.ts';
import { Screen } from '../frame/screen.tsx';
import { rolleLabel } from '../labels.ts';
import { PATHS } from '../paths.ts';
import { Tagesmail } from '../tagesmail.tsx';
import { hasRecht, useMandant } from '../user.ts';

/** Start page of a tenant: the roles of the person in words, and the screens that exist for them. */
export function Component() {
  const { t } = useBackoffice();
  const zugang = useMandant();
  return (
    <Screen title={zugang.Name} text={t('betrieb.uebersicht.text')}>
      {Object.values(WAITING).some(({ recht }) => hasRecht(zugang, recht)) && <Anstehend key={zugang.Mandant} />}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <Section title={t('betrieb.uebersicht.rollen')}>
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {zugang.Rollen.map((rolle) => (
              <li key={rolle} className="px-4 py-3">
                <p className="font-semibold">{rolleLabel(t, rolle)}</p>
                <p className="text-muted">{t(`betrieb.rolle.${rolle}.text`)}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('betrieb.uebersicht.hier')}>
          <ul className="flex flex-col gap-3">
            {placesOf(zugang).map((area) => (
              <Place
                key={area}
                to={PATHS.liste(zugang.Mandant, area)}
                icon={AREAS[area].icon}
                title={t(`betrieb.bereich.${area}`)}
                text={t(`betrieb.${area}.kurz`, { mandant: zugang.Name })}
              />
            ))}
            <Place to={PATHS.konto} icon="gear" title={t('betrieb.konto.titel')} text={t('betrieb.konto.kurz')} />
          </ul>
        </Section>
      </div>
    </Screen>
  );
}

/** What waits for a decision, each a link to the rows. */
function Anstehend() {
  const backoffice = useBackoffice();
  const { t, locale, callIn, takeActivity } = backoffice;
  const { Mandant } = useMandant();
  const { data, error, refetch } = useQuery({
    queryKey: [Mandant, 'heute'],
    queryFn: async ({ signal }) => (await callIn(Mandant)(readBetriebHeute, {}, { signal, isBackground: !takeActivity() })).body,
  });
  return (
    <Section title={t('betrieb.heute.titel')}>
      {data?.Warnungen.map((warnung) => (
        <Notice key={warnung} variant="danger">
          {warnung}
        </Notice>
      ))}
      {error && !data ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton label={t('portal.wartet')} shapes={['row', 'row']} />
      ) : data.Anstehend.length === 0 ? (
        <p className="text-muted">{t('betrieb.heute.leer')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {data.Anstehend.map(({ Liste, Faellig, Aeltester, Was }) => (
            <Place
              key={`${Liste} ${Faellig}`}
              to={`${PATHS.liste(Mandant, Liste)}?anstehend=${Faellig}`}
              icon={AREAS[Liste].icon}
              title={Was}
              text={t('betrieb.heute.seit', { tag: formatDay(Aeltester, locale) })}
            />
          ))}
        </ul>
      )}
      <Tagesmail />
    </Section>
  );
}

interface PlaceProps {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const Place = ({ to, icon, title, text }: PlaceProps) => (
  <li>
    <Link
      to={to}
      className="flex items-center gap-4 rounded-card border border-border bg-surface px-4 py-3 no-underline shadow-card transition-colors duration-150 ease-out hover:border-muted"
    >
      <Icon name={icon} className="text-xl text-muted" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted">{text}</span>
      </span>
      <Icon name="right" className="text-lg text-muted" />
    </Link>
  </li>
);
