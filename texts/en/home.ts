import type { home as de } from '../de/home.ts';

export const home: Record<keyof typeof de, string> = {
  'home.titel': '{programm} – {mandant}',
  'home.kernsatz': 'Up to {praemie} for every recommendation',
  'home.kernsatzOhnePraemie': 'Recommend what you believe in',
  'home.bedingung': 'You receive the reward once your contact has ordered through your link and the 14-day withdrawal period is over.',
  'home.knopf': 'Choose a product',
  'home.bild.sie': 'You',
  'home.bild.kontakt': 'Your contact',
  'home.schritte.titel': 'Three steps to your reward',
  'home.schritt1.titel': 'Choose',
  'home.schritt1.text': 'Choose the product that suits your contact, and who gets the reward: you, your contact or both.',
  'home.schritt2.titel': 'Recommend',
  'home.schritt2.text': 'Share your personal link by messenger, by email or in conversation.',
  'home.schritt3.titel': 'Enjoy',
  'home.schritt3.text': 'After the order you choose your reward: by bank transfer or as a voucher.',
  'home.produkte.titel': 'What would you like to recommend?',
  'home.produkte.text': 'The amount shown is the whole reward. How it is shared is up to you.',
  'home.produkte.praemie': 'Reward',
  'home.produkte.mehr': 'Show all ({anzahl} more)',
  'home.produkte.leer': 'At the moment no product carries a reward. We are happy to tell you when that changes.',
  'home.produkte.empfehlen': 'Recommend',
  'home.faq.titel': 'Frequently asked questions',
  'home.faq.alle': 'All questions and answers',

  'faq.1.frage': 'Whom can I ask about the programme?',
  'faq.1.antwort': 'Write to us at {support} or use the contact form. We reply on working days.',
  'faq.2.frage': 'Who is behind {programm}?',
  'faq.2.antwort': '{programm} is the referral programme of {mandant}. You will find full details of the operator in the imprint.',
  'faq.3.frage': 'What happens with my data?',
  'faq.3.antwort':
    'We use your details only to handle your recommendation and your reward. Unconfirmed details are deleted after 12 weeks. The privacy notice tells you more.',
};
