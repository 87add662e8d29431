import type { auftragsmeldung as de } from '../de/auftragsmeldung.ts';

export const auftragsmeldung: Record<keyof typeof de, string> = {
  'auftrag.konflikt.andereEmpfehlung': 'Empfaengernummer and Empfehlungsnummer do not belong together. Send the Empfaengernummer alone.',
  'auftrag.konflikt.mehrere': 'This referral has several recipients. Send the Empfaengernummer.',
  'auftrag.konflikt.unbestaetigt':
    'The referral is not confirmed yet. Send the order again once the recommender has confirmed the email address.',
  'auftrag.konflikt.storniert':
    'The recipient already has an order, {nummer}, and is cancelled. The person can join through a new referral link. Then send the order with the new Empfaengernummer.',
  'auftrag.konflikt.abgemeldet':
    'The recipient is cancelled, because the person no longer takes part. The person can join through a new referral link. Then send the order with the new Empfaengernummer.',
  'auftrag.konflikt.andereAngaben':
    'This Auftragsnummer is already stored with another recipient, order date or product. Send a further order under its own number.',
  'auftrag.konflikt.fristBeginn':
    'The order is already released or has ended, so FristBeginn is final. Leave the field out, or send the stored day.',
  'auftrag.konflikt.status': 'The order is {vorher} and can no longer become {nachher}. A new order needs its own Auftragsnummer.',
  'auftrag.konflikt.schonPraemie':
    'The recipient already has a released order, {nummer}, and a referral earns only one reward. For a further order with a reward the person needs a new referral link.',
  'auftrag.konflikt.beendet':
    'The recipient is {status}, so the order cannot be released. For an order with a reward the person needs a new referral link.',
  'auftrag.konflikt.ohnePraemie': 'No product has a reward today, so nothing can be recommended. Add a reward first.',
  'auftrag.konflikt.ohneEmpfehlung': 'The order is linked to no referral. Link it first.',
};
