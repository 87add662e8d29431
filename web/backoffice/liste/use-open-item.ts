import { useLocation, useNavigate, useParams } from 'react-router';
import { withoutBankmeldung } from '../../../contract/rules/bankmeldung.ts';
import type { OpenRow } from '../../portals/shell/table/report.ts';
import { PATHS } from '../paths.ts';

/** History state of a sheet that was opened from its list, with the query that the list had then. */
interface Opened {
  readonly liste: string;
}

/**
 * The open row of a list in the path (`/telko/auftraege/T-17`). Opening adds an entry to the history, so that the back button closes the sheet; another row
 * replaces the entry. `latest` is the query plus changes of the table that are not written yet. A message of the bank in it is about the open row alone.
 */
export function useOpenItem(liste: string, latest: URLSearchParams): OpenRow {
  const { mandant = '', nr = null } = useParams();
  const { state } = useLocation() as { state: Opened | null };
  const navigate = useNavigate();
  const query = withoutBankmeldung(latest);
  const search = query.size > 0 ? `?${query}` : '';
  const open = (next: string | null) => {
    if (next !== null) {
      const opened: Opened | null = nr === null ? { liste: search } : state;
      void navigate(
        { pathname: PATHS.liste(mandant, liste, next), search },
        { replace: nr !== null, state: opened, preventScrollReset: true },
      );
    } else if (state?.liste === search) void navigate(-1);
    else void navigate({ pathname: PATHS.liste(mandant, liste), search }, { replace: true, preventScrollReset: true });
  };
  return [nr, open];
}
