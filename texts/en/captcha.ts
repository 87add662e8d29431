export const captcha = {
  'captcha.titel': 'Security check',
  'captcha.text': 'Your device solves a short calculation. You need not enter anything, and nothing of it goes to other providers.',
  'captcha.friendly':
    'Friendly Captcha checks in the background that a person fills in the form. For this your browser connects to that provider.',
  'captcha.unerreichbar': 'The security check does not answer. Try again, or send the form anyway.',
  'captcha.laeuft': 'Solving the calculation …',
  'captcha.fertig': 'Done. You can send the form now.',
  'captcha.fehler': 'The calculation could not be solved.',
  'captcha.erneut': 'Try again',
  'captcha.ohneScript': 'The calculation needs JavaScript. You can sign in instead: then there is no check.',
  'captcha.anmelden': 'Sign in',
  'captcha.schreiben': 'The calculation needs JavaScript. You can write to {support} directly instead.',
};
