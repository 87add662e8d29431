import { readUser } from '../../../contract/account.ts';
import { readProdukt } from '../../../contract/produkt.ts';
import { splitPraemie } from '../../../contract/split.ts';
import { formatCent } from '../../../contract/values.ts';
import { type FormView, formView } from '../../app/form.ts';
import { type PageContext, pageContext } from '../../app/page.ts';
import type { Loaded, Visit } from '../../app/visit.ts';

const ANTEILE = [100, 50, 0] as const;

export interface RecommendProps extends PageContext {
  /** What is recommended with the best reward of today; null when it cannot be. */
  readonly angebot: {
    readonly Name: string;
    readonly Wert: string;
    /** The amounts of both sides for each split. */
    readonly anteile: readonly { readonly anteil: number; readonly empfehler: string; readonly empfaenger: string }[];
  } | null;
  readonly form: FormView;
  /** Who is logged in recommends under the own address. */
  readonly isLoggedIn: boolean;
}

/** Opens the recommend form of a product, filled with the name of who is logged in. */
export async function loadRecommend(visit: Visit): Promise<Loaded<RecommendProps>> {
  const { konfiguration, locale } = visit;
  const produkt = await visit.call(readProdukt, { params: { id: visit.params.produktId ?? '' } });
  const user = visit.isLoggedIn ? await visit.call(readUser) : null;
  const own: Record<string, string> = user?.ok
    ? { 'Empfehler.Vorname': user.body.Vorname, 'Empfehler.Nachname': user.body.Nachname, 'Empfehler.Email': user.body.Email }
    : {};
  const defaults = { 'Empfehlung.AnteilEmpfehler': String(konfiguration.RecommenderDefaultShare), ...own };
  const praemie = produkt.ok ? produkt.body.Praemien[0] : undefined;
  const amounts = (anteil: 100 | 50 | 0) => {
    const split = splitPraemie(praemie?.WertCent ?? 0, anteil, konfiguration.MaxEmpfaengerPraemieCent);
    return { anteil, empfehler: formatCent(split.empfehlerCent, locale), empfaenger: formatCent(split.empfaengerCent, locale) };
  };
  const angebot = produkt.ok && praemie ? { Name: produkt.body.Name, Wert: praemie.Wert, anteile: ANTEILE.map(amounts) } : null;
  const form = formView(visit.form, defaults, {
    AcceptAgb: 'Empfehlung.AgbText',
    EmailUngueltig: 'Empfehler.Email',
    EmailNotAllowed: 'Empfehler.Email',
    NichtAuthorisiert: 'Empfehler.Email',
  });
  return { props: { ...pageContext(visit), angebot, form, isLoggedIn: user?.ok ?? false }, status: angebot ? 200 : 404 };
}
