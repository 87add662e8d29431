import type { agenturRegistrierung as de } from '../de/agentur-registrierung.ts';

export const agenturRegistrierung: Record<keyof typeof de, string> = {
  'agenturseite.anmelden.registrieren': 'Not one of our agencies yet?',
  'agenturseite.anmelden.registrieren.text': 'Register your company. {mandant} checks your details and approves your agency.',
  'agenturseite.anmelden.registrieren.link': 'Register an agency',

  'agenturseite.registrieren.titel': 'Register an agency',
  'agenturseite.registrieren.text':
    'As an agency you invite your customers and see what comes of it. {mandant} checks every agency before it starts.',
  'agenturseite.registrieren.firma': 'Company',
  'agenturseite.registrieren.firma.hinweis': 'As shown in the commercial register or your trade registration.',
  'agenturseite.registrieren.email.hinweis': 'You will log in with it later. We send a link there right away.',
  'agenturseite.registrieren.zustimmung.Regeln': 'On behalf of my agency I agree to the rules for agencies of {mandant}.',
  'agenturseite.registrieren.zustimmung.Regeln.link': 'Read the rules',
  'agenturseite.registrieren.zustimmung.Auftragsverarbeitung':
    'On behalf of my agency I enter into the data processing agreement with {mandant}.',
  'agenturseite.registrieren.zustimmung.Auftragsverarbeitung.link': 'Read the agreement',
  'agenturseite.registrieren.knopf': 'Register',
  'agenturseite.registrieren.anmelden': 'To the login',
  'agenturseite.registrieren.gesendet.titel': 'Check your inbox',
  'agenturseite.registrieren.gesendet.text':
    'We have sent you an email. Use the link in it to confirm your address. The link is valid for {tage} days.',
  'agenturseite.registrieren.gesendet.nichtDa': 'No email?',
  'agenturseite.registrieren.gesendet.spam': 'Look in your spam folder too.',
  'agenturseite.registrieren.gesendet.adresse': 'If the address was wrong, just register once more.',
  'agenturseite.registrieren.gesendet.nochmal': 'Register once more',
  'agenturseite.weg.titel': 'What comes next',
  'agenturseite.weg.adresse': 'Confirm your email address',
  'agenturseite.weg.passwort': 'Set a password',
  'agenturseite.weg.angaben': 'Give address, tax and bank details',
  'agenturseite.weg.freigabe': '{mandant} checks them and approves your agency',
  'agenturseite.weg.stand.done': 'Done:',
  'agenturseite.weg.stand.now': 'Now:',

  'agenturseite.bestaetigen.titel': 'Confirm your email address',
  'agenturseite.bestaetigen.text': 'Is {email} your address? Then confirm it now. After that you set your password.',
  'agenturseite.bestaetigen.knopf': 'Yes, this is my address',
  'agenturseite.bestaetigen.ungueltig.titel': 'This link is not valid',
  'agenturseite.bestaetigen.ungueltig.text': 'Part of it may be missing, or its time has long passed.',
  'agenturseite.bestaetigen.vorbei.titel': 'This link is no longer valid',
  'agenturseite.bestaetigen.vorbei.text':
    'It was used already, replaced by a newer one, or expired on {tag} at {zeit}. If you have set your password, log in with it.',

  'agenturseite.bestaetigen.beschreibung': 'Confirm the mail address of your agency.',
  'agenturseite.zusatzdaten.beschreibung': 'Address, tax and bank account of your agency.',
  'agenturseite.beitritt.titel': 'Set a password',
  'agenturseite.beitritt.beschreibung': 'Your password for the agency portal.',
  'agenturseite.beitritt.Registrierung': 'For {email}. After that you log in and give the details that {mandant} needs about your agency.',
  'agenturseite.beitritt.Einladung':
    'For {email}. After that you log in. If you work for another agency already, the new password is for both.',

  'agenturseite.zusatzdaten.titel': 'Details of your agency',
  'agenturseite.zusatzdaten.text': 'What {mandant} needs to know about {agentur}. You can stop at any time: what you have saved stays.',
  'agenturseite.zusatzdaten.schritt': 'Step {nummer} of {alle}',
  'agenturseite.zusatzdaten.adresse': 'Address',
  'agenturseite.zusatzdaten.steuer': 'Tax',
  'agenturseite.zusatzdaten.bank': 'Bank details',
  'agenturseite.zusatzdaten.steuer.text': 'One of the two numbers is enough. If you show VAT on your invoices, you have a VAT ID.',
  'agenturseite.zusatzdaten.ustid.hinweis': 'For example DE and 9 digits. Its check digit must be right.',
  'agenturseite.zusatzdaten.steuernummer.hinweis': 'As on your tax assessment: 10 or 11 digits, with or without slashes.',
  'agenturseite.zusatzdaten.bank.text': 'This is the account that {mandant} uses to settle with you. It is stored encrypted.',
  'agenturseite.zusatzdaten.iban.hinweis': 'An account in the European Economic Area, with or without spaces.',
  'agenturseite.zusatzdaten.iban.gespeichert': '{iban} is saved. Leave the field empty to keep it.',
  'agenturseite.zusatzdaten.weiter': 'Save and continue',
  'agenturseite.zusatzdaten.knopf': 'Save and send',
  'agenturseite.zusatzdaten.spaeter': 'Continue later',
  'agenturseite.zusatzdaten.gespeichert': 'Saved.',
  'agenturseite.zusatzdaten.fertig.titel': 'Your details are with {mandant}',
  'agenturseite.zusatzdaten.fertig.text':
    'There is nothing more for you to do. You get an email as soon as {agentur} is approved. Until then you can still correct your details.',
  'agenturseite.zusatzdaten.fertig.knopf': 'To the portal',
  'agenturseite.zusatzdaten.aendern': 'Change {schritt}',
  'agentur.zusatzdaten.vorbei': 'Your agency is no longer in registration. Change its details under “Agency details”.',
  'agentur.zusatzdaten.knopf': 'Add the details',
  'agentur.zusatzdaten.ansehen': 'See or correct the details',

  'mail.agenturBestaetigen.betreff': 'Please confirm the registration of your agency',
  'mail.agenturBestaetigen.text1': 'Access as an agency of {mandant} was requested for {agentur} with this email address.',
  'mail.agenturBestaetigen.text2': 'Please confirm the address and set your password. The link is valid until {ende}.',
  'mail.agenturBestaetigen.knopf': 'Confirm address',
  'mail.agenturBestaetigen.hinweis': 'If this was not you, there is nothing to do: without your confirmation nothing comes of it.',

  'mail.agenturEingeladen.betreff': '{mandant} invites {agentur} as an agency',
  'mail.agenturEingeladen.text1': '{mandant} would like to work with {agentur} and has prepared access for you.',
  'mail.agenturEingeladen.text2': 'Please confirm this address and set your password. The link is valid until {ende}.',
  'mail.agenturEingeladen.knopf': 'Accept the invitation',
  'mail.agenturEingeladen.hinweis': 'If you do not want this, there is nothing to do: without your confirmation nothing comes of it.',

  'mail.agenturBekannt.betreff': 'You already have access as an agency',
  'mail.agenturBekannt.text1': 'Somebody wanted to register an agency of {mandant} with this email address. It belongs to one already.',
  'mail.agenturBekannt.text2':
    'Log in with your password. If you have none yet, use the link in your invitation. To register another agency, use a different address.',
  'mail.agenturBekannt.knopf': 'Log in',
  'mail.agenturBekannt.hinweis': 'If this was not you, there is nothing to do: nothing of your access has changed.',

  'mail.agenturFreigegeben.betreff': '{agentur} is active',
  'mail.agenturFreigegeben.text1': '{mandant} has approved {agentur}. From now on the whole portal is open to you.',
  'mail.agenturFreigegeben.text2': 'Invite customers, bring in your team and release orders.',
  'mail.agenturFreigegeben.knopf': 'To the portal',
  'mail.agenturFreigegeben.hinweis': 'You get this email because you run {agentur}.',

  'mail.agenturDeaktiviert.betreff': '{agentur} is no longer active',
  'mail.agenturDeaktiviert.text1': '{mandant} has deactivated {agentur}. The reason: {grund}',
  'mail.agenturDeaktiviert.text2':
    'You still see what is already there. Until further notice your reward plan is paused, and {mandant} releases the orders. {mandant} is happy to answer questions.',
  'mail.agenturDeaktiviert.knopf': 'To the portal',
  'mail.agenturDeaktiviert.hinweis': 'You get this email because you run {agentur}.',

  'mail.agenturWartet.betreff': 'Agency {nummer} is waiting for approval',
  'mail.agenturWartet.text1': '{agentur} ({nummer}) has given all of its details and is waiting for your decision.',
  'mail.agenturWartet.text2': 'Check the details and approve the agency, or refuse it with a reason.',
  'mail.agenturWartet.hinweis': 'You get this email because you decide on the agencies of {mandant}.',
};
