import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { VERGEBENE_ROLLEN } from '../../rules/rollen.ts';
import { named } from '../../values/named.ts';
import { Email, Line, Zeitpunkt } from '../../values/wire.ts';
import { IN_AGENTUR_ERRORS, InAgentur, NummerInAgentur } from './in-agentur.ts';
import { STAFF_STATUS } from './zeilen.ts';

const Rollen = z.array(z.enum(VERGEBENE_ROLLEN)).check(z.maxLength(2));
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
      'Somebody who works for an agency. `SiehtAlles` and `GibtFrei` are what the owner leaves to staff, null where the tenant gives it to nobody; `LetzterInhaber` the only owner, who cannot go; `Reaktivierbar` somebody deactivated who was logged in here and whose password is still kept.',
  });

const shared = { recht: 'Mitarbeiter', tag: 'Agentur' } as const;

export const inviteMitarbeiter = call({
  name: 'inviteMitarbeiter',
  method: 'POST',
  path: '/agentur/mitarbeiter/:agentur',
  ...shared,
  summary: 'Invites somebody to work for the agency; the link to set a password goes out by mail',
  description:
    'Makes somebody of the staff, Eingeladen until the password is set by the mailed link of 14 days. The same address again gets a new link, in place of the one before, under the latest names and roles; who was deactivated comes back under the same number. Who works for the agency already is `Konflikt`, with a field error at `Email`; with `NurNeu` so is who was invited before, or deactivated. Three mails an hour to an address. Without `Rollen` it is Minimal. An account has one password for all its agencies: the one set by the link replaces it for each. Of people of other agencies nothing is told.',
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
  summary: 'Somebody who works for the agency, with what they may of what the tenant leaves to owners',
  description: 'Name, address, roles, state and switches of one of the staff, by the number.',
  params: NummerInAgentur,
  answers: { 200: Mitarbeiter },
  errors: IN_AGENTUR_ERRORS,
});

export const changeMitarbeiter = call({
  name: 'changeMitarbeiter',
  method: 'PUT',
  path: '/agentur/mitarbeiter/:agentur/:nr',
  ...shared,
  summary: 'Changes name, roles and switches of somebody of the staff; it acts on their next call',
  description:
    'Changes what is sent; what is left out stays. A switch that the tenant gives to nobody cannot be set (422). The only owner keeps the role (`Konflikt`). Who was deactivated is changed only once back (`Konflikt`). People without a number are changed by the tenant.',
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
  summary: 'Deactivates somebody of the staff: sessions and links end at once, the number stays',
  description:
    'Deactivates somebody; all sessions for this agency and an open invitation end at once. Number, and what was done under it, stay. Again it is the same answer; the only owner cannot be deactivated (`Konflikt`).',
  params: NummerInAgentur,
  answers: { 204: null },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});

export const reactivateMitarbeiter = call({
  name: 'reactivateMitarbeiter',
  method: 'POST',
  path: '/agentur/mitarbeiter/:agentur/:nr',
  ...shared,
  summary: 'Lets somebody who was deactivated log in again, with the password, number and role of before',
  description:
    'Takes a deactivation back: the same password, number, role and switches hold again, sessions that ended stay ended. Whoever is not deactivated stays as they are, with the same answer. Who never logged in here, or whose password is gone, has to be invited anew (`Konflikt`).',
  params: NummerInAgentur,
  answers: { 200: Mitarbeiter },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt', 'EmailNotAllowed'],
});
