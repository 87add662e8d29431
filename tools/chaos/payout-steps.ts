import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { composeIBAN } from 'ibantools';
import { listAuszahlungen, readAuszahlung, releaseZurueckhaltung } from '../../contract/calls/betrieb/auszahlungen.ts';
import { listBetriebRechnungen } from '../../contract/calls/betrieb/rechnungen.ts';
import { listZahlungen, returnZahlung, type ZahlungZeile } from '../../contract/calls/betrieb/zahlungen.ts';
import {
  approveZahlungslauf,
  checkZahlungslauf,
  confirmHinweise,
  createZahlungslauf,
  executeZahlungslauf,
  handOverZahlungslauf,
  listZahlungslaeufe,
  readZahlungsdatei,
  readZahlungslauf,
  type Zahlungslauf,
} from '../../contract/calls/betrieb/zahlungslaeufe.ts';
import { replacePraemieBankdaten } from '../../contract/calls/praemie/bankdaten.ts';
import { nextTargetDay } from '../../contract/rules/target-days.ts';
import type { ZahlungArt } from '../../contract/rules/zahlung.ts';
import { bodyOf } from '../shared/calls.ts';
import { makeClerk, PAYOUT_TENANT } from '../shared/clerk.ts';
import { advanceClock, dayOf, readClock } from '../shared/dev-tools.ts';
import type { HttpAnswer } from '../shared/http.ts';
import { makeApi } from '../shared/load.ts';
import type { Mailbox } from '../shared/mailbox.ts';

/** A payout run on its way. */
export interface Run {
  /** Grants that it leaves out. */
  readonly ohne: readonly string[];
  /** The key of the press that makes it: pressed again, it makes no second run. */
  readonly key: string;
  laufnummer: string;
  datei: string;
}

/** A step of a run, which can be pressed again after a kill. */
export interface Step {
  readonly name: string;
  /** Does what is left of the step; ends early where the product does not answer. */
  act(run: Run): Promise<void>;
  /** How much of it is done, from 0 to 1. */
  shareDone(run: Run): Promise<number>;
}

/** Longest wait for payments to be booked and for mails. */
const PATIENCE_MS = 120_000;
/** A person may make so many calls a minute: this keeps far below. */
const LOOK_MS = 300;
/** Time for the queue to book what no killed worker held. */
const QUEUE_MS = 5_000;
/** Codes of the bank: an unknown account, about which the owner of a reward is asked once, and a fault of the day, after which the next run pays. */
const [UNKNOWN, FAULT] = ['AC01', 'TM01'];

const newKey = () => ({ 'idempotency-key': randomBytes(12).toString('hex') });

/** The steps of runs at the demo's tenant, by two people. */
export function makePayouts(port: number, mailbox: Mailbox) {
  const [maker, approver] = [makeClerk(port, 'buchhaltung@example.org'), makeClerk(port, 'betrieb@example.org')];
  const person = makeApi(port, PAYOUT_TENANT);
  /** Grants that came back before, and tokens of mails that were answered. */
  const [returned, answered] = [new Set<string>(), new Set<string>()];
  let accounts = 0;
  let faults = 0;

  /** Whether a step was answered as expected; another answer is a fault, none is not. */
  const went = (what: string, answer: HttpAnswer | undefined, ...expected: readonly number[]): answer is HttpAnswer => {
    if (!answer || expected.includes(answer.status)) return answer !== undefined;
    fault(`${what} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return false;
  };
  const fault = (sentence: string) => {
    faults += 1;
    console.log(`  ${sentence}`);
  };
  const today = async () => dayOf(new Date(await readClock(port)));
  const paramsOf = ({ laufnummer: nr }: Run) => ({ nr });
  const read = async (run: Run): Promise<Zahlungslauf | null> => {
    const answer = await maker(readZahlungslauf, { params: paramsOf(run) });
    return went('read', answer, 200) ? bodyOf(readZahlungslauf, 200, answer) : null;
  };
  const paymentsOf = async (run: Run): Promise<readonly ZahlungZeile[]> => {
    const answer = await maker(listZahlungen, { params: paramsOf(run), body: { Pagesize: 100 } });
    return went('list', answer, 200) ? bodyOf(listZahlungen, 200, answer).Content : [];
  };
  const isIn = async (run: Run, ...statuses: readonly Zahlungslauf['Status'][]): Promise<number> => {
    const lauf = await read(run);
    return lauf && statuses.includes(lauf.Status) ? 1 : 0;
  };
  const shareIn = async (run: Run, ...statuses: readonly ZahlungZeile['Status'][]): Promise<number> => {
    const payments = await paymentsOf(run);
    return payments.filter(({ Status }) => statuses.includes(Status)).length / Math.max(1, payments.length);
  };

  const steps: readonly Step[] = [
    {
      name: 'make',
      async act(run) {
        const day = await today().catch(() => null);
        if (day === null) return;
        const Arten: ZahlungArt[] = ['Praemie', 'Erstattung'];
        const body = { Ausfuehrungstag: nextTargetDay(day), Ohne: [...run.ohne], Arten };
        const answer = await maker(createZahlungslauf, { body, headers: { 'idempotency-key': run.key } });
        if (went('make', answer, 201)) run.laufnummer = bodyOf(createZahlungslauf, 201, answer).Laufnummer;
      },
      async shareDone() {
        const answer = await maker(listZahlungslaeufe, { body: { Filter: { Status: ['Entwurf'] } } });
        return went('list', answer, 200) ? bodyOf(listZahlungslaeufe, 200, answer).TotalCount : 0;
      },
    },
    {
      name: 'check',
      async act(run) {
        const open = (await read(run))?.Hinweisliste.filter((one) => one.Schwere === 'Hinweis' && one.BestaetigtVon === null) ?? [];
        const body = { Hinweise: open.map(({ Id }) => ({ Id, Worte: 'Angesehen.' })) };
        if (open.length > 0) went('confirm', await maker(confirmHinweise, { params: paramsOf(run), body, headers: newKey() }), 200);
        went('check', await maker(checkZahlungslauf, { params: paramsOf(run), headers: newKey() }), 200);
      },
      shareDone: (run) => isIn(run, 'Geprueft'),
    },
    {
      name: 'approve',
      async act(run) {
        const Pruefsumme = (await read(run))?.Pruefsumme;
        if (!Pruefsumme) return;
        went('approve', await approver(approveZahlungslauf, { params: paramsOf(run), body: { Pruefsumme }, headers: newKey() }), 200);
      },
      shareDone: (run) => isIn(run, 'Freigegeben'),
    },
    {
      name: 'hand over',
      async act(run) {
        const datei = await maker(readZahlungsdatei, { params: paramsOf(run) });
        if (!went('file', datei, 200)) return;
        if (run.datei && run.datei !== String(datei.body)) fault('the file of a run is another one after a kill');
        run.datei = String(datei.body);
        went('hand over', await maker(handOverZahlungslauf, { params: paramsOf(run), headers: newKey() }), 200);
      },
      shareDone: (run) => isIn(run, 'Uebergeben'),
    },
    {
      name: 'execute',
      async act(run) {
        const day = await today().catch(() => null);
        if (day === null) return;
        const body = { Ausfuehrungstag: day };
        if (!went('execute', await maker(executeZahlungslauf, { params: paramsOf(run), body, headers: newKey() }), 202)) return;
        const begin = Date.now();
        for (let lauf = await read(run); lauf?.Status !== 'Ausgefuehrt'; lauf = await read(run)) {
          if (lauf === null) return;
          if (Date.now() > begin + PATIENCE_MS) return fault('a run is not booked');
          // The queue takes a piece back from a killed worker after 90 s: the demo's clock does at once what is due.
          if (Date.now() > begin + QUEUE_MS) await advanceClock(port, 0).catch(() => {});
          await wait(LOOK_MS);
        }
      },
      shareDone: (run) => shareIn(run, 'Ausgefuehrt'),
    },
    {
      name: 'return',
      async act(run) {
        const day = await today().catch(() => null);
        if (day === null) return;
        for (const { Zahlungsnummer: zahlung, Status, BetragCent, Bezug, Art } of await paymentsOf(run)) {
          if (Status !== 'Ausgefuehrt') continue;
          const isAsked = Art === 'Praemie' && !returned.has(Bezug);
          const body = { Tag: day, Grundcode: (isAsked ? UNKNOWN : FAULT) ?? '', BetragCent };
          if (!went('return', await maker(returnZahlung, { params: { zahlung }, body, headers: newKey() }), 200)) return;
        }
      },
      shareDone: (run) => shareIn(run, 'Zurueckgekommen'),
    },
  ];

  /** Names the owners' accounts that they are asked for by mail, and lifts other holds, until the next run takes all grants of this one. */
  async function finish(run: Run, taken: number): Promise<void> {
    const payments = await paymentsOf(run);
    if (payments.length !== taken) fault(`a run has ${payments.length} payments instead of ${taken}`);
    const sum = payments.reduce((cent, { BetragCent }) => cent + BetragCent, 0);
    if (sumOf(run.datei) !== sum) fault(`a run pays ${sum} cents, its file ${sumOf(run.datei)}`);
    for (const { Bezug, Art } of payments) {
      if (Art !== 'Praemie') continue;
      returned.add(Bezug);
      await makeReady(Bezug);
    }
  }

  async function makeReady(nr: string): Promise<void> {
    const begin = Date.now();
    for (;;) {
      const answer = await maker(readAuszahlung, { params: { nr } });
      const shown = answer?.status === 200 ? bodyOf(readAuszahlung, 200, answer) : null;
      if (shown?.Stand === 'Bereit') return;
      if (Date.now() > begin + PATIENCE_MS) return fault(`grant ${nr} is not ready: ${shown?.Stand}`);
      // A killed worker can hold the mail that asks for the account, as it can hold a booking.
      if (Date.now() > begin + QUEUE_MS) await advanceClock(port, 0).catch(() => {});
      for (const { Id, Nachfrage } of shown?.Zurueckhaltungen ?? []) {
        if (!Nachfrage)
          went('lift', await maker(releaseZurueckhaltung, { params: { id: Id }, body: { Grund: 'Geklärt.' }, headers: newKey() }), 204);
      }
      await answerMails();
      await wait(LOOK_MS);
    }
  }

  /** Names another account by each mailed link that asks for one. */
  async function answerMails(): Promise<void> {
    for (const bearer of mailbox.tokensTo(PAYOUT_TENANT, '/praemie/bankdaten')) {
      if (answered.has(bearer)) continue;
      answered.add(bearer);
      const body = { Kontoinhaber: 'Erna Muster', IBAN: newIban() };
      went('account', await person(replacePraemieBankdaten, { bearer, body, headers: newKey() }), 204);
    }
  }

  function newIban(): string {
    accounts += 1;
    return composeIBAN({ countryCode: 'DE', bban: `37040044${String(800_000 + accounts).padStart(10, '0')}` }) ?? '';
  }

  return {
    steps,
    finish,
    fault,
    faults: () => faults,
    newRun: (ohne: readonly string[]): Run => ({ ohne, key: randomBytes(12).toString('hex'), laufnummer: '', datei: '' }),
    /** How many amounts in favour of agencies each run takes. */
    async countCredits(): Promise<number> {
      const answer = await maker(listBetriebRechnungen, { body: { Filter: { Stand: 'Bereit' } } });
      if (!answer) throw new Error('the product does not answer');
      return bodyOf(listBetriebRechnungen, 200, answer).TotalCount;
    },
    /** The grants that a run can take. Logs both people in. */
    async listReady(): Promise<readonly string[]> {
      await approver(listZahlungslaeufe);
      const answer = await maker(listAuszahlungen, { body: { Pagesize: 100, Filter: { Faellig: 'Bereit' } } });
      if (!answer) throw new Error('the product does not answer');
      return bodyOf(listAuszahlungen, 200, answer).Content.map(({ Praemierungsnummer }) => Praemierungsnummer);
    },
  };
}

/** The sum in cents of the payments in a file. */
const sumOf = (datei: string): number =>
  [...datei.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].reduce((cent, [, euro, rest]) => cent + Number(euro) * 100 + Number(rest), 0);
