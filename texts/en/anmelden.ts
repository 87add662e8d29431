import type { anmelden as de } from '../de/anmelden.ts';

export const anmelden: Record<keyof typeof de, string> = {
  'anmelden.titel': 'Log in',
  'anmelden.text': 'Your personal area always shows how your recommendations are doing.',
  'anmelden.weiter': 'Please log in. You will then continue exactly where you wanted to go.',
  'anmelden.beendet': 'You are logged out.',
  'anmelden.knopf': 'Log in',
  'anmelden.vergessen': 'Forgot your password?',
  'anmelden.limit':
    'Too many attempts in a short time. Please wait {dauer}. If you no longer know your password, you can set a new one under “Forgot your password?”.',
  'anmelden.neu.titel': 'New here?',
  'anmelden.neu.text': 'Your personal area is created with your first recommendation. You can also register before.',
  'anmelden.neu.link': 'See what you can recommend',
  'anmelden.neu.registrieren': 'Register',
  'anmelden.bereich': 'My area',

  'abmelden.titel': 'Do you want to log out?',
  'abmelden.text': 'Your recommendations carry on. We will email you when something changes.',
  'abmelden.knopf': 'Log out',
  'abmelden.bleiben': 'Stay logged in',

  'code.titel': 'Good news: someone has recommended you!',
  'code.text': 'Enter the code that you were given.',
  'code.feld': 'Referral code',
  'code.hinweis': 'You find the code below the QR picture or in the message, for example AB12-CD34 or SOMMER7.',
  'code.knopf': 'Open the recommendation',
  'code.leer': 'Enter the code that you were given.',
  'code.unbekannt': 'We do not know this code. Please compare it character by character.',
  'code.limit': 'Too many attempts in a short time. Please wait {dauer} and then enter the code again.',
};
