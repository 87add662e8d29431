import type { katalog as de } from '../de/katalog.ts';

export const katalog: Record<keyof typeof de, string> = {
  'katalog.alle': 'All products',
  'katalog.lead': 'Choose what suits the person you have in mind. Each offer says what your recommendation is worth.',
  'katalog.beschreibung': 'All products of {mandant} by category, with prices and the reward for your recommendation.',
  'katalog.weg': 'You are here',
  'katalog.kategorien': 'Categories',
  'katalog.alleKategorien': 'All categories',
  'katalog.ansehen': 'See all {anzahl} products',
  'katalog.mehrWahl': 'All products by category',

  'katalog.kategorie.lead': 'From {preis} a month. Your recommendation earns a reward of up to {praemie}.',
  'katalog.kategorie.leadOhnePraemie': 'From {preis} a month.',
  'katalog.kategorie.beschreibung':
    'Recommend {kategorie} by {mandant}: from {preis} a month, with a reward of up to {praemie} for an order.',
  'katalog.kategorie.beschreibungOhnePraemie': '{kategorie} by {mandant}: from {preis} a month.',
  'katalog.kategorie.leer.beschreibung': 'At the moment {mandant} offers nothing in the category {kategorie}.',
  'katalog.kategorie.leer.text': 'At the moment there is nothing on offer in this category. Perhaps something else suits.',

  'katalog.klasse': 'Class {klasse}',
  'katalog.unter28': 'under 28',
  'katalog.unter28.hinweis': 'These plans are for everyone under 28. What counts is the age on the day of the order.',
  'katalog.vorauswahl': 'Our choice',
  'katalog.praemie': '{praemie} reward',
  'katalog.ohnePraemie': 'No reward at the moment',
  'katalog.imMonat': 'a month',
  'katalog.einmalig': '{preis} once',
  'katalog.nichtsEinmalig': 'no one-off price',
  'katalog.laufzeit': 'minimum term {laufzeit}',
  'katalog.rabatt': '{aktion}: {rabatt} off a month',
  'katalog.details': 'What is included',
  'katalog.fussnote': 'Footnote {nummer}',
  'katalog.fussnoten': 'Footnotes',

  'katalog.tarif.titel': 'With which plan?',
  'katalog.tarif.preis': '{preis} a month',
  'katalog.geraete': 'Devices with {tarif}',
  'katalog.geraet.einmalig': 'once',
  'katalog.geraet.statt': 'instead of',
  'katalog.geraet.aktion': 'Special price',
  'katalog.geraet.tarif': 'with {tarif} at {preis} a month',
};
