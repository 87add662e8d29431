import { readAnnahme, readEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { withContactTexts } from '../../shell/art.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { End } from '../../ui/end.tsx';

/** Why a recommendation cannot be followed. */
type Grund = 'abgelaufen' | 'unbestaetigt' | 'vergeben' | 'storniert' | 'gueltig';

interface ExpiredProps extends PageContext {
  readonly reason: Grund;
  readonly empfehlungsnummer: string;
  /** Recommender and last day of the referral, if it is known. */
  readonly vorname: string | null;
  readonly tag: string;
}

async function loadExpired(visit: Visit): Promise<Loaded<ExpiredProps>> {
  const { empfehlungsnummer = '', grund: reason } = visit.query;
  const props = { ...pageContext(visit), empfehlungsnummer, vorname: null, tag: '' };
  const params = { nr: empfehlungsnummer };
  const found = empfehlungsnummer === '' ? null : await visit.call(readEmpfehlung, { params });
  const annahme = found?.ok ? await visit.call(readAnnahme, { params }) : null;
  if (!found?.ok || !annahme?.ok) return { props: { ...props, reason: 'abgelaufen' } };
  const { Vorname, GueltigBis, Status, Produkt, Verkaeufer } = found.body;
  const empfohlen = { art: Produkt.ProduktArt, istVerkaeufer: Verkaeufer === true };
  const named = { ...withContactTexts(props, visit, empfohlen), vorname: Vorname, tag: formatDay(GueltigBis, visit.locale) };
  if (annahme.body.Annahme === 'Unbestaetigt') return { props: { ...named, reason: 'unbestaetigt' } };
  if (annahme.body.Annahme === 'Moeglich') return { props: { ...named, reason: reason === 'vergeben' ? 'vergeben' : 'gueltig' } };
  return { props: { ...named, reason: Status === 'Storniert' ? 'storniert' : 'abgelaufen' } };
}

const TITLES: Readonly<Record<Grund, TextKey>> = {
  abgelaufen: 'ende.empfehlungAbgelaufen',
  unbestaetigt: 'landung.unbestaetigt.titel',
  vergeben: 'abgelaufen.vergeben.titel',
  storniert: 'ende.empfehlungNichtMoeglich',
  gueltig: 'abgelaufen.gueltig.titel',
};

function textOf({ t, reason, vorname, tag }: ExpiredProps): string {
  if (reason === 'unbestaetigt') return t('landung.unbestaetigt.text', { vorname: vorname ?? '' });
  if (reason !== 'abgelaufen') return t(`abgelaufen.${reason}.text`, { vorname: vorname ?? '', tag });
  return vorname === null ? t('abgelaufen.text') : t('abgelaufen.textMitName', { vorname, tag });
}

/** Link to the referral if it can still be followed, otherwise to the homepage. */
function nextLinkOf({ t, reason, paths, locale, empfehlungsnummer }: ExpiredProps): { href: string; text: string } {
  const landing = () => pageAddress(paths, 'RecipientData', locale, { empfehlungsnummer });
  if (reason === 'gueltig') return { href: landing(), text: t('abgelaufen.gueltig.knopf') };
  if (reason === 'unbestaetigt') return { href: landing(), text: t('landung.unbestaetigt.knopf') };
  return { href: pageAddress(paths, 'Homepage', locale), text: t('seite.zurStartseite') };
}

/** Explains why a recommendation cannot be followed, with one link to continue. */
export const expiredRecommendation = page({
  load: loadExpired,
  head: (props) => ({
    titel: props.t(TITLES[props.reason]),
    beschreibung: textOf(props),
  }),
  View: (props) => {
    const nextLink = nextLinkOf(props);
    const isOver = props.reason !== 'gueltig' && props.reason !== 'unbestaetigt';
    return (
      <Frame context={props}>
        <End
          title={props.t(TITLES[props.reason])}
          why={textOf(props)}
          picture={isOver ? props.look.szenen.ende : props.look.szenen.bestaetigen}
          drawing={<FadedPath isOver={isOver} />}
        >
          <ButtonLink href={nextLink.href}>{nextLink.text}</ButtonLink>
        </End>
      </Frame>
    );
  },
});
