import { useState } from 'react';
import { valueAt } from '../../../contract/rules/entwurf.ts';
import type { FormNode } from '../../../contract/rules/ordner-form.ts';
import { FIELD, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { idOf, Label } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useEditing } from './context.ts';
import { Field } from './field.tsx';

const FILE = 'texte.json';
const LANGUAGES = [
  ['de', 'betrieb.entwurf.deutsch'],
  ['en', 'betrieb.entwurf.englisch'],
] as const;

/** A wording that is left empty is that of the product. */
const TEXT: FormNode = { kind: 'text', max: 400, canBeNull: false, canBeMissing: true };

/** The tenant's own wordings by their name, both languages beside each other. */
export function Texte() {
  const { t } = useBackoffice();
  const { ordner, mayChange } = useEditing();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const stored = LANGUAGES.flatMap(([language]) => Object.keys((valueAt(ordner, [FILE, language]) ?? {}) as object));
  const names = [...new Set([...stored, ...added])].toSorted();
  const add = () => {
    if (name.trim() !== '') setAdded([...added, name.trim()]);
    setName('');
  };
  return (
    <>
      {names.map((one) => (
        <section key={one} className="flex flex-col gap-3">
          <h2 className="font-semibold wrap-anywhere">{one}</h2>
          <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
            {LANGUAGES.map(([language, label]) => (
              <Field key={language} pfad={[FILE, language, one]} form={TEXT} language={t(label)} />
            ))}
          </div>
        </section>
      ))}
      {mayChange([FILE]) && (
        <div className="flex flex-col gap-1">
          <Label name="text-name" label={t('betrieb.entwurf.text.name')} />
          <div className="flex flex-wrap gap-3">
            <input
              id={idOf('text-name')}
              className={`${FIELD} max-w-80`}
              autoComplete="off"
              spellCheck={false}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && add()}
            />
            <button type="button" className={SECONDARY_BUTTON} onClick={add}>
              <Icon name="plus" />
              {t('betrieb.entwurf.hinzufuegen')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
