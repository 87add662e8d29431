import { readUser } from '../../../contract/calls/account/account.ts';
import { readEmpfehlerBankdaten } from '../../../contract/calls/account/empfehler.ts';
import type { BankField } from '../../features/bank/bank-fields.tsx';
import { type FormView, formView } from '../../shell/form.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** Bank data as shown to its owner, with a masked IBAN. */
interface Stored {
  readonly Kontoinhaber: string;
  readonly IBAN: string;
  readonly BIC: string | null;
}

export interface BankProps extends PageContext {
  /** View: the stored data, the form, the step before the deletion, or a note that the tenant stores none. */
  readonly view: 'hinterlegt' | 'formular' | 'loeschen' | 'ohne';
  readonly stored: Stored | null;
  readonly form: FormView<BankField>;
  readonly isNurDe: boolean;
  /** What was just done. */
  readonly erfolg: 'gespeichert' | 'geloescht' | null;
}

/** Loads the stored bank data, or the form if there is none. Needs a login. */
export async function loadBank(visit: Visit): Promise<Loaded<BankProps>> {
  const props = { ...pageContext(visit), isNurDe: visit.konfiguration.ModuleIBANNurDE };
  const none = { stored: null, form: formView(null), erfolg: null };
  const [bank, user] = await Promise.all([visit.call(readEmpfehlerBankdaten), visit.call(readUser)]);
  if (!user.ok) return endedSession(visit, 'BankDetailsRecommender', user.problem);
  if (!bank.ok && bank.problem.code === 'NichtAuthorisiert') return { props: { ...props, ...none, view: 'ohne' } };
  if (!bank.ok && bank.problem.status !== 404) return endedSession(visit, 'BankDetailsRecommender', bank.problem);
  const stored = bank.ok ? bank.body : null;
  const Kontoinhaber = stored?.Kontoinhaber ?? `${user.body.Vorname} ${user.body.Nachname}`.trim();
  const erfolg = outcomeOf(visit, stored);
  return { props: { ...props, stored, form: formView(visit.form, { Kontoinhaber }), erfolg, view: viewOf(visit, stored) } };
}

function viewOf({ query, form }: Visit, stored: Stored | null): BankProps['view'] {
  if (stored === null) return 'formular';
  if (query.schritt === 'loeschen') return 'loeschen';
  return query.schritt === 'aendern' || form !== null ? 'formular' : 'hinterlegt';
}

/** The outcome that the address names; null if it no longer holds, for example at a bookmarked address. */
function outcomeOf({ query, form }: Visit, stored: Stored | null): BankProps['erfolg'] {
  if (form !== null) return null;
  if (query.gespeichert === '1' && stored !== null) return 'gespeichert';
  return query.geloescht === '1' && stored === null ? 'geloescht' : null;
}
