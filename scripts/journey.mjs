/**
 * The journey of a referral with nothing but HTTP, for each demo tenant, against a running product:
 * `npm run journey [-- PORT [tenant …]]`. Prints every call and stops at the first answer that is not as expected.
 */
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { call } from './http.mjs';

const [portArgument, ...wanted] = process.argv.slice(2);
const port = Number(portArgument ?? process.env.PORT ?? 3000);
const tenants = wanted.length > 0 ? wanted : ['telko', 'energie', 'berater', 'intern'];
const run = randomBytes(3).toString('hex');

const erika = { Vorname: 'Erika', Nachname: 'Muster', Email: 'erika@example.org', NewsletterPermission: false };
const newcomerDomain = { intern: 'werkring.example' };

for (const tenant of tenants) await journey(tenant);
console.log(`\nThe journey is complete for ${tenants.join(', ')}.`);

async function journey(tenant) {
  console.log(`\n${tenant}`);
  const base = `/api/v1/${tenant}`;
  const host = `${tenant}.localhost`;
  const api = (method, path, options) => call(port, method, `${base}${path}`, { host, ...options });
  const expect = async (what, status, answer) => {
    const { status: got, body, headers } = await answer;
    console.log(`  ${got}  ${what}`);
    strictEqual(got, status, `${what}: ${JSON.stringify(body)}`);
    return { ...(typeof body === 'object' && body), body, headers };
  };
  const login = async () =>
    (await expect('login', 200, api('POST', '/account/login', { body: { Email: erika.Email, Password: 'Demo-2026' } }))).Token;

  const session = await login();
  const produkt = await recommendable(api, expect);

  const recommend = (empfehler, anteil) => ({
    Empfehlung: { Produkt: produkt.Id, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: anteil, AgbText: 'ja' },
    Empfehler: empfehler,
  });
  const created = await expect(
    'recommend, logged in',
    201,
    api('POST', '/Empfehlen/create', { bearer: session, body: recommend(erika, 50) }),
  );
  deepStrictEqual([created.Status, created.OptInRequired], ['Ok', false]);
  ok(created.KurzURL && created.Empfehlungslink && created.Hex);
  const nr = created.Empfehlungsnummer;

  await confirmAsNewcomer(tenant, api, expect, recommend);

  const seen = await expect('public view', 200, api('GET', `/empfehlen/${nr}`));
  deepStrictEqual(Object.keys(seen.body).sort(), ['Empfehlungsnummer', 'GueltigBis', 'Praemie', 'Produkt', 'Status', 'Vorname']);
  const clicked = await expect('click', 302, api('GET', `/empfehlen/click/${nr}?channel=whatsapp`));
  match(clicked.headers.location, new RegExp(`/de/empfaengerdaten/${nr}\\?channel=whatsapp$`));

  const email = `joerg.${run}.${tenant}@muessig.example`;
  const joined = await expect(
    'recipient data',
    201,
    api('POST', '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink', { body: completion(nr, email) }),
  );
  strictEqual(joined.Status, 'Offen');
  const [confirmLink] = (await mailTo(email)).Links;
  await expect('terms accepted', 204, api('PUT', '/empfaenger/zustimmung', { bearer: joined.Hex, body: { AgbText: 'ja' } }));
  const confirmed = await expect('data confirmed', 200, api('POST', '/empfaenger/bestaetigen', { body: { Token: tokenOf(confirmLink) } }));
  strictEqual(confirmed.Status, 'Ok');

  const key = `demo-${tenant}`;
  const clock = await call(port, 'GET', '/dev/clock');
  const order = {
    Auftragsnummer: `A-${run}-${tenant}`,
    Empfaengernummer: joined.Empfaengernummer,
    ProduktId: produkt.Id,
    Auftragsdatum: new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(clock.body.Jetzt)),
  };
  const ordered = await expect('order confirmed', 201, api('POST', '/auftrag', { bearer: key, body: { ...order, Status: 'Bestaetigt' } }));
  deepStrictEqual([ordered.Status, ordered.Praemierungen], ['Bestaetigt', []]);
  const release = () => api('POST', '/auftrag', { bearer: key, body: { ...order, Status: 'Freigegeben' } });
  const early = await expect('release, too early', 409, release());
  strictEqual(early.code, 'FreigabeZuFrueh');
  await expect('15 days later', 200, call(port, 'POST', '/dev/clock', { body: { Tage: 15 } }));
  const released = await expect('release', 200, release());
  const total = released.Praemierungen.reduce((sum, { WertCent }) => sum + WertCent, 0);
  strictEqual(total, produkt.WertCent, 'the parts add up to the reward');
  strictEqual(released.Praemierungen.length, 2);

  const laterSession = await login();
  const list = await expect('my referrals', 200, api('GET', '/empfehler/empfehlungen/', { bearer: laterSession }));
  const mine = list.body.find((one) => one.Empfehlungsnummer === nr);
  strictEqual(mine.Klicks, 1);
  const [contact] = mine.Empfaenger;
  deepStrictEqual([contact.Status, contact.Anzeigename], ['Freigegeben', 'Jörg M.']);
  ok(!JSON.stringify(mine).includes(email), 'nothing of the recipient but first name and initial');

  const token = contact.Praemierung.Token;
  const offered = await expect('my reward', 200, api('GET', '/praemierung/', { bearer: token }));
  deepStrictEqual(offered.Auswahl.map(({ Art }) => Art).sort(), ['Gutschein', 'Ueberweisung']);
  const voucher = { PraemieId: offered.Auswahl[0].Praemie.Id, Art: 'Gutschein' };
  const picked = await expect('voucher picked', 200, api('PUT', '/praemierung/', { bearer: token, body: voucher }));
  strictEqual(picked.Status, 'Bereitgestellt');
  const again = await expect('picked again', 409, api('PUT', '/praemierung/', { bearer: token, body: voucher }));
  strictEqual(again.code, 'PraemieBereitsAbgeholt');

  const rewardMail = await mailTo(email);
  const bank = {
    PraemieId: voucher.PraemieId,
    Art: 'Ueberweisung',
    Bankdaten: { Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89370400440532013000' },
  };
  const transfer = await expect(
    "recipient's half by transfer",
    200,
    api('PUT', '/praemierung/', { bearer: tokenOf(rewardMail.Links[0]), body: bank }),
  );
  strictEqual(transfer.Status, 'Bereitgestellt');

  await expect('1 day later', 200, call(port, 'POST', '/dev/clock', { body: { Tage: 1 } }));
  const handedOut = await expect('voucher handed out', 200, api('GET', '/praemierung/', { bearer: token }));
  strictEqual(handedOut.Status, 'Abgeholt');
  ok(handedOut.Gutscheincode);
  const voucherMail = await mailTo(erika.Email);
  ok(voucherMail.Text.includes(handedOut.Gutscheincode), 'the code is in the mail');
}

/** A product that can be recommended, with the amount of its reward. */
async function recommendable(api, expect) {
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
async function confirmAsNewcomer(tenant, api, expect, recommend) {
  const email = `anna.${run}@${newcomerDomain[tenant] ?? 'example.net'}`;
  const body = recommend({ Vorname: 'Anna', Nachname: 'Neu', Email: email }, 100);
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
