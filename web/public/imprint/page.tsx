import { textPage } from '../../features/content/text-page.tsx';

/** Who runs the site; redirects to the homepage if the tenant has an imprint on a site of its own. */
export const imprint = textPage({
  titel: 'inhalt.impressum.titel',
  beschreibung: 'inhalt.impressum.beschreibung',
  block: 'impressum',
  isElsewhere: ({ ModuleAdv }) => ModuleAdv,
});
