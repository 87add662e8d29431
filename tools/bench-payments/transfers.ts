import { composeIBAN } from 'ibantools';
import { type Copy, findThings, insertCopies } from '../../server/demo/copy.ts';
import { addBankdaten, EMPFEHLUNG_PARTS } from '../../server/demo/empfehlung-copies.ts';
import { inContext } from '../../server/parts.ts';
import { openedBy } from '../../server/start/prove-command.ts';
import { PAYOUT_TENANT } from '../shared/clerk.ts';
import type { OwnDatabase } from '../shared/database.ts';

/** Copies that are written with one statement for each table. */
const AT_ONCE = 1000;

/** A transfer of the demo that a run can take, of those that are not late. */
const READY = `
  select p.empfehlungsnummer, p.auftragsnummer from praemierung p
  where p.mandant = $1 and p.status = 'Bereitgestellt' and p.art = 'Ueberweisung' and p.seite = 'Empfehler'
    and not exists (select from zahlung z where z.mandant = p.mandant and z.bezug = p.praemierungsnummer)
    and not exists (select from zurueckhaltung k where k.mandant = p.mandant and k.praemierungsnummer = p.praemierungsnummer)
  order by p.gewaehlt_am desc limit 1`;

/** Inserts picked transfers, each with a referral, a recipient, an order, a booked grant and an account of its own: copies of one that the demo's rules made. */
export async function insertTransfers(database: OwnDatabase, env: NodeJS.ProcessEnv, count: number): Promise<void> {
  const [ready] = await database.query<{ empfehlungsnummer: string; auftragsnummer: string }>(READY, [PAYOUT_TENANT]);
  if (!ready) throw new Error('the demo has no transfer that is ready');
  const copyOf = (at: number) => ({
    of: ready.empfehlungsnummer,
    tage: 0,
    names: new Map([[ready.auftragsnummer, `BENCH-${at}`]]) satisfies Copy['names'],
    story: {
      von: { vorname: 'Kim', name: `Probe ${at}` },
      person: { vorname: 'Kim', name: `Probe ${at}`, email: `kim.${at}@probe.example` },
      index: at,
    },
  });
  await openedBy(env)(async (opened) => {
    const mandant = opened.mandanten.all().find((one) => one.mandant === PAYOUT_TENANT);
    if (!mandant) throw new Error(`no tenant ${PAYOUT_TENANT}`);
    for (let done = 0; done < count; done += AT_ONCE) {
      const copies = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, at) => copyOf(done + at));
      await inContext(opened, mandant, { wer: 'Bench' }, async (context) => {
        const things = await findThings(context, EMPFEHLUNG_PARTS, [[ready.empfehlungsnummer]]);
        await addBankdaten(context, things, copies, ({ story }) => ({ Kontoinhaber: story.von.name, IBAN: ibanOf(story.index) }));
        await insertCopies(context, EMPFEHLUNG_PARTS, things, copies);
      });
    }
  });
  await database.query('analyze');
}

const ibanOf = (at: number): string => composeIBAN({ countryCode: 'DE', bban: `37040044${String(900_000 + at).padStart(10, '0')}` }) ?? '';
