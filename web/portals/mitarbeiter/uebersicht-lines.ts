import type { Answer } from '../../../contract/call.ts';
import type { readEigeneUebersicht } from '../../../contract/calls/mitarbeiter.ts';
import type { Tab } from '../../../contract/portals/mitarbeiter.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { IconName } from '../../ui/icon.tsx';
import { amount, formatCount } from '../shell/format.ts';

type Uebersicht = Answer<typeof readEigeneUebersicht>['body'];

/** Each figure with its icon, its tab and the filter of the tab. */
const FIGURES = {
  Einladungen: { icon: 'mail', tab: 'einladungen', query: {} },
  EinladungenOffen: { icon: 'clock', tab: 'einladungen', query: { status: 'Offen' } },
  Empfehler: { icon: 'people', tab: 'empfehler', query: {} },
  Interessenten: { icon: 'person', tab: 'interessenten', query: {} },
  Auftraege: { icon: 'order', tab: 'freigabe', query: {} },
} as const satisfies Partial<Record<keyof Uebersicht, Place>>;

interface Place {
  readonly icon: IconName;
  readonly tab: Tab;
  readonly query: Readonly<Record<string, string>>;
}

interface Line extends Place {
  readonly text: string;
}

type Counted = keyof typeof FIGURES;

/** The figures of an employee as sentences, without those that are zero; a released amount is also named as long as there is none. */
export function uebersichtLines(t: Translate, locale: Locale, uebersicht: Uebersicht): readonly Line[] {
  const counted = (Object.keys(FIGURES) as Counted[]).filter((name) => uebersicht[name] > 0);
  const { Auftraege, FreigegebenCent } = uebersicht;
  const released = {
    icon: 'gift',
    tab: 'freigabe',
    query: { status: 'Freigegeben' },
    text:
      FreigegebenCent > 0
        ? t('mitarbeitende.satz.FreigegebenCent', { wert: amount(FreigegebenCent, locale) })
        : t('mitarbeitende.satz.ohnePraemie'),
  } as const;
  return [
    ...counted.map((name) => ({
      ...FIGURES[name],
      text: t.plural(`mitarbeitende.satz.${name}`, uebersicht[name], { anzahl: formatCount(uebersicht[name], locale) }),
    })),
    ...(Auftraege > 0 || FreigegebenCent > 0 ? [released] : []),
  ];
}
