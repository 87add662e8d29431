/** A new address of a person that the tenant entered: the mails about it, and the page behind their links. */
export const adresse = {
  'mail.adresseBestaetigen.betreff': 'Please confirm your new email address',
  'mail.adresseBestaetigen.text1': 'You asked {mandant} to store this address for {programm}. The button confirms that it belongs to you.',
  'mail.adresseBestaetigen.text2':
    'From then on it is used: emails about your recommendations and rewards come here. If you have an account, you log in with it. The link is valid until {ende}.',
  'mail.adresseBestaetigen.knopf': 'Confirm address',
  'mail.adresseBestaetigen.hinweis': 'If you did not ask for this, delete this email. Then nothing changes.',
  'mail.adresseWiderspruch.betreff': 'Your email address at {mandant} is about to change',
  'mail.adresseWiderspruch.text1':
    'Somebody called {mandant} and asked to store another email address for {programm}. It is used once it is confirmed.',
  'mail.adresseWiderspruch.text2':
    'If that was not you, stop the change with the button. You can do so until {ende}, even if the new address is confirmed already.',
  'mail.adresseWiderspruch.knopf': 'That was not me',
  'mail.adresseWiderspruch.hinweis': 'If you asked for the change yourself, you do not need to do anything.',

  'adresse.bestaetigen.titel': 'Confirm your new address',
  'adresse.bestaetigen.text':
    'Emails of {mandant} about your recommendations and rewards come here then. If you have an account, you log in with this address.',
  'adresse.bestaetigen.folge':
    'Wherever you are logged in, you are logged out. Links from earlier emails that lead into your account or to your data are no longer valid then.',
  'adresse.bestaetigen.knopf': 'Yes, this is my address',
  'adresse.bestaetigt.titel': 'Your new address is confirmed',
  'adresse.bestaetigt.text': 'Emails of {mandant} about your recommendations and rewards come here now.',
  'adresse.widerspruch.titel': 'That was not me',
  'adresse.widerspruch.text': 'Somebody gave {mandant} another email address for you. Press the button to keep this address.',
  'adresse.widerspruch.folge': 'If the new address is confirmed already, we undo that. Those who are logged in are logged out.',
  'adresse.widerspruch.knopf': 'Stop the change',
  'adresse.gestoppt.titel': 'The change is stopped',
  'adresse.gestoppt.text': 'This address stays. If you have questions, write to {support}.',
  'adresse.verwendet.titel': 'This is done already',
  'adresse.verwendet.text': 'This link was used before. You do not need to do anything.',
  'adresse.abgelaufen.titel': 'This link has expired',
  'adresse.abgelaufen.text':
    'The link was valid for {stunden} hours, or the change was stopped. If you have questions, write to {support}.',
  'adresse.ungueltig.titel': 'This link leads nowhere',
  'adresse.ungueltig.text': 'Open the link once more directly from your email. Sometimes a piece is lost when copying.',
  'adresse.konflikt.vergeben': 'This email address belongs to another person already.',
  'adresse.konflikt.gesperrt': 'This email address is blocked.',
  'adresse.konflikt.ohneAdresse': 'The person has no email address that could be changed.',
};
