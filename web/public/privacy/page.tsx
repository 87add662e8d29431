import { textPage } from '../../features/content/text-page.tsx';

/** What happens with personal data. */
export const privacy = textPage({
  titel: 'inhalt.datenschutz.titel',
  beschreibung: 'inhalt.datenschutz.beschreibung',
  block: 'datenschutz',
});
