import { readSeller } from '../../../contract/calls/seller/login.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { SELLER } from '../../../contract/portals/seller.ts';
import { type AppPage, appPage } from '../shell/app/app-page.tsx';
import { hasConditions } from './conditions.ts';
import type { Own } from './own.ts';

/** What the portal of the profi sellers loads for its app. */
export const SELLER_APP: AppPage<typeof SELLER, Own> = {
  label: (area) => `seller.bereich.${area}`,
  beschreibung: ({ t }) => t('seller.beschreibung'),
  texts:
    /^seller\.|^forderung\.(offen|teil|bitte|konto|ohneKonto|beendet\..*|status\..*)$|^agentur\.spalte\.(Id|Auftragsnummer|Auftragsdatum|Produkt|Empfaenger|Status|FreigabeAb)$|^karte\.(karte|anteil\.empfaenger|scannen|code|bis)$|^passwort\.((regel|aendern)\.|(regeln|regeln\.haeufig|erfuellt|fehlt|zeigen|verbergen|neu)$)/,
  async load(visit, { t, paths }) {
    const answer = await visit.call(readSeller);
    if (!answer.ok) return answer;
    const { Token: _, ...seller } = answer.body;
    const { locale, konfiguration } = visit;
    const bedingungen = hasConditions(visit) ? pageAddress(paths, 'SellerConditions', locale) : null;
    return {
      session: seller.GueltigBis,
      person: { name: seller.Name, firm: konfiguration.Name, detail: seller.Sellernummer },
      links: bedingungen === null ? [] : [{ href: bedingungen, label: t('sellerseite.bedingungen.link') }],
      own: {
        seller,
        mandant: { name: konfiguration.Name, support: konfiguration.SupportEmail, locales: konfiguration.SupportedLanguage.Sprache },
        bedingungen,
        codePath: konfiguration.ModuleErstelleOfflineEmpfehlungCode ? pageAddress(paths, 'Code', locale) : null,
      },
    };
  },
};

export const sellerApp = appPage(SELLER, SELLER_APP);
