import { textPage } from '../../app/text-page.tsx';

/** What happens with personal data. */
export const privacy = textPage({
  titel: 'inhalt.datenschutz.titel',
  beschreibung: 'inhalt.datenschutz.beschreibung',
  block: 'datenschutz',
});
