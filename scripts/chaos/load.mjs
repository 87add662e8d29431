import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../http.mjs';

const TENANT = 'energie';

/** What the product has answered, and so must never lose. */
export const makeAnswered = () => ({ referrals: [], recipients: [], orders: [], picks: [], failed: 0 });

/** Calls of the load's tenant; an answer that never came, since the product was killed, is undefined. */
export function makeApi(port) {
  return (method, path, { headers, ...options } = {}) =>
    call(port, method, `/api/v1/${TENANT}${path}`, {
      host: `${TENANT}.localhost`,
      headers: { 'x-forwarded-for': anyMachine(), ...headers },
      ...options,
    }).catch(() => undefined);
}

/** The load comes from everywhere, so that no limit of a network address holds it up; the product is told to trust this. */
const anyMachine = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Recommenders with a session each: anyone can become one by the mailed link. */
export async function makeRecommenders(port, mailbox, run, count) {
  const api = makeApi(port);
  const produkte = await api('GET', '/produkt');
  const produkt = produkte.body[0].Id;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const Email = `chaos.${run}.${index}@example.net`;
      const empfehler = { Vorname: 'Kim', Nachname: 'Probe', Email };
      await api('POST', '/Empfehlen/create', { body: recommendation(empfehler, produkt) });
      let token;
      while (!token) {
        await wait(50);
        token = mailbox.tokenFor(Email);
      }
      const confirmed = await api('POST', '/Empfehlen/bestaetigen', { body: { Token: token } });
      return { empfehler, produkt, session: confirmed.body.Benutzer.Token, made: 0 };
    }),
  );
}

const recommendation = (empfehler, produkt) => ({
  Empfehlung: { Produkt: produkt, Channel: 'link', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' },
  Empfehler: empfehler,
});

/** Referrals of one account: within its limit an hour, and all of them together within the demo's pool of vouchers. */
const PER_ACCOUNT = 20;

/** One recommender at work until the product is gone: refer, click, join, order. */
export async function recommend(port, recommender, run, answered) {
  const api = makeApi(port);
  while (recommender.made < PER_ACCOUNT) {
    recommender.made += 1;
    const body = recommendation(recommender.empfehler, recommender.produkt);
    const created = await api('POST', '/Empfehlen/create', { bearer: recommender.session, body });
    if (created === undefined) return;
    if (created.status !== 201) return fail(answered, 'create', created);
    const nr = created.body.Empfehlungsnummer;
    const referral = { nr, clicked: false };
    answered.referrals.push(referral);
    const clicked = await api('GET', `/empfehlen/click/${nr}?channel=link`);
    if (clicked === undefined) return;
    referral.clicked = clicked.status === 302;
    const email = `person.${run}.${nr}@muessig.example`;
    const joined = await api('POST', '/tracking/abschliessen/?channel=co', { body: completion(nr, email) });
    if (joined === undefined) return;
    if (joined.status !== 201) return fail(answered, 'join', joined);
    answered.recipients.push({ nr: joined.body.Empfaengernummer, email, referral: nr });
    const order = {
      Auftragsnummer: `C-${nr}`,
      Empfaengernummer: joined.body.Empfaengernummer,
      ProduktId: recommender.produkt,
      Auftragsdatum: await today(port),
    };
    const ordered = await postOrder(api, order, 'Bestaetigt');
    if (ordered === undefined) return;
    if (ordered.status !== 201) return fail(answered, 'order', ordered);
    answered.orders.push({ ...order, released: false });
  }
}

function fail(answered, what, { status, body }) {
  answered.failed += 1;
  console.log(`  ${what} answered ${status} ${JSON.stringify(body)}`);
}

export const postOrder = (api, order, Status) => {
  const { Auftragsnummer, Empfaengernummer, ProduktId, Auftragsdatum } = order;
  return api('POST', '/auftrag', {
    bearer: `demo-${TENANT}`,
    body: { Auftragsnummer, Empfaengernummer, ProduktId, Auftragsdatum, Status },
  });
};

async function today(port) {
  const clock = await call(port, 'GET', '/dev/clock').catch(() => undefined);
  const now = clock ? new Date(clock.body.Jetzt) : new Date();
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(now);
}

/** Releases the orders that are not yet, several at once, each of them twice. */
export async function releaseAll(port, orders) {
  const api = makeApi(port);
  const queue = orders.filter(({ released }) => !released);
  const worker = async () => {
    for (let order = queue.pop(); order; order = queue.pop()) {
      const both = await Promise.all([postOrder(api, order, 'Freigegeben'), postOrder(api, order, 'Freigegeben')]);
      if (both.some((answer) => answer?.status === 200)) order.released = true;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Picks the rewards of the mailed tokens as vouchers, each of them twice at once. */
export async function pickAll(port, tokens, answered) {
  const api = makeApi(port);
  const queue = [...tokens];
  const worker = async () => {
    for (let token = queue.pop(); token; token = queue.pop()) {
      const offered = await api('GET', '/praemierung/', { bearer: token });
      if (offered?.status !== 200 || offered.body.Status !== 'Offen') continue;
      const body = { PraemieId: offered.body.Auswahl[0].Praemie.Id, Art: 'Gutschein' };
      const both = await Promise.all([1, 2].map(() => api('PUT', '/praemierung/', { bearer: token, body })));
      const passed = both.filter((answer) => answer?.status === 200).length;
      if (passed > 1) fail(answered, 'two picks of one reward', both[0]);
      if (passed === 1) answered.picks.push(offered.body.Praemierungsnummer);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

function completion(empfehlungsnummer, email) {
  const adresse = { ort: 'Musterstadt', plz: '12345', strasse: 'Lindenweg', hausnummer: '7' };
  return { empfehlungsnummer, empfaengerdaten: { vorname: 'Uli', name: 'Probe', email, werbeeinwilligung: false, adresse } };
}
