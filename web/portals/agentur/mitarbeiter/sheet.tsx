import { useQueryClient } from '@tanstack/react-query';
import { readMitarbeiter } from '../../../../contract/calls/agentur/mitarbeiter.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { shortMoment } from '../../shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../shell/table/report.ts';
import { MITARBEITER_BADGES, rolleLabel } from '../labels.ts';
import { useAgentur } from '../own.ts';
import { StaffActions } from './actions.tsx';
import { RightsForm } from './rights-form.tsx';
import { choiceOf } from './role-field.tsx';

/** Sheet of a staff member: facts, role and actions. */
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
            badge={<StatusBadge variant={MITARBEITER_BADGES[one.Status]}>{t(`agentur.status.mitarbeiter.${one.Status}`)}</StatusBadge>}
            nummer={one.Mitarbeiternummer}
          />
          <Part title={t('agentur.angaben')}>
            <RowFacts
              facts={[
                [t('agentur.spalte.Email'), one.Email],
                [t('agentur.mitarbeiter.rolle'), one.Status === 'Deaktiviert' ? rolleLabel(t, choiceOf(one.Rollen)) : null],
                [t('agentur.spalte.LetzteAnmeldung'), one.LetzteAnmeldung && shortMoment(one.LetzteAnmeldung, locale)],
              ]}
            />
          </Part>
          {one.Status !== 'Deaktiviert' && <RightsForm key={JSON.stringify(one)} one={one} changed={changed} />}
          <StaffActions one={one} changed={changed} />
        </>
      )}
    </RowSheet>
  );
}
