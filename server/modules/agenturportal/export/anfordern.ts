import type { Input } from '../../../../contract/call.ts';
import type { exportBericht } from '../../../../contract/calls/agentur-export.ts';
import { EXPORT_SOFORT, EXPORT_STUNDEN } from '../../../../contract/calls/agentur-export.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes } from '../../../calendar.ts';
import { checkInput } from '../../../calls/input.ts';
import { idOf, type Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse, refuseField } from '../../../errors.ts';
import type { RowKey } from '../../../reports/reads.ts';
import { agenturOf, checkFrischesPasswort, type Sicht } from '../../agentur/index.ts';
import { type Exportbericht, QUELLEN, type Zeile } from './quelle.ts';
import { sichtFuer } from './recht.ts';
import { breakOff, STUECK } from './schreiben.ts';
import * as store from './store.ts';

/** All rows, or the number of the export that writes them in the background. */
type Ergebnis = { readonly stuecke: readonly (readonly Zeile[])[] } | { readonly exportnummer: string };

/**
 * Takes the rows that a query of a report leaves along: at once, or where they are many by an export that goes on by itself. Throws NichtAuthorisiert,
 * PasswortErforderlich, Validierung as the report does (at `query` for what is no JSON), Konflikt while an export of the same person is written.
 */
export async function requestExport(
  context: Context,
  login: Login | null,
  { params: { bericht }, query: { format, query } }: Input<typeof exportBericht>,
): Promise<Ergebnis> {
  const sicht = sichtFuer(login, bericht) ?? refuse('NichtAuthorisiert');
  checkFrischesPasswort(context, login);
  const quelle = QUELLEN[bericht];
  const abfrage = checkInput(quelle.schema, parse(query) ?? (bericht === 'statistik' ? {} : undefined));
  const zeilen = await quelle.count(context, sicht, abfrage);
  const { agenturnummer } = agenturOf(login);
  if (zeilen > EXPORT_SOFORT) {
    const exportnummer = await beginExport(context, idOf(login), { bericht, format, abfrage: abfrage ?? {}, sicht, zeilen });
    await writeProtokoll(context, 'export.begonnen', exportnummer, { bericht, format, zeilen }, { agenturnummer, nachher: 'Wartet' });
    return { exportnummer };
  }
  const stuecke = await readAll(context, bericht, sicht, abfrage);
  const gelesen = stuecke.reduce((sum, stueck) => sum + stueck.length, 0);
  await writeProtokoll(context, 'export.sofort', agenturnummer, { bericht, format, zeilen: gelesen }, { agenturnummer, nachher: 'Fertig' });
  return { stuecke };
}

function parse(query: string | undefined): unknown {
  try {
    return query === undefined ? undefined : JSON.parse(query);
  } catch {
    return refuseField('query', 'format');
  }
}

async function readAll(context: Context, bericht: Exportbericht, sicht: Sicht, abfrage: unknown) {
  const stuecke: (readonly Zeile[])[] = [];
  let nach: RowKey | null = null;
  do {
    const { zeilen, bis } = await QUELLEN[bericht].next(context, sicht, abfrage, nach, STUECK);
    stuecke.push(zeilen);
    nach = bis;
  } while (nach !== null);
  return stuecke;
}

type Asked = Pick<store.ExportRow, 'bericht' | 'format' | 'sicht' | 'zeilen'> & { readonly abfrage: object };

async function beginExport(context: Context, benutzerId: string, { abfrage, sicht, ...asked }: Asked): Promise<string> {
  const { now } = context;
  // One that cannot be written must not stand in the way for ever.
  for (const laufend of await store.listLaufende(context, benutzerId, addMinutes(now, -EXPORT_STUNDEN * 60)))
    await breakOff(context, laufend, 'Frist');
  const exportnummer = context.random.nummer();
  const isNew = await store.insertExport(context, {
    exportnummer,
    agentur_benutzer_id: benutzerId,
    ...asked,
    abfrage: JSON.stringify(abfrage),
    sicht: JSON.stringify(sicht),
    language: context.locale,
    status: 'Wartet',
    erstellt_am: now,
    faellig_am: now,
    fertig_am: null,
    gueltig_bis: null,
  });
  return isNew ? exportnummer : refuse('Konflikt');
}
