import type { ReactNode } from 'react';
import { type AgenturBenutzer, readAgenturUser } from '../../../contract/calls/agentur.ts';
import { BEREICH_NAMES, BEREICHE, type Bereich, isBereich } from '../../../contract/pages/agentur.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { siehtAlles } from '../../../contract/rules/rollen.ts';
import { type TextKey, textsOf } from '../../../texts/texts.ts';
import { toAgencyLogin } from '../../shell/login.ts';
import { page } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { FrameData, PortalData, Way } from '../shell/data.ts';
import { FirstFrame, UNKNOWN_SCREEN } from '../shell/first-frame.tsx';
import { INHALTE, type PortalContext, portalContext } from './documents/context.ts';
import type { Own } from './own.ts';

const APP = 'web/portals/agentur';
/** Beginnings of the keys of texts that the app says. */
const SAID =
  /^(portal|agentur|status|feld|formular|freigabe|agenturBericht|teilen\.kanal|passwort\.(regel|aendern))\.|^(seite\.(zumInhalt|nichtGefunden\.(kopf|text))|abmelden\.knopf|passwort\.(regeln|regeln\.haeufig|erfuellt|fehlt|zeigen|verbergen|neu))$/;

const ICONS: Readonly<Record<Bereich, IconName>> = {
  auftraege: 'order',
  leads: 'person',
  empfehlungen: 'recommend',
  empfehler: 'people',
  einladung: 'plus',
  einladungen: 'mail',
  praemien: 'gift',
  praemienplan: 'plan',
  rechnungen: 'invoice',
  statistik: 'chart',
  mitarbeiter: 'data',
  stammdaten: 'building',
  verwaltung: 'gear',
};

interface AppProps extends PortalContext {
  /** Null where the address names nothing. */
  readonly shown: Bereich | 'home' | null;
  readonly data: PortalData<Own>;
}

/** A screen of the app: the server draws its frame, and hands over what the app begins with. */
const appPage = (shownBy: (visit: Visit) => Bereich | 'home' | null) =>
  page<AppProps>({
    async load(visit): Promise<Loaded<AppProps>> {
      const shown = shownBy(visit);
      const answer = await visit.call(readAgenturUser);
      if (!answer.ok) return answer.problem.status === 401 ? toAgencyLogin(visit, visit.page ?? 'AgencyHome') : { problem: answer.problem };
      const context = portalContext(visit);
      return { status: shown === null ? 404 : 200, props: { ...context, shown, data: dataOf(visit, context, answer.body) } };
    },
    head: ({ t, shown }) => ({
      titel: t(titleOf(shown)),
      beschreibung: t('agentur.beschreibung'),
      portal: { app: `${APP}/client.tsx`, screen: shown === null ? UNKNOWN_SCREEN : `${APP}/screens/${shown}.tsx` },
    }),
    View: ({ t, shown, data }): ReactNode => <FirstFrame t={t} data={data} current={shown} />,
  });

function titleOf(shown: AppProps['shown']): TextKey {
  if (shown === null) return 'seite.nichtGefunden.kopf';
  return shown === 'home' ? 'agentur.home' : `agentur.bereich.${shown}`;
}

function dataOf(visit: Visit, context: PortalContext, { Token: _, ...benutzer }: AgenturBenutzer): PortalData<Own> {
  const { locale, texte, konfiguration, mandant, now } = visit;
  const { paths } = context;
  const { AgencyHome, AgencyArea, AgencyLogin, AgencyAdditionalData } = paths;
  const said = Object.entries(textsOf(locale, texte)).filter(([key]) => SAID.test(key));
  return {
    locale,
    tenant: mandant,
    session: benutzer.GueltigBis,
    now: now.toISOString(),
    name: konfiguration.Name,
    texte: Object.fromEntries(said),
    frame: frameOf(visit, context, benutzer),
    own: {
      einladend: {
        ...{ name: benutzer.AgenturName, nummer: benutzer.Mitarbeiternummer ?? null, agenturnummer: benutzer.Agenturnummer },
        waehlt: benutzer.Rollen.includes('Inhaber'),
      },
      benutzer,
      schalter: visit.agentur?.schalter ?? [],
      siehtAlles: siehtAlles(visit.agentur ?? {}),
      mandant: {
        name: konfiguration.Name,
        support: konfiguration.SupportEmail,
        sprachen: konfiguration.SupportedLanguage.Sprache,
        statistikJeMitarbeiter: konfiguration.StatistikJeMitarbeiter,
        plan: { minCent: konfiguration.PlanMinCent, maxCent: konfiguration.PlanMaxCent },
      },
      paths: { AgencyHome, AgencyArea, AgencyLogin, AgencyAdditionalData },
    },
  };
}

function frameOf(visit: Visit, { t, paths, look, inhaltPages }: PortalContext, benutzer: Own['benutzer']): FrameData {
  const { locale, konfiguration } = visit;
  const home = pageAddress(paths, 'AgencyHome', locale);
  const bereiche = BEREICH_NAMES.filter((bereich) => may(visit.agentur, BEREICHE[bereich])).map(
    (bereich): Way => ({
      name: bereich,
      href: pageAddress(paths, 'AgencyArea', locale, { bericht: bereich }),
      label: t(`agentur.bereich.${bereich}`),
      icon: ICONS[bereich],
    }),
  );
  const links = (['AgencyRewardOverview', 'AgencyCosts', ...inhaltPages] as const).filter(
    (name) => name in INHALTE || may(visit.agentur, 'Praemienplan'),
  );
  return {
    home,
    overview: home,
    logo: look.logo,
    brand: konfiguration.Name,
    ways: [{ name: 'home', href: home, label: t('agentur.home'), icon: 'house' }, ...bereiche],
    person: {
      name: [benutzer.Vorname, benutzer.Nachname].filter(Boolean).join(' ') || benutzer.Email,
      firm: benutzer.AgenturName,
      detail: [benutzer.Agenturnummer, benutzer.Mitarbeiternummer, t.list(benutzer.Rollen.map((rolle) => t(`agentur.rolle.${rolle}`)))]
        .filter(Boolean)
        .join(' · '),
    },
    logout: pageAddress(paths, 'AgencyLogout', locale),
    links: links.map((name) => ({ href: pageAddress(paths, name, locale), label: t(`agenturseite.link.${name}`) })),
  };
}

export const agencyHome = appPage(() => 'home');
export const agencyArea = appPage(({ params, query }) => {
  const bericht = params.bericht ?? query.bericht;
  return isBereich(bericht) ? bericht : null;
});
