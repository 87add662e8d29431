import { expect } from 'vitest';
import { stopMails } from '../../server/mail/mail-sperre.ts';
import { createZugangslinkUntil } from '../../server/modules/account/index.ts';
import { checkBankdaten, storeBankdaten } from '../../server/modules/bankdaten/index.ts';
import { serializeBezug } from '../../server/modules/einladung/code.ts';
import { bezugOf } from '../../server/modules/rechnung/inhaber.ts';
import { inviteEmpfehler, makeAgentur, makeBenutzer, openAgencyWithStaff } from './agentur.ts';
import type { TestApp } from './app.ts';
import { einladungOf } from './einladung.ts';
import { blockAddress, newAccount } from './konto.ts';
import { caseTools, inMinutes, type MailCases } from './mail-cases.ts';
import { IBANS, ordered } from './money.ts';
import { makeRechnung } from './rechnung.ts';
import { queryAsOwner } from './rows.ts';
import { newEmail } from './walk.ts';

type Wish = NonNullable<Parameters<typeof makeBenutzer>[3]>;
type Status = NonNullable<NonNullable<Parameters<typeof makeAgentur>[2]>['status']>;

/** Mails to people of agencies. */
export function agencyCases(app: TestApp): MailCases {
  const { run, mailedLink } = caseTools(app);
  const one = async <R>(statement: string, ...values: unknown[]): Promise<R> =>
    (await queryAsOwner<R>(app, statement, values))[0] ?? expect.fail(`nothing for ${statement}`);
  const person = async (wish: Wish = {}, status: Status = 'Aktiv') => {
    const agenturnummer = await makeAgentur(app, 'telko', { status });
    const email = await makeBenutzer(app, 'telko', agenturnummer, wish);
    return one<{ id: string; account: string; agenturnummer: string }>(
      'select agentur_benutzer_id as id, account_id as account, agenturnummer from agentur_benutzer join account using (mandant, account_id) where email = $1',
      email,
    );
  };
  const member = async () => (await person()).id;
  const account = async () => (await person()).account;
  const deactivated = (column: 'agentur_benutzer_id' | 'account_id') => ({
    'the person was deactivated': run(
      `update agentur_benutzer set status = 'Deaktiviert', hinweise = false, hinweise_am = null, hinweise_von = null, hinweise_bis = null,
         wochenbericht = false, wochenbericht_am = null where ${column} = $1`,
    ),
  });
  /** A registration; its id is that of the person whom its confirmation made. */
  const registration = async (id: string, bezug: string | null) => {
    const row = [id, newEmail('westwind', 'agentur.example'), app.clock.now(), bezug];
    await queryAsOwner(
      app,
      `insert into registrierung (mandant, registrierung_id, zweck, email, email_schluessel, vorname, nachname, firma, language, erstellt_am, bezug)
       values ('telko', $1, 'AgenturRegistrierung', $2, $2, 'Wiebke', 'Westermann', 'Agentur Westwind', 'de', $3, $4)`,
      row,
    );
    return id;
  };
  const entered = async () => registration(`entered-${newEmail()}`, null);
  const begun = async () => {
    const id = await member();
    return registration(id, id);
  };
  const emailOf = async (id: string) =>
    (await one<{ email: string }>('select email from registrierung where registrierung_id = $1', id)).email;
  const unwanted = {
    'the address is barred': async (id: string) => blockAddress(app, await emailOf(id)),
    'the address unsubscribed from mails': async (id: string) => {
      const email = await emailOf(id);
      await app.inTenant('telko', (context) => stopMails(context, email));
    },
    'the registration was deleted': run('delete from registrierung where registrierung_id = $1'),
  };
  const byPerson = 'where agenturnummer = (select agenturnummer from agentur_benutzer where agentur_benutzer_id = $1)';
  const resting = { 'the agency is inactive': run(`update agentur set status = 'Inaktiv', grund = 'Ruht.' ${byPerson}`) };
  const wanting = (columns: string) => async () => {
    const { id, agenturnummer } = await person({ rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    await queryAsOwner(app, `update agentur_benutzer set ${columns} where agentur_benutzer_id = $1`, [id, app.clock.now()]);
    await ordered(app, 'telko', { empfehler: await inviteEmpfehler(app, 'telko', { agenturnummer, mitarbeiternummer: 'M-8' }) });
    app.clock.pass({ days: 7 });
    return id;
  };
  const invited = async () => {
    const { inhaber } = await openAgencyWithStaff(app);
    return (await einladungOf(app).invite(inhaber, { Email: newEmail('kundin') })).nr;
  };
  const invitation = mailedLink('Einladung', invited, {
    'the invitation was withdrawn': run(
      "update einladung set status = 'Zurueckgezogen', beendet_am = erstellt_am where einladungsnummer = $1",
    ),
    'the agency is inactive': run(
      "update agentur set status = 'Inaktiv', grund = 'Ruht.' where agenturnummer = (select agenturnummer from einladung where einladungsnummer = $1)",
    ),
  });
  return {
    agenturPasswortSetzen: mailedLink('AgenturPasswort', account, deactivated('account_id')),
    agenturPasswortGeaendert: { make: account, over: deactivated('account_id') },
    agenturZweitfaktorAn: { make: account, over: deactivated('account_id') },
    agenturZweitfaktorAus: { make: account, over: deactivated('account_id') },
    mitarbeiterEingeladen: mailedLink('AgenturEinladung', member, { ...resting, ...deactivated('agentur_benutzer_id') }),
    agenturBestaetigen: mailedLink('AgenturRegistrierung', entered, unwanted),
    agenturEingeladen: mailedLink('AgenturRegistrierung', begun, { ...resting, ...deactivated('agentur_benutzer_id') }),
    agenturFreigegeben: { make: member, over: { ...resting, ...deactivated('agentur_benutzer_id') } },
    agenturAbgelehnt: {
      make: async () => (await person({}, 'Inaktiv')).id,
      over: { 'the agency was approved after all': run(`update agentur set status = 'Aktiv', grund = null ${byPerson}`) },
    },
    agenturDeaktiviert: {
      make: async () => (await person({}, 'Inaktiv')).id,
      over: { 'the agency is active again': run(`update agentur set status = 'Aktiv', grund = null ${byPerson}`) },
    },
    agenturWartet: {
      make: () => makeAgentur(app, 'telko', { status: 'WartetAufFreigabe' }),
      over: { 'the agency was approved': run("update agentur set status = 'Aktiv' where agenturnummer = $1") },
    },
    agenturAngabeGeaendert: {
      async make() {
        const agenturnummer = await makeAgentur(app);
        const id = `aenderung-${agenturnummer}`;
        await queryAsOwner(
          app,
          `insert into agentur_aenderung (mandant, aenderung_id, agenturnummer, feld, geaendert_von, geaendert_am, email)
           values ('telko', $1, $2, 'IBAN', 'x', $3, 'vorher@agentur.example')`,
          [id, agenturnummer, app.clock.now()],
        );
        return id;
      },
      over: { 'the former address was deleted': run('update agentur_aenderung set email = null where aenderung_id = $1') },
    },
    agenturRechnung: {
      make: member,
      over: {
        ...deactivated('agentur_benutzer_id'),
        'the person is no longer an owner': run("update agentur_benutzer set rollen = '{}' where agentur_benutzer_id = $1"),
      },
    },
    agenturKonto: {
      make: async () => {
        const { id, agenturnummer } = await person();
        const nummer = await makeRechnung(app, 'telko', agenturnummer);
        await queryAsOwner(
          app,
          `set session_replication_role = replica;
           update rechnung set art = 'Korrektur', netto_cent = -netto_cent, ust_cent = -ust_cent, brutto_cent = -brutto_cent where rechnungsnummer = '${nummer}';
           set session_replication_role = origin`,
        );
        return bezugOf(nummer, id);
      },
      over: {
        'the amount was paid': run(
          "update rechnung set status = 'Bezahlt', bezahlt_am = faellig_am where rechnungsnummer = split_part($1, ':', 1)",
        ),
        'the agency has an account': async (bezug: string) => {
          const konto = await app.inTenant('telko', (context) =>
            storeBankdaten(context, checkBankdaten(context, { Kontoinhaber: 'Agentur Probe', IBAN: IBANS.joerg }, '')),
          );
          await queryAsOwner(
            app,
            "update agentur set bankdaten_id = $2 where agenturnummer = (select agenturnummer from rechnung where rechnungsnummer = split_part($1, ':', 1))",
            [bezug, konto],
          );
        },
        'the person is no longer an owner': run(
          "update agentur_benutzer set rollen = '{}' where agentur_benutzer_id = split_part($1, ':', 2)",
        ),
        'the person was deactivated': run(
          "update agentur_benutzer set status = 'Deaktiviert' where agentur_benutzer_id = split_part($1, ':', 2)",
        ),
      },
    },
    agenturErinnerung: {
      make: async () => {
        const { id, agenturnummer } = await person();
        return bezugOf(await makeRechnung(app, 'telko', agenturnummer), id);
      },
      over: {
        'the invoice was paid': run(
          "update rechnung set status = 'Bezahlt', bezahlt_am = faellig_am, eingegangen_cent = brutto_cent where rechnungsnummer = split_part($1, ':', 1)",
        ),
        'the invoice was cancelled': run(
          "update rechnung set status = 'Storniert', storniert_am = ausgestellt_am where rechnungsnummer = split_part($1, ':', 1)",
        ),
        'the person is no longer an owner': run(
          "update agentur_benutzer set rollen = '{}' where agentur_benutzer_id = split_part($1, ':', 2)",
        ),
        'the person was deactivated': run(
          "update agentur_benutzer set status = 'Deaktiviert' where agentur_benutzer_id = split_part($1, ':', 2)",
        ),
      },
    },
    agenturHinweise: {
      make: wanting(
        "hinweise = true, hinweise_von = $2, hinweise_bis = $2::timestamptz + interval '7 days', hinweise_am = $2::timestamptz + interval '8 days'",
      ),
      over: {
        'a later check replaces it': run(
          "update agentur_benutzer set hinweise_bis = hinweise_bis + interval '1 day' where agentur_benutzer_id = $1",
        ),
        'hints are switched off': run(
          'update agentur_benutzer set hinweise = false, hinweise_von = null, hinweise_bis = null, hinweise_am = null where agentur_benutzer_id = $1',
        ),
        ...deactivated('agentur_benutzer_id'),
      },
    },
    agenturWochenbericht: {
      make: wanting("wochenbericht = true, wochenbericht_am = $2::timestamptz + interval '30 days'"),
      over: {
        'the next week has started': async () => app.clock.pass({ days: 7 }),
        'the weekly report is switched off': run(
          'update agentur_benutzer set wochenbericht = false, wochenbericht_am = null where agentur_benutzer_id = $1',
        ),
        ...deactivated('agentur_benutzer_id'),
      },
    },
    exportBereit: {
      async make() {
        const { id, agenturnummer } = await person();
        await queryAsOwner(
          app,
          `insert into export (mandant, exportnummer, wer, wer_id, bericht, format, abfrage, sicht, language, status, zeilen, erstellt_am, fertig_am, gueltig_bis)
           values ('telko', $1, 'Agentur', $2, 'leads', 'csv', '{}', $3, 'de', 'Fertig', 1, $4, $4, $5)`,
          [`export-${id}`, id, JSON.stringify({ agenturnummer }), app.clock.now(), inMinutes(app, 24 * 60)],
        );
        return `export-${id}`;
      },
      over: {
        'the file expires in 59 minutes': (nummer) =>
          queryAsOwner(app, 'update export set gueltig_bis = $2 where exportnummer = $1', [nummer, inMinutes(app, 59)]),
        'the person was deactivated': run(
          "update agentur_benutzer set status = 'Deaktiviert' where agentur_benutzer_id = (select wer_id from export where exportnummer = $1)",
        ),
      },
      ende: 'select gueltig_bis as ende from export where exportnummer = $1',
    },
    einladung: invitation,
    einladungErneut: invitation,
    einladungBestaetigen: {
      ...mailedLink('Annahme', invited),
      async make() {
        const { agenturnummer } = await openAgencyWithStaff(app);
        const { id } = await newAccount(app, 'telko', 'offen');
        const einladung = serializeBezug({ agenturnummer, mitarbeiternummer: 'M-7' });
        return app.inTenant('telko', (context) => createZugangslinkUntil(context, 'Annahme', id, inMinutes(app, 14 * 1440), { einladung }));
      },
    },
  };
}
