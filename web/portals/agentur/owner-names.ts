import type { Translate } from '../../../texts/texts.ts';

/** Names of the agency's owners, as the people to ask; "the owner" if no name is known. */
export const ownerNames = (t: Translate, inhaber: readonly string[]): string =>
  inhaber.length === 0 ? t('agentur.inhaberin') : t.list(inhaber);
