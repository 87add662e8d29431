import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_ORDNER_MB, MAX_WORTE } from '../../rules/entwurf.ts';
import { LIVE_PUNKTE, LIVE_STATUS } from '../../rules/live.ts';
import { MandantHost } from '../../rules/ordner-format.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum, Line, Zeitpunkt } from '../../values/wire.ts';
import { MandantName } from '../mandant.ts';
import { Entwurf } from './entwurf.ts';
import { BETRIEB, IN_BETRIEB_ERRORS, OWN_ERRORS } from './in-betrieb.ts';

export const createMandant = call({
  name: 'createMandant',
  method: 'POST',
  path: `${BETRIEB}/mandanten`,
  recht: 'MandantAnlegen',
  tag: 'Betrieb',
  summary: 'Makes a tenant from a template',
  description:
    'Makes a tenant that is not live: its back office works, its pages are closed until `POST betrieb/live`. `Mandant` is its name in addresses and cannot change; a name that is taken is a field error, also for the second of two calls at once. `Vorlage` is a tenant whose published settings, catalogue and look are copied, without secrets, keys, people, accounts, hosts, addresses, logo and legal texts; without it the tenant begins as the smallest one that works. Legal texts are those of that smallest tenant and have to be written. `Host` is the name under which people reach its pages, and belongs to no other tenant. `Farbe` has to be readable on the background of the look.',
  body: z.strictObject({
    Mandant: MandantName,
    Name: Line(80),
    ProgrammName: Line(80),
    Farbe: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    Host: MandantHost.shape.host,
    Vorlage: z.optional(MandantName),
  }),
  answers: { 201: z.object({ Mandant: z.string() }) },
  stepUp: true,
  errors: [...OWN_ERRORS, 'NichtAuthorisiert', 'NichtGefunden', 'BestaetigungNoetig'],
});

const LivePunkt = z
  .object({
    Punkt: z.enum(LIVE_PUNKTE),
    Status: z.enum(LIVE_STATUS),
    Meldung: z.nullable(z.string()),
    Pfad: z.nullable(z.array(z.string())),
    Worte: z.nullable(z.string()),
  })
  .register(named, {
    id: 'LivePunkt',
    description:
      "A point that a tenant needs before its pages open. `Meldung` says what is missing, in the language of the caller; `Pfad` is the place in the tenant's folder that mends it, null for what stands elsewhere. `Worte` is why the point was waived.",
  });

const shared = { tag: 'Betrieb' } as const;

export const checkLive = call({
  ...shared,
  name: 'checkLive',
  method: 'GET',
  path: '/betrieb/livepruefung',
  recht: 'Entwurf',
  summary: 'What the tenant needs before its pages open',
  description:
    'Returns since when the tenant is live (`LiveSeit`, null before), and each point with its status. It looks at the published tenant, not at the draft. A text with words of a template counts as missing. The tenant asks its own address by HTTP, and only a process of this installation can answer. The test mail counts once the mail system took it; an order counts once one came in. Where contacts order in a shop, a key has to have reported it (also as a trial with `PROBE`), or a file; elsewhere `probeauftrag` counts too. All of it works before the tenant is live.',
  answers: {
    200: z
      .object({ LiveSeit: z.nullable(Zeitpunkt), Punkte: z.array(LivePunkt) })
      .register(named, { id: 'Livepruefung', description: 'The list of a tenant before its pages open.' }),
  },
  errors: IN_BETRIEB_ERRORS,
});

export const sendProbemail = call({
  ...shared,
  name: 'sendProbemail',
  method: 'POST',
  path: '/betrieb/probemail',
  recht: 'Entwurf',
  summary: "Mails the caller by the tenant's sender",
  description: "Puts a mail to the caller's own address into the outbox. `livepruefung` says whether the mail system took it.",
  answers: { 202: null },
  errors: IN_BETRIEB_ERRORS,
});

export const tryAuftrag = call({
  ...shared,
  name: 'tryAuftrag',
  method: 'POST',
  path: '/betrieb/probeauftrag',
  recht: 'Entwurf',
  summary: 'Takes a made-up order from the link to the reward, and undoes it',
  description:
    'A made-up person recommends the first product that has a reward today, a made-up contact follows the link, and the order comes in, is confirmed, and is released as on its day, by the rules of real orders and the published settings. The answer says what each side would get and from which day. Nothing is stored but an audit entry, and nobody is mailed. A rule that refuses a step refuses the call; without a reward of today it is `Konflikt`.',
  answers: {
    200: z.object({ Produkt: z.string(), FreigabeAb: Datum, EmpfehlerCent: Cent, EmpfaengerCent: Cent }).register(named, {
      id: 'Probeauftrag',
      description: 'What a made-up order of today earns, and the first day on which it is released.',
    }),
  },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
});

export const goLive = call({
  ...shared,
  name: 'goLive',
  method: 'POST',
  path: '/betrieb/live',
  recht: 'Veroeffentlichen',
  summary: "Opens the tenant's pages",
  description:
    'Opens pages, links, calls and mails to everybody; all processes follow within seconds. Each point of `livepruefung` that is missing is a `Validierung` at its name, and nothing changes. People of the platform may waive points with words (`Verzicht`), which stand in the audit log; others are refused (`NichtAuthorisiert`). For a tenant that is live nothing changes.',
  body: z.strictObject({
    Verzicht: z.optional(
      z.array(z.strictObject({ Punkt: z.enum(LIVE_PUNKTE), Worte: Line(MAX_WORTE) })).check(z.maxLength(LIVE_PUNKTE.length)),
    ),
  }),
  answers: { 200: z.object({ LiveSeit: Zeitpunkt }) },
  stepUp: true,
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig'],
});

export const exportOrdner = call({
  ...shared,
  name: 'exportOrdner',
  method: 'GET',
  path: '/betrieb/ordner',
  recht: 'Entwurf',
  summary: 'The published tenant as a folder',
  description:
    "Returns a ZIP of the tenant's folder as `npm run tenant -- import` reads it, with all pictures, without keys, secrets, voucher codes and personal data.",
  // The body is the ZIP itself; its type is in the header.
  answers: { 200: z.string() },
  answerTypes: ['application/zip'],
  errors: IN_BETRIEB_ERRORS,
});

export const uploadOrdner = call({
  ...shared,
  name: 'uploadOrdner',
  method: 'POST',
  path: '/betrieb/ordner',
  recht: 'Veroeffentlichen',
  summary: 'Takes a folder into the draft',
  description: `Takes the bytes of a ZIP of at most ${MAX_ORDNER_MB} MB (\`application/octet-stream\`) with the files of a tenant's folder at its top, and makes it the draft; what the draft had before is gone. Nothing is published: \`entwurf/pruefen\` names the faults of its content. An entry that is no file of a folder is a field error at its name, and the draft stays as it was: a path out of the folder, a symbolic link, an entry twice, an unknown or encrypted file, one that unpacks to too much, voucher codes, or the folder of another tenant.`,
  body: z.file().check(z.minSize(1)),
  bodyType: 'application/octet-stream',
  maxMb: MAX_ORDNER_MB,
  answers: { 200: Entwurf },
  errors: IN_BETRIEB_ERRORS,
});
