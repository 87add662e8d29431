import { shortCent } from '../../../contract/values/cent.ts';
import { type Anteil, anteileOf } from '../../features/recommend/split.ts';
import { readTap, type Tap } from '../../features/recommend/tap.ts';
import { loadShared, type RecommendationProps, type ShareProps } from '../../features/share/load.ts';
import { type FormView, formView } from '../../shell/form.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** What a form of the page is for, and of what it says that it is done. */
export type Schritt = 'anteil' | 'code' | 'person';

interface Forms {
  /** What each share comes to. */
  readonly anteile: readonly Anteil[];
  /** What the contact gets at most, where that is less than the reward. */
  readonly hoechstens: string | null;
  /** Of the form that was refused, everything typed and what is wrong. */
  readonly form: FormView<'Code' | 'Empfaenger.Vorname' | 'Empfehlung.AgbText'>;
  readonly schritt: Schritt | null;
  /** It was refused for what has happened meanwhile. */
  readonly isZuSpaet: boolean;
  readonly erfolg: Schritt | null;
  readonly tap: Tap | null;
  readonly isAgbHinweis: boolean;
}

export type SharePageProps = ShareProps & Forms;

/** Opens a referral to be shared, and what of it can be changed. */
export async function loadRecommendation(visit: Visit): Promise<Loaded<RecommendationProps & Forms>> {
  const loaded = await loadShared(visit, 'Recommendation');
  if (!('props' in loaded)) return loaded;
  const { share } = loaded.props;
  const { MaxEmpfaengerPraemieCent, AgbCheckBoxAutoAccept } = visit.konfiguration;
  const forms: Forms = {
    anteile: share ? anteileOf(share.wertCent, MaxEmpfaengerPraemieCent, visit.locale) : [],
    hoechstens:
      share && MaxEmpfaengerPraemieCent !== null && MaxEmpfaengerPraemieCent < share.wertCent
        ? shortCent(MaxEmpfaengerPraemieCent, visit.locale)
        : null,
    form: formView(visit.form, {}, { AcceptAgb: 'Empfehlung.AgbText' }),
    schritt: schrittOf(visit.form?.values.schritt),
    isZuSpaet: visit.form?.problem.code === 'Konflikt',
    erfolg: visit.form ? null : schrittOf(visit.query.getan),
    tap: share ? await readTap(visit, share.person) : null,
    isAgbHinweis: AgbCheckBoxAutoAccept,
  };
  return { ...loaded, props: { ...loaded.props, ...forms } };
}

const schrittOf = (said: string | undefined): Schritt | null => (['anteil', 'code', 'person'] as const).find((one) => one === said) ?? null;

/** The form as one of the page's shows it: only the one that was sent knows what was wrong. */
export const formOf = ({ form, schritt }: Forms, own: Schritt): Forms['form'] => (schritt === own ? form : formView(null));
