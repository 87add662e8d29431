import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { formatDay } from '../../../../contract/values/days.ts';
import { PraemierungStatus } from '../../../../contract/values/status.ts';
import { areaAddress } from '../../shell/app/areas.ts';
import { format, type Kind } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { daysOf } from '../../shell/table/presets.ts';
import { mayDo, useAgentur } from '../own.ts';
import { changeOf } from './change.ts';
import type { Heute } from './todo.tsx';

/** Status values of grants that are not cancelled, as a filter. */
const GRANTED = PraemierungStatus.options.filter((status) => status !== 'Storniert').join();

/** Each figure with its report and filter, and the right that it requires. */
const FIGURES = {
  Empfehlungen: { kind: 'count', bereich: 'empfehlungen', filter: {}, recht: 'Empfehlungen' },
  Leads: { kind: 'count', bereich: 'leads', filter: {}, recht: 'Leads' },
  Auftraege: { kind: 'count', bereich: 'auftraege', filter: {}, recht: 'Auftraege' },
  WertCent: { kind: 'cent', bereich: 'praemien', filter: { status: GRANTED }, recht: 'Praemien' },
} as const;

type Name = keyof typeof FIGURES;

/** Figures of the month, each compared in words with the same days of the previous month. */
export function Figures({ monat, vormonat }: { monat: Heute['Monat']; vormonat: Heute['Vormonat'] }) {
  const { t, locale, data, today } = useAgentur();
  const days = daysOf('monat', today());
  const visible = (Object.keys(FIGURES) as Name[]).filter((name) => mayDo(data.own, FIGURES[name].recht));
  return (
    <Section
      title={t('agentur.heute.monat')}
      text={t('agentur.heute.monat.text', { von: formatDay(days.von, locale), bis: formatDay(days.bis, locale) })}
    >
      <ul className="grid grid-cols-2 gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {visible.map((name) => (
          <li key={name}>
            <a
              href={areaAddress(AGENTUR, data, FIGURES[name].bereich, { ...days, ...FIGURES[name].filter })}
              className="flex h-full flex-col rounded-card border border-border bg-surface px-4 py-3 no-underline transition-colors duration-150 ease-out hover:border-muted"
            >
              <span className="text-xs font-medium text-muted">{t(`agentur.heute.zahl.${name}`)}</span>
              <span className="font-numbers text-2xl font-semibold tabular-nums">{format(FIGURES[name].kind, monat[name], locale)}</span>
              <Changed now={monat[name]} before={vormonat[name]} kind={FIGURES[name].kind} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SIGNS = { mehr: '↑', weniger: '↓', gleich: '=', nichts: '' } as const;

function Changed({ now, before, kind }: { now: number; before: number; kind: Kind }) {
  const { t, locale } = useAgentur();
  const change = changeOf(now, before);
  const write = (value: number) => format(kind, value, locale);
  return (
    <span className="text-xs text-muted tabular-nums">
      <span aria-hidden="true">{SIGNS[change.kind]} </span>
      {t(`agentur.aenderung.${change.kind}`, { um: write(change.by), vorher: write(before) })}
    </span>
  );
}
