import type { meinedaten as de } from '../de/meinedaten.ts';

export const meinedaten: Record<keyof typeof de, string> = {
  'meinedaten.titel': 'My data',
  'meinedaten.text': 'What we have stored about you, and what you can change yourself.',

  'meinedaten.konto.titel': 'Your account',
  'meinedaten.konto.ohneName': 'Comes with your first recommendation',
  'meinedaten.konto.aendern': 'Is your name not right, or your address new? Write to {support}.',
  'meinedaten.verbindung.titel': 'Your connection',
  'meinedaten.verbindung.text': 'You accepted an invitation from {agentur}. Your new recommendations belong to it.',
  'meinedaten.verbindung.seit': 'You accepted an invitation from {agentur} on {tag}. Your new recommendations belong to it.',
  'meinedaten.verbindung.beenden': 'End the connection',
  'meinedaten.verbindung.folge':
    'After that, new recommendations no longer belong to {agentur}, and its special rewards no longer apply to them. What you have recommended already stays as it is. {agentur} is shown that you ended the connection.',
  'meinedaten.verbindung.knopf': 'End it now',
  'meinedaten.verbindung.beendet': 'The connection has ended. New recommendations are yours alone.',

  'meinedaten.sprache': 'Language',
  'meinedaten.sprache.hinweis': 'We also write our emails to you in this language.',
  'meinedaten.sprache.knopf': 'Save language',
  'meinedaten.sprache.gespeichert': 'Your language is saved. From now on we write to you in English.',

  'meinedaten.newsletter.titel': 'Newsletter',
  'meinedaten.newsletter.an': 'You receive the newsletter from {mandant} at {email}.',
  'meinedaten.newsletter.angefragt':
    'Not confirmed yet: on {tag} we sent you an email about it. Open its link and confirm there. It is valid for 14 days.',
  'meinedaten.newsletter.aus': 'You receive no newsletter.',
  'meinedaten.newsletter.bestellen': 'Subscribe to the newsletter',
  'meinedaten.newsletter.bestellen.text': 'We send a link to {email}. Only when you confirm there, this consent counts:',
  'meinedaten.newsletter.bestellen.widerruf':
    'It is voluntary, and neither recommendation nor reward depends on it. You can withdraw it here at any time.',
  'meinedaten.newsletter.bestellen.knopf': 'Send the link to confirm',
  'meinedaten.newsletter.erneut': 'Request a new link',
  'meinedaten.newsletter.abbestellen': 'Unsubscribe from the newsletter',
  'meinedaten.newsletter.abbestellen.text':
    'You will then receive no more newsletters from {mandant}. Emails about your recommendations and rewards keep coming.',
  'meinedaten.newsletter.abbestellen.knopf': 'Unsubscribe now',
  'meinedaten.newsletter.zuruecknehmen': 'Take the request back',
  'meinedaten.newsletter.zuruecknehmen.text':
    'The link in our email is then no longer valid, and you receive no newsletter from {mandant}.',
  'meinedaten.newsletter.zuruecknehmen.knopf': 'Take it back now',
  'meinedaten.newsletter.gesendet': 'We have sent you an email. Open its link and confirm there that you would like the newsletter.',
  'meinedaten.newsletter.schon':
    'Our email is already on its way, and its link is still valid. Please look in your spam folder too. If it is lost, take the request back and subscribe again.',
  'meinedaten.newsletter.limit': 'Too many requests in a short time. You can subscribe to the newsletter again in {dauer}.',

  'meinedaten.passwort.titel': 'Password',
  'meinedaten.passwort.text': 'You log in with it and your email address.',
  'meinedaten.bank.titel': 'Bank details',
  'meinedaten.bank.hinterlegt': 'The account {iban} is stored.',
  'meinedaten.bank.keine': 'None are stored. With them you do not have to give your account anew for every reward.',
  'meinedaten.bank.ansehen': 'View and change',
  'meinedaten.bank.hinterlegen': 'Store bank details',

  'meinedaten.auskunft.titel': 'Access to your data',
  'meinedaten.auskunft.text':
    'Everything that we have stored about you, in one file in JSON format. Do not pass it on: open rewards can be picked with it.',
  'meinedaten.auskunft.knopf': 'Download my data',
  'meinedaten.auskunft.werbung': 'You have consented to advertising by email.',
  'meinedaten.auskunft.widerrufen': 'Withdraw consent',

  'meinedaten.loeschen.titel': 'Delete account',
  'meinedaten.loeschen.text': 'In the next step you read what happens to your links, rewards and data. Nothing is deleted yet.',
  'meinedaten.loeschen.weiter': 'Continue to deletion',

  'loeschen.titel': 'Do you want to delete your account?',
  'loeschen.lead': 'It happens at once and cannot be undone.',
  'loeschen.offen.one': 'One reward is still waiting for your choice. It is easiest to choose it first.',
  'loeschen.offen.other': '{anzahl} rewards are still waiting for your choice. It is easiest to choose them first.',
  'loeschen.offen.link': 'To your rewards',
  'loeschen.links': 'Your links',
  'loeschen.links.text':
    'They end at once, and nobody can follow them any more. Whoever has already entered data carries on and keeps their own reward.',
  'loeschen.praemien': 'Your rewards',
  'loeschen.praemien.text':
    'Open rewards can still be picked by the link in our email until it expires. Transfers that you have picked are paid out; a voucher code is found behind the link of your reward. If a reward is released only later, we can no longer write to you about it.',
  'loeschen.daten': 'Your data',
  'loeschen.daten.weg':
    'Deleted are your name, your email address, your password and your stored bank details. So are the data of contacts whom you only named, and what you entered yourself as somebody’s contact.',
  'loeschen.daten.bleibt':
    'Recommendations, rewards and bookings stay under a random number, without your name. We have to keep the bank details of transfers for 8 years.',
  'loeschen.adresse': 'Your email address',
  'loeschen.adresse.text':
    'We send no more email to {email}. If you would like to take part with this address again later, this works only through {support}.',
  'loeschen.knopf': 'Delete account and data',
  'loeschen.behalten': 'Keep the account',
  'loeschen.fertig.titel': 'Your account is deleted',
  'loeschen.fertig.text':
    'Your personal data is deleted, and you are logged out. You can still pick open rewards by the link in our email.',
};
