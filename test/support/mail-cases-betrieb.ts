import { createLink, type Linkzweck } from '../../server/modules/betrieb/benutzer/links.ts';
import type { TestApp } from './app.ts';
import { inBetrieb, makePerson } from './betrieb.ts';
import { caseTools, inMinutes, type MailCase, type MailCases } from './mail-cases.ts';
import { ordered } from './money.ts';
import { queryAsOwner } from './rows.ts';

/** Mails to people of the back office. */
export function backOfficeCases(app: TestApp): MailCases {
  const { run } = caseTools(app);
  const person = async () => (await makePerson(app)).id;
  const barred = run("update betrieb_benutzer set status = 'Gesperrt' where benutzer_id = $1");
  const left = run("update betrieb_benutzer set status = 'Beendet', beendet_am = erstellt_am where benutzer_id = $1");
  const account: MailCase = { make: person, over: { 'the person is barred': barred, 'the person has ended': left } };
  const personOfLink = async (linkId: string): Promise<string> => {
    const [row] = await queryAsOwner<{ id: string }>(app, 'select benutzer_id as id from betrieb_link where link_id = $1', [linkId]);
    return row?.id ?? '';
  };
  const link = (zweck: Linkzweck): MailCase => ({
    make: async () => {
      const id = await person();
      return inBetrieb(app, (scope) => createLink(scope, zweck, id, inMinutes(app, 24 * 60)));
    },
    over: {
      'the link ends in 59 minutes': (id) =>
        queryAsOwner(app, 'update betrieb_link set gueltig_bis = $2 where link_id = $1', [id, inMinutes(app, 59)]),
      'the link was used': run('update betrieb_link set verwendet_am = gueltig_bis where link_id = $1'),
      'the person is barred': async (id) => barred(await personOfLink(id)),
    },
    ende: 'select gueltig_bis as ende from betrieb_link where link_id = $1',
  });
  const wanting = async () => {
    const order = await ordered(app, 'telko');
    await run("update auftrag set status = 'Eingegangen' where auftragsnummer = $1")(order.auftrag.Auftragsnummer);
    const id = await person();
    await app.inTenant('telko', ({ tx, now }) =>
      tx.insertInto('tagesmail').values({ benutzer_id: id, erstellt_am: now, faellig_am: now }).execute(),
    );
    return id;
  };
  const differing = async () => {
    await run(
      "insert into tagespruefung (mandant, tag, pruefung, soll, haben) select mandant, '2199-01-01', 'Verbindlichkeit', 1, 2 from mandant where $1 <> '' on conflict (mandant, tag, pruefung) do update set haben = 2",
    )('all');
    return person();
  };
  return {
    betriebPruefung: {
      make: differing,
      over: {
        ...account.over,
        'the proof agrees': run("update tagespruefung set haben = soll where $1 <> ''"),
        'the person no longer keeps the books': run("update betrieb_rolle set rolle = 'Redaktion' where benutzer_id = $1"),
      },
    },
    betriebZahlungssteller: {
      make: person,
      over: {
        ...account.over,
        'the person no longer keeps the books': run("update betrieb_rolle set rolle = 'Redaktion' where benutzer_id = $1"),
      },
    },
    betriebTagesmail: {
      make: wanting,
      over: {
        ...account.over,
        'the mail is switched off': run('delete from tagesmail where benutzer_id = $1'),
        'the roles at the tenant ended': run(
          'update betrieb_rolle set entzogen_am = vergeben_am, entzogen_von = vergeben_von where benutzer_id = $1',
        ),
        'the person no longer decides': run("update betrieb_rolle set rolle = 'Redaktion' where benutzer_id = $1"),
      },
    },
    probemail: {
      make: async () => `${await person()} ${app.parts.mandanten.get('telko')?.konfiguration.SupportEmail}`,
      over: {
        'the person is barred': (bezug) => barred(bezug.split(' ')[0] ?? ''),
        'the person has ended': (bezug) => left(bezug.split(' ')[0] ?? ''),
      },
    },
    betriebEinladung: link('Einladung'),
    betriebZugang: account,
    betriebPasswortSetzen: link('Passwort'),
    betriebPasswortGeaendert: account,
    betriebFaktorGeaendert: account,
    betriebFaktorZurueckgesetzt: link('Einladung'),
    betriebFaktorEntzogen: account,
  };
}
