import { NUMMERN } from './person.ts';

const LINK = `https://weitersagen.lindtal.example/de/einladung?token=${NUMMERN.Token}ZTVLZDlXcVQyQm5S`;
const TEXT =
  'Ja, Lindtal Energie darf mir im Auftrag von Agentur Nordlicht eine E-Mail mit der Einladung zu Lindtal Weitersagen schicken, auf Wunsch ein zweites Mal.';

const WORTE = { Oeffnungszeiten: 'Mo bis Fr 9 bis 18 Uhr', Begruessung: 'Schön, dass Sie da sind!' };

/** Examples of invitations of an agency. */
export const EINLADUNG = {
  'AngelegteEinladung.Einladungsnummer': 'e5Kd9WqT2BnR',
  'AngelegteEinladung.Link': LINK,
  'readEinladung.Link': LINK,
  'readEigeneEinladung.Link': LINK,
  'readEigeneEinladung.nr': 'e5Kd9WqT2BnR',
  'Mitarbeiter.Link': LINK,
  'NeueEinladung.Art': 'Telefon',
  'NeueEinladung.EinwilligungVom': undefined,
  'Einwilligung.Version': 'kW3sNn0dQx7Tb2Lf',
  'Einwilligung.Text': TEXT,
  'Einwilligung.Am': '2026-11-20T08:28:00Z',
  'readEmpfehlung.Agentur': undefined,
  'Einladungslink.Agentur': 'Agentur Nordlicht',
  ...Object.fromEntries(
    ['Einladungslink', 'setAgenturvariables'].flatMap((holder) =>
      Object.entries(WORTE).map(([name, value]) => [`${holder}.${name}`, value]),
    ),
  ),
  'setAgenturvariables.Name': 'Nordlicht am Markt',
  'readEmpfehlung.Oeffnungszeiten': undefined,
  'Einladungslink.Email': 'erika@example.org',
  'resendEinladung.nr': 'e5Kd9WqT2BnR',
  'withdrawEinladung.nr': 'e5Kd9WqT2BnR',
  'AngelegteEinladung.Status': 'Offen',
} as const;
