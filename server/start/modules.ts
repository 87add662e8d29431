import { Resolver } from 'node:dns/promises';
import { PROTOKOLL } from '../audit/columns.ts';
import { protokollRetentions } from '../audit/store.ts';
import { IDEMPOTENZ } from '../calls/idempotency/columns.ts';
import { idempotenzRetentions } from '../calls/idempotency/store.ts';
import type { ServedGlobal } from '../calls/installation.ts';
import type { LoginResolvers } from '../calls/login.ts';
import type { Served } from '../calls/serve.ts';
import { friendlyService } from '../captcha/friendly.ts';
import { FRIENDLY } from '../captcha/friendly-access.ts';
import { captchaRetentions } from '../captcha/store.ts';
import type { PersonalTable } from '../db/columns.ts';
import type { MandantTables } from '../db/tables.ts';
import type { Shown } from '../db/versions.ts';
import { arbeitRetentions } from '../jobs/arbeit/arbeit.sql.ts';
import type { ServiceSweep, Sweep } from '../jobs/sweep.ts';
import { deleteOldZaehler } from '../limits/store.ts';
import { mailTables } from '../mail/columns.ts';
import { dkimService } from '../mail/dkim.ts';
import { ruecklaufRetentions } from '../mail/ruecklauf/sperre.sql.ts';
import { mailRetentions } from '../mail/store.ts';
import type { MailTemplate } from '../mail/template.ts';
import { entwurf } from '../mandant-folder/entwurf/module.ts';
import { golive } from '../mandant-folder/golive/module.ts';
import type { Module } from '../module.ts';
import { abrechnungenQuelle, abrechnungenWaiting, gutschriftenQuelle } from '../modules/abrechnung/index.ts';
import { abrechnung } from '../modules/abrechnung/module.ts';
import { sperrenListe } from '../modules/account/index.ts';
import { makeAccountModule } from '../modules/account/module.ts';
import { agenturenQuelle, agenturenWaiting } from '../modules/agentur/index.ts';
import { agentur } from '../modules/agentur/module.ts';
import { agenturportal } from '../modules/agenturportal/module.ts';
import { auftraegeQuelle, auftraegeWaiting, ohneEmpfehlungWaiting } from '../modules/auftrag/index.ts';
import { auftrag } from '../modules/auftrag/module.ts';
import {
  auszahlungenListe,
  auszahlungenWaiting,
  pruefungWarnung,
  zahlungslaeufeListe,
  zahlungslaeufeWaiting,
} from '../modules/auszahlung/index.ts';
import { auszahlung } from '../modules/auszahlung/module.ts';
import { bankdaten } from '../modules/bankdaten/module.ts';
import { quelleOf } from '../modules/betrieb/index.ts';
import { makeBetriebModule } from '../modules/betrieb/module.ts';
import { makeConsentModule } from '../modules/consent/module.ts';
import { makeContentModule } from '../modules/content/module.ts';
import { datenschutz } from '../modules/datenschutz/module.ts';
import { einladung } from '../modules/einladung/module.ts';
import { rememberAnalyseOf } from '../modules/empfaenger/index.ts';
import { empfaenger } from '../modules/empfaenger/module.ts';
import { ensureNamed, ensureUnnamed } from '../modules/empfehler/index.ts';
import { empfehler } from '../modules/empfehler/module.ts';
import { empfaengerListe, empfehlungenListe } from '../modules/empfehlung/index.ts';
import { empfehlung } from '../modules/empfehlung/module.ts';
import { forderungenListe, forderungenWaiting } from '../modules/forderung/index.ts';
import { forderung } from '../modules/forderung/module.ts';
import { kassenbuch } from '../modules/kassenbuch/module.ts';
import { mandant } from '../modules/mandant/module.ts';
import { mitarbeiter } from '../modules/mitarbeiter/module.ts';
import { nachbuchungenListe, nachbuchungenWaiting } from '../modules/nachbuchung/index.ts';
import { nachbuchung } from '../modules/nachbuchung/module.ts';
import { makePersonenModule } from '../modules/personen/module.ts';
import { praemie } from '../modules/praemie/module.ts';
import { gutscheineWaiting, gutscheinListe, kundennummernListe, kundennummernWaiting } from '../modules/praemierung/index.ts';
import { praemierung } from '../modules/praemierung/module.ts';
import { maxWertCent } from '../modules/produkt/index.ts';
import { produkt } from '../modules/produkt/module.ts';
import { verkaeuferQuelle, verkaeuferWaiting } from '../modules/profiseller/index.ts';
import { profiseller } from '../modules/profiseller/module.ts';
import { provision } from '../modules/provision/module.ts';
import { rechnungenListe, rechnungenWaiting } from '../modules/rechnung/index.ts';
import { rechnung } from '../modules/rechnung/module.ts';
import { tracking } from '../modules/tracking/module.ts';
import { einwilligungenListe } from '../modules/werbeeinwilligung/index.ts';
import { werbeeinwilligung } from '../modules/werbeeinwilligung/module.ts';
import { zahlung } from '../modules/zahlung/module.ts';
import { zugang } from '../modules/zugang/module.ts';
import type { OutsideService } from '../outside/service.ts';
import { reports } from '../reports/module.ts';
import type { Retention } from '../retention.ts';

// Passes functions of later modules to earlier ones, which cannot import them.
const consent = makeConsentModule(rememberAnalyseOf);
const content = makeContentModule(maxWertCent);
const account = makeAccountModule(ensureUnnamed, ensureNamed);
const betrieb = makeBetriebModule(
  [
    auftraegeWaiting,
    ohneEmpfehlungWaiting,
    auszahlungenWaiting,
    zahlungslaeufeWaiting,
    nachbuchungenWaiting,
    kundennummernWaiting,
    agenturenWaiting,
    gutscheineWaiting,
    rechnungenWaiting,
    forderungenWaiting,
    verkaeuferWaiting,
    abrechnungenWaiting,
  ],
  {
    auftraege: auftraegeQuelle,
    auszahlungen: quelleOf(auszahlungenListe),
    zahlungslaeufe: quelleOf(zahlungslaeufeListe),
    nachbuchungen: quelleOf(nachbuchungenListe),
    kundennummern: quelleOf(kundennummernListe),
    agenturen: agenturenQuelle,
    rechnungen: quelleOf(rechnungenListe),
    verkaeufer: verkaeuferQuelle,
    abrechnungen: abrechnungenQuelle,
    gutschriften: gutschriftenQuelle,
    forderungen: quelleOf(forderungenListe),
    empfehlungen: quelleOf(empfehlungenListe),
    empfaenger: quelleOf(empfaengerListe),
    gutscheine: quelleOf(gutscheinListe),
    einwilligungen: quelleOf(einwilligungenListe),
    sperren: quelleOf(sperrenListe),
  },
  () => MAIL_TEMPLATES,
  pruefungWarnung,
);
const personen = makePersonenModule(() => MAIL_TEMPLATES);

/** The only place that knows all modules, in the order in which they may import each other (`scripts/import-directions.mjs`). */
export const MODULES = {
  mandant,
  consent,
  tracking,
  content,
  praemie,
  produkt,
  kassenbuch,
  provision,
  bankdaten,
  zahlung,
  zugang,
  account,
  werbeeinwilligung,
  empfehler,
  empfaenger,
  forderung,
  praemierung,
  agentur,
  empfehlung,
  auftrag,
  nachbuchung,
  auszahlung,
  einladung,
  rechnung,
  abrechnung,
  agenturportal,
  profiseller,
  mitarbeiter,
  datenschutz,
  personen,
  betrieb,
  entwurf,
  golive,
};

/** Parts below the modules that declare the same facts: tables, tables that no page shows, and retention. */
export const BELOW = {
  idempotenz: { retentions: idempotenzRetentions, tables: { idempotenz: IDEMPOTENZ }, unseen: ['idempotenz'] },
  captcha: {
    retentions: captchaRetentions,
    tables: { captcha_loesung: 'hashes of tasks that were solved, of nobody in particular' },
    unseen: ['captcha_loesung'],
    services: [friendlyService(FRIENDLY)],
  },
  mail: {
    retentions: [...mailRetentions, ...ruecklaufRetentions],
    tables: mailTables,
    unseen: ['mail', 'mail_sperre', 'postfach', 'postfach_sperre'],
    services: [dkimService((name) => new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name))],
  },
  reports,
  audit: { retentions: protokollRetentions, tables: { protokoll: PROTOKOLL }, unseen: ['protokoll'] },
  outside: {
    tables: { dienstgeheimnis: 'the encrypted secrets by which the tenant is known at outside services' },
    unseen: ['dienstgeheimnis'],
  },
  jobs: {
    retentions: arbeitRetentions,
    tables: { arbeit: 'work that the queue gave up: kinds, numbers of rows and kinds of errors, never their words' },
    unseen: ['arbeit'],
  },
  ereignis: { tables: { ereignis: 'numbers, states and moments, of nobody by name' }, unseen: ['ereignis'] },
} satisfies Record<string, Module>;

type Modules = typeof MODULES;
/** All modules that have an entry of a kind. A list in its own order does not compile if it omits one of them. */
type Bringing<Kind extends keyof Module> = {
  [Name in keyof Modules as Modules[Name] extends Record<Kind, unknown> ? Name : never]: Module;
};

const modules: readonly Module[] = Object.values(MODULES);
const all: readonly Module[] = [...modules, ...Object.values(BELOW)];

export const MAIL_TEMPLATES: readonly MailTemplate[] = modules.flatMap(({ mails = [] }) => mails);

/** Ordered so that one sweep can make the next one due. */
const sweeping = {
  auftrag,
  praemierung,
  empfaenger,
  empfehlung,
  nachbuchung,
  auszahlung,
  einladung,
  rechnung,
  abrechnung,
  agenturportal,
  betrieb,
} satisfies Bringing<'sweeps'>;
export const SWEEPS: readonly Sweep[] = Object.values(sweeping).flatMap(({ sweeps }) => sweeps);
export const SERVICE_SWEEPS: readonly ServiceSweep[] = modules.flatMap(({ serviceSweeps = [] }) => serviceSweeps);

/** In the order in which `npm run retention` lists them. */
const retaining = {
  account,
  idempotenz: BELOW.idempotenz,
  captcha: BELOW.captcha,
  consent,
  content,
  mail: BELOW.mail,
  empfaenger,
  empfehlung,
  praemierung,
  auftrag,
  nachbuchung,
  agentur,
  profiseller,
  einladung,
  rechnung,
  abrechnung,
  forderung,
  auszahlung,
  reports: BELOW.reports,
  betrieb,
  audit: BELOW.audit,
  jobs: BELOW.jobs,
} satisfies Bringing<'retentions'> & Record<Exclude<keyof typeof BELOW, 'ereignis' | 'outside'>, Module>;

/** Everything that is deleted after its retention period; the rules are in `retention.ts`. */
export const RETENTIONS: readonly Retention[] = Object.values(retaining).flatMap(({ retentions }) => retentions);

/** What has ended among the rows without a tenant: counters of limits, and people of the back office. */
export const TIDIES = [deleteOldZaehler, betrieb.tidy];

export const LOGINS: LoginResolvers = {
  ...account.logins,
  ...praemierung.logins,
  ...empfaenger.logins,
  ...agentur.logins,
  ...profiseller.logins,
  ...betrieb.logins,
};

/** Finds the people of the back office. */
export { resolveBetrieb as BETRIEB_LOGIN } from '../modules/betrieb/index.ts';

/** Every outside service for which a tenant can have a secret. */
export const SERVICES: readonly OutsideService[] = all.flatMap(({ services = [] }) => services);

export const SERVED: readonly Served[] = modules.flatMap(({ calls = [] }) => calls);

export const SERVED_GLOBAL: readonly ServedGlobal[] = modules.flatMap(({ globalCalls = [] }) => globalCalls);

/** Which tables pages without a login do not show, and which only grow. */
export const SHOWN: Shown = {
  unseen: all.flatMap(({ unseen = [] }) => unseen),
  growing: all.flatMap(({ growing = [] }) => growing),
};

/** Every table of a tenant, once. A new table without an entry does not compile. */
export const TABLES: { readonly [Table in keyof MandantTables]: PersonalTable<Table> | string } = {
  ...mandant.tables,
  ...consent.tables,
  ...tracking.tables,
  ...content.tables,
  ...praemie.tables,
  ...produkt.tables,
  ...kassenbuch.tables,
  ...provision.tables,
  ...bankdaten.tables,
  ...zahlung.tables,
  ...zugang.tables,
  ...account.tables,
  ...werbeeinwilligung.tables,
  ...empfehler.tables,
  ...entwurf.tables,
  ...empfaenger.tables,
  ...empfehlung.tables,
  ...praemierung.tables,
  ...auftrag.tables,
  ...nachbuchung.tables,
  ...agentur.tables,
  ...profiseller.tables,
  ...einladung.tables,
  ...rechnung.tables,
  ...abrechnung.tables,
  ...forderung.tables,
  ...BELOW.reports.tables,
  ...betrieb.tables,
  ...BELOW.idempotenz.tables,
  ...BELOW.captcha.tables,
  ...BELOW.mail.tables,
  ...BELOW.audit.tables,
  ...BELOW.outside.tables,
  ...BELOW.jobs.tables,
  ...BELOW.ereignis.tables,
};
