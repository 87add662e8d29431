import { type ReactNode, useState } from 'react';
import { valueAt } from '../../../contract/rules/entwurf.ts';
import { type FormNode, fieldNameOf } from '../../../contract/rules/ordner-form.ts';
import { amount, formatCount } from '../../portals/shell/format.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { describedBy, FieldError, Hint, idOf, Label } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useEditing } from './context.ts';
import { Contrast } from './contrast.tsx';
import { Control } from './control.tsx';
import { useLabels } from './labels.ts';
import { optionsOf } from './references.ts';

export interface FieldProps<Form extends FormNode = FormNode> {
  readonly pfad: readonly string[];
  readonly form: Form;
  /** Name of the language of the value, if there is one for each. */
  readonly language?: string;
}

/** Settings whose order of values counts. */
const ORDERED = ['mandant.konfiguration.Startseite'];

/** A field of the draft with all that is below it. Each value is stored by itself when the person leaves it. */
export function Field(props: FieldProps) {
  const { form } = props;
  if (form.kind === 'fields') return isWrapper(form) ? <Wrapped {...props} form={form} /> : <Fields {...props} form={form} />;
  if (form.kind === 'list') return form.entry.kind === 'text' ? <Lines {...props} form={form} /> : <List {...props} form={form} />;
  if (form.kind === 'record') return <Entries {...props} form={form} />;
  return <Leaf {...props} />;
}

type Node<Kind extends FormNode['kind']> = Extract<FormNode, { kind: Kind }>;

const LANGUAGES = { de: 'betrieb.entwurf.deutsch', en: 'betrieb.entwurf.englisch', iv: null } as const;
type Language = keyof typeof LANGUAGES;

/** Whether a level only says the language, or that there is one value for both. */
const isWrapper = ({ fields }: Node<'fields'>): boolean => Object.keys(fields).every((name) => name in LANGUAGES);

function Wrapped({ pfad, form }: FieldProps<Node<'fields'>>) {
  const { t } = useBackoffice();
  const fields = Object.entries(form.fields) as [Language, FormNode][];
  return (
    <div className={fields.length > 1 ? PAIR : ''}>
      {fields.map(([name, one]) => {
        const language = LANGUAGES[name];
        return <Field key={name} pfad={[...pfad, name]} form={one} {...(language && { language: t(language) })} />;
      })}
    </div>
  );
}

const PAIR = 'grid items-start gap-x-6 gap-y-4 lg:grid-cols-2';

/** A value with its label, effect, usual value and faults. */
function Leaf({ pfad, form, language }: FieldProps) {
  const { t } = useBackoffice();
  const { ordner, mayChange, change, faultsAt } = useEditing();
  const { titleOf, effectOf, valueLabelOf } = useLabels();
  const name = pfad.join('.');
  const value = valueAt(ordner, pfad);
  const faults = faultsAt(pfad);
  const usual = useUsual(form, pfad);
  const hint = [effectOf(pfad), usual && t('betrieb.entwurf.ueblich', { wert: usual })].filter(Boolean).join(' ');
  const title = language ? `${titleOf(pfad)} · ${language}` : titleOf(pfad);
  const options = optionsOf(ordner, pfad, form);
  const [entered, setEntered] = useState<{ readonly text: string; readonly seen: unknown } | null>(null);
  const shown: FormNode = options ? { ...form, kind: 'choice', values: options.map(({ value: one }) => one) } : form;
  return (
    <div className="flex flex-col gap-1">
      <Label name={name} label={title} />
      {language !== t('betrieb.entwurf.englisch') && <Hint name={name} hint={hint} />}
      <Control
        form={shown as Parameters<typeof Control>[0]['form']}
        name={name}
        title={title}
        value={value}
        labelOf={(one) => options?.find((option) => option.value === one)?.label ?? valueLabelOf(pfad, one)}
        isDisabled={!mayChange(pfad)}
        isOrdered={ORDERED.includes(fieldNameOf(ordner, pfad))}
        describedBy={describedBy({ name, hint, error: faults[0] })}
        isInvalid={faults.length > 0}
        save={(wert, bisher) => change({ pfad, wert, bisher })}
        onEnter={(text, seen) => setEntered({ text, seen })}
      />
      <FieldError name={name} error={faults.join(' ')} errorPrefix={t('formular.fehler')} />
      {form.kind === 'color' && (
        <Contrast
          pfad={pfad}
          color={entered && entered.seen === value ? entered.text : String(value ?? form.usual ?? '')}
          // What was entered is stored when the person leaves the field for the button.
          choose={(wert) => change({ pfad, wert, bisher: entered && entered.seen === value ? entered.text : value })}
        />
      )}
    </div>
  );
}

/** The value that counts without the field, in words; null if it cannot be said in a few. */
function useUsual({ kind, usual }: FormNode, pfad: readonly string[]): string | null {
  const { t, locale } = useBackoffice();
  const { valueLabelOf } = useLabels();
  if (usual === undefined || usual === null) return null;
  if (typeof usual === 'boolean') return t(usual ? 'betrieb.entwurf.ja' : 'betrieb.entwurf.nein');
  if (kind === 'cent') return amount(Number(usual), locale);
  if (kind === 'choice') return valueLabelOf(pfad, usual as string | number);
  return typeof usual === 'number' ? formatCount(usual, locale) : typeof usual === 'string' && usual.length < 60 ? usual : null;
}

interface GroupProps {
  readonly pfad: readonly string[];
  readonly title: string;
  readonly children: ReactNode;
}

/** Several fields under one name, with the faults that are those of the whole. */
function Group({ pfad, title, children }: GroupProps) {
  const { t } = useBackoffice();
  const { faultsAt } = useEditing();
  const { effectOf } = useLabels();
  const name = pfad.join('.');
  const [hint, error] = [effectOf(pfad), faultsAt(pfad).join(' ')];
  return (
    <fieldset
      id={idOf(name)}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-border bg-surface p-4"
      aria-describedby={describedBy({ name, hint, error })}
    >
      <legend className="px-1 font-semibold">{title}</legend>
      <Hint name={name} hint={hint} />
      <FieldError name={name} error={error} errorPrefix={t('formular.fehler')} />
      {children}
    </fieldset>
  );
}

function Fields({ pfad, form }: FieldProps<Node<'fields'>>) {
  const { t } = useBackoffice();
  const { ordner, mayChange, change } = useEditing();
  const { titleOf } = useLabels();
  const value = valueAt(ordner, pfad);
  const isOptional = form.canBeNull || (form.canBeMissing && form.usual === undefined);
  const isMissing = value === null || (value === undefined && isOptional);
  return (
    <Group pfad={pfad} title={titleOf(pfad)}>
      {isMissing ? (
        mayChange(pfad) && (
          <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => change({ pfad, wert: {}, bisher: value })}>
            <Icon name="plus" />
            {t('betrieb.entwurf.angeben')}
          </button>
        )
      ) : (
        <>
          <FieldsOf pfad={pfad} form={form} />
          {isOptional && mayChange(pfad) && (
            <RemoveButton name={titleOf(pfad)} remove={() => change({ pfad, wert: form.canBeNull ? null : undefined, bisher: value })} />
          )}
        </>
      )}
    </Group>
  );
}

/** The button that removes a value or an entry. */
export const RemoveButton = ({ name, remove }: { readonly name: string; remove(): void }) => {
  const { t } = useBackoffice();
  return (
    <button
      type="button"
      className={`${SECONDARY_BUTTON} self-start`}
      onClick={remove}
      aria-label={t('betrieb.entwurf.entfernen.von', { name })}
    >
      <Icon name="close" />
      {t('betrieb.entwurf.entfernen')}
    </button>
  );
};

/** Controls that fit half of the width. */
const NARROW: readonly FormNode['kind'][] = ['yesNo', 'number', 'cent', 'day', 'color', 'choice'];

/** Fields of an object, short ones beside each other; the English text of a field stands beside the German one. */
export function FieldsOf({
  pfad,
  form,
  names = Object.keys(form.fields),
}: FieldProps<Node<'fields'>> & { readonly names?: readonly string[] }) {
  const { t } = useBackoffice();
  const { En } = form.fields;
  const english = En?.kind === 'fields' ? En.fields : {};
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {names
        .filter((name) => name !== 'En')
        .map((name) => {
          const [one, translated] = [form.fields[name], english[name]];
          if (!one) return null;
          const at = [...pfad, name];
          if (!translated)
            return (
              <div key={name} className={NARROW.includes(one.kind) ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
                <Field pfad={at} form={one} />
              </div>
            );
          return (
            <div key={name} className={`sm:col-span-2 ${PAIR}`}>
              <Field pfad={at} form={one} language={t('betrieb.entwurf.deutsch')} />
              <Field pfad={[...pfad, 'En', name]} form={translated} language={t('betrieb.entwurf.englisch')} />
            </div>
          );
        })}
    </div>
  );
}

/** A list of short texts, one a line. */
function Lines({ pfad, form }: FieldProps<Node<'list'>>) {
  const { ordner } = useEditing();
  const value = valueAt(ordner, pfad);
  const lines = Array.isArray(value) ? value.join('\n') : '';
  return <LinesField key={lines} pfad={pfad} form={form} value={value} lines={lines} />;
}

function LinesField({ pfad, value, lines }: FieldProps<Node<'list'>> & { readonly value: unknown; readonly lines: string }) {
  const { t } = useBackoffice();
  const { mayChange, change, faultsAt, faultsBelow } = useEditing();
  const { titleOf, effectOf } = useLabels();
  const name = pfad.join('.');
  const faults = [...faultsAt(pfad), ...faultsBelow(pfad)];
  const hint = [effectOf(pfad), t('betrieb.entwurf.jeZeile')].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <Label name={name} label={titleOf(pfad)} />
      <Hint name={name} hint={hint} />
      <Control
        form={{ kind: 'text', max: Number.POSITIVE_INFINITY, canBeNull: false, canBeMissing: false }}
        name={name}
        title={titleOf(pfad)}
        value={lines}
        labelOf={String}
        isDisabled={!mayChange(pfad)}
        isOrdered={false}
        describedBy={describedBy({ name, hint, error: faults[0] })}
        isInvalid={faults.length > 0}
        save={(typed) => change({ pfad, wert: linesOf(String(typed)), bisher: value })}
      />
      <FieldError name={name} error={faults.join(' ')} errorPrefix={t('formular.fehler')} />
    </div>
  );
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of entries, each with its fields. */
function List({ pfad, form }: FieldProps<Node<'list'>>) {
  const { t } = useBackoffice();
  const { ordner, mayChange, change } = useEditing();
  const { titleOf, entryOf } = useLabels();
  const value = valueAt(ordner, pfad);
  const one = entryOf(pfad);
  const entries = Array.isArray(value) ? value : [];
  return (
    <Group pfad={pfad} title={titleOf(pfad)}>
      {entries.map((entry, index) => {
        const at = [...pfad, String(index)];
        const title = one ? `${one} ${index + 1}` : t('betrieb.entwurf.eintrag', { nr: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <div key={index} className="flex flex-col gap-4 border-l-2 border-border pl-4">
            <p className="font-semibold">{title}</p>
            {form.entry.kind === 'fields' ? <FieldsOf pfad={at} form={form.entry} /> : <Field pfad={at} form={form.entry} />}
            {mayChange(pfad) && <RemoveButton name={title} remove={() => change({ pfad: at, wert: undefined, bisher: entry })} />}
          </div>
        );
      })}
      {mayChange(pfad) && (
        <button
          type="button"
          className={`${SECONDARY_BUTTON} self-start`}
          onClick={() =>
            value === undefined
              ? change({ pfad, wert: [{}], bisher: value })
              : change({ pfad: [...pfad, String(entries.length)], wert: {}, bisher: undefined })
          }
        >
          <Icon name="plus" />
          {one ? t('betrieb.entwurf.hinzufuegen.von', { name: one }) : t('betrieb.entwurf.hinzufuegen')}
        </button>
      )}
    </Group>
  );
}

/** Values by a name: those that are there, and a field for the name of a further one. */
function Entries({ pfad, form }: FieldProps<Node<'record'>>) {
  const { t } = useBackoffice();
  const { ordner, mayChange, change } = useEditing();
  const { titleOf, valueLabelOf } = useLabels();
  const value = valueAt(ordner, pfad);
  const names = Object.keys((value ?? {}) as object);
  const further = (form.names ?? []).filter((name) => !names.includes(name));
  const add = (name: string) =>
    change({ pfad: [...pfad, name], wert: form.entry.kind === 'fields' ? {} : form.entry.kind === 'number' ? 0 : '', bisher: undefined });
  const addName = `${pfad.join('.')}.neu`;
  return (
    <Group pfad={pfad} title={titleOf(pfad)}>
      {names.map((name) => {
        const at = [...pfad, name];
        return (
          <div key={name} className="flex flex-col gap-2 border-l-2 border-border pl-4">
            <Field pfad={at} form={form.entry} />
            {mayChange(pfad) && (
              <RemoveButton
                name={valueLabelOf(pfad, name)}
                remove={() => change({ pfad: at, wert: undefined, bisher: valueAt(ordner, at) })}
              />
            )}
          </div>
        );
      })}
      {mayChange(pfad) && (
        <div className="flex flex-col gap-1">
          <Label name={addName} label={t('betrieb.entwurf.weiterer')} />
          <Control
            form={
              form.names
                ? { kind: 'choice', values: further, canBeNull: true, canBeMissing: true }
                : { kind: 'text', max: null, canBeNull: true, canBeMissing: true }
            }
            name={addName}
            title={t('betrieb.entwurf.weiterer')}
            value={null}
            labelOf={(one) => valueLabelOf(pfad, one)}
            isDisabled={false}
            isOrdered={false}
            describedBy={undefined}
            isInvalid={false}
            save={(name) => typeof name === 'string' && name !== '' && add(name)}
          />
        </div>
      )}
    </Group>
  );
}
