import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { ASSIGNABLE_ROLLEN } from '../../rules/rollen.ts';
import { named } from '../../values/named.ts';
import { Email, Line, Zeitpunkt } from '../../values/wire.ts';
import { IN_AGENTUR_ERRORS, InAgentur, NummerInAgentur } from './in-agentur.ts';
import { STAFF_STATUS } from './zeilen.ts';

const Rollen = z.array(z.enum(ASSIGNABLE_ROLLEN)).check(z.maxLength(2));
const Schalter = z.nullable(z.boolean());

const Mitarbeiter = z
  .object({
    Mitarbeiternummer: z.string(),
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.string(),
    Rollen,
    Status: z.enum(STAFF_STATUS),
    LetzteAnmeldung: z.nullable(Zeitpunkt),
    SiehtAlles: Schalter,
    GibtFrei: Schalter,
    LetzterInhaber: z.boolean(),
    Reaktivierbar: z.boolean(),
  })
  .register(named, {
    id: 'MitarbeiterStand',
    description:
      'A user who works for an agency. `SiehtAlles` and `GibtFrei` are rights that the owner gives to staff, null if the tenant gives them to nobody. `LetzterInhaber` marks the only owner, who cannot leave. `Reaktivierbar` marks a deactivated user who was logged in here and whose password is still stored.',
  });

const shared = { recht: 'Mitarbeiter', tag: 'Agentur' } as const;

export const inviteMitarbeiter = call({
  name: 'inviteMitarbeiter',
  method: 'POST',
  path: '/agentur/mitarbeiter/:agentur',
  ...shared,
  summary: 'Invites a user to work for the agency and mails the link to set a password',
  description:
    'Creates a user of the agency, who is Eingeladen until the password is set by the mailed link, valid for 14 days. A repeat for the same address sends a further link; the latest names and roles count, and setting the password by one link uses up the others. A deactivated user comes back under the same number. A user who already works for the agency is `Konflikt`, with a field error at `Email`; with `NurNeu` a user who was invited before or is deactivated is `Konflikt` too. Without `Rollen` the role is Minimal. An account has one password for all its agencies: the password set by the link replaces it for each of them. The call reveals nothing about users of other agencies. The limit is three mails an hour to an address.',
  params: InAgentur,
  body: z.strictObject({ Vorname: Line(80), Nachname: Line(80), Email, Rollen, NurNeu: z.optional(z.boolean()) }),
  answers: { 201: z.object({ Mitarbeiternummer: z.string() }) },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt', 'EmailUngueltig', 'EmailNotAllowed'],
  idempotent: true,
});

export const readMitarbeiter = call({
  name: 'readMitarbeiter',
  method: 'GET',
  path: '/agentur/mitarbeiter/:agentur/:nr',
  ...shared,
  summary: 'A user who works for the agency, with the rights that the tenant leaves to owners',
  description: 'Returns name, address, roles, state and switches of a user of the agency, by the number.',
  params: NummerInAgentur,
  answers: { 200: Mitarbeiter },
  errors: IN_AGENTUR_ERRORS,
});

export const changeMitarbeiter = call({
  name: 'changeMitarbeiter',
  method: 'PUT',
  path: '/agentur/mitarbeiter/:agentur/:nr',
  ...shared,
  summary: "Changes name, roles and switches of a user of the agency; effective on the user's next call",
  description:
    'Changes the fields that are sent; fields that are left out stay. A switch that the tenant gives to nobody cannot be set (422). The only owner keeps the role (`Konflikt`). A deactivated user must be reactivated before a change (`Konflikt`). Users without a number are changed by the tenant.',
  params: NummerInAgentur,
  body: z.strictObject({
    Vorname: z.optional(Line(80)),
    Nachname: z.optional(Line(80)),
    Rollen: z.optional(Rollen),
    SiehtAlles: z.optional(z.boolean()),
    GibtFrei: z.optional(z.boolean()),
  }),
  answers: { 200: Mitarbeiter },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});

export const endMitarbeiter = call({
  name: 'endMitarbeiter',
  method: 'DELETE',
  path: '/agentur/mitarbeiter/:agentur/:nr',
  ...shared,
  summary: 'Deactivates a user of the agency: sessions and links end at once, the number stays',
  description:
    'Deactivates a user: all sessions for this agency and an open invitation end at once. The number and everything done under it stay. A repeat gets the same answer. The only owner cannot be deactivated (`Konflikt`).',
  params: NummerInAgentur,
  answers: { 204: null },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});

export const reactivateMitarbeiter = call({
  name: 'reactivateMitarbeiter',
  method: 'POST',
  path: '/agentur/mitarbeiter/:agentur/:nr',
  ...shared,
  summary: 'Reactivates a deactivated user with the former password, number and role',
  description:
    'Undoes a deactivation: the same password, number, role and switches apply again; sessions that ended stay ended. A user who is not deactivated stays unchanged, with the same answer. A user who never logged in here, or whose password is deleted, must be invited again (`Konflikt`).',
  params: NummerInAgentur,
  answers: { 200: Mitarbeiter },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt', 'EmailNotAllowed'],
});
