import type { danke as de } from '../de/danke.ts';

export const danke: Record<keyof typeof de, string> = {
  'danke.titel': 'Thank you for passing your code on',
  'danke.lead': 'A recommendation in person is the nicest one. From here on it is your contact’s turn.',
  'danke.code.titel': 'Your contact enters the code',
  'danke.code.text': 'It leads to your recommendation. Upper or lower case, spaces and hyphens do not matter.',
  'danke.code.seite': 'To the page for the code',
  'danke.teilen': 'Share once more',
  'danke.empfehlen': 'Recommend something',
};
