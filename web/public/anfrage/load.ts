import { type Anfrage, readAnfrage } from '../../../contract/calls/anfrage.ts';
import { isPassing } from '../../shell/outage.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

export interface AnfrageProps extends PageContext {
  /** What was asked for; null when the link is no good. */
  readonly anfrage: Anfrage | null;
  readonly wasSaved: boolean;
  /** Why the last button did nothing. */
  readonly message: string | null;
}

/** Opens what a recipient asked the tenant for, by the link of the tenant's mail; opening changes nothing. */
export async function loadAnfrage(visit: Visit): Promise<Loaded<AnfrageProps>> {
  const { token = '', gespeichert } = visit.query;
  const base = { ...pageContext(visit), wasSaved: gespeichert === '1' && visit.form === null };
  if (token === '') return { props: { ...base, anfrage: null, message: null } };
  const found = await visit.call(readAnfrage, { body: { Token: token } });
  if (found.ok) return { props: { ...base, anfrage: found.body, message: visit.form?.problem.detail ?? null } };
  return isPassing(found.problem) ? { problem: found.problem } : { props: { ...base, anfrage: null, message: null }, status: 404 };
}
