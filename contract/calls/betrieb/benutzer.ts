import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BETRIEBSROLLEN, MANDANTENROLLEN } from '../../rules/betriebsrollen.ts';
import { named } from '../../values/named.ts';
import { Datum, Email, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { EINLADUNG_DAYS } from './konto.ts';
import { list } from './liste.ts';

const shared = { tag: 'Betrieb', recht: 'Benutzer', stepUp: true } as const;
const ERRORS = [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig', 'Konflikt'] as const;

const Vergabe = {
  Rollen: z.array(z.enum(MANDANTENROLLEN)).check(z.minLength(1), z.maxLength(MANDANTENROLLEN.length)),
  GiltBis: z.optional(z.nullable(Datum)),
};
const Person = z.object({ id: Nummer });

export const inviteBetriebBenutzer = call({
  name: 'inviteBetriebBenutzer',
  method: 'POST',
  path: '/betrieb/benutzer',
  ...shared,
  summary: 'Gives a person roles in the back office of the tenant, and invites them if they are new',
  description: `Gives the roles to the person of the address, until the end of the day \`GiltBis\` if there is one; Pruefung needs it. A new person gets a link by mail, valid for ${EINLADUNG_DAYS} days, behind which name, password and second factor are set; a repeat sends a further link, and the latest counts. A person who is Aktiv, also for another tenant, gets a mail and the roles at once. A person who has roles at the tenant already is \`Konflikt\` unless still Eingeladen, as is one who is barred.`,
  body: z.strictObject({ Email, ...Vergabe }),
  answers: { 201: z.object({ Id: z.string() }) },
  errors: [...ERRORS, 'EmailUngueltig'],
  idempotent: true,
});

export const changeBetriebBenutzer = call({
  name: 'changeBetriebBenutzer',
  method: 'PUT',
  path: '/betrieb/benutzer/:id',
  ...shared,
  summary: "Replaces a person's roles at the tenant; effective on the person's next call",
  description:
    'The person has exactly these roles at the tenant from then on; a role that stays keeps the moment at which it was given. Nobody changes their own roles, and the last person with the right Benutzer by a role without an end keeps it (`Konflikt`). People of the platform are not changed here.',
  params: Person,
  body: z.strictObject(Vergabe),
  answers: { 204: null },
  errors: ERRORS,
});

export const endBetriebBenutzer = call({
  name: 'endBetriebBenutzer',
  method: 'DELETE',
  path: '/betrieb/benutzer/:id',
  ...shared,
  summary: 'Ends all roles of a person at the tenant',
  description:
    'The person is no longer let in at this tenant; roles at other tenants stay. A person without a role at any tenant is Beendet: sessions, links and second factors end, and an invitation begins from the start. Nobody ends their own roles, and the last person with the right Benutzer stays (`Konflikt`).',
  params: Person,
  answers: { 204: null },
  errors: ERRORS,
});

export const resetBetriebFaktor = call({
  name: 'resetBetriebFaktor',
  method: 'POST',
  path: '/betrieb/benutzer/:id/faktorzuruecksetzen',
  ...shared,
  summary: "Takes away a colleague's second factors and mails the link to set up new ones",
  description: `For a colleague who lost the authenticator. All factors, recovery codes and sessions of the person end; a link by mail, valid for ${EINLADUNG_DAYS} days, sets name, password and a new factor. Both people get a mail, and the colleague's rights to move money rest for 24 hours. Nobody resets their own factor, and people of the platform are reset by \`npm run operator -- reset\`.`,
  params: Person,
  answers: { 204: null },
  errors: ERRORS,
});

const BenutzerZeile = z
  .object({
    Id: z.string(),
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.string(),
    Rollen: z.array(z.enum(BETRIEBSROLLEN)),
    Status: z.enum(['Eingeladen', 'Aktiv', 'Gesperrt']),
    SeitAm: z.nullable(Zeitpunkt),
    GiltBis: z.nullable(Datum),
  })
  .register(named, {
    id: 'BenutzerZeile',
    description:
      'A person who works in the back office of the tenant. Names are empty until an invitation is accepted. `GiltBis` is the last day of the roles; people of the platform have no `SeitAm`.',
  });
export type BenutzerZeile = z.infer<typeof BenutzerZeile>;

export const listBetriebBenutzer = list({
  name: 'listBetriebBenutzer',
  path: '/betrieb/benutzer',
  recht: 'Benutzer',
  summary: 'People of the back office of the tenant',
  description: 'Lists who works for the tenant, with roles; people of the platform too. `Suche` finds the beginning of an address.',
  row: BenutzerZeile,
  sorted: ['SeitAm', 'Email'],
  words: { Rollen: 'betrieb.rolle', Status: 'betrieb.status' },
});
