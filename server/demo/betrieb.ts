import { addDays, addTage, dayOf } from '../calendar.ts';
import { inInstallation } from '../calls/installation.ts';
import type { Context } from '../context.ts';
import { addToSperren } from '../modules/account/index.ts';
import { addActivePerson, setRoles } from '../modules/betrieb/index.ts';
import type { Parts } from '../parts.ts';
import { DEMO_BETRIEB, DEMO_BETRIEB_MANDANTEN } from './logins.ts';
import { failWork, giveUpMail } from './store.ts';

/** Days before the demo's start on which its people of the back office came: before the first payout run, which needs roles of more than a day. */
const SINCE_DAYS = 90;
/** Days after that on which the auditor's role ends. */
const AUDIT_DAYS = 365;

/** Days after the demo's start on which a block ends. */
const BLOCK_DAYS = 30;

/** Gives the lists of the back office rows that no story leads to: a mail and work that were given up, and blocks. */
export async function tellWorkLists(context: Context): Promise<void> {
  await giveUpMail(context, 'empfehlungBestaetigen', context.now);
  await failWork(context, context.random.nummer(), 'empfaenger.ablauf', context.now);
  await addToSperren(context, { muster: '*@wegwerf.example', grund: 'Adressen, die nach einer Stunde verschwinden.', bis: null });
  const bis = addDays(dayOf(context.now), BLOCK_DAYS);
  await addToSperren(context, { muster: 'rolf.ruhelos@example.net', grund: 'Hat sich selbst empfohlen, mit drei Adressen.', bis });
}

/** Adds the people of the back office to the demo. */
export async function tellBetrieb(parts: Parts, passwortHash: string): Promise<void> {
  const { all } = parts.mandanten;
  const since = addTage(parts.clock.now(), -SINCE_DAYS);
  await inInstallation(parts, 'Demo', async (opened) => {
    const scope = { ...opened, now: since };
    for (const { rolle, auchBei, ...person } of DEMO_BETRIEB) {
      const names: readonly string[] = [...DEMO_BETRIEB_MANDANTEN, ...auchBei];
      const id = await addActivePerson(scope, { ...person, passwortHash, plattform: rolle === 'Plattform' });
      if (rolle === 'Plattform') continue;
      const giltBis = rolle === 'Pruefung' ? addDays(dayOf(since), AUDIT_DAYS) : null;
      for (const mandant of all().filter((one) => names.includes(one.mandant)))
        await scope.asMandant(mandant, (context) => setRoles({ ...context, now: since }, id, { rollen: [rolle], giltBis }));
    }
  });
}
