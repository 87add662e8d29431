import { PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import { textPage } from '../../features/content/text-page.tsx';

/** What earns a reward, who gets it, when and how, in the version that is accepted together with the terms. */
export const rewardConditions = textPage({
  titel: 'inhalt.praemienbedingungen.titel',
  beschreibung: 'inhalt.praemienbedingungen.beschreibung',
  block: PRAEMIENBEDINGUNGEN,
  isOptional: true,
});
