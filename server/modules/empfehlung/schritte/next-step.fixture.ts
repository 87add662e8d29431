import { type ProduktArt, WIDERRUFSFRIST_TAGE } from '../../../../contract/values/produktart.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { nextStep, nextStepWith } from './next-step.ts';
import type { EmpfaengerOf } from './reads.ts';

const KONFIGURATION = { ModuleAuftragsdatumMindestalterTage: 14, AuszahlungFristTage: 70, WiderrufsfristTage: WIDERRUFSFRIST_TAGE };
export const LINK = { bestaetigt: true, isLink: true, ended: false, gueltigBis: '2027-01-19', hasNachbuchung: false };
export const NAMED = { isLink: false };
export const moment = (day: string) => new Date(`${day}T11:00:00Z`);

export const PERSON: EmpfaengerOf = {
  empfaengernummer: 'p1',
  empfehlungsnummer: 'e1',
  status: 'Offen',
  vorname: 'Jörg',
  name: 'Müßig',
  hex_hash: 'hash',
  erstellt_am: moment('2026-11-20'),
  frist_am: moment('2027-01-19'),
  auftragsdatum: null,
  frist_beginn: null,
  auftrag_status: null,
  grund: null,
  praemierungsnummer: null,
  praemierung_status: null,
  praemierung_art: null,
  wert_cent: null,
  bonus_cent: null,
  gueltig_bis: null,
  gewaehlt_am: null,
  gewaehrt_am: null,
  zahlung_tag: null,
  nachfrage_am: null,
  nachfrage_bis: null,
  angehalten: false,
  gewaehrt: false,
};
export const ORDERED = {
  status: 'Ok',
  auftragsdatum: '2026-11-21',
  frist_beginn: '2026-11-21',
  auftrag_status: 'Bestaetigt',
  frist_am: null,
} as const;
export const RELEASED = {
  status: 'Freigegeben',
  auftragsdatum: '2026-11-21',
  frist_beginn: '2026-11-21',
  auftrag_status: 'Freigegeben',
  frist_am: null,
} as const;
const GRANT = { praemierungsnummer: 'g1', wert_cent: 3500, gewaehrt_am: moment('2026-12-06'), gueltig_bis: moment('2027-03-06') };

export const stepFor = (
  people: readonly Partial<EmpfaengerOf>[],
  referral: Partial<typeof LINK> = {},
  locale: Locale = 'de',
  now = moment('2026-11-25'),
  art: ProduktArt = 'Bestellung',
) =>
  nextStep(
    { ...LINK, ...referral },
    people.map((person) => ({ ...PERSON, ...person })),
    { now, konfiguration: KONFIGURATION, locale, art },
    createTexts(locale, {}),
  );

/** The next step of one recipient, who is the only one of the referral or one of several. */
export const stepWith = (person: Partial<EmpfaengerOf>, referral: Partial<typeof LINK> = {}, isOnly = true, now = moment('2026-11-25')) =>
  nextStepWith(
    { ...LINK, ...referral },
    { ...PERSON, ...person },
    { now, konfiguration: KONFIGURATION, locale: 'de', art: 'Bestellung', isOnly },
    createTexts('de', {}),
  );

/** The recommender is asked for another account, for 30 days. */
export const ASKED = { nachfrage_am: moment('2026-12-10'), nachfrage_bis: moment('2027-01-09') };

/** A released order with the recommender's own grant in a status. */
export const own = (praemierung_status: EmpfaengerOf['praemierung_status'], praemierung_art: EmpfaengerOf['praemierung_art'] = null) => ({
  ...RELEASED,
  ...GRANT,
  praemierung_status,
  praemierung_art,
  gewaehlt_am: praemierung_art && moment('2026-12-07'),
});
