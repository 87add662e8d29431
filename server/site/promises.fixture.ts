import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../contract/values/wire.ts';
import { root } from '../../scripts/sources.mjs';
import { ART_TEXTS } from '../../texts/arten.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';

/** What `promises.db.test.ts` asserts against the calls. */
export type Assertion =
  | 'recommenderSeesNameAndState'
  | 'sellerSeesOrders'
  | 'applicationStaysConfidential'
  | 'agencySeesPlace'
  | 'contactSeesFirstName'
  | 'firstReleaseDay'
  | 'releaseDayInMails'
  | 'releaseDayOnStatusPage'
  | 'voucherWithinADay'
  | 'transferWithinDays'
  | 'bestReward'
  | 'unconfirmedGoAfterTwelveWeeks'
  | 'linksLastFourteenDays'
  | 'passwordLinksLastADay'
  | 'claimsForThreeMonths'
  | 'orderDays'
  | 'capOfContact'
  | 'bonus'
  | 'rewardOfTheProduct'
  | 'reminderOfInvoice'
  | 'claimDueInThirtyDays'
  | 'rewardsWaitUntil'
  | 'linkSharedUntil';

/** Text keys of sentences that promise who sees what, a time or an amount. Tenants' own texts are `tenant:key`, contents `tenant:kind/id`. */
export const PROMISES: Readonly<Record<Assertion, readonly string[]>> = {
  recommenderSeesNameAndState: [
    'landung.daten',
    'angaben.datenschutz',
    'zustimmung.kurz.sicht',
    'telko:faq/daten-kontakt',
    'berater:faq/was-kontakt-sieht',
  ],
  sellerSeesOrders: [
    'verkauf.landung.daten',
    'verkauf.angaben.datenschutz',
    'verkauf.zustimmung.kurz.sicht',
    'Vertrag:verkauf.landung.daten',
    'Vertrag:verkauf.angaben.datenschutz',
    'Vertrag:verkauf.zustimmung.kurz.sicht',
    'Gespraech:verkauf.landung.daten',
    'Gespraech:verkauf.angaben.datenschutz',
    'Gespraech:verkauf.zustimmung.kurz.sicht',
    'Bewerbung:verkauf.landung.daten',
    'Bewerbung:verkauf.angaben.datenschutz',
    'Bewerbung:verkauf.zustimmung.kurz.sicht',
  ],
  applicationStaysConfidential: [
    'Bewerbung:landung.daten',
    'Bewerbung:angaben.datenschutz',
    'Bewerbung:zustimmung.kurz.sicht',
    'intern:faq/wer-erfaehrt',
  ],
  agencySeesPlace: ['landung.daten.agentur'],
  contactSeesFirstName: ['empfehlen.vorname.hinweis'],
  firstReleaseDay: [
    'home.vertrauen.wann.text',
    'Vertrag:home.vertrauen.wann.text',
    'Gespraech:home.vertrauen.wann.text',
    'Bewerbung:home.vertrauen.wann.text',
    'mitarbeitende.freigabe.vonHand',
    'mitarbeitende.freigabe.automatisch',
    'telko:faq/praemie-wann',
    'energie:faq/praemie-wann',
    'berater:faq/praemie-wann',
    'intern:faq/praemie-wann',
    'landung.schritt3.text',
    'Vertrag:landung.schritt3.text',
    'Gespraech:landung.schritt3.text',
    'zustimmung.kurz.frist',
    'Vertrag:zustimmung.kurz.frist',
    'teilen.danach.praemie.text',
  ],
  releaseDayOnStatusPage: [
    'stand.schritt.wahl',
    'stand.bestaetigt.text',
    'Vertrag:stand.bestaetigt.text',
    'Gespraech:stand.bestaetigt.text',
    'Bewerbung:stand.bestaetigt.text',
  ],
  releaseDayInMails: [
    'frist.widerruf',
    'mail.praemieInSicht.text2',
    'Vertrag:mail.praemieInSicht.text2',
    'Gespraech:mail.praemieInSicht.text2',
    'mail.praemieInSichtEmpfaenger.text2',
    'Vertrag:mail.praemieInSichtEmpfaenger.text2',
    'Gespraech:mail.praemieInSichtEmpfaenger.text2',
  ],
  voucherWithinADay: [
    'agentur.schritt.GutscheinUnterwegs',
    'mail.praemieBereit.wege',
    'mail.praemieGewaehlt.gutschein',
    'mail.praemieGewaehlt.haendler',
    'praemie.art.Gutschein.zeit',
    'naechsterSchritt.GutscheinUnterwegs',
    'praemie.gewaehlt.Bereitgestellt.Gutschein',
    'praemie.danke.Gutschein.1',
    'praemie.danke.Gutschein.bei',
    'praemie.danke.offen.1',
  ],
  transferWithinDays: ['praemie.art.Ueberweisung.zeit', 'praemie.danke.Ueberweisung.1'],
  bestReward: [
    'home.kernsatz',
    'telko:home.kernsatz',
    'energie:home.kernsatz',
    'berater:home.kernsatz',
    'intern:home.kernsatz',
    'exklusiv.was.text',
    'Bewerbung:exklusiv.was.text',
  ],
  unconfirmedGoAfterTwelveWeeks: [
    'home.vertrauen.daten.text',
    'angabenBestaetigen.vergeben.text',
    'mail.willkommen.hinweis',
    'berater:faq/daten-kontakt',
    'intern:faq/daten-kontakt',
    'energie:faq/daten',
  ],
  linksLastFourteenDays: [
    'stand.bank.gesendet',
    'bankdaten.abgelaufen.text',
    'stand.bestaetigen.text',
    'angabenBestaetigen.abgelaufen.text',
    'bestaetigung.warten.text',
    'bestaetigung.ungueltig.text',
    'meinedaten.newsletter.angefragt',
    'registrieren.gesendet.text',
    'newsletter.abgelaufen.text',
    'agentur.mitarbeiter.einladen.text',
    'agentur.mitarbeiter.aktivieren.link',
    'agenturseite.registrieren.gesendet.text',
    'agentur.heute.start.einladen.text',
    'einladung.beendet.Abgelaufen.text',
  ],
  passwordLinksLastADay: ['passwort.gesendet.text'],
  claimsForThreeMonths: [
    'feld.fristVorbei',
    'Vertrag:feld.fristVorbei',
    'Gespraech:feld.fristVorbei',
    'Bewerbung:feld.fristVorbei',
    'nachbuchung.text',
    'Vertrag:nachbuchung.text',
    'Bewerbung:nachbuchung.text',
    'Gespraech:nachbuchung.text',
    'nachbuchung.nachweis.hinweis',
    'Vertrag:nachbuchung.nachweis.hinweis',
    'Gespraech:nachbuchung.nachweis.hinweis',
    'Bewerbung:nachbuchung.nachweis.hinweis',
  ],
  orderDays: ['telko:faq/link-gueltig', 'intern:faq/link-gueltig', 'energie:faq/link-gueltig', 'berater:faq/link-gueltig'],
  capOfContact: ['berater:home.bedingung'],
  bonus: ['telko:faq/bonus'],
  reminderOfInvoice: ['betrieb.rechnung.erinnerung', 'mail.agenturErinnerung.text1'],
  claimDueInThirtyDays: ['forderung.bitte', 'forderung.offen', 'mail.forderung.betreff'],
  rewardsWaitUntil: ['home.wartet', 'home.wartet.text.one', 'home.wartet.text.other', 'bereich.wartet.praemie.text'],
  linkSharedUntil: ['home.link'],
  rewardOfTheProduct: ['empfehlen.lead', 'Vertrag:empfehlen.lead', 'Gespraech:empfehlen.lead', 'Bewerbung:empfehlen.lead'],
};

/** Sentences that look like a promise but are none, or that another test covers. Each entry gives the reason and key prefixes. */
export const EXEMPT: readonly (readonly [reason: string, ...keys: string[]])[] = [
  [
    'a heading or a choice of a time',
    'agentur.statistik.zeit.',
    'portal.zeit.',
    'praemie.frist.',
    'einladung.sieht.titel',
    'einladung.siehtNicht.titel',
  ],
  [
    'counts rows, promises nothing',
    'agentur.heute.wochen.',
    'agentur.heute.EinladungenEnden.',
    'agentur.plan.vorschau.',
    'betrieb.entwurf.vorschau.',
    'portal.export.liste.leer',
  ],
  [
    'what people of an agency may: rechte.test.ts has every cell',
    'agentur.mitarbeiter.darf.',
    'agentur.freigabe.folge',
    'agentur.beanstanden.folge',
  ],
  ['what an agency sees stands in a list beside: einladung.db.test.ts', 'mail.einladung.text2', 'agenturseite.datenschutz.beschreibung'],
  [
    'how soon all processes show a publication: server/mandant-folder/follow.db.test.ts',
    'betrieb.entwurf.veroeffentlichen.folge',
    'betrieb.entwurf.veroeffentlicht',
  ],
  ['how long a preview can be opened: server/preview/preview.db.test.ts', 'betrieb.entwurf.ansicht.weitergeben'],
  [
    'who sees a tenant before and after it is live: server/mandant-folder/golive/golive.db.test.ts',
    'betrieb.live.offen',
    'betrieb.live.folge',
  ],
  ['who may take part, declared by the person', 'empfehlen.agb', 'registrieren.agb.hinweis', 'tipp.agb.hinweis'],
  [
    'the age is checked with the order: feed.db.test.ts',
    'katalog.unter28.hinweis',
    'Vertrag:katalog.unter28.',
    'Gespraech:katalog.unter28.',
    'Bewerbung:katalog.unter28.',
  ],
  ['a law, not the programme', 'jahr.steuer.text'],
  ['the months that the dealer names: haendler.db.test.ts', 'praemie.gutschein.gueltig'],
  ['a part of the sentences with {freigabeAb}, which firstReleaseDay holds', 'frist.freigabe'],
  ['the last day of a reward, which rewardsWaitUntil holds', 'betrieb.person.praemie.bis'],
  ['the longest period of a filter', 'feld.zeitraum'],
  ['the days on which banks execute a transfer: target-days.test.ts', 'feld.zahlungstag', 'betrieb.lauf.anlegen.tag.text'],
  ['the hints of a payout run: erstattung.db.test.ts', 'betrieb.hinweis.sagt.GleicherBetrag'],
  ['the hours in which a right of money rests: lauf.db.test.ts', 'betrieb.zahlungslauf.ruht', 'betrieb.zahlungslauf.warum.jung'],
  ['how long another account is asked for: anhalten.db.test.ts', 'betrieb.auszahlung.fragen.folge'],
  ['the day that is entered counts: anfrage.db.test.ts', 'anfrage.frist.hinweis'],
  [
    'a mail names the moment at which something ends: mails-over.db.test.ts',
    'mail.praemienErinnerung.eine',
    'mail.empfehlungBestaetigen.text2',
    'mail.tag.bestaetigen',
    'mail.empfaengerBestaetigen.text2',
    'mail.empfaengerBekannt.hinweis',
    'mail.empfaengerBankdaten.text2',
    'mail.willkommen.text2',
    'mail.newsletterBestaetigen.text2',
    'mail.passwortSetzen.text2',
    'mail.adresseBestaetigen.text2',
    'mail.adresseWiderspruch.text2',
    'mail.agenturPasswortSetzen.text2',
    'mail.anmeldelink.text2',
    'mail.exportBereit.text2',
    'mail.mitarbeiterEingeladen.text2',
    'mail.agenturBestaetigen.text2',
    'mail.sellerBestaetigen.text2',
    'mail.sellerPasswortSetzen.text2',
    'mail.agenturEingeladen.text2',
    'betrieb.agentur.einladen.text',
    'mail.betriebEinladung.text2',
    'mail.betriebPasswortSetzen.text2',
    'mail.betriebFaktorZurueckgesetzt.text2',
  ],
  [
    'links of the back office: beitritt.db.test.ts asks shortly before and at their end',
    'betrieb.einladung.abgelaufen.text',
    'betrieb.benutzer.faktor.text',
    'betrieb.vergessen.gesendet.text',
    'betrieb.passwort.abgelaufen.text',
  ],
  ['roles act at once for people who have access: benutzer.db.test.ts', 'betrieb.benutzer.einladen.text'],
  [
    'what a block does and ends, and who may make it: sperren.db.test.ts, session.db.test.ts',
    'betrieb.sperren.folge',
    'betrieb.sperren.zuViele',
    'betrieb.sperren.trifft.one',
    'betrieb.sperren.trifft.other',
  ],
  ['mails are tried at once and for five days: failure.test.ts, mails.db.test.ts', 'betrieb.mails.erneut.folge', 'betrieb.mails.wartet'],
  [
    'work is tried again at the next search, each minute: jobs/arbeit/arbeit.db.test.ts, queue.db.test.ts',
    'betrieb.arbeit.wiederholt',
    'betrieb.arbeit.erneut.folge',
  ],
  ['what an inactive agency can still do: agenturportal/rechte.db.test.ts, freigabe.db.test.ts', 'betrieb.agentur.Deaktivieren.folge'],
  ['an inactive seller still logs in and reads: profiseller/daten.db.test.ts', 'betrieb.verkaeufer.Deaktivieren.folge'],
  [
    'when a seller is billed and paid, and what an objection leaves: abrechnung/lauf.db.test.ts, seller/abrechnung/beleg-text.test.ts',
    'seller.leer.abrechnung.text',
    'seller.beleg.offen',
    'seller.beleg.offen.netto',
    'seller.beleg.spaet',
    'seller.beleg.zurueck',
    'seller.widerspruch.folge',
  ],
  [
    'when a seller is paid, by what, and when not: abrechnung/auszahlung.db.test.ts, seller/abrechnung/beleg-text.test.ts',
    'betrieb.gutschrift.korrektur.grund',
    'mail.sellerKorrektur.text2',
  ],
  ['how long the periods of a seller are is their own choice: profiseller/daten.db.test.ts', 'seller.monate.2', 'seller.monate.3'],
  ['a typing error in an address', 'postfach.vorschlag.text'],
  ['the file is kept so long by retention.test.ts', 'loeschen.daten.bleibt'],
  ['the cookie lives so long by consent.test.ts', 'consent.mehr'],
  [
    'says that a mail comes, which bereit.db.test.ts shows',
    'Vertrag:teilen.danach.praemie.text',
    'Gespraech:teilen.danach.praemie.text',
    'Bewerbung:teilen.danach.praemie.text',
  ],
  [
    'law and conditions of a tenant, written by its lawyers',
    'telko:content-bloecke/',
    'energie:content-bloecke/',
    'berater:content-bloecke/',
    'intern:content-bloecke/',
  ],
  [
    'price and duration of a product',
    'telko:fussnoten/',
    'telko:faq/young',
    'telko:faq/eigener-vertrag',
    'energie:faq/mitglied',
    'berater:faq/selbst-versichert',
  ],
  ['how long a change of supplier takes, which the tenant does', 'energie:faq/wechsel'],
  ['says where the state stands', 'energie:faq/ansprechpartner', 'telko:faq/praemie-teilen'],
];

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Patterns of sentences about who sees what, within which time, or how much. */
const LOOKS_LIKE_ONE: Readonly<Record<Locale, RegExp>> = {
  de: anyOf(
    /\b(sieht|erfährt|erfahren)\b/,
    /[Ss]ie sehen nur|\bsehen (nur|davon)\b/,
    /\{(tage|ende|loeschung|frist|widerruf|freigabe|freigabeAb|FreigabeAb|FreigabeTage|WiderrufsfristTage|EmpfehlungGueltigTage)\}/,
    /innerhalb|\bWochen\b/,
    /\{wert\} warten|\{tag\} wählen|Prämien wählen, |wählbar bis|gilt bis \{bis\}/,
    /[Bb]itte (überweisen|zahlen) Sie .*\bbis zum \{tag\}/,
    /\b(\d+|zwei|drei|vier|sechs|zehn|zwölf|vierzehn) (Tage?n?|Wochen?|Monate?n?|Stunden?|Jahre?n?)\b/,
    /\d+ ?(€|EUR|Euro)/,
    /(?<!sofort )[Ff]ür jede[ns]? (Empfehlung|Bestellung|Einstellung|Vertrag|Kontakt)/,
  ),
  en: anyOf(
    /\b(sees|learns?|finds? out)\b/,
    /\bsee only\b|\bonly sees?\b/,
    /\{(tage|ende|loeschung|frist|widerruf|freigabe|freigabeAb|FreigabeAb|FreigabeTage|WiderrufsfristTage|EmpfehlungGueltigTage)\}/,
    /\bwithin\b|\bweeks\b/,
    /\{wert\} waiting|choose .* until \{tag\}|choose by \{tag\}|valid until \{bis\}/,
    /[Pp]lease (transfer|pay) .*\bby \{tag\}/,
    /\b(\d+|two|three|four|six|ten|twelve|fourteen) (days?|weeks?|months?|hours?|years?)\b/,
    /(€|EUR) ?\d|\d+ ?(€|EUR|euros?)/,
    /\b[Ff]or (each|every) recommendation|\b([Ff]or (each|every)|Every) (order|hiring|contract|contact)/,
  ),
};

export const LOCALES = Object.keys(LOOKS_LIKE_ONE) as Locale[];

export interface Sentence {
  readonly key: string;
  readonly text: string;
}

/** All texts of the product, of its kinds of product, and of the demo's tenants in one language, with the keys described above. */
export function sentences(locale: Locale): Sentence[] {
  const own = Object.entries({ de, en }[locale]).map(([key, text]) => ({ key, text }));
  const kinds = Object.entries(ART_TEXTS[locale]).flatMap(([art, words]) =>
    Object.entries(words).map(([key, text]) => ({ key: `${art}:${key}`, text })),
  );
  return [...own, ...kinds, ...tenants().flatMap((tenant) => ofTenant(tenant, locale))];
}

const tenants = (): string[] => readdirSync(join(root, 'mandanten'));

const readJson = (tenant: string, file: string) => JSON.parse(readFileSync(join(root, 'mandanten', tenant, file), 'utf8'));

interface Inhalt {
  readonly [field: string]: Readonly<Partial<Record<Locale, unknown>>> | unknown;
}

function ofTenant(tenant: string, locale: Locale): Sentence[] {
  const texte = Object.entries<string>(readJson(tenant, 'texte.json')[locale]).map(([key, text]) => ({ key: `${tenant}:${key}`, text }));
  const inhalte = Object.entries<Readonly<Record<string, Inhalt>>>(readJson(tenant, 'inhalte.json')).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([id, entry]) => ({
      key: `${tenant}:${kind}/${id}`,
      text: Object.values(entry)
        .map((field) => wordsOf(field, locale))
        .join(' '),
    })),
  );
  return [...texte, ...inhalte];
}

const wordsOf = (field: unknown, locale: Locale): string => String((field as Partial<Record<Locale, unknown>> | null)?.[locale] ?? '');

export const isPromise = ({ text }: Sentence, locale: Locale): boolean => LOOKS_LIKE_ONE[locale].test(text);
