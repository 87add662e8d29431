import type { ReactNode } from 'react';
import { type PageName, pageAddress, rechtOf } from '../../../../contract/pages/public.ts';
import {
  type AreaOf,
  areaNames,
  areaOn,
  type BereichGruppe,
  type PortalDeclaration,
  placeOfArea,
} from '../../../../contract/portals/portal.ts';
import { may } from '../../../../contract/rules/rechte.ts';
import { type TextKey, textsOf } from '../../../../texts/texts.ts';
import { endedSession } from '../../../shell/login.ts';
import { type Page, type PageContext, page, pageContext } from '../../../shell/page.ts';
import { holderIn } from '../../../shell/portal-gate.ts';
import type { Loaded, Problem, Target, Visit } from '../../../shell/visit.ts';
import type { IconName } from '../../../ui/icon.tsx';
import type { FrameData, PortalData } from '../data.ts';
import { FirstFrame, UNKNOWN_SCREEN } from '../frame/first-frame.tsx';

/** Keys of the texts that the shell uses. */
const TEXTS = /^(portal|status|feld|formular)\.|^(seite\.(zumInhalt|sprache\.(de|en)|nichtGefunden\.(kopf|text))|abmelden\.knopf)$/;

/** Data that a portal loads about the logged-in person and their rows. */
interface Opened<Own> extends Pick<FrameData, 'person' | 'links' | 'notice' | 'noticeLink'>, Pick<PortalData<Own>, 'session' | 'own'> {
  /** Address behind the logo; without it that of `overview`. */
  readonly home?: string;
  /** Number of rows of each area. */
  readonly counts?: Readonly<Record<string, number>>;
}

export interface AppPage<P extends PortalDeclaration, Own> {
  /** Name of an area. */
  readonly label: (area: AreaOf<P>) => TextKey;
  readonly beschreibung: (context: PageContext) => string;
  /** Keys of the texts that its screens use, in addition to those of the shell. */
  readonly texts: RegExp;
  /** The area whose form asks for a captcha, if there is one. Only its document may show the widget of an outside service. */
  readonly captchaArea?: AreaOf<P>;
  load(visit: Visit, context: PageContext): Promise<Opened<Own> | { readonly problem: Problem } | { readonly redirect: Target }>;
}

interface AppProps extends PageContext {
  /** Name of the area; null if the address names none. */
  readonly shown: string | null;
  readonly titel: string;
  readonly data: PortalData<unknown>;
}

/** Keys of the texts around the widget of a captcha service. */
const CAPTCHA_TEXTS = /^captcha\.(titel|friendly|unerreichbar)$/;

type Declared = PortalDeclaration<PageName, IconName>;

/** The page for all areas of a portal: the server renders the frame and passes the data with which the app starts. */
export const appPage = <P extends Declared, Own>(portal: P, app: AppPage<P, Own>): Page =>
  page<AppProps>({
    async load(visit): Promise<Loaded<AppProps>> {
      const context = pageContext(visit);
      const shown = areaOn(portal, pageIn(portal, visit), { ...visit.query, ...visit.params });
      const opened = await portalData(portal, app, visit, shown);
      if (!('data' in opened)) return opened;
      const titel = context.t(shown === null ? 'seite.nichtGefunden.kopf' : app.label(shown));
      return { status: shown === null ? 404 : 200, props: { ...context, shown, titel, ...opened } };
    },
    head: ({ titel, shown, data: { captcha }, ...context }) => ({
      titel,
      beschreibung: app.beschreibung(context),
      captcha: captcha?.isAllowed ? captcha : null,
      portal: {
        app: `web/portals/${portal.name}/portal.ts`,
        screen: shown === null ? UNKNOWN_SCREEN : `web/portals/${portal.name}/screens/${shown}.tsx`,
      },
    }),
    View: ({ t, shown, data }): ReactNode => <FirstFrame t={t} data={data} current={shown} />,
  });

const pageIn = (portal: Declared, visit: Visit): PageName => visit.page ?? portal.area.page;

/** Data of a portal for the area that is shown, or for a document inside its frame. */
export async function portalData<P extends Declared, Own>(
  portal: P,
  app: AppPage<P, Own>,
  visit: Visit,
  shown: string | null,
): Promise<{ readonly data: PortalData<Own> } | { readonly redirect: Target } | { readonly problem: Problem }> {
  const context = pageContext(visit);
  const opened = await app.load(visit, context);
  if ('redirect' in opened) return opened;
  if ('problem' in opened) return endedSession(visit, pageIn(portal, visit), opened.problem);
  return { data: dataOf(portal, app, visit, context, opened, shown) };
}

function dataOf<P extends Declared, Own>(
  portal: P,
  app: AppPage<P, Own>,
  visit: Visit,
  context: PageContext,
  opened: Opened<Own>,
  shown: string | null,
): PortalData<Own> {
  const { locale, texte, konfiguration, mandant, now } = visit;
  const { CaptchaAb, Dienste } = konfiguration;
  const { captchaArea: area } = app;
  const captcha =
    area !== undefined && CaptchaAb !== null && Dienste.Captcha ? { dienst: Dienste.Captcha, area, isAllowed: shown === area } : null;
  const patterns = [TEXTS, app.texts, ...(captcha ? [CAPTCHA_TEXTS] : [])];
  const texts = Object.entries(textsOf(locale, texte)).filter(([key]) => patterns.some((pattern) => pattern.test(key)));
  const pages = [...areaNames(portal).map((area) => placeOfArea<PageName>(portal, area).page), portal.login];
  return {
    locale,
    tenant: mandant,
    session: opened.session,
    now: now.toISOString(),
    name: konfiguration.Name,
    texte: Object.fromEntries(texts),
    frame: frameOf(portal, app, visit, context, opened),
    paths: Object.fromEntries(pages.map((name) => [name, context.paths[name]])),
    captcha,
    own: opened.own,
  };
}

function frameOf<P extends Declared, Own>(
  portal: P,
  { label }: AppPage<P, Own>,
  visit: Visit,
  { t, paths, look }: PageContext,
  { person, links, notice, noticeLink, home, counts = {} }: Opened<Own>,
): FrameData {
  const { locale, konfiguration } = visit;
  const places = portal.areas as Readonly<Record<AreaOf<P>, { readonly icon: IconName; readonly group?: BereichGruppe }>>;
  const navItems = areaNames(portal).flatMap((name) => {
    const { page: target, params } = placeOfArea<PageName>(portal, name);
    if (!may(holderIn(portal, visit), rechtOf(target, params))) return [];
    const count = counts[name];
    const { icon, group } = places[name];
    return [
      {
        name,
        href: pageAddress(paths, target, locale, params),
        label: t(label(name)),
        icon,
        ...(group && { group: t(`portal.gruppe.${group}`) }),
        ...(count !== undefined && { count }),
      },
    ];
  });
  const overview = placeOfArea<PageName>(portal, portal.overview);
  const overviewAddress = pageAddress(paths, overview.page, locale, overview.params);
  return {
    home: home ?? overviewAddress,
    overview: overviewAddress,
    logo: look.logo,
    brand: konfiguration.Name,
    navItems,
    ...(notice !== undefined && { notice }),
    ...(noticeLink !== undefined && { noticeLink }),
    person,
    logout: pageAddress(paths, portal.logout, locale),
    links,
    languages: konfiguration.SupportedLanguage.Sprache.filter((language) => language !== locale),
  };
}
