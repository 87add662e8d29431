import { AGB, PRAEMIENBEDINGUNGEN } from '../../contract/rules/bedingungen.ts';
import { ENVIRONMENTS } from '../../contract/values/environments.ts';
import { isHostOf } from './contradictions.ts';
import type { MandantFolder } from './draft.ts';
import { type Fault, printFault } from './faults.ts';

const BY_LAW = 'is not there: its page is empty, and the law asks for it';

/** Text blocks that people should find, each with the note on its absence. */
const BLOCKS = {
  impressum: BY_LAW,
  datenschutz: BY_LAW,
  [AGB]: BY_LAW,
  barrierefreiheit: BY_LAW,
  [PRAEMIENBEDINGUNGEN]: 'is not there: it has no page, and people accept the terms alone',
};

/** Notes on what a folder without faults still lacks before people should see its tenant. */
export function notesOn({ konfiguration, inhalte, texte, hosts }: MandantFolder): string[] {
  const blocks = inhalte.filter(({ art }) => art === 'content-bloecke');
  const missing = Object.entries(BLOCKS).filter(([name]) => !blocks.some(({ kennung }) => kennung === name));
  const unversioned = blocks.filter(({ kennung, felder }) => [AGB, PRAEMIENBEDINGUNGEN].includes(kennung) && !('Version' in felder));
  const isLost = (domain: string | null) => domain !== null && !isHostOf(hosts, domain, 'link');
  const notes: Fault[] = [
    ...missing.map(([name, message]) => ({ file: 'inhalte.json', path: ['content-bloecke', name], message })),
    ...unversioned.map(({ kennung }) => ({
      file: 'inhalte.json',
      path: ['content-bloecke', kennung, 'Version'],
      message: 'is not there: consents are stored without it',
    })),
    ...konfiguration.SupportedLanguage.Sprache.filter((locale) => !texte[locale]['mail.fuss']).map((locale) => ({
      file: 'texte.json',
      path: [locale, 'mail.fuss'],
      message: 'is not there: who writes, and the address, belong below each mail',
    })),
    ...(konfiguration.MandantUrl === null
      ? [{ file: 'mandant.json', path: ['konfiguration', 'MandantUrl'], message: 'is null: links in mails lead to PUBLIC_URL' }]
      : []),
    ...ENVIRONMENTS.filter((environment) => isLost(konfiguration.EmpfehlungslinkDomain[environment])).map((environment) => ({
      file: 'mandant.json',
      path: ['konfiguration', 'EmpfehlungslinkDomain', environment],
      message: `is none of the hosts of art "link": with ENVIRONMENT=${environment} short links would lead nowhere`,
    })),
  ];
  return notes.map(printFault);
}
