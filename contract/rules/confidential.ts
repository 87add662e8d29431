import type { ProduktArt } from '../values/produktart.ts';

/**
 * Confidential kinds: recommenders, and employees or agencies that invited them, only see that an application arrived and the result of the
 * reward. Pages, consents and the FAQ promise that the decision is not shown.
 */
export const isConfidential = (art: ProduktArt): boolean => art === 'Bewerbung';
