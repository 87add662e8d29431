import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { readBankdatenLink } from '../../../contract/calls/praemie/bankdaten.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { BankField } from '../../features/bank/bank-fields.tsx';
import { type FormView, formView } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** Why there is no form: no token in the address, or a link that is no longer valid. */
const END_STATES = {
  Validierung: 'ungueltig',
  TokenBereitsVerwendet: 'verwendet',
  Abgelaufen: 'abgelaufen',
  Konflikt: 'unmoeglich',
  NichtAuthorisiert: 'unmoeglich',
} as const satisfies Partial<Record<ErrorCode, string>>;

type EndState = 'ohneToken' | (typeof END_STATES)[keyof typeof END_STATES];

export interface BankdatenProps extends PageContext {
  readonly state: 'formular' | 'gespeichert' | EndState;
  readonly form: FormView<BankField>;
  readonly isNurDe: boolean;
  /** Masked IBAN of the stored bank data; null if there is none or it may not be shown. */
  readonly iban: string | null;
}

/** Loads the form of a mailed link. Loading changes nothing. */
export async function loadBankdaten(visit: Visit): Promise<Loaded<BankdatenProps>> {
  const props = { ...pageContext(visit), form: formView(null), isNurDe: visit.konfiguration.ModuleIBANNurDE, iban: null };
  const { token = '', gespeichert } = visit.query;
  if (token === '' && gespeichert === '1') return { props: { ...props, state: 'gespeichert', iban: await readIban(visit) } };
  if (token === '') return { props: { ...props, state: 'ohneToken' } };
  const link = await visit.call(readBankdatenLink, { body: { Token: token } });
  if (link.ok) {
    const { Kontoinhaber, IBAN } = link.body;
    return { props: { ...props, state: 'formular', form: formView(visit.form, { Kontoinhaber }), iban: IBAN } };
  }
  const { code } = link.problem;
  return code in END_STATES ? { props: { ...props, state: END_STATES[code as keyof typeof END_STATES] } } : { problem: link.problem };
}

async function readIban(visit: Visit): Promise<string | null> {
  const own = await visit.call(readEigenenStand);
  return own.ok ? own.body.IBAN : null;
}
