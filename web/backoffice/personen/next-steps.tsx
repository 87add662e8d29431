import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { SCHRITTE } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { useBackoffice } from '../backoffice.ts';
import { RowLink, Rows, RowText } from './rows.tsx';

type Teil = PersonEinzelheiten['Empfehlungen'][number] | PersonEinzelheiten['Teilnahmen'][number];

/** What comes next in each referral that is running, in the words that the recommender reads, the nearest to a reward first. */
export function NextSteps({ person: { Empfehlungen, Teilnahmen } }: { readonly person: PersonEinzelheiten }) {
  const { t, locale } = useBackoffice();
  const running: readonly Teil[] = [...Empfehlungen, ...Teilnahmen]
    .filter(({ NaechsterSchritt }) => NaechsterSchritt.Wer !== 'Niemand')
    .sort((a, b) => SCHRITTE.indexOf(a.NaechsterSchritt.Schritt) - SCHRITTE.indexOf(b.NaechsterSchritt.Schritt));
  const dayBeside = (was: string, key: 'portal.schritt.ab' | 'portal.schritt.bis', day: string | undefined) => {
    const tag = day && formatDay(day, locale);
    // Many sentences name the day themselves.
    return tag && !was.includes(tag) && t(key, { tag });
  };
  return (
    <Rows
      title={t('betrieb.person.schritte')}
      text={t('betrieb.person.schritte.text')}
      empty={t('betrieb.person.schritte.keine')}
      items={running}
      keyOf={(one) => ('Empfaengernummer' in one ? one.Empfaengernummer : one.Empfehlungsnummer)}
    >
      {(one) => {
        const { Was, Fruehestens, Spaetestens } = one.NaechsterSchritt;
        return (
          <RowText
            title={Was}
            notes={[
              'Empfehler' in one ? t('betrieb.person.schritte.liest', { empfehler: one.Empfehler }) : one.Personen.join(', '),
              one.Produkt,
              dayBeside(Was, 'portal.schritt.ab', Fruehestens),
              dayBeside(Was, 'portal.schritt.bis', Spaetestens),
              <RowLink key="nr" liste="empfehlungen" nr={one.Empfehlungsnummer} />,
            ]}
          />
        );
      }}
    </Rows>
  );
}
