import type { verkauf as de } from '../de/verkauf.ts';

/** English texts for the contact on a profi seller's link. */
export const verkauf: Record<keyof typeof de, string> = {
  'verkauf.weg.von': 'Recommended by {vorname} for a commission',
  'verkauf.landung.lead.sie':
    'There is a reward for you through this link. {vorname} recommends as a profi seller and gets a commission from {mandant} for it.',
  'verkauf.landung.lead.ohne':
    'There is no reward for this at the moment. {vorname} recommends as a profi seller and gets a commission from {mandant} for it.',
  'verkauf.landung.daten':
    '{mandant} uses your details for this recommendation only. {vorname} sees nothing of them until your order has come in, and then: your first name, the first letter of your last name, and the order with its number, product, day and status. We delete unconfirmed details after 12 weeks.',
  'verkauf.angaben.datenschutz':
    '{mandant} uses your details for this recommendation only. Once your order has come in, {vorname} sees your first name, the first letter of your last name, and the order with its number, product, day and status.',
  'verkauf.zustimmung.kurz.sicht':
    'Once your order has come in, {vorname} sees your first name, the first letter of your last name, and the order with its number, product, day and status.',
  'verkauf.stand.freigegeben.ohne': 'That is everything for you. There is no reward for this.',
  'verkauf.abgelaufen.vergeben.text': 'If that was you, the link in your email will help you.',
  'verkauf.vorschau.beschreibung.empfaenger': '{empfaenger} for you. {vorname} recommends as a profi seller and gets a commission.',
  'verkauf.vorschau.beschreibung.ohne': '{vorname} recommends as a profi seller and gets a commission.',
  'verkauf.vorschau.bild.fuerSie': 'Ad: {praemie} for you',
  'verkauf.vorschau.bild.tipp': 'Ad',
};
