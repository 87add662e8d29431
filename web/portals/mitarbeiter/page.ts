import { readUser } from '../../../contract/calls/account/account.ts';
import { readEigeneUebersicht } from '../../../contract/calls/mitarbeiter.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { MITARBEITER } from '../../../contract/portals/mitarbeiter.ts';
import { daysUntilFreigabe } from '../../../contract/rules/freigabe.ts';
import { isNurLesen } from '../../../contract/rules/rechte.ts';
import { freigabePhrase } from '../../../texts/texts.ts';
import { appPage } from '../shell/app/app-page.tsx';
import { countsOf } from './counts.ts';
import type { Own } from './own.ts';

export const employeeApp = appPage<typeof MITARBEITER, Own>(MITARBEITER, {
  label: (tab) => `mitarbeitende.tab.${tab}`,
  beschreibung: ({ t, mandant }) => t('mitarbeitende.lead', { mandant: mandant.Name }),
  texts: /^(agentur|mitarbeitende|teilen\.kanal)\./,
  captchaArea: 'einladungsmaske',
  async load(visit, { t, paths }) {
    const [user, counted] = await Promise.all([visit.call(readUser), visit.call(readEigeneUebersicht)]);
    if (!user.ok) return user;
    if (!counted.ok) return counted;
    const { locale, konfiguration } = visit;
    const { Vorname, Nachname, Email, Ablauf } = user.body;
    const name = [Vorname, Nachname].filter(Boolean).join(' ') || Email;
    const home = pageAddress(paths, 'RecommendEmployee', locale);
    return {
      session: Ablauf,
      home,
      counts: countsOf(counted.body),
      ...(isNurLesen(visit.login) && { notice: t('seite.nurLesen') }),
      person: { name, firm: konfiguration.Name, detail: Email },
      links: [
        { href: home, label: t('seite.link.RecommendEmployee') },
        { href: pageAddress(paths, 'Dashboard', locale), label: t('mitarbeitende.meinBereich') },
        { href: pageAddress(paths, 'Homepage', locale), label: t('seite.zurStartseite') },
      ],
      own: {
        inviter: { name, nummer: null, canChooseNummer: false, agenturnummer: null },
        mandant: konfiguration.Name,
        freigabeAb: freigabePhrase(locale, daysUntilFreigabe(konfiguration, konfiguration.ProduktArt)),
        isAutomatic: konfiguration.FreigabeAutomatisch,
      },
    };
  },
});
