import { Art } from '../../../contract/calls/praemie/praemie.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { Datum } from '../../../contract/values/wire.ts';
import { formatFrist } from '../../features/praemie/amount.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Heading } from '../../ui/heading.tsx';
import { findScene } from '../../ui/picture.tsx';
import { Celebration } from './celebration.tsx';

interface RewardThanksProps extends PageContext {
  /** The chosen way; `offen` if the address does not name it, so that possibly none was chosen. */
  readonly art: 'Ueberweisung' | 'Gutschein' | 'offen';
  readonly auszahlungFristTage: number;
  /** The promised day of a transfer, if the address names it. */
  readonly bis: string | undefined;
  /** The shop of the vouchers, if the tenant names it. */
  readonly haendler: string | undefined;
  readonly hasBanknotes: boolean;
}

/** Redirects to an address without a token, because people keep and show this page. */
async function loadRewardThanks(visit: Visit): Promise<Loaded<RewardThanksProps>> {
  const art = Art.safeParse(visit.query.art).data;
  const bis = Datum.safeParse(visit.query.bis).data;
  if (visit.query.token !== undefined) return { redirect: { page: 'RewardThanks', params: { ...(art && { art }), ...(bis && { bis }) } } };
  const { AuszahlungFristTage, Banknoten, Gutschein } = visit.konfiguration;
  return {
    props: {
      ...pageContext(visit),
      art: art ?? 'offen',
      bis,
      haendler: Gutschein?.Haendler,
      auszahlungFristTage: AuszahlungFristTage,
      hasBanknotes: Banknoten,
    },
  };
}

/** Thanks for the choice, and what comes next until when. */
export const rewardThanks = page({
  load: loadRewardThanks,
  head: ({ t, art }) => ({
    titel: t(art === 'offen' ? 'praemie.danke.offen.titel' : 'praemie.danke.titel'),
    beschreibung: t(art === 'offen' ? 'praemie.danke.offen.lead' : 'praemie.danke.lead'),
  }),
  View: (props) => <Frame context={props}>{props.art === 'offen' ? <HowItComes {...props} /> : <Thanks {...props} />}</Frame>,
});

/** For a visitor who opens the address directly: explains how rewards come, without any personal data. */
const HowItComes = ({ t, paths, locale, auszahlungFristTage }: RewardThanksProps) => (
  <End
    title={t('praemie.danke.offen.titel')}
    why={t('praemie.danke.offen.lead')}
    drawing={<OpenedLetter />}
    more={([1, 2] as const).map((nummer) => (
      <p key={nummer}>{t(`praemie.danke.offen.${nummer}`, { frist: formatFrist(t, auszahlungFristTage) })}</p>
    ))}
  >
    <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('praemie.danke.offen.knopf')}</ButtonLink>
  </End>
);

/** The next step and its date, as exactly as it is known. */
function nextOf({ t, locale, art, bis, haendler, auszahlungFristTage }: RewardThanksProps): string {
  if (art === 'Ueberweisung' && bis !== undefined) return t('praemie.danke.Ueberweisung.bis', { tag: formatDay(bis, locale) });
  if (art === 'Gutschein' && haendler !== undefined) return t('praemie.danke.Gutschein.bei', { haendler });
  return t(`praemie.danke.${art}.1`, { frist: formatFrist(t, auszahlungFristTage) });
}

const Thanks = (props: RewardThanksProps) => {
  const { t, look, art, empfehlen, hasBanknotes } = props;
  return (
    <Container className="grid grid-cols-1 items-center gap-8 pt-6 pb-16 lg:grid-cols-2 lg:gap-16 lg:py-24">
      <div className="lg:order-last">
        <Celebration picture={findScene(look, 'ausgezahlt') ?? look.szenen.danke} hasBanknotes={hasBanknotes} />
      </div>
      <div>
        <Heading level={1} size="section">
          {t('praemie.danke.titel')}
        </Heading>
        <p className="mt-4 max-w-measure text-lg text-muted">{t('praemie.danke.lead')}</p>
        <Heading level={2} size="item" className="mt-8">
          {t('praemie.danke.weiter')}
        </Heading>
        <ol className="mt-3 mb-8 flex max-w-measure flex-col gap-3">
          {[nextOf(props), t(`praemie.danke.${art}.2`)].map((text, index) => (
            <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              <span
                aria-hidden="true"
                className="mt-0.5 flex size-7 items-center justify-center rounded-full bg-accent text-xs font-bold text-on-accent tabular-nums"
              >
                {index + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
        <div className="flex flex-col md:flex-row">
          <ButtonLink href={empfehlen}>{t('praemie.danke.knopf')}</ButtonLink>
        </div>
      </div>
    </Container>
  );
};
