import { pageAddress } from '../../../contract/pages/public.ts';
import { vorschauBild } from '../../../contract/pages/vorschau.ts';
import { plainCent } from '../../../contract/values/cent.ts';
import type { OwnHead } from '../../shell/head.ts';
import type { PageContext } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { End } from '../../ui/end.tsx';
import type { RecommendForm } from './form.ts';

/** What can be recommended, with today's best reward. */
export interface Offer {
  readonly Name: string;
  readonly WertCent: number;
}

/** Head of a page that recommends one product; `id` is its Id or ExterneId for the preview picture. Without an offer search engines leave the page out. */
export function offerHead({ t, locale, captcha }: PageContext & RecommendForm, offer: Offer | null, id: string): OwnHead {
  if (offer === null) return { titel: t('empfehlen.keinProdukt.titel'), beschreibung: t('empfehlen.keinProdukt.text') };
  const shown = {
    titel: t('empfehlen.titel', { produkt: offer.Name }),
    beschreibung: t('empfehlen.lead', { praemie: plainCent(offer.WertCent, locale) }),
  };
  return { ...shown, robots: 'index,follow', vorschau: { ...shown, bild: vorschauBild.produkt(locale, id) }, captcha };
}

/** Explains that this cannot be recommended, with a link to the homepage. */
export const NoOffer = ({ t, look, paths, locale }: PageContext) => (
  <End title={t('empfehlen.keinProdukt.titel')} why={t('empfehlen.keinProdukt.text')} picture={look.szenen.ende} drawing={<BrokenPath />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);
