import type { PageName } from '../../../contract/pages/public.ts';
import { hasPage, type PageContext } from '../../shell/page.ts';

type Words = Pick<PageContext, 't' | 'hasKatalog' | 'hasMitarbeitende' | 'hasPraemienbedingungen'>;

const BOTH = ['TOS', 'RewardConditions'] as const satisfies readonly PageName[];

/** Pages with the texts to accept: the terms, and the reward conditions if the tenant has them. */
export const acceptedPagesOf = (context: Words) => BOTH.filter((page) => hasPage(context, page));

/** Names of the texts to accept, as values for the sentences that accept them. */
export const acceptedOf = (context: Words) => ({
  bedingungen: context.t.list(acceptedPagesOf(context).map((page) => context.t(`bedingungen.${page}`))),
});
