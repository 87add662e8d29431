import { useEffect, useRef, useState } from 'react';
import { addPlan } from '../../../../contract/calls/agentur/plan.ts';
import { formatDay } from '../../../../contract/values/days.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../../shell/call.ts';
import { deleteDraft } from '../../shell/form/drafts.ts';
import { newKey } from '../../shell/form/key.ts';
import { amount, formatCount } from '../../shell/format.ts';
import { RowFacts } from '../../shell/sheet/row-sheet.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { spanOf } from '../labels.ts';
import { useAgentur } from '../own.ts';
import type { Previewed } from './entry-form.ts';

interface EntryPreviewProps extends Previewed {
  back(): void;
  done(): void;
}

/** Preview of an entry with its past costs, and the button that adds it. A double click adds one entry. */
export function EntryPreview({ entry, produkt, vorschau, back, done }: EntryPreviewProps) {
  const { t, locale, call, data } = useAgentur();
  const [key] = useState(newKey);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => add.current?.focus(), []);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call(addPlan, { params: { agentur: data.own.benutzer.Agenturnummer }, body: entry }, { idempotencyKey: key });
      deleteDraft('praemienplan.neu');
      toast({ text: t('agentur.plan.angelegt', { tag: formatDay(entry.Startdatum, locale) }) });
      done();
    } catch (error) {
      setRefused(error instanceof CallError ? (error.problem.errors?.[0]?.message ?? error.problem.detail) : t('portal.fehler.text'));
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <RowFacts
        facts={[
          [t('agentur.plan.produkt'), produkt],
          [t('agentur.spalte.WertCent'), amount(entry.WertCent, locale)],
          [t('agentur.plan.gilt'), spanOf(t, entry, locale)],
        ]}
      />
      <section className="flex flex-col gap-2 rounded-card bg-surface-strong p-4">
        <h3 className="font-body text-base font-semibold">{t('agentur.plan.vorschau.titel')}</h3>
        <Costs vorschau={vorschau} />
      </section>
      {vorschau.OhneGutscheinCent.length > 0 && (
        <Notice variant="warning">
          {t('agentur.plan.ohneGutschein', { werte: t.list(vorschau.OhneGutscheinCent.map((cent) => amount(cent, locale))) })}
        </Notice>
      )}
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className={SECONDARY_BUTTON} onClick={back}>
          {t('agentur.plan.aendern')}
        </button>
        <button ref={add} type="button" className={PRIMARY_BUTTON} aria-busy={isBusy} onClick={() => void send()}>
          {t('agentur.plan.anlegen')}
        </button>
      </div>
    </div>
  );
}

function Costs({ vorschau: { Auftraege, BisherCent, DamitCent } }: Pick<Previewed, 'vorschau'>) {
  const { t, locale } = useAgentur();
  if (Auftraege === 0) return <p className="text-muted">{t('agentur.plan.vorschau.keine')}</p>;
  const betrag = amount(Math.abs(DamitCent - BisherCent), locale);
  const change = DamitCent > BisherCent ? 'mehr' : DamitCent < BisherCent ? 'weniger' : 'gleich';
  return (
    <>
      <RowFacts
        facts={[
          [t('agentur.plan.vorschau.auftraege'), formatCount(Auftraege, locale)],
          [t('agentur.plan.vorschau.bisher'), amount(BisherCent, locale)],
          [t('agentur.plan.vorschau.damit'), amount(DamitCent, locale)],
        ]}
      />
      <p className="font-semibold tabular-nums">{t(`agentur.plan.vorschau.${change}`, { betrag })}</p>
      <p className="text-xs text-muted">{t('agentur.plan.vorschau.netto')}</p>
    </>
  );
}
