/** The page behind the mailed link that gives the consent to advertising. */
export const newsletter = {
  'newsletter.titel': 'Advertising by email',
  'newsletter.text': 'With the button you give this consent:',
  'newsletter.widerruf':
    'It is voluntary, and neither recommendation nor reward depends on it. You can withdraw it at any time: a short message to {support} is enough.',
  'newsletter.datenschutz': 'How we handle your data',
  'newsletter.knopf': 'Yes, I consent',
  'newsletter.danke.titel': 'Thank you for your consent',
  'newsletter.danke.text':
    '{mandant} may now send you advertising by email. If you no longer want this, send a short message to {support}.',
  'newsletter.verwendet.titel': 'You have already given your consent',
  'newsletter.verwendet.text': 'This link has been used already. There is nothing more to do.',
  'newsletter.abgelaufen.titel': 'This link has expired',
  'newsletter.abgelaufen.text': 'You receive no advertising by email. The link was valid for 14 days, or your request was taken back.',
  'newsletter.ungueltig.titel': 'This link leads nowhere',
  'newsletter.ungueltig.text': 'Please open the link once more directly from your email. Sometimes a piece gets lost when copying.',
};
