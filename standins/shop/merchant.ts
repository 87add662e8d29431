import { readAnfrage } from '../../contract/calls/empfehlung/anfrage.ts';
import { dayOf } from '../../contract/values/days.ts';
import type { AuftragStatus } from '../../contract/values/status.ts';
import { readDay } from '../../contract/values/typed-day.ts';
import { isOfTheMoment, type Platform } from './platform.ts';
import { findProdukt } from './produkt.ts';
import { faultOf } from './referral.ts';
import { report } from './report.ts';
import type { Fields } from './request.ts';
import type { Bestellung } from './store.ts';
import type { Visit } from './visit.ts';
import type { Words } from './words/de.ts';

type Merchant = Pick<Visit, 'platform' | 'store' | 'words' | 'konfiguration' | 'now'>;

/** Steps that the merchant can take with an order, by its status. */
export const STEPS: Readonly<Record<AuftragStatus, readonly (keyof Words['merchant']['steps'])[]>> = {
  Eingegangen: ['Bestaetigt', 'Storniert'],
  Bestaetigt: ['Freigegeben', 'Storniert'],
  Freigegeben: ['Storniert'],
  Storniert: [],
  Widerrufen: [],
};

const isAnfrage = ({ konfiguration }: Pick<Merchant, 'konfiguration'>): boolean => konfiguration.Bestellweg === 'Anfrage';

/** Number of Anfragen whose status is asked for: the newest. */
const MAX_ANFRAGEN = 50;

/** The newest Anfragen of the inbox with their status at the platform, then the shop's orders, newest first. */
export async function listOrders({ platform, store, konfiguration }: Merchant): Promise<readonly Bestellung[]> {
  const orders = await store.list();
  if (!isAnfrage({ konfiguration })) return orders;
  const mails = await platform.askDev<readonly Mail[]>('mails');
  const found = mails.ok ? anfragenIn(mails.body, konfiguration.SupportEmail).slice(0, MAX_ANFRAGEN) : [];
  const known = new Map(orders.map((one) => [one.Auftragsnummer, one]));
  const asked = await Promise.all(found.map((one) => readOrder(platform, one, known.get(one.Auftragsnummer))));
  const anfragen = asked.filter((one) => one !== undefined);
  const numbers = new Set(anfragen.map(({ Auftragsnummer }) => Auftragsnummer));
  return [...anfragen, ...orders.filter(({ Auftragsnummer }) => !numbers.has(Auftragsnummer))];
}

/** An Anfrage as an order of the shop, with its status at the platform, since the tenant can also answer it through the link in the mail. */
async function readOrder(
  platform: Platform,
  { Auftragsnummer, Empfaengernummer, Token }: Anfrage,
  known: Bestellung | undefined,
): Promise<Bestellung | undefined> {
  const told = await platform.ask(readAnfrage, { body: { Token } });
  if (!told.ok || told.body.Status === known?.Status) return known;
  const { Status, Auftragsdatum, FristBeginn, Produkt, Vorname, Nachname, Email } = told.body;
  return {
    Auftragsnummer,
    Empfaengernummer,
    Auftragsdatum,
    Status,
    ProduktId: Produkt.Id,
    ProduktName: Produkt.Name,
    ...(FristBeginn && { FristBeginn }),
    ...(Email && { Kunde: { Name: `${Vorname} ${Nachname}`, Email } }),
    Gemeldet: { Status, Praemierungen: [] },
  };
}

/** Reports the next status of an order, or its current one again (`erneut`). A refusal is stored with the order. */
export async function moveOrder(merchant: Merchant, { auftragsnummer, schritt }: Fields): Promise<void> {
  const bestellung = (await listOrders(merchant)).find((one) => one.Auftragsnummer === auftragsnummer);
  if (!bestellung) return;
  const step = STEPS[bestellung.Status].find((one) => one === schritt);
  const FristBeginn = isAnfrage(merchant) && step === 'Bestaetigt' ? dayOf(merchant.now) : bestellung.FristBeginn;
  if (step || schritt === 'erneut')
    await report(merchant.platform, merchant.store, { ...bestellung, FristBeginn }, step ?? bestellung.Status);
}

/** Reports an order that was placed elsewhere, as a system of the merchant would. Returns faults by field; empty if the report succeeded. */
export async function reportByHand({ platform, store, words }: Merchant, form: Fields): Promise<Fields> {
  const [Auftragsnummer, Empfaengernummer, Empfehlungsnummer, id, typed] = [
    'Auftragsnummer',
    'Empfaengernummer',
    'Empfehlungsnummer',
    'ProduktId',
    'Auftragsdatum',
  ].map((field) => form[field] ?? '') as [string, string, string, string, string];
  const Auftragsdatum = readDay(typed) ?? typed;
  const produkt = await findProdukt(platform, id);
  if (!produkt.ok) return { ProduktId: isOfTheMoment(produkt.problem) ? words.referral.silent : words.missing.text };
  const Status = form.Status === 'Bestaetigt' ? 'Bestaetigt' : 'Eingegangen';
  const { Id: ProduktId, Name: ProduktName } = produkt.body;
  const known = await store.find(Auftragsnummer);
  const bestellung: Bestellung = { Auftragsnummer, ProduktId, ProduktName, Auftragsdatum, Status, Empfaengernummer, Empfehlungsnummer };
  if (!Empfaengernummer && !Empfehlungsnummer) return { Empfaengernummer: words.merchant.oneOf };
  const problem = await report(platform, store, { ...known, ...bestellung }, Status);
  if (problem === null) return {};
  if (known) await store.put(known);
  else await store.remove(Auftragsnummer);
  if (problem.errors) return Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
  return { Auftragsnummer: faultOf(problem, words) };
}

/** A mail of the demo, as returned by `GET /dev/mails`. */
export interface Mail {
  readonly An: readonly string[];
  readonly Betreff: string;
  readonly Text: string;
  readonly Links: readonly string[];
}

/** Data in a mail about an Anfrage: its order number, its recipient, and the token with which the tenant reads its status. */
interface Anfrage {
  readonly Auftragsnummer: string;
  readonly Empfaengernummer: string;
  readonly Token: string;
}

/** Reads the mail about an Anfrage; null for any other mail. */
function anfrageOf({ Betreff, Text, Links }: Mail): Anfrage | null {
  const Auftragsnummer = /\bANF-\w+/.exec(Betreff)?.[0];
  // The text of the sender comes before the mail's own numbers, so the last match counts.
  const Empfaengernummer = [...Text.matchAll(/(?:Empfängernummer|Recipient number):\s+(\w+)/g)].at(-1)?.[1];
  const Token = Links.flatMap((link) => new URL(link).searchParams.get('token') ?? [])[0];
  return Auftragsnummer && Empfaengernummer && Token ? { Auftragsnummer, Empfaengernummer, Token } : null;
}

/** The Anfragen in the tenant's inbox, newest first, each once. */
export function anfragenIn(mails: readonly Mail[], supportEmail: string): Anfrage[] {
  const found = mails.filter(({ An }) => An.includes(supportEmail)).flatMap((mail) => anfrageOf(mail) ?? []);
  return [...new Map(found.map((one) => [one.Auftragsnummer, one])).values()];
}
