import { AGB, PRAEMIENBEDINGUNGEN } from '../../contract/rules/bedingungen.ts';
import { ENVIRONMENTS } from '../../contract/values/environments.ts';
import { sentence } from '../../texts/sentence.ts';
import { isHostOf } from './contradictions.ts';
import type { MandantFolder } from './draft.ts';
import type { Fault } from './faults.ts';

const BY_LAW = sentence('pflichttext');

/** Text blocks that people should find, each with the note on its absence. */
const BLOCKS = {
  impressum: BY_LAW,
  datenschutz: BY_LAW,
  [AGB]: BY_LAW,
  barrierefreiheit: BY_LAW,
  [PRAEMIENBEDINGUNGEN]: sentence('praemienbedingungen'),
};

/** Names of those text blocks. */
export const LEGAL_BLOCKS = Object.keys(BLOCKS);

/** Notes on what a folder without faults still lacks before people should see its tenant. */
export function notesOn({
  konfiguration,
  inhalte,
  texte,
  hosts,
}: Pick<MandantFolder, 'konfiguration' | 'inhalte' | 'texte' | 'hosts'>): Fault[] {
  const blocks = inhalte.filter(({ art }) => art === 'content-bloecke');
  const missing = Object.entries(BLOCKS).filter(([name]) => !blocks.some(({ kennung }) => kennung === name));
  const unversioned = blocks.filter(({ kennung, felder }) => [AGB, PRAEMIENBEDINGUNGEN].includes(kennung) && !('Version' in felder));
  const isLost = (domain: string | null) => domain !== null && !isHostOf(hosts, domain, 'link');
  return [
    ...missing.map(([name, message]) => ({ file: 'inhalte.json', path: ['content-bloecke', name], message })),
    ...unversioned.map(({ kennung }) => ({
      file: 'inhalte.json',
      path: ['content-bloecke', kennung, 'Version'],
      message: sentence('ohneVersion'),
    })),
    ...konfiguration.SupportedLanguage.Sprache.filter((locale) => !texte[locale]['mail.fuss']).map((locale) => ({
      file: 'texte.json',
      path: [locale, 'mail.fuss'],
      message: sentence('mailFuss'),
    })),
    ...(konfiguration.MandantUrl === null
      ? [{ file: 'mandant.json', path: ['konfiguration', 'MandantUrl'], message: sentence('ohneUrl') }]
      : []),
    ...ENVIRONMENTS.filter((environment) => isLost(konfiguration.EmpfehlungslinkDomain[environment])).map((environment) => ({
      file: 'mandant.json',
      path: ['konfiguration', 'EmpfehlungslinkDomain', environment],
      message: sentence('linkUmgebung', { umgebung: environment }),
    })),
  ];
}
