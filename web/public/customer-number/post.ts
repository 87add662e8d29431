import { Kundennummer, setKundennummer } from '../../../contract/calls/praemie/kundennummer.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Fields, Posted, Problem, Visit } from '../../shell/visit.ts';

/** Errors that can be corrected in the form. The page explains all others when it opens. */
const RETRYABLE_ERRORS: readonly ErrorCode[] = ['ZuVieleAnfragen', 'NetzwerkFehler', 'Default'];

/** States the customer number. The redirect removes the token from the address. The same number sent twice is checked once. */
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

/** The call takes the number in its path, where an invalid one is only not found. Its errors are therefore reported here. */
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
