import { pageAddress } from '../../../contract/pages/public.ts';
import type { Bild, StandState } from '../../../contract/values/bild.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Fakten } from '../../features/empfaenger/fakten.tsx';
import { Karte } from '../../features/empfaenger/karte.tsx';
import { ADRESSE, Postfach } from '../../features/postfach/postfach.tsx';
import { Rueckforderung } from '../../features/praemie/rueckforderung.tsx';
import { sceneOf } from '../../features/stand/scene.ts';
import { Refusal, Vorgang } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Scene } from '../../ui/picture.tsx';
import { PostForm } from '../../ui/post-form.tsx';
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
  const { t, locale, stand, mandant, support, message } = props;
  const { stage, email, produkt, vorname, frist, freigabe } = stand;
  const values = { mandant: mandant.Name, email, produkt, vorname, support, tag: frist ?? '', freigabe: freigabe ?? '' };
  return (
    <>
      {stand.empfehlung && <Karte t={t} empfehlung={stand.empfehlung} />}
      <Flow title={t(titleOf(stage))} lead={t(textOf(stage, stand), values)} picture={pictureOf(props)}>
        <Refusal message={message} />
        {stand.forderungen.map((forderung) => (
          <Rueckforderung key={forderung.Forderungsnummer} t={t} locale={locale} forderung={forderung} reason />
        ))}
        {stage === 'bestaetigen' && <Mailed {...props} />}
        {stage === 'bestellen' && stand.empfehlung && <Fakten t={t} angaben={stand.empfehlung.angaben} />}
        {stage === 'bestellen' && <Order {...props} />}
        {!WITHOUT_STEPS.includes(stage) && (
          <section aria-labelledby="stand">
            <Heading level={2} size="item" id="stand" className="mb-6">
              {t('stand.schritte')}
            </Heading>
            <StepList steps={stepsOf(props)} />
          </section>
        )}
        {stand.bank && <Bank {...props} stand={{ ...stand, bank: stand.bank }} />}
      </Flow>
    </>
  );
};

/** The scene of the stage, or the tenant's still picture of it. */
function pictureOf(props: StandProps): Bild | Scene | undefined {
  const { stage } = props.stand;
  const state = STATES[stage];
  return (state && sceneOf(props, state)) ?? props.look.szenen[SCENES[stage]];
}

/** How far the referral is at each stage; null if it has ended. */
const STATES = {
  zustimmen: 'link',
  bestaetigen: 'link',
  bestellen: 'link',
  eingegangen: 'bestellt',
  bestaetigt: 'bestellt',
  anderes: null,
  freigegeben: 'bestellt',
  gezahlt: 'ausgezahlt',
  vertrag: null,
  storniert: null,
  abgelaufen: null,
} as const satisfies Record<Stage, StandState | null>;

const SCENES = {
  zustimmen: 'bestaetigen',
  bestaetigen: 'bestaetigen',
  bestellen: 'bestaetigen',
  eingegangen: 'danke',
  bestaetigt: 'danke',
  anderes: 'ende',
  freigegeben: 'praemie',
  gezahlt: 'danke',
  vertrag: 'ende',
  storniert: 'ende',
  abgelaufen: 'ende',
} as const satisfies Record<Stage, string>;

/** Stages that lead to no reward. */
const WITHOUT_STEPS: readonly Stage[] = ['anderes', 'vertrag', 'storniert', 'abgelaufen'];

/** The mailbox that has the link, the correction of its address, and what to do if no mail arrives. */
const Mailed = ({ t, form, paths, locale, stand: { email, empfehlungsnummer, wasMailed } }: StandProps) => (
  <>
    {wasMailed && (
      <Notice variant="success" alert>
        {t('stand.bestaetigen.gesendet')}
      </Notice>
    )}
    <Postfach t={t} form={form} email={email} aendern="stand.bestaetigen.falsch" />
    <PostForm className="flex flex-col items-start gap-4">
      <p className="max-w-measure text-muted">{t('stand.bestaetigen.nichtDa')}</p>
      <input type="hidden" name="schritt" value={ADRESSE} />
      <input type="hidden" name="Email" value={email} />
      <Vorgang />
      <Button variant="quiet">{t('stand.bestaetigen.nochmal')}</Button>
    </PostForm>
    <TextLink href={pageAddress(paths, 'RecipientData', locale, { empfehlungsnummer, schritt: 'daten' })}>
      {t('stand.bestaetigen.aendern')}
    </TextLink>
  </>
);

const ORDERED: readonly Stage[] = ['eingegangen', 'bestaetigt', 'freigegeben', 'gezahlt'];

/** All steps, each done, current or still to come. */
function stepsOf({ t, mandant, stand }: StandProps): Step[] {
  const { stage, bestaetigt, auftrag, wert, freigabe } = stand;
  const step = (title: string, state: Step['state'], text?: string | null): Step => ({
    title,
    state,
    ...(text && { text }),
    ...(state !== 'later' && { spoken: t(state === 'done' ? 'stand.schritt.erledigt' : 'stand.schritt.jetzt') }),
  });
  const hasOrder = ORDERED.includes(stage);
  const canChoose = wert !== null && freigabe !== null ? t('stand.schritt.wahl', { freigabe }) : null;
  return [
    step(t('stand.schritt.daten'), 'done'),
    step(t('stand.schritt.bedingungen'), 'done'),
    bestaetigt || hasOrder ? step(t('stand.schritt.email'), 'done') : step(t('stand.schritt.email.offen'), 'now'),
    ...(hasOrder
      ? [
          step(
            auftrag ? t('stand.schritt.bestellt', auftrag) : t('stand.schritt.bestellung'),
            'done',
            auftrag && t('stand.schritt.nummer', auftrag),
          ),
          stage === 'eingegangen'
            ? step(t('stand.schritt.pruefung', { mandant: mandant.Name }), 'now', canChoose)
            : step(t('stand.schritt.bestellung'), 'done', stage === 'bestaetigt' ? canChoose : null),
        ]
      : [step(t('stand.schritt.bestellung.offen'), stage === 'bestaetigen' ? 'later' : 'now')]),
    ...rewardSteps(t, stand).map((title) => step(title, rewardState(stage))),
  ];
}

/** Who gets the reward, as the last step; none if nobody does, or only a profi seller, whose commission is no reward. */
function rewardSteps(t: StandProps['t'], { wert, vorname, empfehlung }: EigenerStandView): string[] {
  if (wert) return [t('stand.schritt.praemie', { wert })];
  if (!empfehlung || empfehlung.istVerkaeufer || empfehlung.empfehler === null) return [];
  return [t('stand.schritt.praemie.empfehler', { vorname, wert: empfehlung.empfehler })];
}

function rewardState(stage: Stage): Step['state'] {
  if (stage === 'gezahlt') return 'done';
  return stage === 'freigegeben' || stage === 'bestaetigt' ? 'now' : 'later';
}
