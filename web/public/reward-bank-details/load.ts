import { type Praemierung, readPraemierung } from '../../../contract/calls/praemie/praemie.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { BankField } from '../../features/bank/bank-fields.tsx';
import { type FormView, formView } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** Why there is no form, with the status of the page: no token in the address, or a link that is no longer valid. */
const END_STATES = { ohneToken: 200, abgelaufen: 410, unbekannt: 404 } as const;

const OF_ERROR = {
  PraemieTokenAbgelaufen: 'abgelaufen',
  PraemieTokenUngueltig: 'unbekannt',
} as const satisfies Partial<Record<ErrorCode, keyof typeof END_STATES>>;

type Ueberweisung = NonNullable<Praemierung['Ueberweisung']>;

/** A transfer that waits for an account, or goes to the one that is shown. */
interface Waiting {
  readonly wertCent: number;
  readonly ueberweisung: Ueberweisung;
}

export interface RewardBankDetailsProps extends PageContext {
  readonly state: 'formular' | 'gespeichert' | keyof typeof END_STATES;
  /** Null where there is no form and nothing stored. */
  readonly waiting: Waiting | null;
  readonly token: string;
  readonly form: FormView<BankField>;
  readonly isNurDe: boolean;
}

/** Loads the form by the mailed token; loading changes nothing. Redirects to the reward's own page, which explains a reward that takes no account. */
export async function loadRewardBankDetails(visit: Visit): Promise<Loaded<RewardBankDetailsProps>> {
  const { token = '', gespeichert } = visit.query;
  const props = {
    ...pageContext(visit),
    token,
    form: formView(visit.form),
    isNurDe: visit.konfiguration.ModuleIBANNurDE,
    waiting: null,
  };
  const ended = (state: keyof typeof END_STATES) => ({ status: END_STATES[state], props: { ...props, state } });
  if (token === '') return ended('ohneToken');
  const read = await visit.call(readPraemierung, { bearer: token });
  if (!read.ok) {
    const { code } = read.problem;
    return code in OF_ERROR ? ended(OF_ERROR[code as keyof typeof OF_ERROR]) : { problem: read.problem };
  }
  const { Ueberweisung: ueberweisung, WertCent: wertCent } = read.body;
  if (ueberweisung === undefined || ueberweisung.Schritt === 'InZahlung') return { redirect: { page: 'Reward', params: { token } } };
  if (isOver(ueberweisung)) return ended('abgelaufen');
  const isStored = gespeichert === '1' && visit.form === null && ueberweisung.Schritt !== 'BankdatenPruefen';
  return { props: { ...props, waiting: { wertCent, ueberweisung }, state: isStored ? 'gespeichert' : 'formular' } };
}

/** Whether the time in which an account was asked for is over: then the mailed link takes none. */
const isOver = ({ Schritt, Bis }: Ueberweisung): boolean => Schritt === 'AuszahlungAngehalten' && Bis !== undefined;
