import { ok, strictEqual } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { postAuftrag } from '../../contract/calls/auftrag.ts';
import { createEmpfaenger } from '../../contract/calls/empfehlung/empfaenger.ts';
import { confirmEmpfehlung, createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { listProdukte } from '../../contract/calls/produkt/produkt.ts';
import { addressOf } from '../shared/calls.ts';
import { dayOf } from '../shared/dev-tools.ts';
import type { Mailbox } from '../shared/mailbox.ts';
import { stepOf } from '../shared/steps.ts';
import type { TlsProxy } from './proxy.ts';

interface Order {
  readonly proxy: TlsProxy;
  readonly mailbox: Mailbox;
  readonly mandant: string;
  readonly host: string;
  readonly key: string;
}

/** Makes the first order of an installation over the proxy, from a recommendation to an order confirmed with the tenant's key. */
export async function firstOrder({ proxy, mailbox, mandant, host, key }: Order): Promise<void> {
  const step = stepOf((definition, { params, query, ...wish } = {}) =>
    proxy.ask(definition.method, addressOf(mandant, definition, params, query), wish),
  );
  const [produkt] = await step('products', 200, listProdukte);
  if (!produkt) throw new Error(`${mandant} has no product`);
  const Empfehler = { Vorname: 'Nora', Nachname: 'Nord', Email: 'nora@nord.example', NewsletterPermission: false };
  const Empfehlung = { Produkt: produkt.Id, Channel: 'email', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' } as const;
  await step('recommend', 201, createEmpfehlung, { body: { Empfehlung, Empfehler } });
  const Token = await mailed(mailbox, Empfehler.Email);
  const confirmed = await step('confirm by the mailed link', 200, confirmEmpfehlung, { body: { Token } });
  const link = confirmed.Empfehlungslink;
  ok(link?.startsWith(`https://${host}/`), `links lead to the tenant's own address: ${link}`);
  const friend = { Vorname: 'Ole', Nachname: 'Ost', Email: 'ole@ost.example' };
  const joined = await step('the friend joins', 201, createEmpfaenger, { params: { nr: confirmed.Empfehlungsnummer }, body: friend });
  const order = {
    Auftragsnummer: 'A-1',
    Empfaengernummer: joined.Empfaengernummer,
    ProduktId: produkt.Id,
    Auftragsdatum: dayOf(new Date()),
    Status: 'Bestaetigt',
  } as const;
  strictEqual((await step('the first order', 201, postAuftrag, { bearer: key, body: order })).Status, 'Bestaetigt');
}

/** Waits for the mail to an address and returns the secret of its link; mails are sent shortly after the answer. */
async function mailed(mailbox: Mailbox, email: string): Promise<string> {
  for (let left = 120; left > 0; left -= 1) {
    const token = mailbox.tokenFor(email);
    if (token) return token;
    await sleep(250);
  }
  throw new Error(`no mail came to ${email}`);
}
