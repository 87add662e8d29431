import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../contract/calls/bericht.ts';
import {
  type BenutzerZeile,
  changeBetriebBenutzer,
  endBetriebBenutzer,
  listBetriebBenutzer,
  resetBetriebFaktor,
} from '../../../contract/calls/betrieb/benutzer.ts';
import { EINLADUNG_DAYS } from '../../../contract/calls/betrieb/konto.ts';
import { MANDANTENROLLEN } from '../../../contract/rules/betriebsrollen.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { shortMoment } from '../../portals/shell/format.ts';
import { RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { NotFound } from '../frame/not-found.tsx';
import { rollenLabel } from '../labels.ts';
import { useMandant, useUser } from '../user.ts';
import { RoleFields, useRoleLabels } from './role-fields.tsx';

/** Sheet of a person: roles, second factor and end of the access. */
export default function BenutzerSheet({ nr, onChanged, close }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const load = async (signal: AbortSignal) => {
    const { body } = await callIn(Mandant)(listBetriebBenutzer, { body: { Pagesize: MAX_PAGE_SIZE } }, { signal });
    return { person: body.Content.find(({ Id }) => Id === nr) };
  };
  return (
    <RowSheet of={[`${Mandant} benutzer`, nr]} load={load}>
      {({ person }) => (person ? <Shown key={person.Id} person={person} onChanged={onChanged} close={close} /> : <NotFound />)}
    </RowSheet>
  );
}

type ShownProps = Pick<SheetProps, 'onChanged' | 'close'> & { readonly person: BenutzerZeile };

function Shown({ person, onChanged, close }: ShownProps) {
  const { t, locale } = useBackoffice();
  const own = useUser().Email === person.Email;
  const isPlattform = person.Rollen.includes('Plattform');
  return (
    <>
      <RowHead
        title={nameOf(person)}
        badge={<StatusBadge variant={person.Status === 'Aktiv' ? 'done' : 'waiting'}>{t(`betrieb.status.${person.Status}`)}</StatusBadge>}
        nummer={rollenLabel(t, person.Rollen)}
      />
      <RowFacts
        facts={[
          [t('betrieb.email'), person.Email],
          [t('betrieb.spalte.SeitAm'), person.SeitAm && shortMoment(person.SeitAm, locale)],
        ]}
      />
      {own && <p className="text-muted">{t('betrieb.benutzer.selbst')}</p>}
      {!own && isPlattform && <p className="text-muted">{t('betrieb.benutzer.plattform')}</p>}
      {!own && !isPlattform && (
        <>
          <RolesForm person={person} onChanged={onChanged} />
          <Access person={person} onChanged={onChanged} close={close} />
        </>
      )}
    </>
  );
}

const nameOf = ({ Vorname, Nachname, Email }: BenutzerZeile): string => `${Vorname} ${Nachname}`.trim() || Email;

function RolesForm({ person, onChanged }: Omit<ShownProps, 'close'>) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { form, submit, refused } = useCallForm({
    schema: changeBetriebBenutzer.body,
    start: { Rollen: MANDANTENROLLEN.filter((rolle) => person.Rollen.includes(rolle)), GiltBis: person.GiltBis },
    labels: useRoleLabels(),
    draftName: null,
    async send(body) {
      await callIn(Mandant)(changeBetriebBenutzer, { params: { id: person.Id }, body });
      toast({ text: t('betrieb.benutzer.gespeichert', { name: nameOf(person) }) });
      onChanged();
    },
  });
  return (
    <FormPart refused={refused} submit={submit}>
      <RoleFields form={form} />
      <SubmitButton isBusy={form.formState.isSubmitting}>{t('betrieb.benutzer.speichern')}</SubmitButton>
    </FormPart>
  );
}

const ACTIONS = { faktor: resetBetriebFaktor, beenden: endBetriebBenutzer } as const;

/** Buttons to reset the second factor and to end the access, each after a question. */
function Access({ person, onChanged, close }: ShownProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [open, setOpen] = useState<keyof typeof ACTIONS | null>(null);
  const offered = (['faktor', 'beenden'] as const).filter((action) => action === 'beenden' || person.Status === 'Aktiv');
  const name = nameOf(person);
  return (
    <div className="flex flex-wrap gap-3">
      {offered.map((action) => (
        <button key={action} type="button" className={SECONDARY_BUTTON} onClick={() => setOpen(action)}>
          {t(`betrieb.benutzer.${action}`)}
        </button>
      ))}
      {open && (
        <ConfirmDialog
          title={t(`betrieb.benutzer.${open}.titel`, { name })}
          text={t(`betrieb.benutzer.${open}.text`, { mandant: Name, tage: EINLADUNG_DAYS })}
          confirmLabel={t(`betrieb.benutzer.${open}`)}
          close={() => setOpen(null)}
          confirm={async () => {
            await callIn(Mandant)(ACTIONS[open], { params: { id: person.Id } });
            toast({ text: t(`betrieb.benutzer.${open}.fertig`, { name }) });
            setOpen(null);
            onChanged();
            if (open === 'beenden') close();
          }}
        />
      )}
    </div>
  );
}
