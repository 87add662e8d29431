import { ProduktArt } from '../values/produktart.ts';

/**
 * Kinds of which a recommender, and whoever invited one, sees no more than that it came in and what became of the reward: so say pages, consents and the
 * FAQ. What is decided on an application is not shown to them.
 */
export const isVertraulich = (art: ProduktArt): boolean => art === 'Bewerbung';

/** The same kinds by name, for statements. */
export const VERTRAULICH: readonly ProduktArt[] = ProduktArt.options.filter(isVertraulich);
