import type { neuigkeiten as de } from '../de/neuigkeiten.ts';

export const neuigkeiten: Record<keyof typeof de, string> = {
  'mail.neuigkeiten.betreff': '{anzahl} updates from {mandant}',
  'mail.neuigkeiten.text': 'This has happened since our last email:',
  'mail.neuigkeiten.mehrmals': '{text} ({anzahl} times)',
  'mail.neuigkeiten.weitere.one': 'And one more.',
  'mail.neuigkeiten.weitere.other': 'And {anzahl} more.',
  'mail.neuigkeiten.hinweis': 'We put together what happens in a short time, so that you do not get too many emails.',
};
