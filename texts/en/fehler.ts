import type { fehler as de } from '../de/fehler.ts';

export const fehler: Record<keyof typeof de, string> = {
  'fehler.Default': 'We could not process your request. Please try again later.',
  'fehler.PasswortOderEmailFalsch': 'We could not sign you in. Please check your email address and password.',
  'fehler.PSOF0204': 'Your session has ended. Please sign in again.',
  'fehler.LoginFirst': 'Please sign in first.',
  'fehler.NichtAuthorisiert': 'You do not have permission for this action.',
  'fehler.KontoGesperrt': 'This account is blocked. Please contact support.',
  'fehler.KontoGesperrtEinzel': 'Your account is not available at the moment. Please contact support.',
  'fehler.KontoGesperrtWildcard':
    'Under the terms of participation, employees and service providers cannot take part. Support is happy to answer questions.',
  'fehler.EmailNotAllowed': 'Please enter a valid email address. You cannot take part with this one. Support is happy to answer questions.',
  'fehler.OptInRequired':
    'Your recommendation is ready. Before you send it, please confirm your participation using the link in your email.',
  'fehler.CaptchaRequired': 'Please complete the security check and send the form again.',
  'fehler.CaptchaWrong': 'The security check has expired or was not solved. Please complete the new one.',
  'fehler.NichtGefunden': 'We could not find that. Please check the address or number.',
  'fehler.NichtRegistriert': 'This email address is not registered. Please check what you entered.',
  'fehler.EmpfehlungExists': 'This recommendation already exists. You can find it in your personal area and share it again from there.',
  'fehler.EmpfehlungExistsAndOptInRequired':
    'This recommendation already exists, but your email address is not confirmed yet. Use the link in your email or have it sent again.',
  'fehler.EmailExists': 'There is already an account for this email address. Sign in or request a new access link.',
  'fehler.TokenBereitsVerwendet': 'This sign-in link has already been used. Please request a new one.',
  'fehler.PraemieBereitsAbgeholt': 'This reward has already been chosen. The choice can no longer be changed.',
  'fehler.FreigabeZuFrueh': 'The order cannot be released yet. Release is possible once the withdrawal and waiting periods have passed.',
  'fehler.Konflikt': 'The details do not match what is stored. Please reload and check what you entered.',
  'fehler.Abgelaufen': 'This link has expired. Request a new access link under “Forgot password”.',
  'fehler.PraemieTokenUngueltig': 'The reward cannot be collected with this link. Please contact support.',
  'fehler.PraemieTokenAbgelaufen': 'Your reward has expired. Its link is no longer valid. Please contact support.',
  'fehler.Validierung': 'Please check your details. Each field says what is missing or does not fit.',
  'fehler.EmailUngueltig': 'This is not a valid email address. Please check the spelling, for example name@provider.com.',
  'fehler.EmailEmpfehlerGleichEmpfaenger': 'The email address must not be the same as the one of the recommendation.',
  'fehler.AcceptAgb': 'Your agreement is required to continue. Please accept the terms of participation and the reward conditions.',
  'fehler.ZuVieleAnfragen': 'That was too many requests in a short time. Please wait a moment and try again.',
  'fehler.NetzwerkFehler': 'The connection was interrupted. Please check your network and try again.',
};
