import type { ReactNode } from 'react';
import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { dayOf } from '../../../contract/values/days.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { Section } from '../../portals/shell/section.tsx';
import { Fact, Facts } from '../../portals/shell/sheet/facts.tsx';
import { useBackoffice } from '../backoffice.ts';
import { maskedIban, RowLink } from './rows.tsx';

/** What is stored of a person, without what is missing. */
export function PersonFacts({ person }: { readonly person: PersonEinzelheiten }) {
  const { t, locale } = useBackoffice();
  const { Konto } = person;
  const day = (moment: string) => shortDay(dayOf(new Date(moment)), locale);
  const facts: readonly (readonly [key: FactKey, value: ReactNode])[] = [
    ['email', person.Email],
    ['telefon', person.Telefon],
    ['anschrift', person.Anschrift],
    ['geburtsdatum', person.Geburtsdatum && shortDay(person.Geburtsdatum, locale)],
    ['sprache', t(`betrieb.person.sprache.${person.Sprache}`)],
    ['konto', Konto && day(Konto.ErstelltAm)],
    ['ohneKonto', !Konto && t('betrieb.person.ohneKonto')],
    ['bestaetigt', Konto && (Konto.BestaetigtAm ? day(Konto.BestaetigtAm) : t('betrieb.person.nochNicht'))],
    ['passwort', Konto && t(Konto.PasswortGesetzt ? 'betrieb.person.passwort.gesetzt' : 'betrieb.person.nochNicht')],
    ['agentur', Konto?.Agenturnummer && <RowLink liste="agenturen" nr={Konto.Agenturnummer} />],
    ['kontoinhaber', Konto?.Kontoinhaber],
    ['iban', Konto?.IbanMaskiert && maskedIban(Konto.IbanMaskiert)],
  ];
  return (
    <Section title={t('agentur.angaben')}>
      <Facts>
        {facts.map(
          ([key, value]) =>
            value && (
              <Fact key={key} title={t(`betrieb.person.angabe.${key}`)}>
                {value}
              </Fact>
            ),
        )}
        {person.Postfachsperren.map(({ Grund, Status, Seit }) => (
          <Fact key={Grund} title={t(`betrieb.person.hindernis.${Grund}`)}>
            {[t('betrieb.person.seit', { tag: day(Seit) }), Status && `(${Status})`].filter(Boolean).join(' ')}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

type FactKey =
  | 'email'
  | 'telefon'
  | 'anschrift'
  | 'geburtsdatum'
  | 'sprache'
  | 'konto'
  | 'ohneKonto'
  | 'bestaetigt'
  | 'passwort'
  | 'agentur'
  | 'kontoinhaber'
  | 'iban';
