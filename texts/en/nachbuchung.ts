import type { nachbuchung as de } from '../de/nachbuchung.ts';

export const nachbuchung: Record<keyof typeof de, string> = {
  'nachbuchung.titel': 'Is a reward missing?',
  'nachbuchung.text':
    'Your contact has ordered, but there is nothing about it here? Tell us about the order: from the day after it until 3 months later.',
  'nachbuchung.oeffnen': 'Report a missing reward',
  'nachbuchung.gesendet': 'We have received your report. We check it and answer by email and here.',
  'nachbuchung.liste': 'Your reports',
  'nachbuchung.bestellung': 'Order {auftragsnummer} of {tag}',
  'nachbuchung.gemeldet': 'Reported on {tag}',
  'nachbuchung.entschieden': 'Answered on {tag}',
  'nachbuchung.antwort': 'Answer from {mandant}',
  'nachbuchung.auftragsnummer.hinweis': 'It is on your contact’s order confirmation.',
  'nachbuchung.bezug': 'Which recommendation does it belong to?',
  'nachbuchung.bezug.waehlen': 'Please choose',
  'nachbuchung.bezug.eintrag': '{produkt} of {tag}',
  'nachbuchung.bezug.unbekannt': 'I do not know: {produkt}',
  'nachbuchung.bezug.fehlt':
    'Please choose a recommendation. You do not know which one it was? Then choose the product and tell us who ordered.',
  'nachbuchung.vorname': 'Contact: first name',
  'nachbuchung.nachname': 'Contact: last name',
  'nachbuchung.nachweis.hinweis':
    'What do you know about the order? For example where it was ordered and what the confirmation says. We delete names and evidence 12 weeks after our answer.',
  'nachbuchung.knopf': 'Send report',
  'nachbuchung.doppelt': 'This order number has been reported already. Please check the number.',

  'nachbuchung.status.Offen': 'Being checked',
  'nachbuchung.status.Angenommen': 'Accepted',
  'nachbuchung.status.Abgelehnt': 'Rejected',
};
