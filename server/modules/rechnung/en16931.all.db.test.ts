import { beforeAll, describe, expect, test } from 'vitest';
import type { Rechnungssteller } from '../../../contract/calls/agentur/rechnungssteller.ts';
import { testApp } from '../../../test/support/app.ts';
import { brokenRules } from '../../../test/support/en16931.ts';
import { releasedAgencyOrder } from '../../../test/support/kosten.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { ABRECHNEND, addressed, billable, nextFirst, STELLER } from '../../../test/support/rechnung.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import type { Rechnungsbeleg } from '../../belege/beleg.ts';
import { xmlOf } from '../../belege/xml.ts';
import type { Context } from '../../context.ts';
import { belegOf } from './beleg.ts';
import { cancelRechnung, issueMonat, previousMonatAt } from './index.ts';

const app = testApp();
const TENANT = 'energie';

const inTenant = <T>(work: (context: Context) => Promise<T>) => app.inTenant(TENANT, work);

/** Issues the documents of the last month and returns them by number. */
async function issued(agenturnummer: string): Promise<string[]> {
  const run = await inTenant((context) => issueMonat(context, agenturnummer, previousMonatAt(context.now)));
  return 'nummern' in run ? [...run.nummern] : expect.fail(`nothing issued without ${run.ohne}`);
}

/** Issues documents for a released order and corrections for its cancellation, and cancels the corrections. */
async function issueAndTakeBack(): Promise<string[]> {
  const one = await billable(app, TENANT);
  const first = await issued(one.agenturnummer);
  expect((await postAuftrag(app, TENANT, one.auftrag, 'Storniert')).status).toBe(200);
  app.clock.set(nextFirst(app));
  const corrections = await issued(one.agenturnummer);
  return [...first, ...corrections, ...(await cancelled(corrections))];
}

/** Issues documents for a released order and cancels them. */
async function issueAndCancel(): Promise<string[]> {
  return cancelled(await issued((await billable(app, TENANT)).agenturnummer));
}

async function cancelled(numbers: readonly string[]): Promise<string[]> {
  const cancellations: string[] = [];
  for (const number of numbers) cancellations.push(await inTenant((context) => cancelRechnung(context, number, 'Probe')));
  return cancellations;
}

/** Issues a document whose lines add up to nothing: its order is released and cancelled in the same month. */
async function issueNothingToPay(): Promise<string[]> {
  const one = await releasedAgencyOrder(app, TENANT, { anteil: 100 });
  await addressed(app, TENANT, one.agenturnummer);
  expect((await postAuftrag(app, TENANT, one.auftrag, 'Storniert')).status).toBe(200);
  app.clock.set(nextFirst(app));
  return issued(one.agenturnummer);
}

const belegeOf = async (numbers: readonly string[]): Promise<Rechnungsbeleg[]> =>
  inTenant(async (context) => {
    const belege: Rechnungsbeleg[] = [];
    for (const number of numbers) belege.push((await belegOf(context, number)) ?? expect.fail(`no document ${number}`));
    return belege;
  });

/** The kind of a document: its title, VAT rate and the sign of its amount. */
const kindOf = ({ titel, ustProzent, bruttoCent }: Rechnungsbeleg): string => `${titel}, ${ustProzent} %, ${Math.sign(bruttoCent)}`;

let belege: Rechnungsbeleg[] = [];
beforeAll(async () => {
  await configure(app, TENANT, ABRECHNEND);
  const numbers = [...(await issueAndTakeBack()), ...(await issueAndCancel()), ...(await issueNothingToPay())];
  await configured(app, TENANT, { PraemieDurchlaufend: true }, async () => {
    numbers.push(...(await issueAndTakeBack()), ...(await issueAndCancel()), ...(await issueNothingToPay()));
  });
  belege = await belegeOf(numbers);
});

const { UstId, ...OHNE_USTID } = STELLER;
const REGISTER = 'Amtsgericht Musterstadt, HRB 00417 · Geschäftsführung: Mara Lindqvist';
const STEUERNUMMER = '231/999/00417';
const ISSUERS: readonly (readonly [string, Rechnungssteller])[] = [
  ['with a VAT id', STELLER],
  ['with a tax number', { ...OHNE_USTID, Steuernummer: STEUERNUMMER }],
  [
    'with a VAT id, a tax number, a register and a bank',
    { ...STELLER, Steuernummer: STEUERNUMMER, Register: REGISTER, BIC: 'MARKDEF1100', Bank: 'Musterbank' },
  ],
  ['with a tax number and a register', { ...OHNE_USTID, Steuernummer: STEUERNUMMER, Register: REGISTER }],
];

describe('the rules of EN 16931', () => {
  test('see every kind of document that the product issues', () => {
    expect([...new Set(belege.map(kindOf))].sort()).toEqual([
      'Abrechnung durchlaufender Posten, 0 %, 0',
      'Abrechnung durchlaufender Posten, 0 %, 1',
      'Rechnung, 19 %, 0',
      'Rechnung, 19 %, 1',
      'Rechnungskorrektur, 0 %, -1',
      'Rechnungskorrektur, 19 %, -1',
      'Stornorechnung, 0 %, -1',
      'Stornorechnung, 0 %, 1',
      'Stornorechnung, 19 %, -1',
      'Stornorechnung, 19 %, 1',
    ]);
  });

  test.each(ISSUERS)('accept every document of an issuer %s, to agencies with and without a VAT id', async (_, steller) => {
    for (const beleg of belege) {
      for (const recipientUstId of [UstId ?? null, null]) {
        const xml = await xmlOf({ ...beleg, steller, empfaenger: { ...beleg.empfaenger, UstId: recipientUstId } });
        expect(await brokenRules(xml), `${beleg.nummer}: ${kindOf(beleg)}`).toEqual([]);
      }
    }
  });

  test.each([
    ['a wrong total', /<ram:GrandTotalAmount>[^<]+/, '<ram:GrandTotalAmount>1.00', 'BR-CO-15'],
    ['no name of the recipient', /(<ram:BuyerTradeParty>.*?)<ram:Name>[^<]*<\/ram:Name>/s, '$1', 'BR-07'],
  ])('refuse %s', async (_, part, other, rule) => {
    const xml = await xmlOf(belege[0] ?? expect.fail('no document'));
    const broken = xml.replace(part, other);
    expect(broken).not.toBe(xml);
    expect((await brokenRules(broken)).join('\n')).toContain(`[${rule}]`);
  });
});
