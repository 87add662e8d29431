import { Kundennummer, setKundennummer } from '../../../contract/calls/praemie/kundennummer.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Fields, Posted, Problem, Visit } from '../../shell/visit.ts';

/** What can be mended in the form; all else is explained by the page itself, as it opens. */
const RETRYABLE_ERRORS: readonly ErrorCode[] = ['ZuVieleAnfragen', 'NetzwerkFehler', 'Default'];

/** States the customer number; no token stays in the address. The same number sent twice is asked about once. */
export async function postCustomerNumber(visit: Visit, { Kundennummer: typed = '' }: Fields): Promise<Posted> {
  const { token = '' } = visit.query;
  if (token === '') return { redirect: { page: 'CustomerNumber' } };
  const kundennummer = Kundennummer.safeParse(typed);
  if (!kundennummer.success) return { problem: refused(visit, typed) };
  const stated = await visit.call(setKundennummer, { bearer: token, params: { kundennummer: kundennummer.data } });
  if (stated.ok) return { redirect: { page: 'CustomerNumber', params: { gestellt: '1' } } };
  return RETRYABLE_ERRORS.includes(stated.problem.code)
    ? { problem: stated.problem }
    : { redirect: { page: 'CustomerNumber', params: { token } } };
}

/** The call takes the number in its path and knows no other only as not found: what is wrong with it is said here. */
function refused({ locale, texte }: Visit, typed: string): Problem {
  const t = createTexts(locale, texte);
  const isMissing = typed.trim() === '';
  const message = t(isMissing ? 'kundennummer.fehlt' : 'kundennummer.form');
  return {
    status: 422,
    code: 'Validierung',
    detail: t('fehler.Validierung'),
    errors: [{ field: 'Kundennummer', code: isMissing ? 'pflichtfeld' : 'format', message }],
  };
}
