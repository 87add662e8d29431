import type { mitarbeitende as de } from '../de/mitarbeitende.ts';

export const mitarbeitende: Record<keyof typeof de, string> = {
  'mitarbeitende.titel': 'Recommend what you know from work',
  'mitarbeitende.lead':
    'Do you work for a company that recommends together with {mandant}? Then you can take part with a link of your own.',
  'mitarbeitende.empfehlen.titel': 'You recommend',
  'mitarbeitende.empfehlen.text': 'Choose an offer and pass your link on, in private or in conversation at work.',
  'mitarbeitende.praemie.titel': 'You receive the reward',
  'mitarbeitende.praemie.text': 'It goes to you in person or is shared, as you decide when you recommend.',
  'mitarbeitende.knopf': 'Recommend now',
  'mitarbeitende.fragen': 'Whether your company takes part, and which rules apply there: ask {support}.',
};
