/** The cookie banner and its settings. */
export const consent = {
  'consent.titel': 'Ihre Einwilligung zu Cookies',
  'consent.text.other': 'Mit Ihrer Einwilligung messen {anzahl} Partner {was}{wo}.',
  'consent.text.one': 'Mit Ihrer Einwilligung misst ein Partner {was}{wo}.',
  'consent.text.keiner': 'Mit Ihrer Einwilligung merkt sich diese Seite Ihre Sprache und wie Sie hierher kamen.',
  'consent.was.besuche': 'Besuche',
  'consent.was.werbung': 'Besuche und Werbung',
  'consent.ausserhalb': ', auch außerhalb der EU',
  'consent.jederzeit': 'Jederzeit widerrufbar.',
  'consent.mehr':
    '{mandant} setzt Cookies, die diese Seite braucht. Weitere kommen nur mit Ihrer Einwilligung dazu. Ihre Wahl gilt {tage} Tage; ändern und widerrufen können Sie sie unten auf jeder Seite unter „Cookie-Einstellungen“.',
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
  'consent.Analytisch.ziele':
    'Zählt Besuche und was aus ihnen wird, auch später und ohne Ihren Namen, und merkt sich, auf welchem Weg Sie gekommen sind. {partner}',
  'consent.Marketing': 'Marketing',
  'consent.Marketing.text': 'Zeigt, welche Werbung zu uns führt. {partner}',
};
