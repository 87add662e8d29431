import { AGB } from '../../../contract/rules/bedingungen.ts';
import { textPage } from '../../features/content/text-page.tsx';

/** Terms of participation, with their version. */
export const tos = textPage({
  titel: 'inhalt.agb.titel',
  beschreibung: 'inhalt.agb.beschreibung',
  block: AGB,
});
