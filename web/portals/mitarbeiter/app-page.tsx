import type { ReactNode } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { type Benutzer, readUser } from '../../../contract/calls/account.ts';
import { readEigeneUebersicht } from '../../../contract/calls/mitarbeiter.ts';
import { isTab, TABS, type Tab } from '../../../contract/pages/mitarbeiter.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { freigabeTage } from '../../../contract/rules/freigabe.ts';
import { freigabeAb, textsOf } from '../../../texts/texts.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { FrameData, PortalData } from '../shell/data.ts';
import { FirstFrame, UNKNOWN_SCREEN } from '../shell/first-frame.tsx';
import { anzahlenOf } from './counts.ts';
import type { Own } from './own.ts';

const APP = 'web/portals/mitarbeiter';
/** Beginnings of the keys of texts that the app says. */
const SAID =
  /^(portal|agentur|mitarbeitende|status|feld|formular|teilen\.kanal)\.|^(seite\.(zumInhalt|nichtGefunden\.(kopf|text))|abmelden\.knopf)$/;

const ICONS: Readonly<Record<Tab, IconName>> = {
  einladungsmaske: 'plus',
  einladungen: 'mail',
  empfehler: 'people',
  interessenten: 'person',
  freigabe: 'order',
  uebersicht: 'chart',
};

type Uebersicht = Answer<typeof readEigeneUebersicht>['body'];

interface AreaProps extends PageContext {
  /** Null where the address names none. */
  readonly tab: Tab | null;
  readonly data: PortalData<Own>;
}

/** The area of an employee of a firm that recommends: the server draws its frame, and hands over what the app begins with. */
export const employeeArea = page<AreaProps>({
  async load(visit): Promise<Loaded<AreaProps>> {
    const named = visit.params.tab ?? visit.query.tab;
    const tab = isTab(named) ? named : null;
    const [user, counted] = await Promise.all([visit.call(readUser), visit.call(readEigeneUebersicht)]);
    if (!user.ok) return endedSession(visit, 'EmployeeArea', user.problem);
    if (!counted.ok) return endedSession(visit, 'EmployeeArea', counted.problem);
    return { status: tab === null ? 404 : 200, props: { ...pageContext(visit), tab, data: dataOf(visit, user.body, counted.body) } };
  },
  head: ({ t, tab, mandant }) => ({
    titel: t(tab === null ? 'seite.nichtGefunden.kopf' : `mitarbeitende.tab.${tab}`),
    beschreibung: t('mitarbeitende.lead', { mandant: mandant.Name }),
    portal: { app: `${APP}/client.tsx`, screen: tab === null ? UNKNOWN_SCREEN : `${APP}/screens/${tab}.tsx` },
  }),
  View: ({ t, tab, data }): ReactNode => <FirstFrame t={t} data={data} current={tab} />,
});

function dataOf(visit: Visit, { Vorname, Nachname, Email, Ablauf }: Benutzer, uebersicht: Uebersicht): PortalData<Own> {
  const { locale, texte, konfiguration, mandant, now } = visit;
  const { paths } = pageContext(visit);
  const name = [Vorname, Nachname].filter(Boolean).join(' ') || Email;
  const { EmployeeArea, Login, Recommend } = paths;
  const said = Object.entries(textsOf(locale, texte)).filter(([key]) => SAID.test(key));
  return {
    locale,
    tenant: mandant,
    session: Ablauf,
    now: now.toISOString(),
    name: konfiguration.Name,
    texte: Object.fromEntries(said),
    frame: frameOf(visit, { name, firm: konfiguration.Name, detail: Email }, uebersicht),
    own: {
      einladend: { name, nummer: null, waehlt: false, agenturnummer: null },
      mandant: konfiguration.Name,
      freigabeAb: freigabeAb(locale, freigabeTage(konfiguration, konfiguration.ProduktArt)),
      istAutomatisch: konfiguration.FreigabeAutomatisch,
      paths: { EmployeeArea, Login, Recommend },
    },
  };
}

function frameOf(visit: Visit, person: FrameData['person'], uebersicht: Uebersicht): FrameData {
  const { locale, konfiguration } = visit;
  const { t, paths, look } = pageContext(visit);
  const counts: Readonly<Record<string, number>> = anzahlenOf(uebersicht);
  const linkTo = (name: 'RecommendEmployee' | 'Dashboard' | 'Homepage', label: string) => ({
    href: pageAddress(paths, name, locale),
    label,
  });
  return {
    home: pageAddress(paths, 'RecommendEmployee', locale),
    overview: pageAddress(paths, 'EmployeeArea', locale, { tab: 'uebersicht' satisfies Tab }),
    logo: look.logo,
    brand: konfiguration.Name,
    ways: TABS.map((tab) => ({
      name: tab,
      href: pageAddress(paths, 'EmployeeArea', locale, { tab }),
      label: t(`mitarbeitende.tab.${tab}`),
      icon: ICONS[tab],
      ...(counts[tab] !== undefined && { count: counts[tab] }),
    })),
    ...(visit.login?.nurLesen && { notice: t('seite.nurLesen') }),
    person,
    logout: pageAddress(paths, 'Logout', locale),
    links: [
      linkTo('RecommendEmployee', t('seite.link.RecommendEmployee')),
      linkTo('Dashboard', t('mitarbeitende.meinBereich')),
      linkTo('Homepage', t('seite.zurStartseite')),
    ],
  };
}
