import { type Auftragsmeldung, postAuftrag } from '../../../contract/calls/auftrag.ts';
import type { Auftragsbericht, Ergebnis, importAuftraege, Zeile } from '../../../contract/calls/auftragsimport.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { checkInput } from '../../calls/input.ts';
import { problemOf, toRefusal } from '../../calls/problem.ts';
import { refuseField } from '../../errors.ts';
import type { CsvZeile } from './csv.ts';
import { takeAuftrag } from './take.ts';

type Request = CallRequest<typeof importAuftraege>;

/**
 * Takes the orders of a file one after the other, each by the rule of POST auftrag and in a transaction of its own: a refused line
 * stops no other. A fault of ours ends the call; what was taken stays, and sent again it is known.
 */
export async function takeZeilen(request: Request, zeilen: readonly CsvZeile[]): Promise<Auftragsbericht> {
  const bericht: Zeile[] = [];
  for (const zeile of zeilen) bericht.push(await takeZeile(request, zeile));
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

async function takeZeile(request: Request, { zeile, werte }: CsvZeile): Promise<Zeile> {
  const place = { Zeile: zeile, Auftragsnummer: werte?.Auftragsnummer ?? '' };
  try {
    const meldung = meldungOf(werte ?? refuseField('Zeile', 'format'));
    const { isNew, isMoved, auftrag } = await request.inContext((context) =>
      takeAuftrag({ ...context, ...(request.input.query.Still === 'true' && { isSilent: true }) }, meldung),
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

/** A line as the message it stands for: what is empty is absent, ProduktId a number. */
function meldungOf({ ProduktId, ...texts }: Readonly<Record<string, string>>): Auftragsmeldung {
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  const id = ProduktId && { ProduktId: /^\d{1,10}$/.test(ProduktId) ? Number(ProduktId) : ProduktId };
  return checkInput(postAuftrag.body, { ...Object.fromEntries(given), ...id });
}
