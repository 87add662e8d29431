import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import * as z from 'zod/mini';
import { postAuftrag } from '../../contract/calls/auftrag.ts';
import { listEmpfehlungen } from '../../contract/calls/empfehlung/empfehlung.ts';
import { readMandant } from '../../contract/calls/mandant.ts';
import { pickPraemierung, readPraemierung } from '../../contract/calls/praemie/praemie.ts';
import { PERSONEN } from '../../contract/examples/person.ts';
import { Problem } from '../../contract/problem.ts';
import { DAY_MS } from '../../contract/values/days.ts';
import type { Seite } from '../../contract/values/wire.ts';
import { bodyOf } from '../shared/calls.ts';
import { ERIKA } from '../shared/demo.ts';
import { dayOf, readClock } from '../shared/dev-tools.ts';
import { call, type HttpAnswer } from '../shared/http.ts';
import { expectStatus } from '../shared/steps.ts';
import { loginAsErika, mailTo, type Offered, type Recipient, type Walk } from './walk.ts';

type Status = z.input<typeof postAuftrag.body>['Status'];

const codeOf = ({ body }: HttpAnswer) => z.parse(Problem, body).code;

/** Moves the clock of the demo as a printed step. */
const advance = (port: number, what: string, Tage: number) => expectStatus(what, 200, call(port, 'POST', '/dev/clock', { body: { Tage } }));

/** Whether the tenant pays rewards with the wages of its employees. */
export const isPaidWithWages = async ({ api, tenant }: Walk): Promise<boolean> =>
  bodyOf(readMandant, 200, await api(readMandant, { params: { tenant } })).PraemieAlsLohn;

/** Confirms the order as the tenant's own system, and releases it when its release period is over, for rewards of these sides. */
export async function releaseOrder(
  { port, tenant, run, api, step }: Walk,
  produkt: Offered,
  recipient: Recipient,
  sides: readonly Seite[],
): Promise<void> {
  const order = {
    Auftragsnummer: `A-${run}-${tenant}`,
    Empfaengernummer: recipient.nr,
    ProduktId: produkt.Id,
    Auftragsdatum: dayOf(new Date(await readClock(port))),
  };
  const wishOf = (Status: Status) => ({ bearer: `demo-${tenant}`, body: { ...order, Status } });
  const ordered = await step('order confirmed', 201, postAuftrag, wishOf('Bestaetigt'));
  deepStrictEqual([ordered.Status, ordered.Praemierungen], ['Bestaetigt', []]);
  const early = await expectStatus('release, too early', 409, api(postAuftrag, wishOf('Freigegeben')));
  strictEqual(codeOf(early), 'FreigabeZuFrueh');
  const { FreigabeAb } = z.parse(z.looseObject({ FreigabeAb: z.string() }), early.body);
  const days = (Date.parse(FreigabeAb) - Date.parse(order.Auftragsdatum)) / DAY_MS;
  await advance(port, `${days} days later`, days);
  const released = await step('release', 200, postAuftrag, wishOf('Freigegeben'));
  const total = released.Praemierungen.reduce((sum, { WertCent }) => sum + WertCent, 0);
  strictEqual(total, produkt.WertCent, 'the parts add up to the reward');
  deepStrictEqual(
    released.Praemierungen.map((one) => one.Seite),
    sides,
  );
}

/** The token in the personal area of the recommender's reward. */
async function ownReward(walk: Walk, nr: string, recipient: Recipient): Promise<string> {
  const { step } = walk;
  const list = await step('my referrals', 200, listEmpfehlungen, { bearer: await loginAsErika(walk) });
  const mine = list.find((one) => one.Empfehlungsnummer === nr);
  strictEqual(mine?.Klicks, 1);
  const [contact] = mine.Empfaenger;
  deepStrictEqual([contact?.Status, contact?.Anzeigename], ['Freigegeben', PERSONEN.Anzeigename]);
  ok(!JSON.stringify(mine).includes(recipient.email), 'nothing of the recipient but first name and initial');

  const token = contact?.Praemierung?.Token;
  ok(token, 'the reward has a page');
  return token;
}

/** Checks that a reward which is paid with the wages waits for the month and needs no choice. */
export async function checkWages(walk: Walk, nr: string, recipient: Recipient): Promise<void> {
  const bearer = await ownReward(walk, nr, recipient);
  const shown = await walk.step('my reward, with the wages', 200, readPraemierung, { bearer });
  deepStrictEqual([shown.Status, shown.Gewaehlt?.Art, shown.Auswahl], ['Bereitgestellt', 'Gehalt', []]);
}

/** Picks the recommender's half as a voucher by the token in the personal area, and checks that a second pick is refused. */
export async function pickVoucher(walk: Walk, nr: string, recipient: Recipient): Promise<{ token: string; praemieId: number }> {
  const { api, step } = walk;
  const token = await ownReward(walk, nr, recipient);
  const offered = await step('my reward', 200, readPraemierung, { bearer: token });
  deepStrictEqual(offered.Auswahl.map(({ Art }) => Art).sort(), ['Gutschein', 'Ueberweisung']);
  const [first] = offered.Auswahl;
  ok(first);
  const praemieId = first.Praemie.Id;
  const wish = { bearer: token, body: { PraemieId: praemieId, Art: 'Gutschein' } } as const;
  strictEqual((await step('voucher picked', 200, pickPraemierung, wish)).Status, 'Bereitgestellt');
  strictEqual(codeOf(await expectStatus('picked again', 409, api(pickPraemierung, wish))), 'PraemieBereitsAbgeholt');
  return { token, praemieId };
}

/** Picks the recipient's half as a transfer by the mailed token. */
export async function pickTransfer(walk: Walk, recipient: Recipient, PraemieId: number): Promise<void> {
  const { token } = await mailTo(walk, recipient.email);
  const Bankdaten = { Kontoinhaber: 'Jan Beispiel', IBAN: PERSONEN.IBAN };
  const body = { PraemieId, Art: 'Ueberweisung', Bankdaten } as const;
  const transfer = await walk.step("recipient's half by transfer", 200, pickPraemierung, { bearer: token, body });
  strictEqual(transfer.Status, 'Bereitgestellt');
}

/** Checks that the voucher code comes a day later, in the reward and by mail. */
export async function awaitVoucher(walk: Walk, token: string): Promise<void> {
  await advance(walk.port, '1 day later', 1);
  const handedOut = await walk.step('voucher handed out', 200, readPraemierung, { bearer: token });
  strictEqual(handedOut.Status, 'Abgeholt');
  ok(handedOut.Gutscheincode);
  ok((await mailTo(walk, ERIKA.Email)).text.includes(handedOut.Gutscheincode), 'the code is in the mail');
}
