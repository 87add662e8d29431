import { expect } from 'vitest';
import { dayOf } from '../../server/calendar.ts';
import { stopMails } from '../../server/mail/mail-sperre.ts';
import { createZugangslink } from '../../server/modules/account/index.ts';
import { eraseAccount } from '../../server/modules/account/store.ts';
import { checkBankdaten, storeBankdaten } from '../../server/modules/bankdaten/index.ts';
import { requestAdresse } from '../../server/modules/empfaenger/index.ts';
import type { TestApp } from './app.ts';
import { blockAddress, newAccount } from './konto.ts';
import { IBANS, ordered, recipient, released } from './money.ts';
import { queryAsOwner } from './rows.ts';
import { newEmail } from './walk.ts';
import { holdGrant, payIn, pickedTransfer } from './zahlung.ts';

/** Test case of a mail template: the occasion of the mail, and each event that makes the mail obsolete. */
export interface MailCase {
  /** Creates the occasion; returns the id (`bezug`) by which the template loads it. */
  make(): Promise<string>;
  /** Events that make the mail obsolete, by the same id. */
  readonly over: Readonly<Record<string, (bezug: string) => Promise<unknown>>>;
  /** Query by the id for the moment that the mail names as the end. */
  readonly ende?: string;
}

export type MailCases = Readonly<Record<string, MailCase>>;

type Zweck = Parameters<typeof createZugangslink>[1];

/** Helpers for the cases of a tenant. */
export function caseTools(app: TestApp, tenant = 'telko') {
  const run = (statement: string) => (bezug: string) => queryAsOwner(app, statement, [bezug]);
  const linkOf = (zweck: Zweck, bezug: string, tage = 14) =>
    app.inTenant(tenant, (context) => createZugangslink(context, zweck, bezug, tage));
  const bezugOfLink = async (linkId: string): Promise<string> => {
    const [row] = await queryAsOwner<{ bezug: string }>(app, 'select bezug from zugangslink where zugangslink_id = $1', [linkId]);
    return row?.bezug ?? expect.fail('no link');
  };
  return {
    run,
    linkOf,
    /** A mail with a link. It is obsolete shortly before the link ends, after the link was used, and by the events in `ends`. */
    mailedLink: (zweck: Zweck, of: () => Promise<string>, ends: MailCase['over'] = {}, minutes = 59): MailCase => ({
      make: async () => linkOf(zweck, await of()),
      over: {
        [`the link ends in ${minutes} minutes`]: (id) =>
          queryAsOwner(app, 'update zugangslink set gueltig_bis = $2 where zugangslink_id = $1', [id, inMinutes(app, minutes)]),
        'the link was used': run('update zugangslink set verwendet_am = gueltig_bis where zugangslink_id = $1'),
        ...Object.fromEntries(Object.entries(ends).map(([why, end]) => [why, async (id: string) => end(await bezugOfLink(id))] as const)),
      },
      ende: 'select gueltig_bis as ende from zugangslink where zugangslink_id = $1',
    }),
  };
}

export const inMinutes = (app: TestApp, minutes: number): Date => new Date(app.clock.now().getTime() + minutes * 60_000);

/** Mails about accounts and referrals. */
export function accountCases(app: TestApp, tenant = 'telko'): MailCases {
  const { run, mailedLink } = caseTools(app, tenant);
  const account = async () => (await newAccount(app, tenant)).id;
  const unconfirmed = async () => (await newAccount(app, tenant, 'offen')).id;
  const emailOf = async (id: string) =>
    (await queryAsOwner<{ email: string }>(app, 'select email from account where account_id = $1', [id]))[0]?.email ?? '';
  const barred = { 'the address is barred': async (id: string) => blockAddress(app, await emailOf(id), tenant) };
  const gone = { 'the account was deleted': (id: string) => app.inTenant(tenant, (context) => eraseAccount(context, id, context.now)) };
  const referral = async () => (await recipient(app, tenant, { empfehler: await newAccount(app, tenant) })).Empfehlungsnummer;
  const waiting = async () => {
    const nummer = await referral();
    await run('update empfehlung set bestaetigt_am = null where empfehlungsnummer = $1')(nummer);
    return nummer;
  };
  const confirmed = { 'the referral is confirmed': run('update empfehlung set bestaetigt_am = erstellt_am where empfehlungsnummer = $1') };
  const referralOver = {
    'its last day is over': run("update empfehlung set gueltig_bis = '2026-11-19' where empfehlungsnummer = $1"),
    'the recommender unsubscribed from mails': async (nummer: string) => {
      const [row] = await queryAsOwner<{ id: string }>(app, 'select empfehler_id as id from empfehlung where empfehlungsnummer = $1', [
        nummer,
      ]);
      const email = await emailOf(row?.id ?? '');
      await app.inTenant(tenant, (context) => stopMails(context, email));
    },
  };
  const addressChange = async () => {
    const { id, email } = await newAccount(app, tenant);
    await app.inTenant(tenant, (context) => requestAdresse(context, { account_id: id, empfaengernummer: null, email }, newEmail('neu')));
    const [row] = await queryAsOwner<{ id: string }>(app, 'select aenderung_id as id from adressaenderung where account_id = $1', [id]);
    return row?.id ?? '';
  };
  const objected = {
    'the change was objected to': run('update adressaenderung set widersprochen_am = erstellt_am where aenderung_id = $1'),
  };
  const personOf = (seite: string, id: () => Promise<string>) => async () => `${seite}:${await id()}`;
  return {
    passwortSetzen: mailedLink('Passwort', account, { ...barred, ...gone }),
    willkommen: mailedLink('Passwort', unconfirmed, { ...barred, ...gone }),
    willkommenErneut: mailedLink('Passwort', unconfirmed, { ...barred, ...gone }),
    kontoBekannt: { ...mailedLink('Passwort', account, { ...barred, ...gone }), ende: undefined },
    anmeldelink: mailedLink('Anmeldung', account, { ...barred, ...gone }, 4),
    passwortGeaendert: { make: account, over: { ...barred, ...gone } },
    bankdatenGeaendert: { make: account, over: { ...barred, ...gone } },
    newsletterBestaetigen: mailedLink('Werbeeinwilligung', personOf('Empfehler', account), {
      'the address is barred': (bezug) => barred['the address is barred'](bezug.split(':')[1] ?? ''),
    }),
    adresseBestaetigen: mailedLink('Adresse', addressChange, objected),
    adresseWiderspruch: mailedLink('Adresswiderspruch', addressChange, objected),
    empfehlungBestaetigen: mailedLink('Empfehlung', waiting, confirmed),
    empfehlungErneut: mailedLink('Empfehlung', waiting, confirmed),
    empfehlungBereit: { make: referral, over: referralOver },
    erinnerung: { make: referral, over: referralOver },
  };
}

/** Mails about recipients, orders and rewards. */
export function orderCases(app: TestApp, tenant = 'telko'): MailCases {
  const { run, mailedLink } = caseTools(app, tenant);
  const made = async (accepted = true) =>
    (await recipient(app, tenant, { accepted, empfehler: await newAccount(app, tenant) })).Empfaengernummer;
  const unwanted = (statement: string) => ({
    'the address unsubscribed from mails': async (bezug: string) => {
      const [row] = await queryAsOwner<{ email: string }>(app, statement, [bezug]);
      await app.inTenant(tenant, (context) => stopMails(context, row?.email ?? ''));
    },
  });
  const noMails = unwanted('select email from empfaenger where empfaengernummer = $1');
  const cancelled = { 'the recipient is cancelled': run("update empfaenger set status = 'Storniert' where empfaengernummer = $1") };
  const order = async () => (await ordered(app, tenant, { empfehler: await newAccount(app, tenant) })).auftrag.Auftragsnummer;
  const asked = async () => {
    const nummer = await order();
    await run("update auftrag set status = 'Eingegangen' where auftragsnummer = $1")(nummer);
    return nummer;
  };
  const status = (to: string) => run(`update auftrag set status = '${to}' where auftragsnummer = $1`);
  const decided = {
    'the order is released': status('Freigegeben'),
    'the order is cancelled': status('Storniert'),
    'the order is withdrawn': status('Widerrufen'),
  };
  const grant = (seite: string) => async () => {
    const { grants } = await released(app, tenant, { empfehler: await newAccount(app, tenant) });
    return grants.find((one) => one.seite === seite)?.praemierungsnummer ?? expect.fail('no grant');
  };
  const ofGrant = unwanted(
    'select email from empfaenger join auftrag using (mandant, empfaengernummer) join praemierung using (mandant, auftragsnummer) where praemierungsnummer = $1',
  );
  const deleted = {
    'the recommender deleted the account': async (nummer: string) => {
      const [row] = await queryAsOwner<{ id: string }>(
        app,
        'select empfehler_id as id from empfaenger join praemierung using (mandant, empfaengernummer) where praemierungsnummer = $1',
        [nummer],
      );
      await app.inTenant(tenant, (context) => eraseAccount(context, row?.id ?? '', context.now));
    },
  };
  const transferred = async () => (await pickedTransfer(app, tenant, { empfehler: await newAccount(app, tenant) })).nummer;
  const asksForAccount: MailCases[string] = {
    async make() {
      const nummer = await transferred();
      await holdGrant(app, tenant, nummer, { tage: 30 });
      return nummer;
    },
    over: {
      ...deleted,
      'an account was named': run("update zurueckhaltung set aufgehoben_am = now(), aufgehoben_von = 'x' where praemierungsnummer = $1"),
      'the time ends in 59 minutes': (nummer) =>
        queryAsOwner(app, 'update zurueckhaltung set bis = $2 where praemierungsnummer = $1', [nummer, inMinutes(app, 59)]),
      'the order was cancelled': run("update praemierung set status = 'Storniert' where praemierungsnummer = $1"),
    },
    ende: 'select bis as ende from zurueckhaltung where praemierungsnummer = $1',
  };
  return {
    empfaengerBestaetigen: { ...mailedLink('Empfaenger', () => made(false), { ...cancelled, ...noMails }), ende: undefined },
    empfaengerZugang: { make: made, over: noMails },
    empfaengerBankdaten: mailedLink('Bankdaten', made, noMails),
    werbungBestaetigen: mailedLink('Werbeeinwilligung', async () => `Empfaenger:${await made()}`, {
      'the address unsubscribed from mails': (bezug) => noMails['the address unsubscribed from mails'](bezug.split(':')[1] ?? ''),
    }),
    empfaengerBestellen: {
      make: made,
      over: {
        ...cancelled,
        ...noMails,
        'the time to order ends in 59 minutes': (nummer) =>
          queryAsOwner(app, 'update empfaenger set frist_am = $2 where empfaengernummer = $1', [nummer, inMinutes(app, 59)]),
      },
    },
    auftragEingegangen: { make: asked, over: decided },
    praemieInSicht: { make: order, over: decided },
    praemieInSichtEmpfaenger: {
      make: order,
      over: {
        ...decided,
        ...unwanted('select email from empfaenger join auftrag using (mandant, empfaengernummer) where auftragsnummer = $1'),
      },
    },
    anfrage: { ...mailedLink('Anfrage', asked, { 'the request is confirmed': status('Bestaetigt') }), ende: undefined },
    anfrageEingang: { make: asked, over: { 'the request is confirmed': status('Bestaetigt') } },
    praemieBereit: {
      make: grant('Empfaenger'),
      over: {
        ...ofGrant,
        'the grant ends in 59 minutes': (nummer) =>
          queryAsOwner(app, 'update praemierung set gueltig_bis = $2 where praemierungsnummer = $1', [nummer, inMinutes(app, 59)]),
        'the reward was picked': run("update praemierung set status = 'Bereitgestellt', art = 'Gutschein' where praemierungsnummer = $1"),
      },
      ende: 'select gueltig_bis as ende from praemierung where praemierungsnummer = $1',
    },
    praemieErinnerung: {
      make: grant('Empfehler'),
      over: {
        'the grant ends in 59 minutes': (nummer) =>
          queryAsOwner(app, 'update praemierung set gueltig_bis = $2 where praemierungsnummer = $1', [nummer, inMinutes(app, 59)]),
        'the reward was picked': run("update praemierung set status = 'Bereitgestellt', art = 'Gutschein' where praemierungsnummer = $1"),
        'the grant was cancelled': run("update praemierung set status = 'Storniert' where praemierungsnummer = $1"),
        'the grant expired': run("update praemierung set status = 'Abgelaufen' where praemierungsnummer = $1"),
        ...deleted,
      },
      ende: 'select gueltig_bis as ende from praemierung where praemierungsnummer = $1',
    },
    praemieGewaehlt: {
      async make() {
        const nummer = await grant('Empfaenger')();
        await run(
          "update praemierung set status = 'Bereitgestellt', art = 'Gutschein', gewaehlt_am = erstellt_am where praemierungsnummer = $1",
        )(nummer);
        return nummer;
      },
      over: { ...ofGrant, 'the code was handed out': run("update praemierung set status = 'Abgeholt' where praemierungsnummer = $1") },
    },
    praemieAusgezahlt: {
      async make() {
        const nummer = await transferred();
        await payIn(app, tenant, nummer, 'Ausgefuehrt', dayOf(app.clock.now()));
        return nummer;
      },
      over: { ...deleted, 'the transfer came back': run("update zahlung set status = 'Zurueckgekommen' where bezug = $1") },
    },
    praemieZurueck: asksForAccount,
    praemieZurueckErinnerung: asksForAccount,
    praemieKonto: {
      make: transferred,
      over: { ...deleted, 'the transfer was made': run("update praemierung set status = 'Ausgezahlt' where praemierungsnummer = $1") },
    },
    praemieAbgelaufen: {
      async make() {
        const nummer = await grant('Empfaenger')();
        await run("update praemierung set status = 'Abgelaufen' where praemierungsnummer = $1")(nummer);
        return nummer;
      },
      over: ofGrant,
    },
    empfaengerBankdatenGeaendert: {
      async make() {
        const nummer = await made();
        await app.inTenant(tenant, async (context) => {
          const id = await storeBankdaten(context, checkBankdaten(context, { Kontoinhaber: 'Jörg Müßig', IBAN: IBANS.joerg }, ''));
          await context.tx.updateTable('empfaenger').set({ bankdaten_id: id }).where('empfaengernummer', '=', nummer).execute();
        });
        return nummer;
      },
      over: { ...noMails, 'the bank data is gone': run('update empfaenger set bankdaten_id = null where empfaengernummer = $1') },
    },
    praemieStorniert: { make: grant('Empfaenger'), over: ofGrant },
    gutscheinCode: {
      async make() {
        const nummer = await grant('Empfaenger')();
        await run(
          `update gutschein set praemierungsnummer = $1, ausgegeben_am = now()
             where gutschein_id = (select gutschein_id from gutschein where praemierungsnummer is null and mandant = '${tenant}' limit 1)`,
        )(nummer);
        return nummer;
      },
      over: {
        ...ofGrant,
        'there is no code': run('update gutschein set praemierungsnummer = null, ausgegeben_am = null where praemierungsnummer = $1'),
      },
    },
  };
}
