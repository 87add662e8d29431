import { makeApi, postOrder } from './load.mjs';

/** What must hold after the kills, each as a line that says how many of how many; a line that does not hold is a breach. */
export async function checkAnswered(port, answered) {
  const api = makeApi(port);
  const count = async (things, holds) => {
    let found = 0;
    for (const thing of things) if (await holds(thing)) found += 1;
    return { found, of: things.length };
  };
  const referral = ({ nr }) => api('GET', `/empfehlen/${nr}`).then((answer) => answer?.status === 200);
  const recipient = ({ hex }) => api('GET', `/empfaenger/${hex}`).then((answer) => answer?.status === 200);
  const order = (one) => postOrder(api, one, one.released ? 'Freigegeben' : 'Bestaetigt').then((answer) => answer?.status === 200);
  return [
    line('answered referrals are there', await count(answered.referrals, referral)),
    line('answered recipients are there', await count(answered.recipients, recipient)),
    line('answered orders are there, and only once', await count(answered.orders, order)),
    { what: 'answers other than expected', shown: String(answered.failed), holds: answered.failed === 0 },
  ];
}

const line = (what, { found, of }) => ({ what, shown: `${found} of ${of}`, holds: found === of && of > 0 });

/** What must hold in the database itself; `query` answers rows. */
export async function checkDatabase(query, answered) {
  const one = async (sql) => Object.values((await query(sql))[0])[0];
  const zero = async (what, sql) => {
    const value = Number(await one(sql));
    return { what, shown: String(value), holds: value === 0 };
  };
  const clicked = answered.referrals.filter((referral) => referral.clicked).map(({ nr }) => nr);
  const stored = new Set((await query('select distinct empfehlungsnummer as nr from klick')).map(({ nr }) => nr));
  const picked = new Set(
    (await query('select praemierungsnummer as nr from praemierung where gewaehlt_am is not null')).map(({ nr }) => nr),
  );
  const found = (numbers, set) => ({ found: numbers.filter((nr) => set.has(nr)).length, of: numbers.length });
  const moved = 'select soll as konto, betrag_cent as cent from buchung union all select haben, -betrag_cent from buchung';
  return [
    line('answered clicks are stored', found(clicked, stored)),
    line('answered picks are stored', found(answered.picks, picked)),
    await zero('mails left unsent', 'select count(*) from mail where gesendet_am is null and verworfen_am is null'),
    await zero(
      'sides of an order with two grants',
      'select count(*) from (select 1 from praemierung group by mandant, auftragsnummer, seite having count(*) > 1) x',
    ),
    await zero('orders whose grants do not add up', SHORT_ORDERS),
    await zero('sum of all ledger accounts', `select coalesce(sum(cent), 0) from (${moved}) x`),
    await zero(
      'debt in the ledger less the open grants',
      `select coalesce((select -sum(cent) from (${moved}) x where konto = 'Verbindlichkeit'), 0) - ${OPEN_GRANTS}`,
    ),
    await zero(
      'vouchers handed out twice',
      'select count(*) from (select 1 from gutschein where praemierungsnummer is not null group by mandant, praemierungsnummer having count(*) > 1) x',
    ),
  ];
}

const OPEN_GRANTS = `(select coalesce(sum(wert_cent), 0) from praemierung where status in ('Offen', 'Bereitgestellt'))`;

const SHORT_ORDERS = `
  select count(*) from auftrag a
  join lateral (select sum(p.wert_cent) as cent, min(p.praemie_id) as praemie_id from praemierung p
    where p.mandant = a.mandant and p.auftragsnummer = a.auftragsnummer) g on true
  left join praemie r on r.mandant = a.mandant and r.id = g.praemie_id
  where a.status = 'Freigegeben' and a.grund is null and g.cent is distinct from r.wert_cent`;
