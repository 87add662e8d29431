import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type BetriebPerson, readBetriebPerson } from '../../../contract/calls/betrieb/personen.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';

/** A person, with the check of the caller that opened the details; null before. */
interface Opened {
  readonly person: BetriebPerson;
  readonly pruefung: string | null;
}

/** How long a person stays open after another screen was opened, in ms: as long as a session without a call. */
const KEPT_MS = 30 * 60_000;

/**
 * Loads a person. The details belong to the entry of the history in which the caller was checked, so that going back shows them again, and opening the
 * person again asks for another check. Nothing is refetched by itself, since each look is an entry of the audit log.
 */
export function usePerson(id: string) {
  const { callIn, queries } = useBackoffice();
  const { Mandant } = useMandant();
  const { key } = useLocation();
  const queryKey = [Mandant, 'person', id, key];
  const load = async (pruefung: string | null, options = {}): Promise<Opened> => {
    const query = pruefung === null ? {} : { Anruferpruefung: pruefung };
    return { person: (await callIn(Mandant)(readBetriebPerson, { params: { id }, query }, options)).body, pruefung };
  };
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(queries.getQueryData<Opened>(queryKey)?.pruefung ?? null, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });
  return {
    data,
    error,
    retry: () => void refetch(),
    /** Asks for the details with a check of the caller. */
    open: async (pruefung: string) => void queries.setQueryData<Opened>(queryKey, await load(pruefung)),
  };
}
