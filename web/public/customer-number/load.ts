import { type KundennummerStatus, readKundennummer } from '../../../contract/calls/praemie/kundennummer.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** Why there is no form: the link leads to no grant, or the owner of the grant states no number. */
const END_STATES = {
  PraemieTokenAbgelaufen: 'abgelaufen',
  PraemieTokenUngueltig: 'unbekannt',
  NichtAuthorisiert: 'unmoeglich',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type EndState = 'ohneToken' | 'gestellt' | (typeof END_STATES)[keyof typeof END_STATES];

export interface CustomerNumberProps extends PageContext {
  readonly state: 'formular' | EndState;
  readonly token: string;
  /** The stated customer number and the answer to it; null before it was stated. */
  readonly angabe: { readonly nummer: string; readonly status: KundennummerStatus } | null;
  readonly form: FormView<'Kundennummer'>;
}

const STATUS = { abgelaufen: 410, unbekannt: 404 } as const;

/** Loads the number that the owner of a grant has stated, by the token of the address. Loading changes nothing. */
export async function loadCustomerNumber(visit: Visit): Promise<Loaded<CustomerNumberProps>> {
  const { token = '', gestellt } = visit.query;
  const props = { ...pageContext(visit), token, angabe: null, form: formView(visit.form) };
  if (token === '') return { props: { ...props, state: gestellt === '1' ? 'gestellt' : 'ohneToken' } };
  const read = await visit.call(readKundennummer, { bearer: token });
  if (read.ok) {
    const angabe = { nummer: read.body.Kundennummer, status: read.body.Status };
    return { props: { ...props, state: 'formular', angabe } };
  }
  const { code } = read.problem;
  if (code === 'NichtGefunden') return { props: { ...props, state: 'formular' } };
  if (!isEndError(code)) return { problem: read.problem };
  const state = END_STATES[code];
  return { props: { ...props, state }, status: state === 'unmoeglich' ? 200 : STATUS[state] };
}

const isEndError = (code: ErrorCode): code is keyof typeof END_STATES => Object.hasOwn(END_STATES, code);
