import type { Words } from '../../words.ts';

/** What agencies read where no order comes about. */
export const agentur: Readonly<Record<'Vertrag' | 'Gespraech' | 'Bewerbung', Words>> = {
  Vertrag: {
    'agentur.schritt.Bestellen': 'It is up to the recommended person, who signs the contract.',
    'agentur.schritt.AuftragBestaetigen': 'The application came in. The provider checks and confirms it next.',
    'agentur.schritt.AnderesProdukt': 'The contract is about another offer than the recommended one. There is no reward for it.',
    'agentur.schritt.KeinePraemie': 'There was no reward for it on the day of the contract.',
    'agentur.verlauf.bestellt': 'Contract {nummer} applied for',
  },
  Gespraech: {
    'agentur.schritt.Bestellen': 'It is up to the recommended person, who arranges the first conversation.',
    'agentur.schritt.AuftragBestaetigen': 'The conversation was asked for. If a contract comes about, the provider confirms it.',
    'agentur.schritt.AnderesProdukt': 'The contract came about with somebody else than recommended. There is no reward for it.',
    'agentur.schritt.KeinePraemie': 'There was no reward for it on the day of the contract.',
    'agentur.verlauf.bestellt': 'Conversation asked for ({nummer})',
  },
  Bewerbung: {
    'agentur.schritt.Bestellen': 'It is up to the recommended person, who applies.',
    'agentur.schritt.AuftragBestaetigen': 'The application came in.',
    'agentur.schritt.AnderesProdukt': 'There is no reward for this application.',
    'agentur.schritt.KeinePraemie': 'There is no reward for this application.',
    'agentur.verlauf.bestellt': 'Application {nummer} came in',
  },
};
