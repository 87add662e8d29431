import type { Words } from '../../words.ts';

/** Texts for an application through the product's form. */
export const bewerbungAnfrage: Words = {
  'anfrage.form.titel': 'Apply now',
  'anfrage.form.nachricht': 'What should we know about you?',
  'anfrage.form.knopf': 'Send application',
  'anfrage.form.danach': 'Your application goes to {mandant}, with your name and your email address.',
  'anfrage.titel': 'Application {nummer}',
  'anfrage.produkt': 'Job',
  'anfrage.frist.hinweis': 'The time until the release counts from this day. It can also lie in the future.',
  'anfrage.stand.Bestaetigt': 'Accepted',
  'anfrage.danach.Eingegangen': 'Confirm as soon as the hiring is certain. Then the reward is prepared.',
  'anfrage.unbekannt.text': 'Open the link again directly from the email. Applications can be answered here while their time runs.',
  'mail.anfrage.betreff': 'Application {nummer}: {produkt}',
  'mail.anfrage.nummern':
    'Application number: {nummer} · Recipient number: {empfaengernummer} · Referral number: {empfehlungsnummer} · Application date: {tag}',
  'mail.anfrage.text': 'By a recommendation the application {nummer} has arrived: {produkt}.',
  'mail.anfrage.knopf': 'Answer the application',
  'mail.anfrageEingang.betreff': 'Your application {nummer} has arrived',
  'mail.anfrageEingang.text1': 'Your application has arrived at {mandant}: {produkt}. Its number is {nummer}.',
  'stand.bestellung.mail.betreff': 'Application: {produkt}, number {nummer}',
  'stand.bestellung.mail.inhalt':
    'Hello,\n\nI would like to apply: {produkt}. {vorname} recommended the job to me, my number is {nummer}.\n\nPlease contact me.\n\n{name}',
};
