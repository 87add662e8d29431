import type { fehler as de } from '../de/fehler.ts';

export const fehler: Record<keyof typeof de, string> = {
  'fehler.Default': 'We could not process your request. Please try again later.',
  'fehler.Default.400': 'The request cannot be read: its address is misspelt, or its body is no valid JSON.',
  'fehler.Default.405': 'This address does not know the method of the request. The header Allow says which it knows.',
  'fehler.Default.408': 'The request did not arrive whole. Please send it again.',
  'fehler.Default.413': 'The request is too large. 100 kB are allowed.',
  'fehler.Default.413.datei':
    'The file is too large for one call: it has {zeilen} lines and {kb} kB, 100 kB are allowed. Please divide it, each part with the header.',
  'fehler.Default.415': 'The body of the request is of another type than expected. Usually it is application/json.',
  'fehler.Default.431': 'The head of the request is too large. 16 kB are allowed.',
  'fehler.PasswortOderEmailFalsch': 'We could not sign you in. Please check your email address and password.',
  'fehler.PasswortOderEmailFalsch.code': 'This code is wrong or was used already. Please enter the code that your app shows now.',
  'fehler.PSOF0204': 'Your session has ended. Please sign in again.',
  'fehler.PSOF0204.schluessel': 'This API key is unknown or revoked, or it belongs to another tenant.',
  'fehler.LoginFirst': 'Please sign in first.',
  'fehler.NichtAuthorisiert': 'You do not have permission for this action.',
  'fehler.NichtAuthorisiert.nurLesen': 'This session only reads: you see this area as an administrator and cannot change anything.',
  'fehler.NichtAuthorisiert.betrieb': 'Only people with one of these roles may do this: {rollen}.',
  'fehler.BestaetigungNoetig': 'Please confirm this with a code of your app.',
  'fehler.PasswortErforderlich': 'Please enter your password once more to do this.',
  'fehler.ZustimmungErforderlich':
    'The rules or the data processing agreement are new. Until an owner agrees, your agency can change and export nothing.',
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
  'fehler.NichtAuthorisiert.entwurf': 'A person with another role changes this part of the draft.',
  'fehler.VierAugen.konto': 'A second person publishes another account for payouts: four eyes see more than two.',
  'fehler.VierAugen': 'Another person approves this run: four eyes see more than two.',
  'fehler.LaufGeaendert': 'The run has changed since. Please look at it again.',
  'fehler.KreditErschoepft': 'This cannot be released yet: more would be open at the agency than was agreed with it.',
  'fehler.Konflikt': 'The details do not match what is stored. Please reload and check what you entered.',
  'fehler.Abgelaufen': 'This link has expired. Request a new access link under “Forgot password”.',
  'fehler.PraemieTokenUngueltig': 'The reward cannot be collected with this link. Please contact support.',
  'fehler.PraemieTokenAbgelaufen': 'Your reward has expired. Its link is no longer valid. Please contact support.',
  'fehler.Validierung': 'Please check your details. Each field says what is missing or does not fit.',
  'fehler.EmailUngueltig.zeichen':
    'The address must not have umlauts or other special letters before the @: our emails do not arrive there. Please use an address without.',
  'fehler.EmailUngueltig': 'This is not a valid email address. Please check the spelling, for example name@provider.com.',
  'fehler.EmailEmpfehlerGleichEmpfaenger': 'The email address must not be the same as the one of the recommendation.',
  'fehler.AcceptAgb': 'Your agreement is required to continue.',
  'fehler.ZuVieleAnfragen': 'That was too many requests in a short time. You can try again in {dauer}.',
  'fehler.NetzwerkFehler': 'The connection was interrupted. Please check your network and try again.',
  'fehler.NetzwerkFehler.503': 'This is not possible at the moment. It is on our side, not yours. Please try again in a minute.',
  'fehler.PasswortOderEmailFalsch.dienst': 'You cannot be logged in with this account right now. Please ask the owner of your agency.',
  'fehler.NichtAuthorisiert.dienst': 'This login does not belong to the one that you began here. Please begin it again.',
  'fehler.NichtRegistriert.dienst':
    'The login service knows you, but no agency has listed you. Ask the owner of your agency to add you with the email address that you use there.',
  'fehler.NichtRegistriert.dienstadresse':
    'Your login service has not confirmed your email address, so we cannot find your account. Please ask whoever manages your account there.',
  'fehler.Konflikt.dienst':
    'Your account is already linked to another account of this login service. Log in with that one or with your password, or ask support.',
  'fehler.Abgelaufen.dienst': 'This login took too long or was used already. Please begin it again.',
  'fehler.NichtAuthorisiert.portal':
    'This login is not from your customer portal or is not meant for this site. Please begin it there again.',
  'fehler.NetzwerkFehler.nichtEroeffnet': 'This programme has not opened yet.',
  'fehler.NetzwerkFehler.portal':
    'Your customer portal does not answer right now, so your login cannot be checked. Try again in a few minutes, or log in by a link in a mail.',
  'fehler.NetzwerkFehler.dienst': 'The login service does not answer right now. Try again in a few minutes, or log in with your password.',
};
