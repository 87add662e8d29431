import type { Words } from '../../words.ts';

/** Texts for applications, shown to the recommended person. */
export const bewerbungKontakt: Words = {
  'vorschau.beschreibung.beide': 'If you are hired: {empfaenger} for you, {empfehler} for {vorname}',
  'vorschau.beschreibung.empfaenger': 'If you are hired: {empfaenger} for you',
  'vorschau.beschreibung.empfehler': 'A personal tip. If you are hired through this link, {vorname} gets a reward of {empfehler} for it.',

  'landung.lead.beide': 'Apply through this link. If you are hired, you both get a reward.',
  'landung.lead.sie': 'Apply through this link. If you are hired, the whole reward is yours.',
  'landung.lead.empfehler': 'Apply through this link. If you are hired, {vorname} gets a reward.',
  'landung.lead.ohne': 'Apply through this link. There is no reward for it at the moment.',
  'landung.nurLink': 'You only get the {wert} if you apply through this link, not in another way.',
  'landung.fakten': 'The job',
  'landung.unverbindlich': 'No obligation: you can apply in the next step.',
  'landung.schritt3': 'Apply',
  'landung.schritt3.text': 'You send your application. If you are hired, the reward is released after that.',
  'verkauf.landung.daten':
    '{mandant} uses your details for this recommendation only. {vorname} sees nothing of them until your application has come in, and then: your first name, the first letter of your last name, and the application with its number, position, day and status. We delete unconfirmed details after 12 weeks.',
  'verkauf.angaben.datenschutz':
    '{mandant} uses your details for this recommendation only. Once your application has come in, {vorname} sees your first name, the first letter of your last name, and the application with its number, position, day and status.',
  'verkauf.zustimmung.kurz.sicht':
    'Once your application has come in, {vorname} sees your first name, the first letter of your last name, and the application with its number, position, day and status.',
  'landung.daten':
    '{mandant} uses your details for this recommendation only. {vorname} only sees your first name, the first letter of your last name, that your application has arrived and what becomes of the reward. We delete unconfirmed details after 12 weeks.',

  'angaben.fehler.alter': 'This is for this age only. Please confirm that it applies to you.',
  'angaben.datenschutz':
    '{mandant} uses your details for this recommendation only. {vorname} only sees your first name, the first letter of your last name, that your application has arrived and what becomes of the reward.',
  'zustimmung.kurz.link': 'There is a reward only for an application through this recommendation, not for one made in another way.',
  'zustimmung.kurz.frist': 'It is released after you are hired.',
  'zustimmung.kurz.sicht':
    '{vorname} only sees your first name, the first letter of your last name, that your application has arrived and what becomes of the reward.',
  'angabenBestaetigen.danke.bestellen': 'Next you apply. The following page shows how.',
  'angabenBestaetigen.knopf.Shop': 'Confirm and apply',
  'angabenBestaetigen.knopf.Anfrage': 'Confirm and apply',
  'angabenBestaetigen.text.Anfrage': 'Your click confirms your details and sends your application to {mandant}.',
  'angabenBestaetigen.zuSpaet.titel': 'The reward is released already',

  'szene.bestellt': 'Applied',
  'stand.bestellen.titel': 'Everything is ready for your application',
  'stand.bestellen.text': 'Apply for {produkt} by {tag}.',
  'stand.bestellen.ohneFrist': 'Apply for {produkt} now.',
  'stand.eingegangen.titel': 'Your application has arrived',
  'stand.eingegangen.text': 'Next {mandant} gets in touch with you. There is nothing more for you to do.',
  'stand.bestaetigt.titel': 'Your application was successful',
  'stand.bestaetigt.text': 'On {freigabe} at the earliest, {mandant} releases the reward. There is nothing more for you to do.',
  'stand.freigegeben.titel': 'The reward is released',
  'stand.anderes.titel': 'Your application has arrived',
  'stand.anderes.text': 'But it is for another job than {produkt}. There is no reward for it.',
  'stand.vertrag.text': 'Your application is closed. There is no reward for it.',
  'ende.vertragNichtZustande': 'Sorry, it did not work out this time',
  'stand.schritt.bestellung': 'Application successful',
  'stand.schritt.bestellung.offen': 'Apply',
  'stand.schritt.bestellt': 'Applied on {tag}',
  'status.auftrag.Bestaetigt': 'Accepted',
  'status.auftrag.Freigegeben': 'Reward released',
  'status.auftrag.Storniert': 'Closed',
  'status.auftrag.Widerrufen': 'Taken back',
  'stand.bestellung.titel': 'How to apply',
  'stand.bestellung.knopf': 'Apply now',
  'stand.bestellung.hotline': 'Give your number in the application. Without it the recommendation does not count and earns no reward.',
  'stand.abgelaufen.text': 'Its time is over. Ask {vorname} for a new link if you still want to apply.',
  'abgelaufen.storniert.text': 'It was ended. If you still want to apply, ask {vorname} for a new link.',
};
