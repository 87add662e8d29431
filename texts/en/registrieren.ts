import type { registrieren as de } from '../de/registrieren.ts';

export const registrieren: Record<keyof typeof de, string> = {
  'registrieren.titel': 'Register',
  'registrieren.text': 'Create your account before your first recommendation. You then set your password by a link.',
  'registrieren.email.hinweis': 'We send the link to this address.',
  'registrieren.agb.hinweis':
    'With “Register” you declare that you are at least 18 years old, live in Germany and recommend as a private person, and accept {bedingungen}.',
  'registrieren.knopf': 'Register',
  'registrieren.anmelden': 'I already have an account',
  'registrieren.gesendet.titel': 'Please check your inbox',
  'registrieren.gesendet.text':
    'We have sent you an email. Set your password by its link, and your account is ready. It is valid for 14 days and only once.',
  'registrieren.gesendet.nichtDa': 'No email received?',
  'registrieren.gesendet.hilfe': 'Please look in your spam folder and check the address. Here you can request the email again:',
  'registrieren.gesendet.knopf': 'Send the email again',
  'registrieren.gesendet.erneut': 'If a registration is waiting for this address, the email is on its way again.',
};
