/** Banner and settings of cookies. */
export const consent = {
  'consent.titel': 'Ihre Einwilligung zu Cookies',
  'consent.text.other':
    '{mandant} setzt Cookies, die diese Seite braucht. Mit Ihrer Einwilligung kommen weitere dazu, und {anzahl} Partner messen Besuche und Werbung.',
  'consent.text.one':
    '{mandant} setzt Cookies, die diese Seite braucht. Mit Ihrer Einwilligung kommen weitere dazu, und ein Partner misst Besuche.',
  'consent.text.keiner': '{mandant} setzt Cookies, die diese Seite braucht. Mit Ihrer Einwilligung kommen weitere dazu.',
  'consent.ausserhalb': 'Dabei können Daten in Länder außerhalb der EU gehen.',
  'consent.widerruf': 'Sie können sie jederzeit unten auf jeder Seite unter „Cookie-Einstellungen“ widerrufen.',
  'consent.ablehnen': 'Alle ablehnen',
  'consent.akzeptieren': 'Alle akzeptieren',
  'consent.einstellungen': 'Einstellungen',
  'consent.speichern': 'Auswahl speichern',
  'consent.link': 'Cookie-Einstellungen',
  'consent.immer': 'immer an',
  'consent.Erforderlich': 'Erforderlich',
  'consent.Erforderlich.text': 'Anmeldung, Formulare und diese Auswahl.',
  'consent.Funktional': 'Funktional',
  'consent.Funktional.text': 'Merkt sich Ihre Sprache, und was Sie schon gefragt wurden.',
  'consent.Analytisch': 'Analytisch',
  'consent.Analytisch.text': 'Zählt Besuche und merkt sich, auf welchem Weg Sie gekommen sind. {partner}',
  'consent.Marketing': 'Marketing',
  'consent.Marketing.text': 'Zeigt, welche Werbung zu uns führt. {partner}',
};
