/** The page behind the mailed link that gives the consent to advertising. */
export const newsletter = {
  'newsletter.titel': 'Advertising by email',
  'newsletter.text': 'With the button you give this consent:',
  'newsletter.widerruf':
    'It is voluntary, and neither recommendation nor reward depends on it. You can withdraw it at any time: in your area, with your details or by a short message to {support}.',
  'newsletter.datenschutz': 'How we handle your data',
  'newsletter.knopf': 'Yes, I consent',
  'newsletter.danke.titel': 'Thank you for your consent',
  'newsletter.danke.text':
    '{mandant} may now send you advertising by email. If you no longer want this, withdraw it here, or send a short message to {support}.',
  'newsletter.widerrufen.bereich': 'Withdraw it in my area',
  'newsletter.widerrufen.angaben': 'Withdraw it with my details',
  'newsletter.verwendet.titel': 'You have already given your consent',
  'newsletter.verwendet.text': 'This link has been used already. There is nothing more to do.',
  'newsletter.abgelaufen.titel': 'This link has expired',
  'newsletter.abgelaufen.text': 'You receive no advertising by email. The link was valid for 14 days, or your request was taken back.',
  'newsletter.ungueltig.titel': 'This link leads nowhere',
  'newsletter.ungueltig.text': 'Please open the link once more directly from your email. Sometimes a piece gets lost when copying.',

  'newsletter.ab.titel': 'Unsubscribe from the newsletter',
  'newsletter.ab.text': 'So far you receive the newsletter from {mandant} at {email}. With the button you withdraw your consent.',
  'newsletter.ab.angefragt':
    'You have asked for the newsletter from {mandant} at {email} and have not confirmed yet. With the button you take this back.',
  'newsletter.ab.bleibt': 'Emails about your recommendations and rewards keep coming.',
  'newsletter.ab.knopf': 'Unsubscribe from the newsletter',
  'newsletter.ab.zurueck': 'To my data',
  'newsletter.abbestellt.titel': 'You have unsubscribed',
  'newsletter.abbestellt.text': '{mandant} sends you no more newsletters. Emails about your recommendations and rewards keep coming.',
  'newsletter.keiner.titel': 'You receive no newsletter',
  'newsletter.keiner.text': 'There is nothing more to do. We only send emails about your recommendations and rewards to {email}.',
  'newsletter.ohneLogin.titel': 'Unsubscribe from the newsletter',
  'newsletter.ohneLogin.text':
    'So that nobody else decides for you, please log in. Then one click is enough. Without logging in, a short message to {support} is enough.',
};
