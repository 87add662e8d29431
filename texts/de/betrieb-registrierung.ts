/** Words that agencies and profi sellers of a tenant share in the back office: their decisions and the data of a registration. */
export const betriebRegistrierung = {
  'betrieb.registrierung.Freigeben.knopf': 'Freigeben',
  'betrieb.registrierung.Ablehnen.knopf': 'Ablehnen',
  'betrieb.registrierung.Deaktivieren.knopf': 'Deaktivieren',
  'betrieb.registrierung.grundWar': 'Der Grund: {grund}',
  'betrieb.registrierung.inzwischen': 'Inzwischen hat jemand anderes entschieden. Der Stand ist jetzt: {status}.',
  'betrieb.registrierung.texte': 'Vereinbarte Texte',
  'betrieb.registrierung.anschrift': 'Anschrift',
  'betrieb.registrierung.kontoinhaber': 'Kontoinhaber',
  'betrieb.registrierung.iban': 'IBAN',
  'betrieb.registrierung.ustId': 'USt-IdNr.',
  'betrieb.registrierung.steuernummer': 'Steuernummer',
  'betrieb.registrierung.pruefziffer.richtig': '{nummer}, Prüfziffer stimmt',
  'betrieb.registrierung.pruefziffer.falsch': '{nummer}, Prüfziffer stimmt nicht',
};
