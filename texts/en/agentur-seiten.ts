import type { agenturSeiten as de } from '../de/agentur-seiten.ts';

export const agenturSeiten: Record<keyof typeof de, string> = {
  'agenturseite.portal': 'For agencies',
  'agenturseite.link.AgencyRules': 'Rules',
  'agenturseite.link.AgencyProcessing': 'Data processing agreement',
  'agenturseite.link.AgencyDataProtection': 'Data protection for agencies',
  'agenturseite.link.AgencyInfo': 'How it works',
  'agenturseite.link.AgencyRewardOverview': 'Rewards at a glance',

  'agenturseite.anmelden.titel': 'Agency login',
  'agenturseite.anmelden.text': 'See what came of your invitations, and release orders.',
  'agenturseite.anmelden.limit':
    'That was too many attempts in a short time. Please wait {dauer}. If you no longer know your password, set a new one through “Forgot password”.',
  'agenturseite.anmelden.gesetzt': 'Your password is set. Log in with it.',
  'agenturseite.anmelden.empfehlen': 'Would you like to recommend yourself?',
  'agenturseite.anmelden.empfehlen.text': 'Your personal area as a recommender has a login of its own.',
  'agenturseite.anmelden.empfehlen.link': 'To the referral programme',
  'agenturseite.dienst.knopf': 'Log in with {label}',
  'agenturseite.dienst.oder': 'Or with your password',
  'agenturseite.dienst.abgelehnt': 'The login was cancelled there. You can start it again or log in with your password.',
  'agenturseite.dienst.limit': 'That was too many attempts in a short time. Please wait 15 minutes.',
  'agenturseite.code.titel': 'Second step',
  'agenturseite.code.text': 'Your password is right. Now enter the code from your authenticator app.',
  'agenturseite.code.textDienst': 'The login service has recognised you. Now enter the code from your authenticator app.',
  'agenturseite.code.feld': 'Code',
  'agenturseite.code.hinweis': '6 digits. Without your device, use one of your recovery codes; each works once.',
  'agenturseite.code.falsch': 'This code is not right. Wait for the next code in your app and enter it.',
  'agenturseite.code.leer': 'Enter the code from your app.',
  'agenturseite.code.knopf': 'Check code',
  'agenturseite.code.neu': 'Log in with another account',
  'agenturseite.code.vorbei': 'The login took too long or was finished already. Please enter your email address and password again.',

  'agenturseite.abmelden.text': 'What you have saved stays. Other devices stay logged in.',

  'agenturseite.vergessen.text':
    'Enter the email address with which you log in at your agency. We will send you a link to set a new password.',
  'agenturseite.vergessen.adresse': 'Use the address with which your agency has listed you. You can send the link again here:',

  'agenturseite.setzen.beschreibung': 'A new password for your agency login.',
  'agenturseite.setzen.text': 'For {email}. The link is valid until {tag}, {zeit}. After that you log in again on all devices.',
  'agenturseite.setzen.vorbei.titel': 'This link is no longer valid',
  'agenturseite.setzen.vorbei.text':
    'It was used already, was replaced by a newer one, or expired on {tag} at {zeit}. Each link works only once. Simply request a new one.',

  'agenturseite.regeln.titel': 'Rules for agencies',
  'agenturseite.regeln.beschreibung': 'What applies to agencies of {programm}.',
  'agenturseite.av.titel': 'Data processing agreement',
  'agenturseite.av.beschreibung': 'How agencies process data on behalf of {programm}.',
  'agenturseite.zustimmung.titel': 'Please agree',
  'agenturseite.zustimmung.titelMitarbeiter': 'New texts for agencies',
  'agenturseite.zustimmung.text':
    'These texts are new or have changed. Once you agree, they apply to {agentur}. Until then your agency can see everything but change or export nothing.',
  'agenturseite.zustimmung.textMitarbeiter':
    'These texts are new or have changed. They apply to {agentur} as soon as somebody who represents the agency agrees.',
  'agenturseite.zustimmung.beschreibung': 'Rules and data processing to which an agency of {programm} agrees.',
  'agenturseite.zustimmung.knopf': 'Agree for {agentur}',
  'agenturseite.zustimmung.spaeter': 'Later, just look for now',
  'agenturseite.zustimmung.wer':
    'Only people who represent the agency can agree: {wer}. Until then you can see everything but change or export nothing.',
  'agenturseite.zustimmung.fertig.titel': 'Your agency has agreed',
  'agenturseite.zustimmung.fertig.text': 'All texts apply in their current version. There is nothing to do.',
  'agenturseite.zustimmung.fertig.am': 'agreed on {tag}',
  'agenturseite.zustimmung.fertig.leer': 'There is no text here to which agencies have to agree.',
  'agenturseite.zustimmung.fertig.knopf': 'To the overview',
  'agenturseite.zustimmung.offen': 'Texts for agencies have changed. Until you agree, your agency can change and export nothing.',
  'agenturseite.zustimmung.offenMitarbeiter':
    'Texts for agencies have changed. Your agency can change and export nothing until somebody who represents it agrees: {wer}.',
  'agenturseite.zustimmung.lesen': 'Read the texts',
  'agenturseite.datenschutz.titel': 'Data protection for agencies',
  'agenturseite.datenschutz.beschreibung': 'Who is responsible for which data in {programm}, and what the agency sees.',
  'agenturseite.info.titel': 'How it works for agencies',
  'agenturseite.info.beschreibung': 'How agencies work with {programm}, from the invitation to the release.',

  'agenturseite.praemien.titel': 'Rewards at a glance',
  'agenturseite.praemien.text':
    'What an order earns today. The amount is the whole reward for both sides. Where your agency promises something else, its amount applies to your referrals.',
  'agenturseite.praemien.produkt': 'Product',
  'agenturseite.praemien.mandant': 'Reward of {name}',
  'agenturseite.praemien.eigene': 'Your agency',
  'agenturseite.praemien.gilt': 'Applies to orders',
  'agenturseite.praemien.bis': 'until {tag}',
  'agenturseite.praemien.ohneEnde': 'without an end date',
  'agenturseite.praemien.gleich': 'the same',
  'agenturseite.praemien.ruht':
    'Your agency is not active at the moment. What your reward plan promises is paused until it is, and the rewards of {name} apply.',
  'agenturseite.praemien.leer.text': 'No product carries a reward today. As soon as there is one again, you will find it here.',

  'agenturseite.verboten.titel': '“{seite}” is not open to you',
  'agenturseite.verboten.text': 'Who may open this page at {agentur}: {wer}.',
  'agenturseite.verboten.grund.agentur': '{agentur} is not active at the moment. Until it is, this page stays closed to you.',
  'agenturseite.verboten.grund.ohneRolle': 'You have no role at {agentur} yet. Until then you see your own account only.',
  'agenturseite.verboten.grund.schalter':
    'Your role is: {rolle}. With it this page is only open if {mandant} and your agency have switched it on.',
  'agenturseite.verboten.grund.rolle': 'Your role is: {rolle}. It does not include this page.',
  'agenturseite.verboten.fragen': 'If you need this page for your work, ask {wen}.',
  'agenturseite.verboten.support': '{support} can answer questions.',
  'agenturseite.wer.Inhaber': 'owners of an active agency',
  'agenturseite.wer.Taetige': 'owners and staff of an active agency',
  'agenturseite.wer.InhaberInaktiv': 'owners of an agency that is not active',
  'agenturseite.wer.Inhabende': 'owners',
  'agenturseite.wer.Mitarbeiter': 'staff of an active agency',
  'agenturseite.wer.Minimal': 'everybody who is logged in',

  'agenturseite.bereich.einladung': 'Invite',
};
