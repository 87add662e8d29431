import { Art } from '../../../contract/calls/praemie.ts';
import { shownFrist } from '../../features/praemie/amount.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Joy } from './joy.tsx';

interface RewardThanksProps extends PageContext {
  /** What was chosen; `offen` where the address does not say it. */
  readonly art: 'Ueberweisung' | 'Gutschein' | 'offen';
  readonly auszahlungFristTage: number;
  readonly hasBanknotes: boolean;
}

/** People keep and show this page: a token has no place in its address. */
async function loadRewardThanks(visit: Visit): Promise<Loaded<RewardThanksProps>> {
  const art = Art.safeParse(visit.query.art).data;
  if (visit.query.token !== undefined) return { redirect: { page: 'RewardThanks', params: art ? { art } : {} } };
  const { AuszahlungFristTage, Banknoten } = visit.konfiguration;
  return { props: { ...pageContext(visit), art: art ?? 'offen', auszahlungFristTage: AuszahlungFristTage, hasBanknotes: Banknoten } };
}

/** A moment of joy, and what comes next until when. */
export const rewardThanks = page({
  load: loadRewardThanks,
  head: ({ t }) => ({
    titel: t('praemie.danke.titel'),
    beschreibung: t('praemie.danke.lead'),
  }),
  View: (props) => (
    <Frame context={props}>
      <Thanks {...props} />
    </Frame>
  ),
});

const Thanks = ({ t, art, empfehlen, auszahlungFristTage, hasBanknotes }: RewardThanksProps) => (
  <Container className="grid grid-cols-1 items-center gap-8 pt-6 pb-16 lg:grid-cols-2 lg:gap-16 lg:py-24">
    <div className="lg:order-last">
      <Joy hasBanknotes={hasBanknotes} />
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
        {([1, 2] as const).map((nummer) => (
          <li key={nummer} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <span
              aria-hidden="true"
              className="mt-0.5 flex size-7 items-center justify-center rounded-full bg-accent text-xs font-bold text-on-accent tabular-nums"
            >
              {nummer}
            </span>
            {t(`praemie.danke.${art}.${nummer}`, { frist: shownFrist(t, auszahlungFristTage) })}
          </li>
        ))}
      </ol>
      <div className="flex flex-col md:flex-row">
        <ButtonLink href={empfehlen}>{t('praemie.danke.knopf')}</ButtonLink>
      </div>
    </div>
  </Container>
);
