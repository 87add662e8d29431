import { useState } from 'react';
import * as z from 'zod/mini';
import { Text } from '../../../contract/values/wire.ts';
import type { Screen } from '../../portals/shell/app/locate.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Ask } from '../../portals/shell/dialog/ask.tsx';
import { Dropdown } from '../../portals/shell/dropdown.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField, TextField } from '../../portals/shell/form/form-fields.tsx';
import { CHIP, DANGER, LINE, PRIMARY, QUIET } from '../../portals/shell/looks.ts';
import { Part } from '../../portals/shell/sheet/row-sheet.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';

/** Buttons, what opens, what asks, what is said in passing, and a form. */
function Parts() {
  const [asks, setAsks] = useState(false);
  return (
    <div className="mx-auto flex max-w-400 flex-col gap-8 px-4 py-4 lg:px-6">
      <h1 className="text-xl">Teile</h1>
      <Part title="Knöpfe">
        <div className="flex flex-wrap gap-3">
          <button type="button" className={PRIMARY} onClick={() => setAsks(true)}>
            Auftrag freigeben
          </button>
          <button
            type="button"
            className={QUIET}
            onClick={() => toast({ text: 'Die Notiz ist gelöscht.', undo: () => toast({ text: 'Die Notiz ist wieder da.' }) })}
          >
            Notiz löschen
          </button>
          <button
            type="button"
            className={QUIET}
            onClick={() => {
              for (const nr of [1, 2, 2, 3, 4]) toast({ text: `Meldung ${nr}` });
            }}
          >
            Viel melden
          </button>
          <button type="button" className={DANGER}>
            Zugang entziehen
          </button>
          <button type="button" className={PRIMARY} aria-busy>
            Wird gesendet
          </button>
        </div>
      </Part>
      <Part title="Auswahl">
        <div className="flex flex-wrap gap-3">
          <button type="button" className={CHIP} aria-pressed>
            Dieser Monat
          </button>
          <Dropdown look={CHIP} label="Status">
            <label className={LINE}>
              <input type="checkbox" className="size-4 accent-primary" />
              Bestätigt
            </label>
          </Dropdown>
        </div>
      </Part>
      <Part title="Formular">
        <Form />
      </Part>
      {asks && (
        <Ask
          title="Diesen Auftrag freigeben?"
          text="Damit werden 90 € an Prämien gewährt. Das lässt sich nicht zurücknehmen."
          verb="Freigeben"
          close={() => setAsks(false)}
          act={async () => {
            throw new CallError({ status: 409, code: 'FreigabeZuFrueh', detail: 'Freigeben können Sie ab dem 24.12.2026.' });
          }}
        />
      )}
    </div>
  );
}

const schema = z.strictObject({ Grund: Text(500), Nummer: z.string().check(z.maxLength(6)) });

/** Of what is typed the browser refuses what the schema does, and the server one number. */
function Form() {
  const { form, submit, refused } = useCallForm({
    schema,
    start: { Grund: '', Nummer: '' },
    labels: { Grund: 'Grund', Nummer: 'Nummer' },
    keptAs: 'beispiel',
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
      {refused && <Notice look="danger">{refused}</Notice>}
      <TextField field={{ name: 'Grund', label: 'Grund', error: errors.Grund?.message }} {...form.register('Grund')} />
      <InputField
        field={{ name: 'Nummer', label: 'Nummer', hint: 'Höchstens 6 Zeichen', error: errors.Nummer?.message, isOptional: true }}
        {...form.register('Nummer')}
      />
      <button type="submit" className={`${PRIMARY} self-start`}>
        Speichern
      </button>
    </form>
  );
}

export default { title: () => 'Teile', View: Parts } satisfies Screen;
