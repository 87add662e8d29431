import type { ReactNode } from 'react';
import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { Banners } from '../../features/banner/banner.tsx';
import { Rueckforderung } from '../../features/praemie/rueckforderung.tsx';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyBox } from '../../ui/drawings/empty-box.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { findScene } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RewardChoices } from './choices.tsx';
import { loadReward, type RewardProps } from './load.ts';
import { Picked } from './picked.tsx';

/** One side's reward: choose it, see what was chosen, or read why there is nothing to choose. */
export const reward = page({
  load: loadReward,
  head: (props) => ({ titel: titleOf(props), beschreibung: props.t('praemie.lead') }),
  View: (props) => <Frame context={props}>{viewOf(props)}</Frame>,
});

const TITLES = {
  storniert: 'praemie.storniert.titel',
  abgelaufen: 'ende.praemieAbgelaufen',
  unbekannt: 'praemie.unbekannt.titel',
  ohneToken: 'praemie.ohneToken.titel',
  gestoert: 'praemie.gestoert.titel',
} as const;

const titleOf = ({ t, locale, state }: RewardProps): string =>
  'praemierung' in state ? t('praemie.titel', { wert: shortCent(state.praemierung.WertCent, locale) }) : t(TITLES[state.art]);

/** Lead text: the bonus in the amount, then what to do. */
function leadOf({ t, locale }: RewardProps, { BonusCent, Auswahl }: Praemierung): string {
  const bonus = BonusCent ? [t('praemie.lead.bonus', { bonus: shortCent(BonusCent, locale) })] : [];
  return [...bonus, t(Auswahl.length === 1 ? 'praemie.lead.eine' : 'praemie.lead')].join(' ');
}

function viewOf(props: RewardProps) {
  const { t, look, state, praemieGueltigTage } = props;
  const title = titleOf(props);
  switch (state.art) {
    case 'waehlen':
      return (
        <Flow title={title} lead={leadOf(props, state.praemierung)} picture={look.szenen.praemie}>
          {props.isGutscheinSoldOut && <Notice variant="warning">{t('praemie.gutschein.weg')}</Notice>}
          <RewardChoices {...props} praemierung={state.praemierung} />
          <Banners {...props} />
          <CustomerNumberLink {...props} praemierung={state.praemierung} />
        </Flow>
      );
    case 'gewaehlt': {
      const isPaid = state.praemierung.Ausgezahlt !== undefined;
      return (
        <Flow
          title={title}
          lead={pickedLeadOf(props, state.praemierung)}
          picture={(isPaid && findScene(look, 'ausgezahlt')) || look.szenen.praemie}
        >
          <Picked {...props} praemierung={state.praemierung} />
          <Banners {...props} />
          <CustomerNumberLink {...props} praemierung={state.praemierung} />
        </Flow>
      );
    }
    case 'storniert':
      return (
        <NoReward {...props} title={title} why={t('praemie.storniert.text')}>
          {state.Forderung && <Rueckforderung {...props} forderung={state.Forderung} />}
        </NoReward>
      );
    case 'abgelaufen':
      return <NoReward {...props} title={title} why={t.plural('praemie.abgelaufen.text', praemieGueltigTage)} />;
    case 'unbekannt':
      return <NoReward {...props} title={title} why={t('praemie.unbekannt.text')} />;
    case 'ohneToken':
      return <NoReward {...props} title={title} why={t('praemie.ohneToken.text')} />;
    case 'gestoert':
      return <NoReward {...props} title={title} why={state.reason} />;
  }
}

/** What a picked reward is at: claimed back, paid with the wages, asked for another account, transferred, or saved. */
function pickedLeadOf({ t }: RewardProps, { Ueberweisung, Ausgezahlt, Gewaehlt, Lohnmonat, Forderung }: Praemierung): string {
  if (Forderung) return t('forderung.grund');
  if (Gewaehlt?.Art === 'Gehalt') return t(Lohnmonat ? 'praemie.gewaehlt.lead.Gehalt.Ausgezahlt' : 'praemie.gewaehlt.lead.Gehalt');
  if (Ueberweisung?.Schritt === 'BankdatenPruefen') return t('praemie.gewaehlt.lead.BankdatenPruefen');
  return t(Ausgezahlt ? 'praemie.gewaehlt.lead.Ausgezahlt' : 'praemie.gewaehlt.lead');
}

/** Link for a recommender to state their customer number at the tenant. */
const CustomerNumberLink = ({ t, paths, locale, token, canStateKundennummer, praemierung }: RewardProps & { praemierung: Praemierung }) =>
  canStateKundennummer &&
  praemierung.Seite === 'Empfehler' && (
    <p>
      <TextLink href={pageAddress(paths, 'CustomerNumber', locale, { token })}>{t('praemie.kundennummer')}</TextLink>
    </p>
  );

type NoRewardProps = RewardProps & { readonly title: string; readonly why: string; readonly children?: ReactNode };

/** Why there is nothing to choose, the claim of a reward that was paid, the support address, and one link. */
const NoReward = ({ t, look, paths, locale, state, mandant, title, why, children }: NoRewardProps) => {
  const [target, label] =
    state.art === 'ohneToken' ? (['Dashboard', 'praemie.zumBereich'] as const) : (['Homepage', 'seite.zurStartseite'] as const);
  return (
    <End
      title={title}
      why={why}
      picture={look.szenen.ende}
      drawing={<EmptyBox />}
      more={
        <>
          {children}
          <p>
            <Linked text={t('praemie.fragen', { support: mandant.SupportEmail })} />
          </p>
        </>
      }
    >
      <ButtonLink href={pageAddress(paths, target, locale)}>{t(label)}</ButtonLink>
    </End>
  );
};
