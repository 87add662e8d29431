import { textPage } from '../../features/content/text-page.tsx';

/** How the site meets the legal requirements on accessibility. */
export const accessibilityDeclaration = textPage({
  titel: 'inhalt.barrierefreiheit.titel',
  beschreibung: 'inhalt.barrierefreiheit.beschreibung',
  block: 'barrierefreiheit',
});
