import { nextTargetDay } from '../../../contract/rules/target-days.ts';
import { DAY_MS } from '../../../contract/values/days.ts';
import { addDays, addMonths, dayOf, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { firstOfMonth } from '../../modules/abrechnung/index.ts';
import { holdByHand } from '../../modules/auszahlung/anhalten.ts';
import { createLauf } from '../../modules/auszahlung/anlegen.ts';
import { executeLauf } from '../../modules/auszahlung/ausfuehren.ts';
import { withdrawLauf } from '../../modules/auszahlung/enden.ts';
import { approveLauf, handOverLauf } from '../../modules/auszahlung/freigeben.ts';
import { confirmHinweise } from '../../modules/auszahlung/hinweise.ts';
import { checkLauf } from '../../modules/auszahlung/pruefen.ts';
import { returnZahlung } from '../../modules/auszahlung/zurueck.ts';
import { listForderungenOf } from '../../modules/forderung/index.ts';
import { decideForderung } from '../../modules/forderung/zahlung.ts';
import { findGueltige, findLauf } from '../../modules/zahlung/index.ts';
import { type Actor, actorAs } from '../actor.ts';
import { DEMO_AGENTUR } from '../logins.ts';
import { cancelAuftrag } from '../steps.ts';
import { findPraemierungOf, hasDueGutschrift, listOpenHinweise, listTransfersBut } from '../store.ts';
import { at, sweepAt, type Told } from '../tell.ts';
import { tellTransfers } from './transfers.ts';

/** Transfers of the tenant with runs, by what becomes of them; `bereit` are in no run or in a withdrawn one. */
const ANZAHL = { ausgefuehrt: 6, geprueft: 5, zurueckgezogen: 3, angehalten: 1, bereit: 20 } as const;
const EMPFEHLER = 22;

/** Days before the demo's start on which its runs were made, the executed one was executed at the latest, and one of its payments came back. */
const DAYS = { withdrawn: 17, executed: 12, booked: 5, claimed: 4, returned: 3, held: 2, checked: 1 } as const;

/** Days from the check to the execution of the run that waits for its approval: so long it can be approved. */
const CHECKED_AHEAD = 7;

/**
 * Transfers for the payout runs of a tenant: some that are ready, and at the tenant of the agencies a run that was executed, with a payment that came back and two that are claimed back, one that was
 * withdrawn, one that waits for its approval, two with the commissions of profi sellers that were due, and a transfer that is held.
 */
export async function tellAuszahlungen(told: Told, produktIds: readonly number[]): Promise<void> {
  if (told.mandant.mandant !== DEMO_AGENTUR.mandant) {
    await tellTransfers(told, produktIds.slice(0, 2), { empfehler: 2, transfers: 2, ofRuns: 0 });
    return;
  }
  const { ausgefuehrt, geprueft, zurueckgezogen, angehalten, bereit } = ANZAHL;
  const ofRuns = ausgefuehrt + geprueft + zurueckgezogen;
  const orders = await tellTransfers(told, produktIds.slice(0, 3), {
    empfehler: EMPFEHLER,
    transfers: ofRuns + angehalten + bereit - zurueckgezogen,
    ofRuns,
  });
  const [paid, checked, withdrawn] = [
    orders.slice(0, ausgefuehrt),
    orders.slice(ausgefuehrt, ausgefuehrt + geprueft),
    orders.slice(ausgefuehrt + geprueft, ofRuns),
  ];
  const [maker, approver] = [await actorAs(told, 'Buchhaltung'), await actorAs(told, 'Betrieb')];
  const runs: Runs = { told, maker, approver };
  for (const end of pastMonthEnds(told))
    if (await at(told, 0, (context) => hasDueGutschrift(context, end))) await executedRun(runs, provisionenBy(end), daysBefore(told, end));
  const zurueckgezogener = await approvedRun(runs, transfersOf(withdrawn), DAYS.withdrawn);
  await maker.at(DAYS.withdrawn - 1, (context) =>
    withdrawLauf(context, maker.login, zurueckgezogener, 'Das Konto war an dem Tag nicht gedeckt.'),
  );
  await executedRun(runs, transfersOf(paid), DAYS);
  await returned(runs, paid[1] ?? '');
  await claimedBack(runs, paid[2] ?? '');
  await claimedBack(runs, paid[3] ?? '', [30, 40]);
  await maker.at(DAYS.held, async (context) => {
    const { praemierungsnummer } = await findPraemierungOf(context, orders[ofRuns] ?? '');
    await holdByHand(context, maker.login, [praemierungsnummer], 'Der Name am Konto weicht ab, wir fragen nach.');
  });
  await checkedRun(runs, transfersOf(checked), DAYS.checked, CHECKED_AHEAD);
}

interface Runs {
  readonly told: Told;
  readonly maker: Actor;
  readonly approver: Actor;
}

/** Days before the demo's start on which a run was made, and on which its execution was entered. */
interface Executed {
  readonly executed: number;
  readonly booked: number;
}

/** The last days of the two months before the demo's start, `YYYY-MM-DD`: by then the commissions of the months before them were due. */
const pastMonthEnds = ({ now }: Told): string[] => [-1, 0].map((months) => addDays(addMonths(firstOfMonth(dayOf(now)), months), -1));

/** A run of what is due by a day was made a week before it, and its execution entered two days before it. */
const daysBefore = ({ now }: Told, day: string): Executed => {
  const since = Math.floor((now.getTime() - startOfDay(day).getTime()) / DAY_MS);
  return { executed: since + 7, booked: since + 2 };
};

/** The commissions that are due by a day. */
const provisionenBy =
  (day: string): AuswahlOf =>
  async () => ({ Arten: ['Provision'], FaelligBis: day });

/** What a run takes. */
type AuswahlOf = (context: Context) => Promise<Omit<Parameters<typeof createLauf>[2], 'Ausfuehrungstag'>>;

/** The transfers of these orders alone. */
const transfersOf =
  (auftragsnummern: readonly string[]): AuswahlOf =>
  async (context) => ({ Ohne: await listTransfersBut(context, auftragsnummern) });

/** A run, checked; returns its number. `ahead` are the days to its execution at least. */
async function checkedRun({ maker }: Runs, auswahlOf: AuswahlOf, vorTagen: number, ahead: number): Promise<string> {
  const laufnummer = await maker.at(vorTagen, async (context) => {
    const Ausfuehrungstag = nextTargetDay(addDays(dayOf(context.now), ahead));
    const nummer = await createLauf(context, maker.login, { Ausfuehrungstag, ...(await auswahlOf(context)) });
    const hinweise = await listOpenHinweise(context, nummer);
    const given = hinweise.map((Id) => ({ Id, Worte: 'Mit dem Auftrag verglichen.' }));
    if (given.length > 0) await confirmHinweise(context, maker.login, nummer, given);
    return nummer;
  });
  await checkLauf({ login: maker.login, inContext: (work) => maker.at(vorTagen, work) }, laufnummer);
  return laufnummer;
}

async function approvedRun(runs: Runs, auswahlOf: AuswahlOf, vorTagen: number): Promise<string> {
  const laufnummer = await checkedRun(runs, auswahlOf, vorTagen, 1);
  const { approver, maker } = runs;
  const lauf = await approver.at(vorTagen, (context) => findLauf(context, laufnummer));
  await approveLauf({ login: approver.login, inContext: (work) => approver.at(vorTagen, work) }, laufnummer, lauf?.pruefsumme ?? '');
  await maker.at(vorTagen, (context) => handOverLauf(context, maker.login, laufnummer));
  return laufnummer;
}

/** A run that the bank executed on the day that it was made for. */
async function executedRun(runs: Runs, auswahlOf: AuswahlOf, days: Executed): Promise<void> {
  const { told, maker } = runs;
  const laufnummer = await approvedRun(runs, auswahlOf, days.executed);
  await maker.at(days.booked, async (context) => {
    const lauf = await findLauf(context, laufnummer);
    await executeLauf(context, maker.login, laufnummer, lauf?.ausfuehrungstag ?? '');
  });
  // By then payments that are not booked together are found too.
  await sweepAt(told, days.booked - 1 / 24);
}

/** An order is cancelled after its reward was paid, which makes a claim. These parts of it, in percent, were received on the days after that. */
async function claimedBack({ maker }: Runs, auftragsnummer: string, parts: readonly number[] = []): Promise<void> {
  const bezug = await maker.at(DAYS.claimed, async (context) => {
    await cancelAuftrag(context, auftragsnummer);
    return (await findPraemierungOf(context, auftragsnummer)).praemierungsnummer;
  });
  for (const [index, percent] of parts.entries())
    await maker.at(DAYS.claimed - 1 - index, async (context) => {
      const [row] = await listForderungenOf(context, [bezug]);
      if (!row) throw new Error('the demo has no claim to pay');
      const cent = Math.round((row.betrag_cent * percent) / 100);
      await decideForderung(context, maker.login, row.forderungsnummer, {
        aktion: 'Bezahlt',
        tag: dayOf(context.now),
        cent,
        offenCent: row.rest_cent,
      });
    });
}

/** The bank sends the payment of an order back: the account is closed. */
async function returned({ maker }: Runs, auftragsnummer: string): Promise<void> {
  await maker.at(DAYS.returned, async (context) => {
    const { praemierungsnummer } = await findPraemierungOf(context, auftragsnummer);
    const zahlung = await findGueltige(context, 'Praemie', praemierungsnummer);
    if (!zahlung) throw new Error('the demo has no payment to return');
    const meldung = { tag: dayOf(context.now), code: 'AC04', cent: zahlung.betrag_cent };
    await returnZahlung(context, maker.login, zahlung.zahlungsnummer, meldung);
  });
}
