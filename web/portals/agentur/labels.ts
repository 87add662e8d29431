import type { AGENTUR } from '../../../contract/portals/agentur.ts';
import type { AreaOf } from '../../../contract/portals/portal.ts';
import type { Rolle } from '../../../contract/rules/rollen.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';

/** Name of an area, in the navigation and in titles. */
export const areaLabel = (area: AreaOf<typeof AGENTUR>): TextKey => (area === 'home' ? 'agentur.home' : `agentur.bereich.${area}`);

/** Label of a role. */
export const rolleLabel = (t: Translate, rolle: string): string => t(`agentur.rolle.${rolle as Rolle}`);

/** Badge variants by status, the same in tables and sheets. */
export const PLAN_BADGES = { Geplant: 'waiting', Aktiv: 'done', Beendet: 'over' } as const;
export const MITARBEITER_BADGES = { Eingeladen: 'waiting', Aktiv: 'done', Deaktiviert: 'over' } as const;
export const AGENTUR_BADGES = {
  Angelegt: 'waiting',
  AdresseBestaetigt: 'waiting',
  Zusatzdaten: 'waiting',
  WartetAufFreigabe: 'running',
  Aktiv: 'done',
  Inaktiv: 'late',
} as const;

interface Span {
  readonly Startdatum: string;
  readonly Enddatum?: string | null | undefined;
}

/** Validity of an entry of the reward plan, in words. */
export function spanOf(t: Translate, { Startdatum, Enddatum }: Span, locale: Locale): string {
  const von = formatDay(Startdatum, locale);
  return Enddatum ? t('agentur.plan.gilt.zeit', { von, bis: formatDay(Enddatum, locale) }) : t('agentur.plan.gilt.ohneEnde', { von });
}
