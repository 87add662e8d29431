import { PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import { textPage } from '../../features/content/text-page.tsx';

/** What earns a reward, who gets it, when and how, with the version that is accepted beside the terms. */
export const rewardConditions = textPage({
  titel: 'inhalt.praemienbedingungen.titel',
  beschreibung: 'inhalt.praemienbedingungen.beschreibung',
  block: PRAEMIENBEDINGUNGEN,
  isOptional: true,
});
