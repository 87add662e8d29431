import { useLocation, useSearchParams } from 'react-router';
import { type Bankmeldung, readBankmeldung, withoutBankmeldung } from '../../../contract/rules/bankmeldung.ts';
import { useBackoffice } from '../backoffice.ts';

/** What the bank said according to the link that led here, or null; and the function that removes it from the address once its form is closed. */
export function useBankmeldung(): readonly [Bankmeldung | null, () => void] {
  const { today } = useBackoffice();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const forget = () => setQuery(withoutBankmeldung, { replace: true, preventScrollReset: true, state });
  return [readBankmeldung(query, today()), forget];
}
