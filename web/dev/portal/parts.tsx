import { useState } from 'react';
import * as z from 'zod/mini';
import { Text } from '../../../contract/values/wire.ts';
import type { Screen } from '../../portals/shell/app/locate.ts';
import { CallError } from '../../portals/shell/call.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { Dropdown } from '../../portals/shell/dropdown.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField, TextField } from '../../portals/shell/form/form-fields.tsx';
import { Part } from '../../portals/shell/sheet/row-sheet.tsx';
import { CHIP, DANGER_BUTTON, MENU_ITEM, PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';

/** Buttons, dropdowns, confirm dialog, toasts and a form. */
function Parts() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="mx-auto flex max-w-400 flex-col gap-8 px-4 py-4 lg:px-6">
      <h1 className="text-xl">Teile</h1>
      <Part title="Knöpfe">
        <div className="flex flex-wrap gap-3">
          <button type="button" className={PRIMARY_BUTTON} onClick={() => setConfirming(true)}>
            Auftrag freigeben
          </button>
          <button
            type="button"
            className={SECONDARY_BUTTON}
            onClick={() => toast({ text: 'Die Notiz ist gelöscht.', undo: () => toast({ text: 'Die Notiz ist wieder da.' }) })}
          >
            Notiz löschen
          </button>
          <button
            type="button"
            className={SECONDARY_BUTTON}
            onClick={() => {
              for (const nr of [1, 2, 2, 3, 4]) toast({ text: `Meldung ${nr}` });
            }}
          >
            Viel melden
          </button>
          <button type="button" className={DANGER_BUTTON}>
            Zugang entziehen
          </button>
          <button type="button" className={PRIMARY_BUTTON} aria-busy>
            Wird gesendet
          </button>
        </div>
      </Part>
      <Part title="Auswahl">
        <div className="flex flex-wrap gap-3">
          <button type="button" className={CHIP} aria-pressed>
            Dieser Monat
          </button>
          <Dropdown buttonClass={CHIP} label="Status">
            <label className={MENU_ITEM}>
              <input type="checkbox" className="size-4 accent-primary" />
              Bestätigt
            </label>
          </Dropdown>
        </div>
      </Part>
      <Part title="Formular">
        <Form />
      </Part>
      {isConfirming && (
        <ConfirmDialog
          title="Diesen Auftrag freigeben?"
          text="Damit werden 90 € an Prämien gewährt. Das lässt sich nicht zurücknehmen."
          confirmLabel="Freigeben"
          close={() => setConfirming(false)}
          confirm={async () => {
            throw new CallError({ status: 409, code: 'FreigabeZuFrueh', detail: 'Freigeben können Sie ab dem 24.12.2026.' });
          }}
        />
      )}
    </div>
  );
}

const schema = z.strictObject({ Grund: Text(500), Nummer: z.string().check(z.maxLength(6)) });

/** Example form: the schema refuses invalid values in the browser, and the simulated server refuses one number. */
function Form() {
  const { form, submit, refused } = useCallForm({
    schema,
    start: { Grund: '', Nummer: '' },
    labels: { Grund: 'Grund', Nummer: 'Nummer' },
    draftName: 'beispiel',
    async send({ Nummer }) {
      if (Nummer === '13')
        throw new CallError({
          status: 422,
          code: 'Validierung',
          detail: '',
          errors: [{ field: 'Nummer', code: 'vergeben', message: 'Nummer ist schon vergeben.' }],
        });
      toast({ text: 'Gespeichert.' });
      form.reset({ Grund: '', Nummer: '' });
    },
  });
  const { errors } = form.formState;
  return (
    <form className="flex max-w-120 flex-col gap-4" noValidate onSubmit={submit}>
      {refused && <Notice variant="danger">{refused}</Notice>}
      <TextField field={{ name: 'Grund', label: 'Grund', error: errors.Grund?.message }} {...form.register('Grund')} />
      <InputField
        field={{ name: 'Nummer', label: 'Nummer', hint: 'Höchstens 6 Zeichen', error: errors.Nummer?.message, isOptional: true }}
        {...form.register('Nummer')}
      />
      <button type="submit" className={`${PRIMARY_BUTTON} self-start`}>
        Speichern
      </button>
    </form>
  );
}

export default { title: () => 'Teile', View: Parts } satisfies Screen;
