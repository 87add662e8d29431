import type { AgenturPage } from '../../../../contract/portals/agentur.ts';
import { BEDINGUNGEN } from '../../../../contract/rules/agenturbedingungen.ts';
import type { Visit } from '../../../shell/visit.ts';

/** Pages that show one text block of the tenant, with the Kennung of the block; all are optional. */
export const INHALTE = {
  AgencyInfo: 'agentur-info',
  AgencyRules: BEDINGUNGEN.Regeln,
  AgencyProcessing: BEDINGUNGEN.Auftragsverarbeitung,
  AgencyDataProtection: 'agentur-datenschutz',
} as const satisfies Partial<Record<AgenturPage, string>>;

export type InhaltPage = keyof typeof INHALTE;

/** The pages of `INHALTE` whose text the tenant has. */
export const inhaltPagesOf = ({ inhalte }: Visit): readonly InhaltPage[] =>
  (Object.keys(INHALTE) as InhaltPage[]).filter((page) => inhalte.find('content-bloecke', INHALTE[page]) !== null);
