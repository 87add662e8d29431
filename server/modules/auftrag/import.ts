import { type Auftragsmeldung, postAuftrag } from '../../../contract/calls/auftrag.ts';
import type { Auftragsbericht, Ergebnis, importAuftraege, Zeile } from '../../../contract/calls/auftragsimport.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { checkInput } from '../../calls/input.ts';
import { problemOf, toRefusal } from '../../calls/problem.ts';
import { refuseField } from '../../errors.ts';
import { processAuftragsmeldung } from './auftragsmeldung.ts';
import type { CsvZeile } from './csv.ts';

type Request = CallRequest<typeof importAuftraege>;

/**
 * Stores the orders of a file one after the other, each by the rule of POST auftrag in its own transaction, so that a refused line stops no
 * other. An internal error ends the call: stored orders stay, and a repeat returns unveraendert for them.
 */
export async function importZeilen(request: Request, zeilen: readonly CsvZeile[]): Promise<Auftragsbericht> {
  const bericht: Zeile[] = [];
  for (const zeile of zeilen) bericht.push(await importZeile(request, zeile));
  const count = (ergebnis: Ergebnis) => bericht.filter(({ Ergebnis }) => Ergebnis === ergebnis).length;
  return {
    Zeilen: bericht,
    Summe: {
      angelegt: count('angelegt'),
      bewegt: count('bewegt'),
      unveraendert: count('unveraendert'),
      abgelehnt: count('abgelehnt'),
    },
  };
}

async function importZeile(request: Request, { zeile, werte }: CsvZeile): Promise<Zeile> {
  const place = { Zeile: zeile, Auftragsnummer: werte?.Auftragsnummer ?? '' };
  try {
    const meldung = meldungOf(werte ?? refuseField('Zeile', 'format'));
    const { isNew, isMoved, auftrag } = await request.inContext((context) =>
      processAuftragsmeldung({ ...context, ...(request.input.query.Still === 'true' && { isSilent: true }) }, meldung),
    );
    const moved = isMoved ? 'bewegt' : 'unveraendert';
    const { Status, Grund } = auftrag;
    return { ...place, Ergebnis: isNew ? 'angelegt' : moved, Status, ...(Grund && { Grund }) };
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) throw error;
    const { mandant, locale } = request;
    const { code, detail, errors } = problemOf(refusal, { locale, texte: mandant.texte[locale] });
    return { ...place, Ergebnis: 'abgelehnt', code, message: detail, ...(errors && { errors: [...errors] }) };
  }
}

/** Converts a line to a message: omits empty values and parses ProduktId as a number. Throws Validierung. */
function meldungOf({ ProduktId, ...texts }: Readonly<Record<string, string>>): Auftragsmeldung {
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  const id = ProduktId && { ProduktId: /^\d{1,10}$/.test(ProduktId) ? Number(ProduktId) : ProduktId };
  return checkInput(postAuftrag.body, { ...Object.fromEntries(given), ...id });
}
