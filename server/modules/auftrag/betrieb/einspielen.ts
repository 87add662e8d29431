import { Auftragszeile } from '../../../../contract/calls/auftrag.ts';
import {
  type BetriebAuftragsbericht,
  IMPORT_ERGEBNISSE,
  type importBetriebAuftraege,
} from '../../../../contract/calls/betrieb/auftragsimport.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Context } from '../../../context.ts';
import type { CsvRow } from '../../../csv/read.ts';
import { inPart } from '../../../db/part.ts';
import { type FieldError, Refusal } from '../../../errors.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { findEmpfaenger, processAuftragsmeldung } from '../auftragsmeldung.ts';
import { meldungOf, OFFENE_FORM, readZeilen } from '../csv.ts';
import { asStill, ergebnisOf, tryRow } from '../import.ts';
import { keepOhneEmpfehlung } from '../ohne/keep.ts';
import { lockOhneEmpfehlung } from '../ohne/store.ts';
import { findAuftrag } from '../store.ts';
import { checkNotOwn } from './eigener.ts';

type Request = Pick<CallRequest<typeof importBetriebAuftraege>, 'mandant' | 'locale' | 'login' | 'input' | 'inContext'>;
type Zeilen = BetriebAuftragsbericht['Zeilen'];

/**
 * Takes the orders of a file one after the other, each in its own transaction, so that a refused line stops no other and a role that ended stops the rest. A
 * probe does the same as parts of one transaction, which is undone. Throws Validierung for a file that is no CSV or too long.
 */
export async function importAsBetrieb(request: Request): Promise<BetriebAuftragsbericht> {
  const { query, body } = request.input;
  const { ignored, zeilen } = await readZeilen(body, OFFENE_FORM);
  const isProbe = query.probe === 'true';
  const Zeilen = isProbe ? await probe(request, zeilen) : await takeAll(request, zeilen);
  const count = (ergebnis: Zeilen[number]['Ergebnis']) => Zeilen.filter(({ Ergebnis }) => Ergebnis === ergebnis).length;
  return {
    Zeilen,
    Summe: Object.fromEntries(IMPORT_ERGEBNISSE.map((one) => [one, count(one)])) as BetriebAuftragsbericht['Summe'],
    ...(ignored.length > 0 && { UnbekannteSpalten: [...ignored] }),
    Gespeichert: !isProbe,
  };
}

async function takeAll(request: Request, rows: readonly CsvRow[]): Promise<Zeilen> {
  const zeilen: Zeilen = [];
  for (const row of rows)
    zeilen.push(
      await tryRow(request, row, async () => {
        refuseFormeln(row);
        const meldung = meldungOf(row, Auftragszeile);
        return request.inContext((context) => take(asStill(context, request.input.query.Still === 'true'), request, meldung));
      }),
    );
  return zeilen;
}

/** Thrown to end the transaction of a probe without its changes. */
const UNDO = Symbol('undo');

async function probe(request: Request, rows: readonly CsvRow[]): Promise<Zeilen> {
  let zeilen: Zeilen = [];
  const undone = request.inContext(async (context) => {
    zeilen = await takeAll({ ...request, inContext: (work) => inPart(context, () => work(context)) }, rows);
    throw UNDO;
  });
  await undone.catch((reason) => {
    if (reason !== UNDO) throw reason;
  });
  return zeilen;
}

/** Takes one order: of a known number, of a known referral, or without one. Throws NichtAuthorisiert, and as `processAuftragsmeldung`. */
async function take(context: Context, { login }: Request, meldung: ReturnType<typeof meldungOf<typeof Auftragszeile>>) {
  const person = await checkStillMay(context, login, 'AuftraegeEntscheiden');
  const { Auftragsnummer, Empfaengernummer, Empfehlungsnummer, Status } = meldung;
  await lockOhneEmpfehlung(context, Auftragsnummer);
  const known = await findAuftrag(context, Auftragsnummer);
  const isNamed = Boolean(Empfaengernummer || Empfehlungsnummer) && (await findEmpfaenger(context, meldung)) !== null;
  if (!known && !isNamed) return { Ergebnis: 'ohneEmpfehlung' as const, Status: await keepOhneEmpfehlung(context, meldung) };
  const done = await processAuftragsmeldung(
    context,
    known && !isNamed ? { ...meldung, Empfaengernummer: known.empfaengernummer, Empfehlungsnummer: null } : meldung,
  );
  if (done.isMoved && Status === 'Freigegeben') await checkNotOwn(context, Auftragsnummer, person, 'freigabe.Eigener');
  return ergebnisOf(done);
}

/** Refuses values that a spreadsheet computes; a file of orders has none. */
function refuseFormeln({ werte }: CsvRow): void {
  const fields = Object.entries(werte).flatMap(([field, value]): FieldError[] =>
    /^[=+@-]/.test(value) ? [{ field, code: 'format' }] : [],
  );
  if (fields.length > 0) throw new Refusal('Validierung', { fields });
}
