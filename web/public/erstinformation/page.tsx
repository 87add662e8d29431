import { textPage } from '../../features/content/text-page.tsx';

/** Who advises and how, which insurance law requires at the first contact (VersVermV section 15). */
export const erstinformation = textPage({
  titel: 'erstinformation.titel',
  beschreibung: 'erstinformation.beschreibung',
  block: 'erstinformation',
  isOptional: true,
  isUnlisted: true,
});
