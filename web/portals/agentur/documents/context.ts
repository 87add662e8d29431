import type { AgenturPage } from '../../../../contract/portals/agentur.ts';
import { type PageContext, pageContext } from '../../../shell/page.ts';
import type { Visit } from '../../../shell/visit.ts';

/** Pages that show one text block of the tenant's, and its Kennung; a tenant need not have them. */
export const INHALTE = {
  AgencyInfo: 'agentur-info',
  AgencyRules: 'agentur-regeln',
  AgencyDataProtection: 'agentur-datenschutz',
} as const satisfies Partial<Record<AgenturPage, string>>;

export type InhaltPage = keyof typeof INHALTE;

/** What every document of the portal knows of its tenant and visitor. */
export interface PortalContext extends PageContext {
  readonly agentur: Visit['agentur'];
  /** The pages of its own content that the tenant has. */
  readonly inhaltPages: readonly InhaltPage[];
  /** Anyone may register. */
  readonly isOffen: boolean;
}

export const inhaltPagesOf = ({ inhalte }: Visit): readonly InhaltPage[] =>
  (Object.keys(INHALTE) as InhaltPage[]).filter((page) => inhalte.find('content-bloecke', INHALTE[page]) !== null);

export const portalContext = (visit: Visit): PortalContext => ({
  ...pageContext(visit),
  agentur: visit.agentur,
  inhaltPages: inhaltPagesOf(visit),
  isOffen: visit.konfiguration.ModuleAgentur === 'Offen',
});
