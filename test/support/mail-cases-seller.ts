import { dayOf } from '../../server/calendar.ts';
import { stopMails } from '../../server/mail/mail-sperre.ts';
import { correctGutschrift } from '../../server/modules/abrechnung/korrektur.ts';
import type { TestApp } from './app.ts';
import { claimed } from './forderung.ts';
import { blockAddress, newAccount } from './konto.ts';
import { caseTools, type MailCases } from './mail-cases.ts';
import { queryAsOwner } from './rows.ts';
import { billedSeller, makeSeller } from './seller.ts';
import { newEmail } from './walk.ts';
import { payGutschrift } from './zahlung.ts';

/** Mails to profi sellers. */
export function sellerCases(app: TestApp): MailCases {
  const { run, mailedLink } = caseTools(app);
  const seller =
    (status: 'Aktiv' | 'Inaktiv' | 'WartetAufFreigabe' = 'Aktiv') =>
    async () =>
      (await makeSeller(app, 'telko', { status })).sellernummer;
  const one = async (column: string, of: string, id: string) =>
    (await queryAsOwner<{ value: string }>(app, `select ${column} as value from ${of} = $1`, [id]))[0]?.value ?? '';
  const accountOf = (nummer: string) => one('account_id', 'seller where sellernummer', nummer);
  const account = async () => accountOf(await seller()());
  const barAccount = async (id: string) => blockAddress(app, await one('email', 'account where account_id', id));
  const barred = { 'the address is barred': async (nummer: string) => barAccount(await accountOf(nummer)) };
  const moved = (status: string) => run(`update seller set status = '${status}' where sellernummer = $1`);
  const entered = async () => {
    const email = newEmail('seller', 'verkauf.example');
    const body = { Vorname: 'Paula', Nachname: 'Probst', Email: email };
    await app.api('telko', 'POST', '/seller/registrieren', { body, from: '203.0.113.77' });
    return one('registrierung_id', 'registrierung where email', email);
  };
  const sellerOf = (gutschriftnummer: string) => one('sellernummer', 'gutschrift where gutschriftnummer', gutschriftnummer);
  const emailOf = (id: string) => one('email', 'registrierung where registrierung_id', id);
  return {
    sellerBestaetigen: mailedLink('SellerRegistrierung', entered, {
      'the address is barred': async (id) => blockAddress(app, await emailOf(id)),
      'the address unsubscribed from mails': async (id) => {
        const email = await emailOf(id);
        await app.inTenant('telko', (context) => stopMails(context, email));
      },
      'the registration was deleted': run('delete from registrierung where registrierung_id = $1'),
    }),
    sellerPasswortSetzen: mailedLink('SellerPasswort', account, { 'the address is barred': barAccount }),
    sellerPasswortGeaendert: { make: account, over: { 'the address is barred': barAccount } },
    sellerFreigegeben: { make: seller(), over: { ...barred, 'the seller was deactivated': moved('Inaktiv') } },
    sellerAbgelehnt: { make: seller('Inaktiv'), over: { ...barred, 'the seller was approved after all': moved('Aktiv') } },
    sellerDeaktiviert: { make: seller('Inaktiv'), over: { ...barred, 'the seller is active again': moved('Aktiv') } },
    sellerDatenGeaendert: { make: seller(), over: barred },
    sellerAbrechnung: {
      make: async () => (await billedSeller(app)).abrechnungsnummer,
      over: {
        'the address is barred': async (nummer) =>
          barAccount(await accountOf(await one('sellernummer', 'abrechnung where abrechnungsnummer', nummer))),
      },
    },
    sellerAuszahlung: {
      make: async () => {
        const { gutschriftnummer } = await billedSeller(app);
        return (await payGutschrift(app, 'telko', gutschriftnummer, dayOf(app.clock.now()))).zahlungsnummer;
      },
      over: {
        'the address is barred': async (zahlungsnummer) =>
          barAccount(await accountOf(await sellerOf(await one('bezug', 'zahlung where zahlungsnummer', zahlungsnummer)))),
        'the payment came back': run("update zahlung set status = 'Zurueckgekommen' where zahlungsnummer = $1"),
      },
    },
    sellerKonto: {
      make: async () => {
        const { gutschriftnummer, sellernummer } = await billedSeller(app);
        await queryAsOwner(app, 'update seller set bankdaten_id = null where sellernummer = $1', [sellernummer]);
        return gutschriftnummer;
      },
      over: {
        'the address is barred': async (nummer) => barAccount(await accountOf(await sellerOf(nummer))),
        'the document was paid': run("update gutschrift set status = 'Ausgezahlt' where gutschriftnummer = $1"),
      },
    },
    sellerKorrektur: {
      make: async () => {
        const { gutschriftnummer } = await billedSeller(app);
        return app.inTenant('telko', (context) => correctGutschrift(context, gutschriftnummer, 'Falscher Steuerstatus'));
      },
      over: { 'the address is barred': async (nummer) => barAccount(await accountOf(await sellerOf(nummer))) },
    },
    ...forderungCases(app),
    sellerWartet: { make: seller('WartetAufFreigabe'), over: { 'the seller was approved': moved('Aktiv') } },
  };
}

/** Mails about claims, against people and sellers. */
function forderungCases(app: TestApp): MailCases {
  const { run } = caseTools(app);
  const ended = (status: string, more = '') =>
    run(`update forderung set status = '${status}', beendet_am = now()${more} where forderungsnummer = $1`);
  const owed = async () => (await claimed(app, 'telko', { anteil: 0, empfehler: await newAccount(app) })).nummer;
  const unwanted = {
    'the address unsubscribed from mails': async (nummer: string) => {
      const sql =
        'select e.email from empfaenger e join praemierung p using (mandant, empfaengernummer) join forderung f on f.bezug = p.praemierungsnummer where f.forderungsnummer = $1';
      const [row] = await queryAsOwner<{ email: string }>(app, sql, [nummer]);
      await app.inTenant('telko', (context) => stopMails(context, row?.email ?? ''));
    },
  };
  return {
    forderung: {
      make: owed,
      over: {
        ...unwanted,
        'the claim was paid': ended('Bezahlt', ', eingegangen_cent = betrag_cent'),
        'the claim was waived': ended('Erlassen'),
        'the payment came back': ended('Verrechnet'),
      },
    },
    forderungErlassen: {
      async make() {
        const nummer = await owed();
        await ended('Erlassen')(nummer);
        return nummer;
      },
      over: unwanted,
    },
    forderungZurueck: {
      async make() {
        const nummer = await owed();
        const paid = ', eingegangen_cent = betrag_cent, guthaben_cent = betrag_cent';
        await ended('Bezahlt', `${paid}, zurueckgezahlt_am = now(), rueckzahlung_referenz = 'Guthaben'`)(nummer);
        return nummer;
      },
      over: unwanted,
    },
  };
}
