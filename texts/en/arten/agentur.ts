import type { Words } from '../../words.ts';

/** Texts for agencies if the result of a referral is not an order. */
export const agentur: Readonly<Record<'Vertrag' | 'Gespraech' | 'Bewerbung', Words>> = {
  Vertrag: {
    'agentur.schritt.Bestellen': 'Waiting for the recommended person to sign the contract.',
    'agentur.schritt.AuftragBestaetigen': 'The application was received. {mandant} checks and confirms it next.',
    'agentur.schritt.AnderesProdukt': 'The contract is for an offer other than the recommended one. There is no reward for it.',
    'agentur.schritt.KeinePraemie': 'There was no reward for it on the day of the contract.',
    'agentur.verlauf.bestellt': 'Contract {nummer} applied for',
  },
  Gespraech: {
    'agentur.schritt.Bestellen': 'Waiting for the recommended person to arrange the first conversation.',
    'agentur.schritt.AuftragBestaetigen': 'The conversation was requested. If it leads to a contract, {mandant} confirms it.',
    'agentur.schritt.AnderesProdukt': 'The contract was made with somebody other than the person recommended. There is no reward for it.',
    'agentur.schritt.KeinePraemie': 'There was no reward for it on the day of the contract.',
    'agentur.verlauf.bestellt': 'Conversation requested ({nummer})',
  },
  Bewerbung: {
    'agentur.schritt.Bestellen': 'Waiting for the recommended person to apply.',
    'agentur.schritt.AuftragBestaetigen': 'The application was received.',
    'agentur.schritt.AnderesProdukt': 'There is no reward for this application.',
    'agentur.schritt.KeinePraemie': 'There is no reward for this application.',
    'agentur.verlauf.bestellt': 'Application {nummer} received',
  },
};
