import type { status as de } from '../de/status.ts';

export const status: Record<keyof typeof de, string> = {
  'status.empfehlung.Offen': 'Address not confirmed yet',
  'status.empfehlung.Ok': 'Active',
  'status.empfehlung.Freigegeben': 'Released',
  'status.empfehlung.Gezahlt': 'Paid',
  'status.empfehlung.Storniert': 'Cancelled',
  'status.empfehlung.Abgelaufen': 'Expired',

  'status.empfaenger.Offen': 'Not confirmed yet',
  'status.empfaenger.Ok': 'Confirmed',
  'status.empfaenger.Freigegeben': 'Reward released',
  'status.empfaenger.Gezahlt': 'Reward paid',
  'status.empfaenger.Storniert': 'Cancelled',
  'status.empfaenger.Abgelaufen': 'Expired',

  'status.praemierung.Offen': 'Ready to choose',
  'status.praemierung.Bereitgestellt': 'Chosen, being prepared',
  'status.praemierung.Ausgezahlt': 'Transferred',
  'status.praemierung.Abgeholt': 'Voucher code received',
  'status.praemierung.Storniert': 'Cancelled',
  'status.praemierung.Abgelaufen': 'Expired',

  'status.auftrag.Eingegangen': 'Received',
  'status.auftrag.Bestaetigt': 'Confirmed',
  'status.auftrag.Freigegeben': 'Released',
  'status.auftrag.Storniert': 'Cancelled',
  'status.auftrag.Widerrufen': 'Withdrawn',

  'empfaenger.anonym': 'Your contact',
  'empfehler.geloescht': 'Anonymous',

  'ende.empfehlungNichtMoeglich': 'Sorry, this recommendation is no longer possible',
  'ende.empfehlungAbgelaufen': 'Sorry, your recommendation has expired.',
  'ende.vertragNichtZustande': 'Sorry, the contract was not concluded',
  'ende.praemieAbgelaufen': 'Your reward has expired.',

  'naechsterSchritt.AdresseBestaetigen': 'Confirm your email address using the link in your email. After that you can share.',
  'naechsterSchritt.Teilen': 'Your turn: share your link with people the product suits.',
  'naechsterSchritt.EmpfaengerDaten': 'It is your contact’s turn to enter their details.',
  'naechsterSchritt.EmpfaengerBestaetigen': 'It is your contact’s turn to confirm their details using the link in the email.',
  'naechsterSchritt.Bestellen': 'It is your contact’s turn to order the product through your link.',
  'naechsterSchritt.AuftragBestaetigen': 'The order has arrived. Next, the provider checks and confirms it.',
  'naechsterSchritt.Freigabe': 'The order is confirmed. It is released after the withdrawal period, on {fruehestens} at the earliest.',
  'naechsterSchritt.PraemieWaehlen': 'Your turn: choose your reward by {spaetestens}.',
  'naechsterSchritt.GutscheinUnterwegs': 'Your voucher code will arrive by email within 24 hours.',
  'naechsterSchritt.Auszahlung': 'Your reward will be transferred by {spaetestens}. There is nothing else for you to do.',
  'naechsterSchritt.FreigabeMoeglich':
    'The withdrawal period is over. Next the provider releases the order, then you can choose your reward.',
  'naechsterSchritt.GutscheinVerspaetet':
    'Your voucher code is late. The provider sends it by email as soon as it is there. There is nothing you need to do.',
  'naechsterSchritt.AuszahlungVerspaetet':
    'Your reward should have been transferred by {spaetestens}. It is the provider’s turn. Support answers your questions.',
  'naechsterSchritt.NachbuchungPruefen': 'You reported a missing reward. The provider checks this and answers you by email.',
  'naechsterSchritt.AnderesProdukt': 'Another product than the recommended one was ordered. There is no reward for it.',
  'naechsterSchritt.KeinePraemie': 'On the day of the order there was no reward for this product.',
  'naechsterSchritt.PraemieDesKontakts':
    'The order has been released. The whole reward goes to your contact, there is nothing you need to do.',
  'naechsterSchritt.PraemieAbgelaufen': 'Your reward has expired because it was not chosen in time.',
  'naechsterSchritt.Fertig': 'All done. Thank you for your recommendation.',
  'naechsterSchritt.Beendet': 'This recommendation has ended. You can create a new one at any time.',
};
