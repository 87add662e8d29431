import { shortCent } from '../../../contract/values/cent.ts';
import { type Anteil, anteileOf } from '../../features/recommend/split.ts';
import { readTap, type Tap } from '../../features/recommend/tap.ts';
import { loadShared, type RecommendationProps, type ShareProps } from '../../features/share/load.ts';
import { type FormView, formView } from '../../shell/form.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** What a form of the page is for; also the outcome that the address names. */
export type Schritt = 'anteil' | 'code' | 'person';

interface Forms {
  /** Amounts of each share. */
  readonly anteile: readonly Anteil[];
  readonly maxEmpfaengerCent: number | null;
  /** The contact's maximum; null if it is not less than the reward. */
  readonly maxWert: string | null;
  /** All typed values and errors of the refused form. */
  readonly form: FormView<'Code' | 'Empfaenger.Vorname' | 'Empfehlung.AgbText'>;
  readonly schritt: Schritt | null;
  /** The form was refused because of a change in the meantime. */
  readonly isTooLate: boolean;
  readonly erfolg: Schritt | null;
  readonly tap: Tap | null;
  readonly isAgbHinweis: boolean;
}

export type SharePageProps = ShareProps & Forms;

/** Loads a referral for sharing, and the forms that change it. */
export async function loadRecommendation(visit: Visit): Promise<Loaded<RecommendationProps & Forms>> {
  const loaded = await loadShared(visit, 'Recommendation');
  if (!('props' in loaded)) return loaded;
  const { share } = loaded.props;
  const { MaxEmpfaengerPraemieCent, AgbCheckBoxAutoAccept } = visit.konfiguration;
  const forms: Forms = {
    anteile: share ? anteileOf(share.wertCent, MaxEmpfaengerPraemieCent, visit.locale) : [],
    maxEmpfaengerCent: MaxEmpfaengerPraemieCent,
    maxWert:
      share && MaxEmpfaengerPraemieCent !== null && MaxEmpfaengerPraemieCent < share.wertCent
        ? shortCent(MaxEmpfaengerPraemieCent, visit.locale)
        : null,
    form: formView(visit.form, {}, { AcceptAgb: 'Empfehlung.AgbText' }),
    schritt: schrittOf(visit.form?.values.schritt),
    isTooLate: visit.form?.problem.code === 'Konflikt',
    erfolg: visit.form ? null : schrittOf(visit.query.getan),
    tap: share ? await readTap(visit, share.person) : null,
    isAgbHinweis: AgbCheckBoxAutoAccept,
  };
  return { ...loaded, props: { ...loaded.props, ...forms } };
}

const schrittOf = (said: string | undefined): Schritt | null => (['anteil', 'code', 'person'] as const).find((one) => one === said) ?? null;

/** State of one of the page's forms: only the one that was sent has errors. */
export const formOf = ({ form, schritt }: Forms, own: Schritt): Forms['form'] => (schritt === own ? form : formView(null));
