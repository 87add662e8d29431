import { ok, strictEqual } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';

/** From a recommendation by mail to a confirmed order by the tenant's key, over the proxy: what an installation is for. */
export async function firstOrder({ proxy, mailbox, mandant, host, key }) {
  const call = (method, path, options) => proxy.ask(method, `/api/v1/${mandant}${path}`, options);
  const expect = async (what, status, answer) => {
    const { status: got, body } = await answer;
    console.log(`  ${got}  ${what}`);
    strictEqual(got, status, `${what}: ${JSON.stringify(body)}`);
    return body;
  };
  const [produkt] = await expect('products', 200, call('GET', '/produkt'));
  const Empfehler = { Vorname: 'Nora', Nachname: 'Nord', Email: 'nora@nord.example', NewsletterPermission: false };
  const Empfehlung = { Produkt: produkt.Id, Channel: 'email', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' };
  await expect('recommend', 201, call('POST', '/Empfehlen/create', { body: { Empfehlung, Empfehler } }));
  const confirmed = await expect(
    'confirm by the mailed link',
    200,
    call('POST', '/Empfehlen/bestaetigen', { body: { Token: await mailed(mailbox, Empfehler.Email) } }),
  );
  ok(confirmed.Empfehlungslink.startsWith(`https://${host}/`), `links lead to the tenant's own address: ${confirmed.Empfehlungslink}`);
  const friend = { Vorname: 'Ole', Nachname: 'Ost', Email: 'ole@ost.example' };
  const joined = await expect('the friend joins', 201, call('POST', `/empfaenger/create/${confirmed.Empfehlungsnummer}`, { body: friend }));
  const Auftragsdatum = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  const order = {
    Auftragsnummer: 'A-1',
    Empfaengernummer: joined.Empfaengernummer,
    ProduktId: produkt.Id,
    Auftragsdatum,
    Status: 'Bestaetigt',
  };
  strictEqual((await expect('the first order', 201, call('POST', '/auftrag', { bearer: key, body: order }))).Status, 'Bestaetigt');
}

/** The secret of the link mailed to an address; mails go a moment after the answer. */
async function mailed(mailbox, email) {
  for (let left = 120; left > 0; left -= 1) {
    const token = mailbox.tokenFor(email);
    if (token) return token;
    await sleep(250);
  }
  throw new Error(`no mail came to ${email}`);
}
