/**
 * The journey of a referral with nothing but HTTP, for each demo tenant, against a running product:
 * `npm run journey [-- PORT [tenant …]]`. Prints every call and stops at the first answer that is not as expected.
 */

import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { ERIKA, TENANTS } from './demo.mjs';
import { call } from './http.mjs';

const [portArgument, ...wanted] = process.argv.slice(2);
const port = Number(portArgument ?? process.env.PORT ?? 3000);
const tenants = wanted.length > 0 ? wanted : TENANTS;
const run = randomBytes(3).toString('hex');

const erika = { Vorname: 'Erika', Nachname: 'Muster', Email: ERIKA.Email, NewsletterPermission: false };
const newcomerDomain = { intern: 'werkring.example' };

for (const tenant of tenants) await journey(tenant);
console.log(`\nThe journey is complete for ${tenants.join(', ')}.`);

async function journey(tenant) {
  console.log(`\n${tenant}`);
  const caller = callerOf(tenant);
  const session = await login(caller);
  const produkt = await recommendable(caller);
  const nr = await recommendAsErika(caller, session, produkt);
  await confirmAsNewcomer(caller, produkt);
  await followLink(caller, nr);
  const recipient = await joinAsRecipient(caller, nr);
  await releaseOrder(caller, produkt, recipient);
  const { token, praemieId } = await pickVoucher(caller, nr, recipient);
  await pickTransfer(caller, recipient, praemieId);
  await awaitVoucher(caller, token);
}

/** Makes the calls of a tenant; `expect` prints one and insists on its status. */
function callerOf(tenant) {
  const api = (method, path, options) => call(port, method, `/api/v1/${tenant}${path}`, { host: `${tenant}.localhost`, ...options });
  const expect = async (what, status, answer) => {
    const { status: got, body, headers } = await answer;
    console.log(`  ${got}  ${what}`);
    strictEqual(got, status, `${what}: ${JSON.stringify(body)}`);
    return { ...(typeof body === 'object' && body), body, headers };
  };
  return { tenant, api, expect };
}

async function login({ api, expect }) {
  const body = { Email: erika.Email, Password: 'Demo-2026' };
  return (await expect('login', 200, api('POST', '/account/login', { body }))).Token;
}

function recommendation(produkt, Empfehler, anteil) {
  const Empfehlung = { Produkt: produkt.Id, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: anteil, AgbText: 'ja' };
  return { Empfehlung, Empfehler };
}

/** With a session the referral stands at once. Returns its number. */
async function recommendAsErika({ api, expect }, session, produkt) {
  const body = recommendation(produkt, erika, 50);
  const created = await expect('recommend, logged in', 201, api('POST', '/Empfehlen/create', { bearer: session, body }));
  deepStrictEqual([created.Status, created.OptInRequired], ['Ok', false]);
  ok(created.KurzURL && created.Empfehlungslink && created.Hex);
  return created.Empfehlungsnummer;
}

async function followLink({ api, expect }, nr) {
  const seen = await expect('public view', 200, api('GET', `/empfehlen/${nr}`));
  deepStrictEqual(Object.keys(seen.body).sort(), ['Empfehlungsnummer', 'GueltigBis', 'Praemie', 'Produkt', 'Status', 'Vorname']);
  const clicked = await expect('click', 302, api('GET', `/empfehlen/click/${nr}?channel=whatsapp`));
  match(clicked.headers.location, new RegExp(`/de/empfaengerdaten/${nr}\\?channel=whatsapp$`));
}

/** Somebody follows the link, enters data, accepts the terms and confirms by the mailed link. */
async function joinAsRecipient({ tenant, api, expect }, nr) {
  const email = `joerg.${run}.${tenant}@muessig.example`;
  const path = '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink';
  const joined = await expect('recipient data', 201, api('POST', path, { body: completion(nr, email) }));
  strictEqual(joined.Status, 'Offen');
  const [confirmLink] = (await mailTo(email)).Links;
  await expect('terms accepted', 204, api('PUT', '/empfaenger/zustimmung', { bearer: joined.Hex, body: { AgbText: 'ja' } }));
  const confirmed = await expect('data confirmed', 200, api('POST', '/empfaenger/bestaetigen', { body: { Token: tokenOf(confirmLink) } }));
  strictEqual(confirmed.Status, 'Ok');
  await expect('the secret of before', 404, api('GET', `/empfaenger/${joined.Hex}`));
  const own = await expect('the new secret', 200, api('GET', `/empfaenger/${confirmed.Hex}`));
  strictEqual(own.Empfaengernummer, joined.Empfaengernummer);
  return { email, nr: joined.Empfaengernummer };
}

/** The tenant's own system confirms the order, and releases it when its days are over. */
async function releaseOrder({ tenant, api, expect }, produkt, recipient) {
  const clock = await call(port, 'GET', '/dev/clock');
  const order = {
    Auftragsnummer: `A-${run}-${tenant}`,
    Empfaengernummer: recipient.nr,
    ProduktId: produkt.Id,
    Auftragsdatum: new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(clock.body.Jetzt)),
  };
  const post = (Status) => api('POST', '/auftrag', { bearer: `demo-${tenant}`, body: { ...order, Status } });
  const ordered = await expect('order confirmed', 201, post('Bestaetigt'));
  deepStrictEqual([ordered.Status, ordered.Praemierungen], ['Bestaetigt', []]);
  const early = await expect('release, too early', 409, post('Freigegeben'));
  strictEqual(early.code, 'FreigabeZuFrueh');
  await expect('15 days later', 200, call(port, 'POST', '/dev/clock', { body: { Tage: 15 } }));
  const released = await expect('release', 200, post('Freigegeben'));
  const total = released.Praemierungen.reduce((sum, { WertCent }) => sum + WertCent, 0);
  strictEqual(total, produkt.WertCent, 'the parts add up to the reward');
  strictEqual(released.Praemierungen.length, 2);
}

/** The recommender's half, found in the personal area and picked as a voucher, once. */
async function pickVoucher(caller, nr, recipient) {
  const { api, expect } = caller;
  const list = await expect('my referrals', 200, api('GET', '/empfehler/empfehlungen/', { bearer: await login(caller) }));
  const mine = list.body.find((one) => one.Empfehlungsnummer === nr);
  strictEqual(mine.Klicks, 1);
  const [contact] = mine.Empfaenger;
  deepStrictEqual([contact.Status, contact.Anzeigename], ['Freigegeben', 'Jörg M.']);
  ok(!JSON.stringify(mine).includes(recipient.email), 'nothing of the recipient but first name and initial');

  const token = contact.Praemierung.Token;
  const offered = await expect('my reward', 200, api('GET', '/praemierung/', { bearer: token }));
  deepStrictEqual(offered.Auswahl.map(({ Art }) => Art).sort(), ['Gutschein', 'Ueberweisung']);
  const praemieId = offered.Auswahl[0].Praemie.Id;
  const pick = () => api('PUT', '/praemierung/', { bearer: token, body: { PraemieId: praemieId, Art: 'Gutschein' } });
  strictEqual((await expect('voucher picked', 200, pick())).Status, 'Bereitgestellt');
  strictEqual((await expect('picked again', 409, pick())).code, 'PraemieBereitsAbgeholt');
  return { token, praemieId };
}

async function pickTransfer({ api, expect }, recipient, praemieId) {
  const [link] = (await mailTo(recipient.email)).Links;
  const Bankdaten = { Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89370400440532013000' };
  const body = { PraemieId: praemieId, Art: 'Ueberweisung', Bankdaten };
  const transfer = await expect("recipient's half by transfer", 200, api('PUT', '/praemierung/', { bearer: tokenOf(link), body }));
  strictEqual(transfer.Status, 'Bereitgestellt');
}

async function awaitVoucher({ api, expect }, token) {
  await expect('1 day later', 200, call(port, 'POST', '/dev/clock', { body: { Tage: 1 } }));
  const handedOut = await expect('voucher handed out', 200, api('GET', '/praemierung/', { bearer: token }));
  strictEqual(handedOut.Status, 'Abgeholt');
  ok(handedOut.Gutscheincode);
  ok((await mailTo(erika.Email)).Text.includes(handedOut.Gutscheincode), 'the code is in the mail');
}

/** A product that can be recommended, with the amount of its reward. */
async function recommendable({ api, expect }) {
  const pages = await expect('pages', 200, api('GET', '/route/default'));
  ok(pages.RecipientData);
  const list = await api('GET', '/produkt/?quelle=&kategorie=');
  if (list.status === 200) {
    const found = list.body.find((produkt) => produkt.Praemien.length > 0 && !produkt.Young);
    return { Id: found.Id, WertCent: found.Praemien[0].WertCent };
  }
  const agents = await expect('agents', 200, api('GET', '/Produkt/berater?query=&page=1&pagesize=6'));
  const agent = await expect('agent', 200, api('GET', `/Produkt/${agents.Content[0].ExterneId}`));
  return { Id: agent.Id, WertCent: agent.Praemien[0].WertCent };
}

/** Without a session, a new address: nothing stands before its owner confirms it. */
async function confirmAsNewcomer({ tenant, api, expect }, produkt) {
  const email = `anna.${run}@${newcomerDomain[tenant] ?? 'example.net'}`;
  const body = recommendation(produkt, { Vorname: 'Anna', Nachname: 'Neu', Email: email }, 100);
  const pending = await expect('recommend, not logged in', 201, api('POST', '/Empfehlen/create', { body }));
  deepStrictEqual([pending.Status, pending.OptInRequired, pending.KurzURL], ['Offen', true, undefined]);
  const [link] = (await mailTo(email)).Links;
  const { pathname, search } = new URL(link);
  await call(port, 'GET', `${pathname}${search}`, { host: new URL(link).hostname });
  const still = await expect('opening the mailed link changes nothing', 200, api('GET', `/empfehlen/${pending.Empfehlungsnummer}`));
  strictEqual(still.Status, 'Offen');
  const confirmed = await expect('address confirmed', 200, api('POST', '/Empfehlen/bestaetigen', { body: { Token: tokenOf(link) } }));
  strictEqual(confirmed.Status, 'Ok');
  ok(confirmed.KurzURL);
}

function tokenOf(link) {
  return new URL(link).searchParams.get('token');
}

/** The latest mail to an address. */
async function mailTo(email) {
  const { body } = await call(port, 'GET', '/dev/mails', { headers: { accept: 'application/json' } });
  const mail = body.find(({ An }) => An.includes(email));
  ok(mail, `a mail to ${email}`);
  return mail;
}

function completion(empfehlungsnummer, email) {
  return {
    empfehlungsnummer,
    empfaengerdaten: {
      anrede: 'Herr',
      vorname: 'Jörg',
      name: 'Müßig',
      geburtsdatum: '24.12.1980',
      email,
      telefon: '030 1234567',
      werbeeinwilligung: false,
      adresse: { ort: 'Köln', plz: '50667', strasse: 'Domkloster', hausnummer: '4 a' },
    },
  };
}
