import { isIP } from 'node:net';
import { NACHRICHT_PLACEHOLDERS } from '../../contract/rules/nachricht.ts';
import { KANAELE } from '../../contract/rules/teilen.ts';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { isIban } from '../modules/bankdaten/index.ts';
import { unreadablePairs } from './contrast.ts';
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
      const message = `cannot be read on ${back}: the contrast is ${ratio.toFixed(1)}:1, and has to be ${needed}:1`;
      faults.add('mandant.json', ['theme', 'color', front], message);
    }
  }
  for (const locale of LOCALES) checkTexte(faults, locale, draft.texte[locale] ?? {});
}

function checkKonfiguration(faults: Faults, { name, konfiguration, kategorien, produkte, aktionen }: Draft): void {
  if (!konfiguration) return;
  const add = (path: Path, message: string) => faults.add('mandant.json', ['konfiguration', ...path], message);
  const { Sprache } = konfiguration.SupportedLanguage;
  for (const field of ['language', 'fallbackLanguage'] as const)
    if (!Sprache.includes(konfiguration[field])) add([field], `"${konfiguration[field]}" is none of SupportedLanguage.Sprache`);
  for (const field of ['Rechnungssteller', 'Zahlungssteller'] as const) {
    const steller = konfiguration[field];
    if (steller && !isIban(steller.IBAN)) add([field, 'IBAN'], 'is no IBAN: its check digits do not fit');
  }
  if (konfiguration.apiRoute !== `/api/v1/${name}`) add(['apiRoute'], `has to be /api/v1/${name}`);
  const lacksAktion = lackOf(aktionen, 'AktionsId');
  for (const [index, { AktionsId }] of konfiguration.Bonus.entries())
    if (AktionsId !== null && lacksAktion(AktionsId))
      add(['Bonus', index, 'AktionsId'], `there is no campaign ${AktionsId} in aktionen.json`);
  const [lacksKategorie, lacksProdukt] = [lackOf(kategorien, 'Slug'), lackOf(produkte, 'Id')];
  for (const [slug, id] of Object.entries(konfiguration.Vorauswahl)) {
    const chosen = produkte.good.find(({ row }) => row.Id === id)?.row;
    if (lacksKategorie(slug)) add(['Vorauswahl', slug], `there is no category "${slug}" in kategorien.json`);
    if (lacksProdukt(id)) add(['Vorauswahl', slug], `there is no product ${id} in produkte.json`);
    else if (chosen && (chosen.Kategorie !== slug || chosen.Versteckt))
      add(['Vorauswahl', slug], `product ${id} is not shown in that category`);
  }
}

/** Whether a host is an IP address or a `localhost` name, and so no public name of the tenant. */
const isLocal = (host: string): boolean => isIP(host) !== 0 || /(^|\.)localhost$/.test(host);

function checkHosts(faults: Faults, { hosts }: Draft): void {
  noteRepeated(faults, 'mandant.json', hosts, 'host', ['hosts']);
  for (const { at, row } of hosts.good)
    if (isLocal(row.host)) faults.add('mandant.json', ['hosts', at, 'host'], 'is no name on the internet: reserved for this machine');
  if (hosts.all.length > 0 && hosts.good.length === hosts.all.length && !hosts.good.some(({ row }) => row.art === 'seite'))
    faults.add('mandant.json', ['hosts'], 'needs one of art "seite", which shows the pages');
}

/** Addresses in mails and links have to be hosts of the tenant, otherwise they lead nowhere. */
function checkAddresses(faults: Faults, { konfiguration, hosts }: Draft): void {
  if (!konfiguration) return;
  const rows = hosts.good.map(({ row }) => row);
  const { MandantUrl, EmpfehlungslinkDomain } = konfiguration;
  const site = MandantUrl === null ? null : new URL(MandantUrl).hostname;
  if (MandantUrl !== null && new URL(MandantUrl).href !== `${new URL(MandantUrl).origin}/`)
    faults.add(
      'mandant.json',
      ['konfiguration', 'MandantUrl'],
      'has more than a host: the pages stand at its root, and links in mails would lead nowhere',
    );
  if (site !== null && !isHostOf(rows, site, 'seite'))
    faults.add(
      'mandant.json',
      ['konfiguration', 'MandantUrl'],
      `${site} is none of the hosts of art "seite": links in mails would lead nowhere`,
    );
  const domain = EmpfehlungslinkDomain.production;
  if (domain !== null && !isHostOf(rows, domain, 'link')) {
    const path = ['konfiguration', 'EmpfehlungslinkDomain', 'production'];
    faults.add('mandant.json', path, `${domain} is none of the hosts of art "link": short links would lead nowhere`);
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
      faults.add('texte.json', [locale, key], 'the product has no text of this name');
      continue;
    }
    const known = key.startsWith('teilen.text.') ? NACHRICHT_PLACEHOLDERS.map((name) => `{${name}}`) : placeholdersOf(replaced);
    const unknown = placeholdersOf(own).filter((name) => !known.includes(name));
    if (unknown.length > 0)
      faults.add('texte.json', [locale, key], `${unknown.join(', ')} would stay empty: this text knows ${known.join(', ') || 'none'}`);
  }
}

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])];
