import type { Betriebsrolle } from '../../contract/rules/betriebsrollen.ts';
import type { Translate } from '../../texts/texts.ts';

/** Name of a role. */
export const rolleLabel = (t: Translate, rolle: Betriebsrolle): string => t(`betrieb.rolle.${rolle}`);

/** Names of roles as a list. */
export const rollenLabel = (t: Translate, rollen: readonly Betriebsrolle[]): string => t.list(rollen.map((rolle) => rolleLabel(t, rolle)));
