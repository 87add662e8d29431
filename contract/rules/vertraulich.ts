import type { ProduktArt } from '../values/produktart.ts';

/**
 * Confidential kinds: recommenders, and employees or agencies that invited them, see that an application arrived and what became of the reward. Pages,
 * consents and the FAQ promise that the decision on it is not shown.
 */
export const isVertraulich = (art: ProduktArt): boolean => art === 'Bewerbung';
