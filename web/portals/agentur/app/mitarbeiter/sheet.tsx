import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endMitarbeiter, inviteMitarbeiter, readMitarbeiter } from '../../../../../contract/calls/agentur-mitarbeiter.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { StatusBadge } from '../../../../ui/status-badge.tsx';
import { Ask } from '../../../shell/ask.tsx';
import { CallError } from '../../../shell/call.ts';
import { shortMoment } from '../../../shell/format.ts';
import { DANGER, QUIET } from '../../../shell/looks.ts';
import type { SheetProps } from '../../../shell/report.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../../shell/row-sheet.tsx';
import { toast } from '../../../shell/toasts.ts';
import { MITARBEITER_LOOKS } from '../labels.ts';
import { useAgentur } from '../own.ts';
import { RightsForm } from './rights-form.tsx';
import type { MitarbeiterStand } from './stand.ts';

/** Somebody of the staff: who, in which role, and what can be done. */
export default function MitarbeiterSheet({ nr, onChanged }: SheetProps) {
  const { t, locale, call, data } = useAgentur();
  const queries = useQueryClient();
  const params = { agentur: data.own.benutzer.Agenturnummer, nr };
  const changed = () => {
    void queries.invalidateQueries({ queryKey: ['mitarbeiter', 'zeile', nr] });
    onChanged();
  };
  return (
    <RowSheet of={['mitarbeiter', nr]} load={async (signal) => (await call(readMitarbeiter, { params }, { signal })).body}>
      {(one) => (
        <>
          <RowHead
            title={[one.Vorname, one.Nachname].filter(Boolean).join(' ')}
            badge={<StatusBadge look={MITARBEITER_LOOKS[one.Status]}>{t(`agentur.status.mitarbeiter.${one.Status}`)}</StatusBadge>}
            nummer={one.Mitarbeiternummer}
          />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Email'), one.Email],
                [t('agentur.spalte.LetzteAnmeldung'), one.LetzteAnmeldung && shortMoment(one.LetzteAnmeldung, locale)],
              ]}
            />
          </Part>
          {one.Status !== 'Deaktiviert' && <RightsForm key={JSON.stringify(one)} one={one} changed={changed} />}
          <Actions one={one} changed={changed} />
        </>
      )}
    </RowSheet>
  );
}

/** A new invitation for who has not come or was sent away, and the end. */
function Actions({ one, changed }: { one: MitarbeiterStand; changed(): void }) {
  const { t, call, data } = useAgentur();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const agentur = data.own.benutzer.Agenturnummer;
  const name = [one.Vorname, one.Nachname].filter(Boolean).join(' ');
  const again = async () => {
    const { Vorname, Nachname, Email, Rollen } = one;
    try {
      await call(inviteMitarbeiter, { params: { agentur }, body: { Vorname, Nachname, Email, Rollen } });
      toast({ text: t('agentur.mitarbeiter.einladen.gesendet', { email: Email }) });
      changed();
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
    }
  };
  const end = async () => {
    await call(endMitarbeiter, { params: { agentur, nr: one.Mitarbeiternummer } });
    setAsking(false);
    toast({ text: t('agentur.mitarbeiter.deaktivieren.fertig', { name }) });
    changed();
  };
  return (
    <div className="flex flex-col gap-3">
      {refused && (
        <Notice look="danger" alert>
          {refused}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {one.Status !== 'Aktiv' && (
          <button type="button" className={QUIET} onClick={() => void again()}>
            {t('agentur.mitarbeiter.erneut')}
          </button>
        )}
        {one.Status !== 'Deaktiviert' && !one.LetzterInhaber && (
          <button type="button" className={DANGER} onClick={() => setAsking(true)}>
            {t('agentur.mitarbeiter.deaktivieren')}
          </button>
        )}
      </div>
      {isAsking && (
        <Ask
          title={t('agentur.mitarbeiter.deaktivieren.titel', { name })}
          text={t('agentur.mitarbeiter.deaktivieren.text', { nummer: one.Mitarbeiternummer })}
          verb={t('agentur.mitarbeiter.deaktivieren')}
          act={end}
          close={() => setAsking(false)}
        />
      )}
    </div>
  );
}
