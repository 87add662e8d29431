import type { MandantFolder } from './draft.ts';
import { type Fault, printFault } from './faults.ts';

/** Pages that the law asks for. */
const NEEDED_BLOCKS = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit'];

/** What a folder without a fault lacks all the same before people should see its tenant. */
export function notesOn({ konfiguration, inhalte, texte }: MandantFolder): string[] {
  const blocks = inhalte.filter(({ art }) => art === 'content-bloecke');
  const missing = NEEDED_BLOCKS.filter((name) => !blocks.some(({ kennung }) => kennung === name));
  const agb = blocks.find(({ kennung }) => kennung === 'agb');
  const notes: Fault[] = [
    ...missing.map((name) => ({
      file: 'inhalte.json',
      path: ['content-bloecke', name],
      message: 'is not there: its page is empty, and the law asks for it',
    })),
    ...(agb && !('Version' in agb.felder)
      ? [{ file: 'inhalte.json', path: ['content-bloecke', 'agb', 'Version'], message: 'is not there: consents are stored without it' }]
      : []),
    ...konfiguration.SupportedLanguage.Sprache.filter((locale) => !texte[locale]['mail.fuss']).map((locale) => ({
      file: 'texte.json',
      path: [locale, 'mail.fuss'],
      message: 'is not there: who writes, and the address, belong below each mail',
    })),
    ...(konfiguration.MandantUrl === null
      ? [{ file: 'mandant.json', path: ['konfiguration', 'MandantUrl'], message: 'is null: links in mails lead to PUBLIC_URL' }]
      : []),
  ];
  return notes.map(printFault);
}
