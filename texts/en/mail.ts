import type { mail as de } from '../de/mail.ts';

export const mail: Record<keyof typeof de, string> = {
  'mail.anrede': 'Hello {vorname} {nachname}',
  'mail.anredeNeutral': 'Hello',
  'mail.gruss': 'Kind regards from {mandant}',
  'mail.linkUnter': 'If the button does not work, copy this address into your browser:',
  'mail.fuss': 'This email is part of our referral programme.',

  'mail.empfehlungBestaetigen.betreff': 'Please confirm your email address',
  'mail.empfehlungBestaetigen.text1':
    'You would like to recommend {produkt}. Please confirm your email address once. You will then receive your personal link to share.',
  'mail.empfehlungBestaetigen.text2': 'You can confirm until {ende}.',
  'mail.empfehlungBestaetigen.knopf': 'Confirm email address',
  'mail.empfehlungBestaetigen.hinweis':
    'You did not create a recommendation with {programm}? Then there is nothing to do. Nothing is sent without your confirmation.',

  'mail.erinnerung.betreff': 'Your reminder: {produkt}',
  'mail.erinnerung.text1': 'You asked to be reminded of your recommendation: {produkt}.',
  'mail.erinnerung.text2': 'Where it stands now: {schritt}',
  'mail.erinnerung.knopf': 'See your recommendation',
  'mail.erinnerung.hinweis':
    'This reminder comes once, and to you alone. Your contact gets none from us. You can set a new one in your personal area.',

  'mail.empfaengerBestaetigen.betreff': 'Please confirm your details',
  'mail.empfaengerBestaetigen.text1':
    '{empfehler} recommended {produkt} to you, and you filled in the form. Please confirm that the details are yours.',
  'mail.empfaengerBestaetigen.text2':
    'The form is behind the recommendation link of {empfehler} at {mandant}. Without your confirmation we delete your details on {loeschung}.',
  'mail.empfaengerBestaetigen.knopf': 'Confirm details',
  'mail.empfaengerBestaetigen.ablehnen': 'I do not want this',
  'mail.empfaengerBestaetigen.hinweis':
    'You did not fill in the form yourself? With “I do not want this” we delete your details and never write to this address again.',

  'mail.empfaengerBekannt.betreff': 'Please confirm your new details',
  'mail.empfaengerBekannt.text1':
    'Somebody entered your email address again for the recommendation of {produkt} by {empfehler}. You have taken up a recommendation of {empfehler} already.',
  'mail.empfaengerBekannt.text2':
    'Was this you? Then confirm the new details. They are added to those you gave before, and you see where you stand on this device too.',
  'mail.empfaengerBekannt.knopf': 'Confirm details',
  'mail.empfaengerBekannt.hinweis':
    'This was not you? Then there is nothing to do. Without your confirmation nothing changes, and we delete the new details on {loeschung}.',

  'mail.empfaengerZugang.betreff': 'Your access to your details',
  'mail.empfaengerZugang.text1': 'Here is the link to your details for the recommendation of {produkt} by {empfehler}.',
  'mail.empfaengerZugang.text2': 'You can open it on any device. Links in earlier emails may no longer be valid.',
  'mail.empfaengerZugang.knopf': 'Open my details',
  'mail.empfaengerZugang.hinweis':
    'You did not ask for this link? Then there is nothing to do. It opens your details. Please do not pass it on.',

  'mail.empfaengerBankdaten.betreff': 'Your link for your bank details',
  'mail.empfaengerBankdaten.text1':
    'You would like to tell us where to transfer your reward from {empfehler}’s recommendation of {produkt}. Enter your bank details through this link.',
  'mail.empfaengerBankdaten.text2': 'The link is valid until {ende} and works once. We store your details encrypted.',
  'mail.empfaengerBankdaten.knopf': 'Enter bank details',
  'mail.empfaengerBankdaten.hinweis': 'Was it not you? Then there is nothing to do, nothing is stored. Please do not pass the link on.',

  'mail.praemieBereit.betreff': 'Your reward is ready: {wert}',
  'mail.praemieBereit.text1': 'The recommendation of {produkt} paid off: your reward of {wert} has been released.',
  'mail.praemieBereit.bonus': 'This includes a bonus of {bonus} for a further recommendation.',
  'mail.praemieBereit.wege':
    'As a bank transfer we send it to your account by {tag}, as a voucher it comes within 24 hours of your choice.',
  'mail.praemieBereit.ueberweisung': 'We transfer it to your account by {tag} at the latest.',
  'mail.praemieBereit.haendler': 'You redeem the voucher at {haendler}.',
  'mail.praemieBereit.text2': 'Choose now how you would like to receive it. You can do so until {gueltigBis}.',
  'mail.praemieBereit.knopf': 'Choose reward',
  'mail.praemieBereit.hinweis': 'This link is meant for you alone. Please do not pass it on.',
  'mail.praemieLohn.betreff': 'Your reward has been released: {wert}',
  'mail.praemieLohn.text1': 'The recommendation of {produkt} paid off: your reward of {wert} has been released.',
  'mail.praemieLohn.text2': 'It is paid with your salary. There is nothing for you to do.',
  'mail.praemieLohn.knopf': 'View reward',
  'mail.praemieLohn.hinweis': 'This link is meant for you alone. Please do not pass it on.',

  'mail.gutscheinLeer.betreff': 'No more vouchers of {wert}',
  'mail.gutscheinLeer.text1': '{programm} has no more vouchers that add up to {wert}.',
  'mail.gutscheinLeer.bei': '{programm} has no more vouchers of {haendler} that add up to {wert}.',
  'mail.gutscheinLeer.text2':
    'Until there are some, this amount can only be paid by bank transfer. Everyone who has picked a voucher and has no code yet gets it after the next import, the oldest pick first.',
  'mail.gutscheinLeer.knopf': 'To the home page',
  'mail.gutscheinLeer.hinweis': 'New codes come by the import of the tenant from gutscheine.json.',

  'mail.gutscheinCode.betreff': 'Your voucher worth {wert}',
  'mail.gutscheinCode.text1': 'Your voucher worth {wert} is here.',
  'mail.gutscheinCode.einer': '{wert}: {code}',
  'mail.gutscheinCode.haendler': 'You redeem it at {haendler} until {tag}.',
  'mail.gutscheinCode.text2': 'Keep this email until you have redeemed it. Your code:',
  'mail.gutscheinCode.knopf': 'View reward',
  'mail.gutscheinCode.hinweis': 'The code is as good as cash. Please pass it on only if you want to give the voucher away.',

  'mail.praemieStorniert.betreff': 'Your reward of {wert} is cancelled',
  'mail.praemieStorniert.text1':
    'Sorry, the contract was not concluded: the order was cancelled or withdrawn. The reward of {wert} is therefore cancelled.',
  'mail.praemieStorniert.text2': 'Other rewards are not affected.',
  'mail.praemieStorniert.knopf': 'Read the questions',
  'mail.praemieStorniert.hinweis': 'Do you have questions? We are happy to help.',

  'mail.kontoBekannt.betreff': 'You already have an account',
  'mail.kontoBekannt.text1': 'Someone tried to create an account with {programm} using your email address. You already have one.',
  'mail.kontoBekannt.text2': 'Just sign in. If you have forgotten your password, you can reset it there in a few steps.',
  'mail.kontoBekannt.knopf': 'Go to sign-in',
  'mail.kontoBekannt.hinweis': 'This was not you? Then there is nothing to do. Nothing has changed in your account.',

  'mail.willkommen.betreff': 'Welcome to {programm}',
  'mail.willkommen.text1': 'Good to have you here. Use this link to confirm your email address and to set your password.',
  'mail.willkommen.text2': 'The link is valid until {ende} and can be used once.',
  'mail.willkommen.knopf': 'Set password',
  'mail.willkommen.hinweis':
    'You did not sign up for {programm}? Then there is nothing to do: we delete what was entered with your address 12 weeks after it was entered. Please do not pass the link on.',

  'mail.einladung.betreff': '{agentur} invites you to {programm}',
  'mail.einladung.text1':
    '{agentur} invites you to join {programm}: you recommend {mandant} to others. Whether you do, and to whom, is up to you alone.',
  'mail.einladung.woher.VorOrt': 'You receive this email because you were at {agentur} on {tag} and said there that we may write to you.',
  'mail.einladung.woher.Telefon':
    'You receive this email because you spoke with {agentur} on the phone on {tag} and said that we may write to you.',
  'mail.einladung.text2': 'What accepting means, and what {agentur} sees then, is explained behind the button. You can accept until {bis}.',
  'mail.einladung.knopf': 'View invitation',
  'mail.einladung.ablehnen': 'I do not want this',
  'mail.einladung.hinweis':
    'You do not have to do anything. With “I do not want this” no invitation of this kind from {mandant} reaches you again. Please do not pass the link on.',

  'mail.einladungBestaetigen.betreff': 'Please confirm: invitation from {agentur}',
  'mail.einladungBestaetigen.text1':
    'Somebody would like to accept the invitation from {agentur} to {programm} with this address. If it was you, please confirm it once.',
  'mail.einladungBestaetigen.woher': 'Your address was entered on {tag} on the page behind the QR code of {agentur}.',
  'mail.einladungBestaetigen.text2': 'You can confirm until {bis}. Only then the invitation is accepted.',
  'mail.einladungBestaetigen.knopf': 'Accept invitation',
  'mail.einladungBestaetigen.hinweis':
    'Was it not you? Then there is nothing to do, or choose “I do not want this” and we will not write about it again. Please do not pass the link on.',

  'mail.newsletterBestaetigen.betreff': 'Would you like to receive advertising from {mandant}?',
  'mail.newsletterBestaetigen.text1':
    'Someone stated with your email address that {mandant} may send you advertising by email. If this is really what you want, please confirm it using this link.',
  'mail.newsletterBestaetigen.text2': 'The link is valid until {ende}. You can withdraw your consent at any time afterwards.',
  'mail.newsletterBestaetigen.knopf': 'Go to the consent',
  'mail.newsletterBestaetigen.hinweis':
    'You do not want this? Then there is nothing to do: without your confirmation you receive no advertising. It makes no difference to your recommendation or your reward.',

  'mail.passwortSetzen.betreff': 'Your link to set a new password',
  'mail.passwortSetzen.text1': 'A new password was requested for your account with {programm}. Use this link to set it.',
  'mail.passwortSetzen.text2': 'The link is valid until {ende} and can be used once.',
  'mail.passwortSetzen.knopf': 'Set password',
  'mail.passwortSetzen.hinweis':
    'Was this not you? Then you do not need to do anything. Nothing has changed in your account. Please do not pass the link on.',

  'mail.passwortGeaendert.betreff': 'Your password was changed',
  'mail.passwortGeaendert.text1': 'A new password was set for your account with {programm}. You are now logged out on other devices.',
  'mail.passwortGeaendert.text2':
    'Was this not you? Then please request a link right away and set a new password. The present one will no longer work after that.',
  'mail.passwortGeaendert.knopf': 'Request a new link',
  'mail.passwortGeaendert.hinweis': 'If you set the password yourself, you do not need to do anything.',

  'mail.agenturPasswortSetzen.betreff': 'Your link to set a new password for the agency portal',
  'mail.agenturPasswortSetzen.text1':
    'A new password was requested for your account in the agency portal of {mandant}. Use this link to set it.',
  'mail.agenturPasswortSetzen.text2': 'The link is valid until {ende} and can be used once.',
  'mail.agenturPasswortSetzen.knopf': 'Set password',
  'mail.agenturPasswortSetzen.hinweis': 'If you did not ask for this, ignore this email: your password stays as it is.',

  'mail.agenturPasswortGeaendert.betreff': 'Your password for the agency portal was changed',
  'mail.agenturPasswortGeaendert.text1':
    'A new password was set for your account in the agency portal of {mandant}. You are now logged out on other devices.',
  'mail.agenturPasswortGeaendert.text2': 'If this was not you, request a new link right away and set a different password.',
  'mail.agenturPasswortGeaendert.knopf': 'Request a new link',
  'mail.agenturPasswortGeaendert.hinweis': 'If you set the password yourself, you do not need to do anything.',

  'mail.exportBereit.betreff': 'Your file is ready: {bericht}',
  'mail.exportBereit.text1': 'The file with the report “{bericht}” of the agency {agentur} is ready.',
  'mail.exportBereit.text2': 'Download it in the agency portal of {mandant}. It is kept there until {ende} and deleted after that.',
  'mail.exportBereit.knopf': 'Open report',
  'mail.exportBereit.hinweis': 'Did you not ask for this file? Then please change your password in the agency portal and tell your agency.',

  'mail.anmeldelink.betreff': 'Your way into {programm}',
  'mail.anmeldelink.text1': 'This link logs you in to {programm}. You do not need a password.',
  'mail.anmeldelink.text2': 'The link is valid until {ende} and can be used once. After that, simply request a new one.',
  'mail.anmeldelink.knopf': 'Log in',
  'mail.anmeldelink.hinweis':
    'You did not ask for this? Then you do not need to do anything. Please do not pass the link on: it opens your personal area.',

  'mail.nachbuchung.antwort': 'Answer from {mandant}: {antwort}',

  'mail.nachbuchungAngenommen.betreff': 'Order {auftragsnummer} counts now',
  'mail.nachbuchungAngenommen.text1':
    'You told us that a reward is missing for order {auftragsnummer}. We have checked this and linked the order to your recommendation.',
  'mail.nachbuchungAngenommen.text2': 'From here on it continues like any other order. You can follow it in your personal area.',
  'mail.nachbuchungAngenommen.knopf': 'See what happens next',
  'mail.nachbuchungAngenommen.hinweis': 'Do you have questions about this? We are happy to help.',

  'mail.nachbuchungAbgelehnt.betreff': 'Your report about order {auftragsnummer}',
  'mail.nachbuchungAbgelehnt.text1':
    'You told us that a reward is missing for order {auftragsnummer}. We have checked this and unfortunately cannot link the order to any of your recommendations.',
  'mail.nachbuchungAbgelehnt.text2': 'You can also see your report and our answer in your personal area.',
  'mail.nachbuchungAbgelehnt.knopf': 'Open personal area',
  'mail.nachbuchungAbgelehnt.hinweis': 'Is something not right? Then please contact support.',

  'mail.empfehlungBereit.betreff': 'Your link for {produkt} is here',
  'mail.empfehlungBereit.text1': 'Your recommendation is ready. Pass this link on, best of all in person. It is valid until {tag}.',
  'mail.empfehlungBereit.text2': 'It works without the link too: your code is {code}.',
  'mail.empfehlungBereit.knopf': 'Share now',
  'mail.empfehlungBereit.hinweis':
    'We will write to you as soon as something happens. You can always see how it stands in your personal area.',

  'mail.empfaengerBestellen.betreff': 'How to order {produkt}',
  'mail.empfaengerBestellen.text1': 'Your details are confirmed. All that is missing now is the order of {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Order through this link by {tag}, otherwise we cannot match the order to the recommendation of {empfehler}.',
  'mail.empfaengerBestellen.knopf': 'Order now',
  'mail.empfaengerBestellen.hinweis': 'Ordered already? Then there is nothing else for you to do.',

  'mail.auftragEingegangen.betreff': '{kontakt} has ordered',
  'mail.auftragEingegangen.text1': 'Your recommendation has arrived: {kontakt} has ordered {produkt}.',
  'mail.auftragEingegangen.text2': '{mandant} checks the order next. Once it is released, {wert} is yours.',
  'mail.auftragEingegangen.knopf': 'See how it stands',
  'mail.auftragEingegangen.hinweis': 'There is nothing for you to do. We will write to you as soon as it goes on.',

  'mail.praemieInSicht.betreff': 'Your {wert} is in sight',
  'mail.praemieInSicht.text1': '{kontakt} has ordered {produkt}, and the order is confirmed.',
  'mail.praemieInSicht.text2':
    'From {tag} on, when the withdrawal period of {widerruf} is over, {mandant} can release it. Then you choose how you get your {wert}.',
  'mail.praemieInSicht.knopf': 'See how it stands',
  'mail.praemieInSicht.hinweis': 'There is nothing for you to do. We will write to you as soon as the reward is ready.',

  'mail.praemieInSichtEmpfaenger.betreff': 'Your {wert} is in sight',
  'mail.praemieInSichtEmpfaenger.text1': 'Your order is confirmed: {produkt}, recommended by {empfehler}.',
  'mail.praemieInSichtEmpfaenger.text2':
    'From {tag} on, when the withdrawal period of {widerruf} is over, {mandant} can release it. Then you choose how you get your {wert}.',
  'mail.praemieInSichtEmpfaenger.knopf': 'See how it stands',
  'mail.praemieInSichtEmpfaenger.hinweis': 'There is nothing for you to do. We will write to you as soon as the reward is ready.',
};
