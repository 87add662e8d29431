import { textPage } from '../../features/content/text-page.tsx';

/** Who runs the site; leads home where the tenant says so on a site of its own. */
export const imprint = textPage({
  titel: 'inhalt.impressum.titel',
  beschreibung: 'inhalt.impressum.beschreibung',
  block: 'impressum',
  isElsewhere: ({ ModuleAdv }) => ModuleAdv,
});
