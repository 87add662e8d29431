import { FAELLIG } from '../../../../contract/calls/betrieb/auftraege.ts';
import type { Punkt } from '../../../../contract/calls/betrieb/heute.ts';
import { MAX_COUNTED_ROWS } from '../../../../contract/calls/betrieb/liste.ts';
import { may } from '../../../../contract/rules/rechte.ts';
import { createTexts } from '../../../../texts/texts.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { listPageOf } from '../../../reports/list.ts';
import { auftraegeListe } from './auftraege.ts';

/** What waits in the lists that the caller may see, counted by the filters that show it; the oldest first. */
export async function anstehendFor(context: Context, login: Login | null): Promise<Punkt[]> {
  if (!may(login, 'Listen')) return [];
  const liste = await auftraegeListe(context);
  const t = createTexts(context.locale, context.texte[context.locale]);
  const found: Punkt[] = [];
  for (const Faellig of FAELLIG) {
    const query = { OrderBy: 'Auftragsdatum', Descending: false, Pagesize: 1, Filter: { Faellig } };
    const { Content, TotalCount, TotalGenau } = await listPageOf(context, { ...liste, sums: {} }, query);
    const [oldest] = Content;
    if (!oldest) continue;
    const Was = TotalGenau
      ? t.plural(`betrieb.heute.${Faellig}`, TotalCount)
      : t(`betrieb.heute.${Faellig}.other`, { anzahl: t('portal.tabelle.mehrAls', { anzahl: MAX_COUNTED_ROWS }) });
    found.push({ Liste: 'auftraege', Faellig, Anzahl: TotalCount, Genau: TotalGenau, Aeltester: oldest.Auftragsdatum, Was });
  }
  return found.sort((a, b) => (a.Aeltester < b.Aeltester ? -1 : 1));
}
