import type { inhalt as de } from '../de/inhalt.ts';

export const inhalt: Record<keyof typeof de, string> = {
  'inhalt.agb.titel': 'Terms of participation',
  'inhalt.agb.beschreibung': 'The terms under which you take part in {programm}.',
  'inhalt.agb.stand': 'As of {monat}',
  'inhalt.fassung.neu': 'A new version takes effect on {tag}.',
  'inhalt.fassung.lesen': 'Read the new version',
  'inhalt.fassung.geplant': 'This version takes effect on {tag}.',
  'inhalt.fassung.frueher': 'This version was in force from {von} to {bis}.',
  'inhalt.fassung.ab': 'This version was in force from {von}.',
  'inhalt.praemienbedingungen.titel': 'Reward conditions',
  'inhalt.praemienbedingungen.beschreibung': 'What earns a reward with {programm}, who receives it and when it is paid.',
  'inhalt.impressum.titel': 'Legal notice',
  'inhalt.impressum.beschreibung': 'Who runs {programm} and how to reach us.',
  'inhalt.datenschutz.titel': 'Privacy',
  'inhalt.datenschutz.beschreibung': 'Which data {programm} processes, what for, how long, and which rights you have.',
  'inhalt.barrierefreiheit.titel': 'Accessibility statement',
  'inhalt.barrierefreiheit.beschreibung': 'How {programm} meets accessibility requirements and how to report barriers.',
  'inhalt.faq.titel': 'Frequently asked questions',
  'inhalt.faq.beschreibung': 'Answers about {programm}: recommendation, reward and data.',
  'inhalt.faq.mehr': 'Your question is missing? Write to {support}.',
  'inhalt.nichtVerfuegbar': 'Content not available',
  'inhalt.tabelle': 'Table',

  'bedingungen.TOS': 'the terms of participation',
  'bedingungen.RewardConditions': 'the reward conditions',
};
