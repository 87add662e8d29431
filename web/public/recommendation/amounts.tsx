import { shownAnteil } from '../../../contract/rules/split.ts';
import type { Anteil } from '../../features/recommend/split.ts';
import { Refusal } from '../../shell/form-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { formOf, type SharePageProps } from './load.ts';

/** The amounts of both sides in large type, and the split as long as it can be changed. */
export const Amounts = (props: SharePageProps) => {
  const { t, anteile, share, erfolg, schritt, isTooLate } = props;
  const { AnteilEmpfehler, Anteile = [] } = share.empfehlung;
  const now = anteile.find(({ anteil }) => anteil === shownAnteil(AnteilEmpfehler, share.wertCent, props.maxEmpfaengerCent));
  if (share.wertCent === 0 || !now) return null;
  return (
    <>
      <Refusal message={schritt === 'anteil' && isTooLate ? t('teilseite.anteil.fest') : formOf(props, 'anteil').message} />
      <section aria-labelledby="praemie" className="@container rounded-card bg-primary p-5 text-on-primary shadow-card md:p-8">
        <h2 id="praemie" className="sr-only">
          {t('teilseite.praemie')}
        </h2>
        <dl className="grid grid-cols-1 gap-4 @min-[14rem]:grid-cols-2">
          <Side label={t('teilseite.sie')} amount={now.empfehler} size={sizeOf(now)} />
          <Side label={contactOf(props)} amount={now.empfaenger} size={sizeOf(now)} />
        </dl>
        {Anteile.length > 1 && <Split {...props} now={now} />}
        <p role={erfolg === 'anteil' ? 'status' : undefined} className="mt-4 flex gap-2 text-xs">
          {erfolg === 'anteil' && <Icon name="check" />}
          <span>{rulesOf(props).join(' ')}</span>
        </p>
      </section>
    </>
  );
};

/** Name of the contact of a referral to one named person, otherwise a general label. */
function contactOf({ t, share: { empfehlung } }: SharePageProps): string {
  const [person] = empfehlung.Benannt ? empfehlung.Empfaenger : [];
  return person?.Anzeigename ?? t('teilseite.kontakt');
}

/** The largest type in which two amounts fit next to each other on a phone. */
const sizeOf = ({ empfehler, empfaenger }: Anteil): string =>
  Math.max(empfehler.length, empfaenger.length) <= 7 ? 'text-3xl' : 'text-xl @min-[30rem]:text-3xl';

const Side = ({ label, amount, size }: { readonly label: string; readonly amount: string; readonly size: string }) => (
  <div className="flex min-w-0 flex-col">
    <dt className="text-xs wrap-anywhere @min-[30rem]:text-base">{label}</dt>
    <dd className={`font-numbers leading-tight font-bold whitespace-nowrap ${size}`}>{amount}</dd>
  </div>
);

/** What was just done, the contact's maximum, and how far the split can still be changed. */
const rulesOf = (props: SharePageProps): string[] => [
  ...(props.erfolg === 'anteil' ? [props.t('teilseite.anteil.geaendert')] : []),
  ...(props.maxWert === null ? [] : [props.t('teilseite.anteil.hoechstens', { wert: props.maxWert })]),
  props.t(ruleOf(props)),
];

/** Depends on the clicks, not on the number of shares left: a link opened at the recommender's largest share can still change to any other. */
function ruleOf({ share: { empfehlung } }: SharePageProps) {
  const { Anteile = [], Klicks } = empfehlung;
  if (Anteile.length === 1) return 'teilseite.anteil.dabei';
  return Klicks > 0 ? 'teilseite.anteil.geoeffnet' : 'teilseite.anteil.frei';
}

/** One button per share, so that one tap changes it, without script too. */
const Split = ({ t, anteile, share, now }: SharePageProps & { readonly now: Anteil }) => (
  <PostForm className="mt-5">
    <input type="hidden" name="schritt" value="anteil" />
    <fieldset>
      <legend className="text-xs">{t('empfehlen.anteil')}</legend>
      <div className="mt-2 grid grid-cols-1 gap-1 rounded-control border border-on-primary/50 p-1 @min-[16rem]:auto-cols-fr @min-[16rem]:grid-flow-col">
        {anteile.map((one) => (
          <button
            key={one.anteil}
            type="submit"
            name="AnteilEmpfehler"
            value={one === now ? share.empfehlung.AnteilEmpfehler : one.anteil}
            aria-pressed={one === now}
            disabled={one !== now && !share.empfehlung.Anteile?.includes(one.anteil)}
            className="flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-[calc(var(--radius-control)-4px)] px-0.5 py-1.5 text-center text-xs leading-snug transition-colors duration-200 ease-out hover:bg-on-primary/15 disabled:cursor-not-allowed disabled:line-through disabled:opacity-60 aria-pressed:bg-surface aria-pressed:text-text"
          >
            <span className="font-semibold">{t(`empfehlen.anteil.${one.anteil}`)}</span>
            <span className="sr-only">: {t('empfehlen.anteil.betraege', { ...one })}</span>
            <span aria-hidden="true" className="tabular-nums">
              {partsOf(one)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  </PostForm>
);

/** Both amounts in short, without the side that gets nothing. */
const partsOf = ({ empfehler, empfaenger }: Anteil): string => [empfehler, empfaenger].filter((amount) => /[1-9]/.test(amount)).join(' + ');
