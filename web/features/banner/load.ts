import { type Banner, showEmpfehlungenBanner, showPraemierungBanner } from '../../../contract/calls/banner.ts';
import type { Bild } from '../../../contract/values/bild.ts';
import { localize } from '../../../contract/values/lokal.ts';
import { addressBelow, type PageContext } from '../../shell/page.ts';
import type { Visit } from '../../shell/visit.ts';

/** A banner as a page shows it. */
export interface BannerView {
  readonly name: string;
  readonly titel: string | null;
  readonly text: string;
  readonly bild: Bild | null;
  readonly link: { readonly adresse: string; readonly text: string } | null;
}

const CALLS = { Empfehlungen: showEmpfehlungenBanner, Praemierung: showPraemierungBanner } as const;

/** The tenant's banners of a place that are shown today and have a text. `bearer` is the token of a reward. Leaves out a banner whose call fails. */
export async function loadBanner(
  visit: Visit,
  context: Pick<PageContext, 'locale' | 'widget'>,
  bereich: Banner['Bereich'],
  bearer?: string,
): Promise<readonly BannerView[]> {
  const list = visit.konfiguration.Banner.filter((one) => one.Bereich === bereich);
  const shown = await Promise.all(
    list.map(async (banner) => {
      const view = viewOf(banner, visit, context);
      if (view === null) return [];
      const response = await visit.call(CALLS[bereich], { params: { name: banner.Name }, ...(bearer !== undefined && { bearer }) });
      return response.ok && response.body.Anzeigen ? [view] : [];
    }),
  );
  return shown.flat();
}

function viewOf(
  { Name, Titel, Text, Bild, Link }: Banner,
  visit: Visit,
  context: Pick<PageContext, 'locale' | 'widget'>,
): BannerView | null {
  const { locale, widget } = context;
  if (Text === undefined) return null;
  return {
    name: Name,
    titel: Titel ? localize(Titel, locale) : null,
    text: localize(Text, locale),
    bild: Bild === undefined ? null : visit.bild(Bild),
    link: Link ? { adresse: addressBelow(Link.Pfad, locale, widget !== null), text: localize(Link.Text, locale) } : null,
  };
}
