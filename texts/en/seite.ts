import type { seite as de } from '../de/seite.ts';

export const seite: Record<keyof typeof de, string> = {
  'seite.zumInhalt': 'Skip to content',
  'seite.zurStartseite': 'Go to the home page',
  'seite.exit.titel': 'Do you really want to leave already?',
  'seite.exit.text': 'Your personal link for {programm} is ready in a minute. Share it whenever you like.',
  'seite.exit.knopf': 'Create link',
  'seite.schliessen': 'Close',
  'seite.anmelden': 'Log in',
  'seite.fussnavigation': 'More pages',
  'seite.sprachwahl': 'Language',
  'seite.sprache.de': 'Deutsch',
  'seite.sprache.en': 'English',
  'seite.extern': "(on the provider's website)",
  'seite.link.Produktkategorien': 'All products',
  'seite.link.Faq': 'FAQ',
  'seite.link.Contact': 'Contact',
  'seite.link.TOS': 'Terms of participation',
  'seite.link.Imprint': 'Imprint',
  'seite.link.Privacy': 'Privacy',
  'seite.link.AccessibilityDeclaration': 'Accessibility',

  'seite.widget.titel': '{programm}: {mandant}',
  'seite.widget.allein': 'Open in a window of its own',
  'seite.widget.anmelden':
    'If you do not stay logged in here, your browser allows no cookies in embedded pages. Then open the page in a window of its own.',

  'seite.nichtGefunden.titel': '404 - File not found',
  'seite.nichtGefunden.text': 'There is no page at this address, perhaps a part of the link is missing.',
  'seite.fehler': 'That did not work',
  'seite.nichtErlaubt': 'That is not possible here',
  'seite.zuViele': 'Please wait a moment',
  'seite.nichtErreichbar': 'We will be right back',
  'seite.nochmal': 'Try again',

  'vorschau.titel': '{vorname} recommends {produkt} to you',
  'vorschau.bild.praemie': '{praemie} reward',
  'vorschau.bild.fuerSie': '{praemie} for you',
  'vorschau.beschreibung': 'Order through this link and share a reward of up to {praemie}.',
};
