/** Search and people in the back office. */
export const betriebPersonen = {
  'betrieb.suche.art.Auftrag': 'Order',
  'betrieb.suche.art.Empfehlung': 'Referral',
  'betrieb.suche.art.Agentur': 'Agency',
  'betrieb.suche.empfehler': 'Recommender',
  'betrieb.suche.kontakt': 'Contact',
  'betrieb.person.ohneName': 'Without a name',
  'betrieb.person.verlauf.konto': 'Account created',
  'betrieb.person.verlauf.bestaetigt': 'Email address confirmed',
  'betrieb.person.verlauf.gewaehlt.Ueberweisung': 'Reward picked: transfer of {wert}',
  'betrieb.person.verlauf.gewaehlt.Gutschein': 'Reward picked: voucher of {wert}',
  'betrieb.person.verlauf.mail': 'Email sent: {art}',
  'betrieb.person.konflikt.ohneZweck': 'There is nothing to do by this link now.',
  'betrieb.person.konflikt.gesperrt': 'The address is blocked. Lift the block first.',
  'betrieb.person.konflikt.keineMails': 'The person wants no more emails.',
} as const;
