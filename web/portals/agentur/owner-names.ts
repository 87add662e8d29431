import type { Translate } from '../../../texts/texts.ts';

/** Whom the people of an agency ask: its owners by name. */
export const ownerNames = (t: Translate, inhaber: readonly string[]): string =>
  inhaber.length === 0 ? t('agentur.inhaberin') : t.list(inhaber);
