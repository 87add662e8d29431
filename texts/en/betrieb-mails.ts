/** Mails to people of the back office. */
export const betriebMails = {
  'mail.betriebPruefung.betreff': 'The books of {mandant} do not agree',
  'mail.betriebPruefung.text': 'The daily proof of {tag} finds differences at {mandant}:',
  'mail.betriebPruefung.knopf': 'To the overview',
  'mail.betriebPruefung.hinweis': 'Approve no payout run until the difference is explained.',
  'mail.betriebZahlungssteller.betreff': '{mandant} now pays from another account, or approves differently',
  'mail.betriebZahlungssteller.text': 'Rewards of {mandant} now come from the account {konto} of {name}.',
  'mail.betriebZahlungssteller.vierAugen': 'A second person approves every payout run.',
  'mail.betriebZahlungssteller.zweiAugen': 'One person alone can make and approve a payout run.',
  'mail.betriebZahlungssteller.knopf': 'To the payout runs',
  'mail.betriebZahlungssteller.hinweis': 'If you do not know about this, approve no run and ask the people who operate your platform.',

  'mail.betriebTagesmail.betreff': 'To do today at {mandant}',
  'mail.betriebTagesmail.text': 'At {mandant} this waits for your decision:',
  'mail.betriebTagesmail.knopf': 'To the overview',
  'mail.betriebTagesmail.hinweis': 'Switch this email off in the overview. A day on which nothing waits has none.',

  'mail.betriebEinladung.betreff': 'Your access to the back office of {mandant}',
  'mail.betriebEinladung.text1':
    'You are invited to work in the back office of {mandant}. Set your name, password and second factor behind the link.',
  'mail.betriebEinladung.text2': 'The link is valid until {ende}. Have your phone with an app for one-time codes ready.',
  'mail.betriebEinladung.knopf': 'Set up access',
  'mail.betriebEinladung.hinweis': 'You expect no invitation? Then ignore this email. Please do not pass the link on.',

  'mail.betriebZugang.betreff': 'You now work for {mandant} too',
  'mail.betriebZugang.text1': 'You have been given access to the back office of {mandant}.',
  'mail.betriebZugang.text2': 'Address, password and second factor are the same as before.',
  'mail.betriebZugang.knopf': 'Open the back office',
  'mail.betriebZugang.hinweis': 'What you see and decide there depends on your roles.',

  'mail.betriebPasswortSetzen.betreff': 'Your link for a new password in the back office',
  'mail.betriebPasswortSetzen.text1': 'A new password was requested for your access to the back office. Set it behind this link.',
  'mail.betriebPasswortSetzen.text2': 'The link is valid until {ende} and only once. Your second factor stays.',
  'mail.betriebPasswortSetzen.knopf': 'Set password',
  'mail.betriebPasswortSetzen.hinweis': 'You did not request this? Then ignore this email: your password stays as it is.',

  'mail.betriebPasswortGeaendert.betreff': 'Your password in the back office was changed',
  'mail.betriebPasswortGeaendert.text1':
    'A new password was set for your access to the back office. You are now logged out on other devices.',
  'mail.betriebPasswortGeaendert.text2': 'If this was not you, request a new link right away and set a different password.',
  'mail.betriebPasswortGeaendert.knopf': 'Request a new link',
  'mail.betriebPasswortGeaendert.hinweis': 'If you set the password yourself, you need not do anything.',

  'mail.betriebFaktorGeaendert.betreff': 'The second factors of your access were changed',
  'mail.betriebFaktorGeaendert.text1': 'A second factor was added to your access to the back office, or removed.',
  'mail.betriebFaktorGeaendert.text2': 'If this was not you, set a new password right away and tell a person with the role Operations.',
  'mail.betriebFaktorGeaendert.knopf': 'Request a new link',
  'mail.betriebFaktorGeaendert.hinweis': 'If you did this yourself, you need not do anything.',

  'mail.betriebFaktorZurueckgesetzt.betreff': 'Set up your access to the back office again',
  'mail.betriebFaktorZurueckgesetzt.text1':
    'Your second factor for the back office was reset. You are logged out everywhere. Set password and second factor again behind the link.',
  'mail.betriebFaktorZurueckgesetzt.text2': 'The link is valid until {ende} and only once.',
  'mail.betriebFaktorZurueckgesetzt.knopf': 'Set up access',
  'mail.betriebFaktorZurueckgesetzt.hinweis': 'You did not ask for this? Then check with {mandant} before you open the link.',

  'mail.betriebFaktorEntzogen.betreff': 'You have reset a second factor',
  'mail.betriebFaktorEntzogen.text1': "Another person's second factor was reset with your access to the back office.",
  'mail.betriebFaktorEntzogen.text2': 'If this was not you, end your sessions right away and set a new password.',
  'mail.betriebFaktorEntzogen.knopf': 'Open my account',
  'mail.betriebFaktorEntzogen.hinweis': 'If you did this yourself, you need not do anything.',

  'mail.probemail.betreff': 'Test mail of {mandant}',
  'mail.probemail.text1': 'This mail comes from the sender by which {mandant} writes.',
  'mail.probemail.text2': 'If it arrived, you have seen what matters: sender, logo and foot.',
  'mail.probemail.knopf': 'The list before opening',
  'mail.probemail.hinweis': 'You asked for this mail yourself.',
};
