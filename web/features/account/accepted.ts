import type { PageName } from '../../../contract/pages/public.ts';
import { hasPage, type PageContext } from '../../shell/page.ts';

type Words = Pick<PageContext, 't' | 'hasKatalog' | 'hasMitarbeitende' | 'hasPraemienbedingungen'>;

const BOTH = ['TOS', 'RewardConditions'] as const satisfies readonly PageName[];

/** Pages of what is accepted: the terms, and the reward conditions of a tenant that has them. */
export const acceptedPagesOf = (context: Words) => BOTH.filter((page) => hasPage(context, page));

/** What is accepted, as the sentences that accept it name it. */
export const acceptedOf = (context: Words) => ({
  bedingungen: context.t.list(acceptedPagesOf(context).map((page) => context.t(`bedingungen.${page}`))),
});

/** What a form says whose terms were not accepted. */
export const notAcceptedOf = ({ t, hasPraemienbedingungen }: Words): string =>
  t(hasPraemienbedingungen ? 'fehler.AcceptAgb' : 'bedingungen.fehlt');
