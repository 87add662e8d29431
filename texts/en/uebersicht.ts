import type { uebersicht as de } from '../de/uebersicht.ts';

export const uebersicht: Record<keyof typeof de, string> = {
  'uebersicht.weitere': 'Others',
  'uebersicht.bis': 'up to {praemie}',
  'uebersicht.titel': 'Current rewards',
  'uebersicht.beschreibung': 'All rewards of {programm} today: how high they are and until when they apply.',
  'uebersicht.text': 'This is what you can recommend today. The amount shown is the whole reward. How it is shared is up to you.',
  'uebersicht.textAgenten':
    'This is what a recommendation earns today. The amount shown is the whole reward. How it is shared is up to you.',
  'uebersicht.diePraemie': 'a reward',
  'uebersicht.knopf': 'Recommend now',
  'uebersicht.auswaehlen': 'Choose now',
  'uebersicht.alleAgenten': 'Every recommendation',
  'uebersicht.alleAgenten.text': 'The reward is the same, whomever you recommend. Exceptions are listed below.',
  'uebersicht.alleAgenten.gleich': 'The reward is the same, whomever you recommend.',
  'uebersicht.leer.titel': 'There is no reward at the moment',
  'uebersicht.leer.text': 'No recommendation carries a reward today. As soon as there is one again, you will find it here.',
  'uebersicht.leer.kontakt': 'Ask when that changes',
};
