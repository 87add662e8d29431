import type { MandantKonfiguration } from '../calls/mandant.ts';

/** Whether a tenant has a catalogue: pages of its categories, by their slugs. */
export const hasKatalog = ({
  produktApi,
  ShowProductCategory,
}: Pick<MandantKonfiguration, 'produktApi' | 'ShowProductCategory'>): boolean => produktApi === 'telekom' && ShowProductCategory;

/** Whether the tenant's products are agents. */
export const hasAgents = ({
  produktApi,
  ModuleAgentRecommendation,
}: Pick<MandantKonfiguration, 'produktApi' | 'ModuleAgentRecommendation'>): boolean =>
  produktApi === 'berater' && ModuleAgentRecommendation;
