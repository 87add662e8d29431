import { isIP } from 'node:net';
import { shownRatio, unreadablePairs } from '../../contract/rules/contrast.ts';
import { NACHRICHT_PLACEHOLDERS } from '../../contract/rules/nachricht.ts';
import { KANAELE } from '../../contract/rules/teilen.ts';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { type Sentence, sentence } from '../../texts/sentence.ts';
import { isIban } from '../modules/bankdaten/index.ts';
import type { Draft, MandantFolder } from './draft.ts';
import type { Path } from './faults.ts';
import type { Faults } from './folder.ts';
import { lackOf, noteRepeated } from './katalog.ts';

/** Notes contradictions in a tenant's settings, look, hosts and texts, and references to things that do not exist. */
export function checkMandant(faults: Faults, draft: Draft): void {
  checkKonfiguration(faults, draft);
  checkHosts(faults, draft);
  checkAddresses(faults, draft);
  if (draft.theme) {
    for (const { front, back, ratio, needed } of unreadablePairs(draft.theme)) {
      const [ist, soll] = [decimal(shownRatio(ratio), 1), decimal(needed)];
      faults.add('mandant.json', ['theme', 'color', front], sentence('kontrast', { hintergrund: back, ist, soll }));
    }
  }
  for (const locale of LOCALES) checkTexte(faults, locale, draft.texte[locale] ?? {});
}

/** A number as it is written in the reader's language. */
const decimal =
  (value: number, digits = 0): Sentence =>
  (locale) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: 1 });

function checkKonfiguration(faults: Faults, { name, konfiguration, kategorien, produkte, aktionen }: Draft): void {
  if (!konfiguration) return;
  const add = (path: Path, message: Sentence) => faults.add('mandant.json', ['konfiguration', ...path], message);
  const { Sprache } = konfiguration.SupportedLanguage;
  for (const field of ['language', 'fallbackLanguage'] as const)
    if (!Sprache.includes(konfiguration[field])) add([field], sentence('sprache', { sprache: konfiguration[field] }));
  for (const field of ['Rechnungssteller', 'Zahlungssteller'] as const) {
    const steller = konfiguration[field];
    if (steller && !isIban(steller.IBAN)) add([field, 'IBAN'], sentence('iban'));
  }
  if (konfiguration.apiRoute !== `/api/v1/${name}`) add(['apiRoute'], sentence('vorgegeben', { wert: `/api/v1/${name}` }));
  const lacksAktion = lackOf(aktionen, 'AktionsId');
  for (const [index, { AktionsId }] of konfiguration.Bonus.entries())
    if (AktionsId !== null && lacksAktion(AktionsId)) add(['Bonus', index, 'AktionsId'], sentence('aktion', { id: AktionsId }));
  const [lacksKategorie, lacksProdukt] = [lackOf(kategorien, 'Slug'), lackOf(produkte, 'Id')];
  for (const [slug, id] of Object.entries(konfiguration.Vorauswahl)) {
    const chosen = produkte.good.find(({ row }) => row.Id === id)?.row;
    if (lacksKategorie(slug)) add(['Vorauswahl', slug], sentence('kategorie', { slug }));
    if (lacksProdukt(id)) add(['Vorauswahl', slug], sentence('produkt', { id }));
    else if (chosen && (chosen.Kategorie !== slug || chosen.Versteckt)) add(['Vorauswahl', slug], sentence('andereKategorie', { id }));
  }
}

/** Whether a host is an IP address or a `localhost` name, and so no public name of the tenant. */
const isLocal = (host: string): boolean => isIP(host) !== 0 || /(^|\.)localhost$/.test(host);

function checkHosts(faults: Faults, { hosts }: Draft): void {
  noteRepeated(faults, 'mandant.json', hosts, 'host', ['hosts']);
  for (const { at, row } of hosts.good) if (isLocal(row.host)) faults.add('mandant.json', ['hosts', at, 'host'], sentence('hostLokal'));
  if (hosts.all.length > 0 && hosts.good.length === hosts.all.length && !hosts.good.some(({ row }) => row.art === 'seite'))
    faults.add('mandant.json', ['hosts'], sentence('hostSeite'));
}

/** Addresses in mails and links have to be hosts of the tenant, otherwise they lead nowhere. */
function checkAddresses(faults: Faults, { konfiguration, hosts }: Draft): void {
  if (!konfiguration) return;
  const rows = hosts.good.map(({ row }) => row);
  const { MandantUrl, EmpfehlungslinkDomain } = konfiguration;
  const site = MandantUrl === null ? null : new URL(MandantUrl).hostname;
  if (MandantUrl !== null && new URL(MandantUrl).href !== `${new URL(MandantUrl).origin}/`)
    faults.add('mandant.json', ['konfiguration', 'MandantUrl'], sentence('urlPfad'));
  if (site !== null && !isHostOf(rows, site, 'seite'))
    faults.add('mandant.json', ['konfiguration', 'MandantUrl'], sentence('urlHost', { host: site }));
  const domain = EmpfehlungslinkDomain.production;
  if (domain !== null && !isHostOf(rows, domain, 'link')) {
    const path = ['konfiguration', 'EmpfehlungslinkDomain', 'production'];
    faults.add('mandant.json', path, sentence('linkHost', { host: domain }));
  }
}

/** Whether a tenant answers at a host, which may include a port. */
export function isHostOf(hosts: MandantFolder['hosts'], domain: string, art: 'seite' | 'link'): boolean {
  const name = domain.replace(/:\d+$/, '').toLowerCase();
  return isLocal(name) || hosts.some((row) => row.host === name && row.art === art);
}

const TEXTS: Record<Locale, Readonly<Record<string, string>>> = { de, en };

/** Texts of a single channel, which the product itself does not have. */
const OF_KANAL = new RegExp(`^(teilen\\.text\\.\\w+)\\.(${KANAELE.join('|')})$`);

/** The product's text that a tenant's text replaces; undefined if there is none. */
const replacedBy = (locale: Locale, key: string): string | undefined => TEXTS[locale][key] ?? TEXTS[locale][OF_KANAL.exec(key)?.[1] ?? ''];

function checkTexte(faults: Faults, locale: Locale, texte: Readonly<Record<string, string>>): void {
  for (const [key, own] of Object.entries(texte)) {
    const replaced = replacedBy(locale, key);
    if (replaced === undefined) {
      faults.add('texte.json', [locale, key], sentence('textUnbekannt'));
      continue;
    }
    const known = key.startsWith('teilen.text.') ? NACHRICHT_PLACEHOLDERS.map((name) => `{${name}}`) : placeholdersOf(replaced);
    const unknown = placeholdersOf(own).filter((name) => !known.includes(name));
    if (unknown.length > 0) faults.add('texte.json', [locale, key], emptySentence(unknown.join(', '), known.join(', ')));
  }
}

const emptySentence = (unbekannt: string, bekannt: string): Sentence =>
  bekannt === '' ? sentence('platzhalterKeine', { unbekannt }) : sentence('platzhalter', { unbekannt, bekannt });

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])];
