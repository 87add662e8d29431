import type { AgenturPage } from '../../../../contract/portals/agentur.ts';
import type { Visit } from '../../../shell/visit.ts';

/** Pages that show one text block of the tenant's, and its Kennung; a tenant need not have them. */
export const INHALTE = {
  AgencyInfo: 'agentur-info',
  AgencyRules: 'agentur-regeln',
  AgencyDataProtection: 'agentur-datenschutz',
} as const satisfies Partial<Record<AgenturPage, string>>;

export type InhaltPage = keyof typeof INHALTE;

/** The pages of its own content that the tenant has. */
export const inhaltPagesOf = ({ inhalte }: Visit): readonly InhaltPage[] =>
  (Object.keys(INHALTE) as InhaltPage[]).filter((page) => inhalte.find('content-bloecke', INHALTE[page]) !== null);
