import { expect } from 'vitest';
import { eraseAccount } from '../../server/modules/account/store.ts';
import { submitKontaktnachricht } from '../../server/modules/betrieb/kontakt.ts';
import { recordLeer } from '../../server/modules/praemierung/pool/pool.ts';
import { inviteEmpfehler, openAgencyWithStaff } from './agentur.ts';
import type { TestApp } from './app.ts';
import { newAccount } from './konto.ts';
import { caseTools, type MailCases } from './mail-cases.ts';
import { ordered } from './money.ts';
import { claim, opened, yesterday } from './nachbuchung.ts';
import { queryAsOwner } from './rows.ts';
import { findRewardedProdukt, login, newEmail } from './walk.ts';

/** What a visitor writes by the contact form. */
const FRAGE = { Name: 'Nora Nord', Betreff: 'Frage', Nachricht: 'Wie geht das?' };

/** Mails to the tenant, and the tenant's replies. */
export function tenantCases(app: TestApp, frage = FRAGE, tenant = 'telko'): MailCases {
  const { run } = caseTools(app, tenant);
  const contact = async () => {
    const message = { ...frage, Anrede: null, Email: newEmail('nora'), Captcha: null };
    await app.inTenant(tenant, (context) =>
      submitKontaktnachricht(context, message as unknown as Parameters<typeof submitKontaktnachricht>[1]),
    );
    const rows = await queryAsOwner<{ id: string }>(app, 'select kontaktnachricht_id as id from kontaktnachricht');
    return rows.at(-1)?.id ?? expect.fail('no message');
  };
  const contactGone = { 'the message is deleted': run('delete from kontaktnachricht where kontaktnachricht_id = $1') };
  const decided = (status: 'Angenommen' | 'Abgelehnt') => async () => {
    const me = await newAccount(app, tenant);
    const { Id } = await findRewardedProdukt(app, tenant);
    const body = { ...claim(yesterday(app), Id), Vorname: 'Nora', Nachname: 'Nachgemeldet' };
    const nummer = await opened(app, tenant, await login(app, tenant, me.email), body);
    await run(
      `update nachbuchung set status = '${status}', antwort = 'Geprüft.', entschieden_am = erstellt_am where nachbuchungsnummer = $1`,
    )(nummer);
    return nummer;
  };
  const claimantGone = {
    'the recommender is deleted': async (nummer: string) => {
      const [row] = await queryAsOwner<{ id: string }>(app, 'select empfehler_id as id from nachbuchung where nachbuchungsnummer = $1', [
        nummer,
      ]);
      await app.inTenant(tenant, (context) => eraseAccount(context, row?.id ?? '', context.now));
    },
  };
  const status = (to: string) => run(`update auftrag set status = '${to}' where auftragsnummer = $1`);
  return {
    kontaktAnfrage: { make: contact, over: contactGone },
    kontaktEingang: { make: contact, over: contactGone },
    nachbuchungAngenommen: { make: decided('Angenommen'), over: claimantGone },
    nachbuchungAbgelehnt: { make: decided('Abgelehnt'), over: claimantGone },
    auftragBeanstandet: {
      async make() {
        const { agenturnummer } = await openAgencyWithStaff(app, tenant);
        const empfehler = await inviteEmpfehler(app, tenant, { agenturnummer });
        const { auftrag } = await ordered(app, tenant, { empfehler });
        await run("update auftrag set beanstandung = 'Kunde unbekannt.', beanstandet_am = now() where auftragsnummer = $1")(
          auftrag.Auftragsnummer,
        );
        return auftrag.Auftragsnummer;
      },
      over: { 'the order is released': status('Freigegeben'), 'the order is cancelled': status('Storniert') },
    },
    gutscheinLeer: {
      async make() {
        await app.inTenant(tenant, (context) => recordLeer(context, { wertCent: 12_300, haendler: null }));
        const [row] = await queryAsOwner<{ id: string }>(app, 'select leer_id as id from gutschein_leer');
        return row?.id ?? expect.fail('no note');
      },
      over: { 'vouchers are available again': run('delete from gutschein_leer where leer_id = $1') },
    },
  };
}
