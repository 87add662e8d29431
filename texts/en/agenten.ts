import type { agenten as de } from '../de/agenten.ts';

export const agenten: Record<keyof typeof de, string> = {
  'agenten.beschreibung': 'Find the person at {mandant} whom you would like to recommend: by name, postcode or town.',
  'agenten.text': 'Search by name, postcode or town. The amount shown is the whole reward. How it is shared is up to you.',
  'agenten.leer': 'At the moment nobody can be recommended here.',
};
