import type { Words } from '../../words.ts';

/** Texts for the claim of a missing reward for an application, and for a lost reward. */
export const bewerbungMeldung: Words = {
  'feldname.auftragsnummer': 'Number of the application',
  'feldname.auftragsdatum': 'Day of the application',
  'feldname.fristbeginn': 'Day of the hiring',
  'feldname.produkt': 'Job',
  'feldname.produktid': 'Job',
  'feld.produkt': '{feld} cannot be recommended at the moment. Please choose another one.',
  'feld.keinePraemie': '{feld}: there is no reward for this at the moment. Please choose another one.',
  'feld.zuJung': '{feld}: this is for an age that you have not reached yet.',
  'feld.alter': '{feld}: an age limit applies here. Please choose another one.',
  'feld.zuFrueh': '{feld} is too recent. You can report a missing reward from the day after the application.',
  'feld.fristVorbei': '{feld} is more than 3 months ago. An application that old can no longer be checked.',
  'fehler.FreigabeZuFrueh': 'The reward cannot be released yet. That is possible once the waiting period has passed.',
  'nachbuchung.text':
    'Your contact has applied, but there is nothing about it here? Tell us about the application: from the day after it until 3 months later.',
  'nachbuchung.bestellung': 'Application {auftragsnummer} of {tag}',
  'nachbuchung.auftragsnummer.hinweis': 'It is in the confirmation that your contact received.',
  'nachbuchung.bezug.fehlt':
    'Please choose a recommendation. You do not know which one it was? Then choose the job and tell us who applied.',
  'nachbuchung.nachweis.hinweis':
    'What do you know about the application? For example when and in which way it was sent. We delete names and evidence 12 weeks after our answer.',
  'nachbuchung.doppelt': 'This number has been reported already. Please check it.',
  'mail.praemieStorniert.text1': 'Sorry, there is no reward for the recommendation after all. The {wert} no longer apply.',
  'mail.nachbuchungAngenommen.betreff': 'Application {auftragsnummer} belongs to your recommendation',
  'mail.nachbuchungAngenommen.text1':
    'You told us that a reward is missing for application {auftragsnummer}. We have checked this and linked the application to your recommendation.',
  'mail.nachbuchungAngenommen.text2': 'If there is a reward for it, you will find it in your personal area.',
  'mail.nachbuchungAbgelehnt.betreff': 'Your report about application {auftragsnummer}',
  'mail.nachbuchungAbgelehnt.text1':
    'You told us that a reward is missing for application {auftragsnummer}. We have checked this and unfortunately cannot link the application to any of your recommendations.',
};
