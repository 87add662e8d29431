import { cookieList } from '../../features/consent/cookie-list.tsx';
import { consentSettings } from '../../features/consent/settings.tsx';
import { textPage } from '../../features/content/text-page.tsx';

/** What happens with personal data, the choice of cookies, and every cookie by name. */
export const privacy = textPage({
  titel: 'inhalt.datenschutz.titel',
  beschreibung: 'inhalt.datenschutz.beschreibung',
  block: 'datenschutz',
  above: consentSettings,
  below: cookieList,
});
