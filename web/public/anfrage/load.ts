import { type Anfrage, readAnfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import { withArtTexts } from '../../shell/art.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { isTransient } from '../../shell/outage.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

export interface AnfrageProps extends PageContext {
  /** The recipient's request; null if the link is invalid. */
  readonly anfrage: Anfrage | null;
  readonly wasSaved: boolean;
  /** The day from which the release counts as typed, with the errors of the form or of the last button. */
  readonly form: FormView<'FristBeginn'>;
}

/** Loads a recipient's request by the link of the tenant's mail; loading changes nothing. */
export async function loadAnfrage(visit: Visit): Promise<Loaded<AnfrageProps>> {
  const { token = '', gespeichert } = visit.query;
  const base = {
    ...pageContext(visit),
    wasSaved: gespeichert === '1' && visit.form === null,
    form: formView(visit.form),
  };
  if (token === '') return { props: { ...base, anfrage: null } };
  const found = await visit.call(readAnfrage, { body: { Token: token } });
  if (found.ok) {
    const form = formView(visit.form, { FristBeginn: found.body.FristBeginn ?? '' });
    return { props: { ...withArtTexts(base, visit, found.body.ProduktArt), anfrage: found.body, form } };
  }
  return isTransient(found.problem) ? { problem: found.problem } : { props: { ...base, anfrage: null }, status: 404 };
}
