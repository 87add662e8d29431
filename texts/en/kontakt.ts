export const kontakt = {
  'kontakt.anfrage.betreff': 'Contact request: {betreff}',
  'kontakt.anfrage.text': '{name} ({email}) writes through the contact form:',
  'kontakt.anfrage.betreffzeile': 'Subject: {betreff}',
  'kontakt.anfrage.hinweis': 'Your reply to this email goes to the address given. It has not been verified.',
  'kontakt.eingang.betreff': 'Your message has arrived',
  'kontakt.eingang.text': 'Thank you for your message to {mandant}. We will get back to you as soon as possible.',
  'kontakt.eingang.knopf': 'Read frequent questions',
  'kontakt.eingang.hinweis': 'You did not write to us? Then somebody gave your email address. You need not do anything.',
};
