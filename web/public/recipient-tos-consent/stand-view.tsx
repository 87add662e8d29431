import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Fakten } from '../../features/empfaenger/fakten.tsx';
import { Karte } from '../../features/empfaenger/karte.tsx';
import { Rueckforderung } from '../../features/praemie/rueckforderung.tsx';
import { Card } from '../../ui/card.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { type Step, StepList } from '../../ui/step-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Bank } from './bank.tsx';
import type { EigenerStandView, ZustimmungProps } from './load.ts';
import { Order } from './order.tsx';
import type { Stage } from './stage.ts';

type StandProps = ZustimmungProps & { readonly stand: EigenerStandView };

/** Titles of stages whose text key differs from the name of the stage. */
const TITLES: Partial<Record<Stage, TextKey>> = {
  vertrag: 'ende.vertragNichtZustande',
  storniert: 'ende.empfehlungNichtMoeglich',
  abgelaufen: 'ende.empfehlungAbgelaufen',
};

export const titleOf = (stage: Stage): TextKey =>
  TITLES[stage] ?? (stage === 'zustimmen' ? 'zustimmung.titel' : (`stand.${stage}.titel` as TextKey));

function textOf(stage: Stage, { wert, frist }: EigenerStandView): TextKey {
  if (stage === 'freigegeben' && wert === null) return 'stand.freigegeben.ohne';
  if (stage === 'bestellen' && frist === null) return 'stand.bestellen.ohneFrist';
  return `stand.${stage}.text` as TextKey;
}

/** What is done, what comes next and whose turn it is. */
export const StandView = (props: StandProps) => {
  const { t, locale, stand, mandant, support } = props;
  const { stage, email, produkt, vorname, frist, freigabe } = stand;
  const values = { mandant: mandant.Name, email, produkt, vorname, support, tag: frist ?? '', freigabe: freigabe ?? '' };
  return (
    <>
      {stand.empfehlung && <Karte t={t} empfehlung={stand.empfehlung} />}
      <Flow title={t(titleOf(stage))} lead={t(textOf(stage, stand), values)}>
        {stand.forderungen.map((forderung) => (
          <Rueckforderung key={forderung.Forderungsnummer} t={t} locale={locale} forderung={forderung} reason />
        ))}
        {stage === 'bestaetigen' && <Resend {...props} />}
        {stage === 'bestellen' && stand.empfehlung && <Fakten t={t} angaben={stand.empfehlung.angaben} />}
        {stage === 'bestellen' && <Order {...props} />}
        {!ENDED.includes(stage) && (
          <section aria-labelledby="stand">
            <Heading level={2} size="item" id="stand" className="mb-6">
              {t('stand.schritte')}
            </Heading>
            <StepList steps={stepsOf(props)} />
          </section>
        )}
        {stand.bank && stage !== 'anderes' && <Bank {...props} stand={{ ...stand, bank: stand.bank }} />}
      </Flow>
    </>
  );
};

const ENDED: readonly Stage[] = ['vertrag', 'storniert', 'abgelaufen'];

/** For a mail that did not arrive: a link to correct the data. Sending the data again sends the mail again. */
const Resend = ({ t, paths, locale, stand: { empfehlungsnummer } }: StandProps) => (
  <Card className="p-5 md:p-6">
    <p className="max-w-measure">{t('stand.bestaetigen.nichtDa')}</p>
    <TextLink href={pageAddress(paths, 'RecipientData', locale, { empfehlungsnummer, schritt: 'daten' })}>
      {t('stand.bestaetigen.aendern')}
    </TextLink>
  </Card>
);

const ORDERED: readonly Stage[] = ['eingegangen', 'bestaetigt', 'anderes', 'freigegeben', 'gezahlt'];
const CONFIRMED: readonly Stage[] = ['bestaetigt', 'freigegeben', 'gezahlt'];

/** All steps, each done, current or still to come. */
function stepsOf({ t, stand }: StandProps): Step[] {
  const { stage, bestaetigt, auftrag, wert, vorname } = stand;
  const orderText = auftrag && {
    text: t('stand.schritt.bestellung.da', {
      nummer: auftrag.nummer,
      tag: auftrag.tag,
      status: t(`status.auftrag.${auftrag.status}` as TextKey),
    }),
  };
  const step = (title: TextKey, state: Step['state']): Step => ({
    title: t(title),
    state,
    ...(state !== 'later' && { spoken: t(state === 'done' ? 'stand.schritt.erledigt' : 'stand.schritt.jetzt') }),
  });
  const hasOrder = ORDERED.includes(stage);
  return [
    step('stand.schritt.daten', 'done'),
    step('stand.schritt.bedingungen', 'done'),
    bestaetigt || hasOrder ? step('stand.schritt.email', 'done') : step('stand.schritt.email.offen', 'now'),
    CONFIRMED.includes(stage)
      ? { ...step('stand.schritt.bestellung', 'done'), ...orderText }
      : { ...step('stand.schritt.bestellung.offen', stage === 'bestaetigen' ? 'later' : 'now'), ...orderText },
    {
      ...step('stand.schritt.praemie', rewardState(stage)),
      text: wert ? t('stand.schritt.praemie.betrag', { wert }) : t('stand.schritt.praemie.keine', { vorname }),
    },
  ];
}

function rewardState(stage: Stage): Step['state'] {
  if (stage === 'gezahlt') return 'done';
  return stage === 'freigegeben' || stage === 'bestaetigt' ? 'now' : 'later';
}
