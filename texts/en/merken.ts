import type { merken as de } from '../de/merken.ts';

export const merken: Record<keyof typeof de, string> = {
  'merken.oeffnen': 'Note and reminder',
  'merken.oeffnenNotiz': 'Note',
  'merken.notiz': 'Your note',
  'merken.notiz.hinweis': 'Up to 200 characters, for example whom you sent the link to. Only you see it.',
  'merken.notiz.knopf': 'Save note',
  'merken.erinnerung': 'Your reminder',
  'merken.erinnerung.hinweis': 'On that day at 9 a.m. we send one email to you, not to your contact. Possible from tomorrow to {tag}.',
  'merken.erinnerung.knopf': 'Set reminder',
  'merken.erinnerung.loeschen': 'Delete reminder',
  'merken.erfolg.notiz': 'Your note is saved.',
  'merken.erfolg.ohneNotiz': 'There is no note here any more.',
  'merken.erfolg.erinnerung': 'We will remind you on {tag}.',
  'merken.erfolg.ohneErinnerung': 'We will not remind you of this recommendation.',
};
