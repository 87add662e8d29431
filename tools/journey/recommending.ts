import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { readEmpfaenger } from '../../contract/calls/account/eigenerstand.ts';
import { acceptZustimmung, completeEmpfaenger, confirmEmpfaenger } from '../../contract/calls/empfehlung/empfaenger.ts';
import { confirmEmpfehlung, createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { clickEmpfehlung, readEmpfehlung } from '../../contract/calls/empfehlung/empfehlungslink.ts';
import { listProdukte, readProdukt, searchBerater } from '../../contract/calls/produkt/produkt.ts';
import { readRoutes } from '../../contract/calls/route.ts';
import { completion, recommendation } from '../shared/bodies.ts';
import { bodyOf } from '../shared/calls.ts';
import { ERIKA, hostOf } from '../shared/demo.ts';
import { call } from '../shared/http.ts';
import { expectStatus } from '../shared/steps.ts';
import { mailTo, type Offered, type Recipient, type Walk } from './walk.ts';

const erika = { Vorname: 'Erika', Nachname: 'Muster', Email: ERIKA.Email, NewsletterPermission: false };

/** A product that can be recommended, with the amount of its reward. */
export async function recommendable({ api, step }: Walk): Promise<Offered> {
  const pages = await step('pages', 200, readRoutes);
  ok(pages.RecipientData);
  const list = await api(listProdukte, { query: { quelle: '', kategorie: '' } });
  if (list.status === 200) {
    const produkte = bodyOf(listProdukte, 200, list);
    return offered(produkte.find((produkt) => produkt.Praemien.length > 0 && !('Young' in produkt && produkt.Young)));
  }
  const agents = await step('agents', 200, searchBerater, { query: { query: '', page: 1, pagesize: 6 } });
  const [first] = agents.Content;
  ok(first, 'there are agents');
  return offered(await step('agent', 200, readProdukt, { params: { id: first.ExterneId } }));
}

function offered(produkt: { readonly Id: number; readonly Praemien: readonly { readonly WertCent: number }[] } | undefined): Offered {
  const [praemie] = produkt?.Praemien ?? [];
  ok(produkt && praemie, 'something can be recommended');
  return { Id: produkt.Id, WertCent: praemie.WertCent };
}

/** Creates a referral with a session, which needs no confirmation. Returns its number. */
export async function recommendAsErika({ step }: Walk, session: string, produkt: Offered): Promise<string> {
  const body = recommendation(erika, produkt.Id);
  const created = await step('recommend, logged in', 201, createEmpfehlung, { bearer: session, body });
  deepStrictEqual([created.Status, created.OptInRequired], ['Ok', false]);
  ok(created.KurzURL && created.Empfehlungslink && created.Hex);
  return created.Empfehlungsnummer;
}

/** Creates a referral without a session for a new address: it becomes valid only when the owner of the address confirms it. */
export async function confirmAsNewcomer(walk: Walk, produkt: Offered): Promise<void> {
  const { port, tenant, run, step } = walk;
  const email = `anna.${run}@${hostOf(tenant)}`;
  const body = recommendation({ Vorname: 'Anna', Nachname: 'Neu', Email: email }, produkt.Id, 100);
  const pending = await step('recommend, not logged in', 201, createEmpfehlung, { body });
  deepStrictEqual([pending.Status, pending.OptInRequired, pending.KurzURL], ['Offen', true, undefined]);
  const { link, token } = await mailTo(walk, email);
  await call(port, 'GET', `${link.pathname}${link.search}`, { host: link.hostname });
  const params = { nr: pending.Empfehlungsnummer };
  const still = await step('opening the mailed link changes nothing', 200, readEmpfehlung, { params });
  strictEqual(still.Status, 'Offen');
  const confirmed = await step('address confirmed', 200, confirmEmpfehlung, { body: { Token: token } });
  strictEqual(confirmed.Status, 'Ok');
  ok(confirmed.KurzURL);
}

/** Checks the public view of a referral, and that a click redirects to the referral's page. */
export async function followLink({ api }: Walk, nr: string): Promise<void> {
  const params = { nr };
  const seen = await expectStatus('public view', 200, api(readEmpfehlung, { params }));
  deepStrictEqual(Object.keys(seen.body ?? {}).sort(), ['Empfehlungsnummer', 'GueltigBis', 'Praemie', 'Produkt', 'Status', 'Vorname']);
  const clicked = await expectStatus('click', 302, api(clickEmpfehlung, { params, query: { channel: 'whatsapp' } }));
  match(clicked.headers.location ?? '', new RegExp(`/de/empfaengerdaten/${nr}\\?channel=whatsapp$`));
}

/** A recipient follows the link, enters data, accepts the terms and confirms by the mailed link. */
export async function joinAsRecipient(walk: Walk, nr: string): Promise<Recipient> {
  const { tenant, run, api, step } = walk;
  const email = `jan.${run}.${tenant}@example.net`;
  const query = { channel: 'co', einsprungsquelle: 'Einsprungslink' };
  const joined = await step('recipient data', 201, completeEmpfaenger, { query, body: completion(nr, email) });
  strictEqual(joined.Status, 'Offen');
  const { token } = await mailTo(walk, email);
  await expectStatus('terms accepted', 204, api(acceptZustimmung, { bearer: joined.Hex, body: { AgbText: 'ja' } }));
  const confirmed = await step('data confirmed', 200, confirmEmpfaenger, { body: { Token: token } });
  strictEqual(confirmed.Status, 'Ok');
  await expectStatus('the secret of before', 404, api(readEmpfaenger, { params: { hex: joined.Hex } }));
  const own = await step('the new secret', 200, readEmpfaenger, { params: { hex: confirmed.Hex } });
  strictEqual(own.Empfaengernummer, joined.Empfaengernummer);
  return { email, nr: joined.Empfaengernummer };
}
