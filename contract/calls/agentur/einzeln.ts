import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Datum, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { NaechsterSchritt } from '../empfehlung/empfehlungsform.ts';
import { IN_AGENTUR_ERRORS, NummerInAgentur } from './in-agentur.ts';
import { NOTIZ_BERICHTE } from './notiz-berichte.ts';
import { AuftragZeile, EinladungZeile, EmpfehlungZeile, LeadZeile } from './zeilen.ts';

/** Events so far, in chronological order. */
export const Verlauf = z.array(z.object({ Am: Zeitpunkt, Was: z.string() }));
export const Notiz = z
  .object({ Text: z.string(), Wiedervorlage: z.nullable(Datum), GeaendertVon: z.string(), GeaendertAm: Zeitpunkt })
  .register(named, {
    id: 'Notiz',
    description:
      "A note about a row, shared by the users of an agency or by the people of the tenant's back office, and the day on which they want to return to it.",
  });

const details = { Verlauf, Notiz: z.nullable(Notiz) };

export const readAgenturAuftrag = call({
  name: 'readAgenturAuftrag',
  method: 'GET',
  path: '/agentur/auftraege/:agentur/:nr',
  recht: 'Auftraege',
  tag: 'Agentur',
  summary: 'One order of an agency with its timeline and next step',
  description:
    'Shows an order with its timeline and its next step: the step that its recommender sees, worded for the agency. `Freigebbar` says whether the caller can release the order now. If the caller can never release it, `FreigabeDurch` names the users of the agency who can, now or from its day on.',
  params: NummerInAgentur,
  answers: {
    200: z.extend(AuftragZeile, {
      ...details,
      NaechsterSchritt,
      Freigebbar: z.boolean(),
      Beanstandbar: z.boolean(),
      FreigabeDurch: z.array(z.string()),
    }),
  },
  errors: IN_AGENTUR_ERRORS,
});

export const readAgenturEmpfehlung = call({
  name: 'readAgenturEmpfehlung',
  method: 'GET',
  path: '/agentur/empfehlungen/:agentur/:nr',
  recht: 'Empfehlungen',
  tag: 'Agentur',
  summary: 'One referral of an agency with its timeline and next step',
  description:
    'Shows a referral with its timeline and its next step: the step that its recommender sees. The timeline has the newest 100 people and the newest 100 orders of the referral.',
  params: NummerInAgentur,
  answers: { 200: z.extend(EmpfehlungZeile, { ...details, NaechsterSchritt }) },
  errors: IN_AGENTUR_ERRORS,
});

export const readLead = call({
  name: 'readLead',
  method: 'GET',
  path: '/agentur/leads/:agentur/:nr',
  recht: 'Leads',
  tag: 'Agentur',
  summary: 'One recommended person of an agency with the timeline and next step',
  description: 'Shows a recommended person by first name and initial, with the timeline and the next step.',
  params: NummerInAgentur,
  answers: { 200: z.extend(LeadZeile, { ...details, NaechsterSchritt, Empfehlungsnummer: z.string() }) },
  errors: IN_AGENTUR_ERRORS,
});

export const readEinladung = call({
  name: 'readEinladung',
  method: 'GET',
  path: '/agentur/einladungen/:agentur/:nr',
  recht: 'Einladungen',
  tag: 'Agentur',
  summary: 'One invitation of an agency with its timeline',
  description:
    'Shows an invitation with its timeline and the moment until which it can be accepted. `Link` is the link of its QR code, for a caller who can show it. `Sendbar` and `Zurueckziehbar` say whether the caller can mail the invitation again or withdraw it.',
  params: NummerInAgentur,
  answers: {
    200: z.extend(EinladungZeile, {
      ...details,
      GueltigBis: Zeitpunkt,
      Link: z.nullable(z.url()),
      Sendbar: z.boolean(),
      Zurueckziehbar: z.boolean(),
    }),
  },
  errors: IN_AGENTUR_ERRORS,
});

export const saveNotiz = call({
  name: 'saveNotiz',
  method: 'PUT',
  path: '/agentur/notiz/:agentur/:bericht/:nr',
  recht: 'Verwaltung',
  tag: 'Agentur',
  summary: 'Stores a note and a reminder day at a row of a report; an empty text deletes the note',
  description:
    'Stores a note at an order, a referral, a recommended person or an invitation of the agency, with the day on which a user wants to return to it. Only users of the same agency read the note. A row that the caller does not see is not found. A day before today is a field error, unless that day is already stored, or the caller replaced it in this note within the last ten minutes, so that a change can be undone. `Bisher` is the `GeaendertAm` of the note that the caller has read, null if there was none. If another note is stored by now, nothing is changed (`Konflikt`). Without `Bisher` the note is replaced in any case.',
  params: z.object({ agentur: Nummer, bericht: z.enum(NOTIZ_BERICHTE), nr: Nummer }),
  body: z.strictObject({
    Text: z.union([Text(1000), z.literal('')]),
    Wiedervorlage: z.optional(z.nullable(Datum)),
    Bisher: z.optional(z.nullable(Zeitpunkt)),
  }),
  answers: { 200: z.object({ Notiz: z.nullable(Notiz) }) },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});
