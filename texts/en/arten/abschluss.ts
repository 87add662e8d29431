import type { Words } from '../../words.ts';

/** Texts for contracts, with or without a conversation first, shown to recommenders. */
export const abschluss: Words = {
  'home.schritt3.text': 'Once the contract is released you choose your reward.',
  'home.vertrauen.wann.text':
    'We can release it {freigabeAb} the contract is concluded. After that, a voucher comes within 24 hours of your choice, a bank transfer within {frist} of the release.',
  'empfehlen.lead': 'Then share your personal link. Every contract that comes of it earns {praemie}.',
  'katalog.kategorie.beschreibung':
    'Recommend {kategorie} by {mandant}: from {preis} a month, with a reward of up to {praemie} for a contract.',
  'katalog.unter28.hinweis': 'These plans are for everyone under 28. What counts is the age on the day of the contract.',
  'praemie.bedingung': '{abschlussname}: up to {praemieWert} for contracts applied for until {enddatum}.',
  'praemie.bedingungSpaeter': 'From {startdatum}: up to {praemieWert} for contracts applied for until {enddatum}.',
  'praemie.storniert.text': 'Its contract no longer exists, and neither does the reward.',
  'jahr.zurueck': 'Claimed back on {tag}, since the contract did not last',

  'teilen.danach.bestellen.text':
    'A contract concluded through this link counts for the reward, not one concluded in another way or by phone.',
  'teilen.danach.praemie.text':
    'We release it after the statutory period of {widerruf} at the earliest. Whoever gets it then hears from us by email.',

  'bereich.schritt.bestellt': '{name} has applied for a contract',
  'bereich.schritt.Freigegeben': 'The contract of {name} is released',
  'bereich.schritt.Freigegeben.anonym': 'The contract of your contact is released',
  'bereich.schritt.Gezahlt': 'The reward for the contract of {name} is paid',
  'bereich.schritt.Gezahlt.anonym': 'The reward for the contract of your contact is paid',
  'naechsterSchritt.AuftragBestaetigen': 'The application has arrived. Next, it is checked and confirmed.',
  'naechsterSchritt.Freigabe': 'The contract is confirmed. It is released on {fruehestens} at the earliest.',
  'naechsterSchritt.FreigabeMoeglich': 'The statutory period is over. Next the contract is released, then you can choose your reward.',
  'naechsterSchritt.KeinePraemie': 'On the day of the contract there was no reward for it.',
  'naechsterSchritt.PraemieDesKontakts':
    'The contract has been released. The whole reward goes to your contact, there is nothing you need to do.',

  'feldname.auftragsnummer': 'Contract number',
  'feldname.auftragsdatum': 'Date of the contract',
  'feldname.fristbeginn': 'Day of the contract',
  'feld.zuFrueh': '{feld} is too recent. You can report a missing reward from the day after the contract was concluded.',
  'feld.fristVorbei': '{feld} is more than 3 months ago. A contract that old can no longer be checked.',
  'fehler.FreigabeZuFrueh':
    'The contract cannot be released yet. Release is possible once the statutory period and the waiting period have passed.',
  'nachbuchung.text':
    'Your contact has concluded a contract, but there is nothing about it here? Tell us about the contract: from the day after it until 3 months later.',
  'nachbuchung.bestellung': 'Contract {auftragsnummer} of {tag}',
  'nachbuchung.auftragsnummer.hinweis': 'It is on your contact’s contract documents.',
  'nachbuchung.bezug.fehlt':
    'Please choose a recommendation. You do not know which one it was? Then choose the offer and tell us who concluded the contract.',
  'nachbuchung.nachweis.hinweis':
    'What do you know about the contract? For example when it was concluded and what the confirmation says. We delete names and evidence 12 weeks after our answer.',
  'nachbuchung.doppelt': 'This contract number has been reported already. Please check the number.',

  'mail.praemieStorniert.text1': 'Sorry, the contract was not concluded or has ended. The reward of {wert} is therefore cancelled.',
  'mail.nachbuchungAngenommen.betreff': 'Contract {auftragsnummer} counts now',
  'mail.nachbuchungAngenommen.text1':
    'You told us that a reward is missing for contract {auftragsnummer}. We have checked this and linked the contract to your recommendation.',
  'mail.nachbuchungAngenommen.text2': 'From here on it continues like any other contract. You can follow it in your personal area.',
  'mail.nachbuchungAbgelehnt.betreff': 'Your report about contract {auftragsnummer}',
  'mail.nachbuchungAbgelehnt.text1':
    'You told us that a reward is missing for contract {auftragsnummer}. We have checked this and unfortunately cannot link the contract to any of your recommendations.',
};
