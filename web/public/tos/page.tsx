import { AGB } from '../../../contract/rules/bedingungen.ts';
import { textPage } from '../../features/content/text-page.tsx';

/** Terms under which people take part, with their version. */
export const tos = textPage({
  titel: 'inhalt.agb.titel',
  beschreibung: 'inhalt.agb.beschreibung',
  block: AGB,
});
