import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import { vorschauBild } from '../../../contract/pages/vorschau.ts';
import { vorschauTexts } from '../../../contract/rules/nachricht.ts';
import { formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { End } from '../../ui/end.tsx';
import { findMissing } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { addressOf } from './address.ts';
import { DataPage } from './data-form.tsx';
import { Landing } from './landing.tsx';
import { loadRecipientData, type RecipientDataProps } from './load.ts';
import { postRecipientData } from './post.ts';

/**
 * Target of a referral link: the recommendation and, right under it, the form for the recipient's data. It is drawn for each visitor, since the form of one
 * must not act as another's (`Vorgang`).
 */
export const recipientData = formPage({
  load: loadRecipientData,
  post: postRecipientData,
  head: (props) => {
    const { t, schritt, empfehlung } = props;
    return {
      titel: titleOf(props),
      beschreibung: schritt === 'unbekannt' ? t('landung.unbekannt.text') : t('angaben.lead', { vorname: empfehlung.vorname }),
      script: schritt === 'daten' || (schritt === 'landung' && !props.isKnown),
      ...(schritt !== 'unbekannt' && { vorschau: previewOf(props) }),
    };
  },
  View: (props) => (
    <Frame context={props} quiet={props.schritt !== 'unbekannt'}>
      {VIEWS[props.schritt](props)}
    </Frame>
  ),
});

/** Preview of the page's own address in messengers, the same as for the referral's link. */
const previewOf = ({ t, locale, empfehlung }: RecipientDataProps) => ({
  ...vorschauTexts(t, { ...empfehlung, empfaenger: empfehlung.sie }),
  bild: vorschauBild.empfehlung(locale, empfehlung.nummer),
});

function titleOf({ t, schritt, empfehlung: { vorname, produkt } }: RecipientDataProps): string {
  switch (schritt) {
    case 'landung':
      return t('landung.titel', { vorname, produkt });
    case 'daten':
      return t('angaben.titel');
    case 'unbestaetigt':
      return t('landung.unbestaetigt.titel');
    case 'unbekannt':
      return t('landung.unbekannt.titel');
  }
}

const VIEWS: Readonly<Record<RecipientDataProps['schritt'], (props: RecipientDataProps) => ReactNode>> = {
  landung: (props) => <Landing {...props} />,
  daten: (props) => <DataPage {...props} />,
  unbestaetigt: (props) => (
    <End
      title={titleOf(props)}
      why={props.t('landung.unbestaetigt.text', { vorname: props.empfehlung.vorname })}
      picture={props.look.szenen.bestaetigen}
      drawing={<FadedPath isOver={false} />}
    >
      <ButtonLink href={addressOf(props)}>{props.t('landung.unbestaetigt.knopf')}</ButtonLink>
    </End>
  ),
  unbekannt: (props) => (
    <End title={titleOf(props)} why={props.t('landung.unbekannt.text')} picture={findMissing(props.look)} drawing={<BrokenPath />}>
      <ButtonLink href={pageAddress(props.paths, 'Code', props.locale)}>{props.t('landung.unbekannt.knopf')}</ButtonLink>
      <TextLink href={pageAddress(props.paths, 'Homepage', props.locale)}>{props.t('seite.zurStartseite')}</TextLink>
    </End>
  ),
};
