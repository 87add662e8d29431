import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { valueAt } from '../../../contract/rules/entwurf.ts';
import { formAt } from '../../../contract/rules/ordner-form.ts';
import { SETTINGS_GROUPS, type SettingsGroup } from '../../../contract/rules/settings-groups.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { BILD_FIELDS, Bilder } from '../entwurf/bilder.tsx';
import { CHANNELS, Channels } from '../entwurf/channels.tsx';
import { useEditing } from '../entwurf/context.ts';
import { type Draft, Editor } from '../entwurf/editor.tsx';
import { type Entry, entriesOf, newEntry } from '../entwurf/entries.ts';
import { Field, FieldsOf } from '../entwurf/field.tsx';
import { ListSearch, MANY } from '../entwurf/list-search.tsx';
import { type EntryFile, hasEntries, isPartName, isSettingsGroup, type PartName, partPath, placesOf } from '../entwurf/parts.ts';
import { PraemienVorschau } from '../entwurf/praemien-vorschau.tsx';
import { PreviewButton } from '../entwurf/preview-button.tsx';
import { Texte } from '../entwurf/texte.tsx';
import { Timelines } from '../entwurf/timelines.tsx';
import { useFieldFocus } from '../entwurf/use-field-focus.ts';
import { useNames } from '../entwurf/use-names.ts';
import { entryName, partTitle, valueWords } from '../entwurf/words.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Screen } from '../frame/screen.tsx';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';

/** A part of the tenant to change: a group of settings, the entries of a list, one of them, or the look. */
export function Component() {
  const { part = '', nr } = useParams();
  const { Mandant } = useMandant();
  if (!isPartName(part)) return <NotFound />;
  return <Editor key={Mandant}>{(draft) => <Part draft={draft} part={part} {...(nr !== undefined && { nr })} />}</Editor>;
}

interface PartProps {
  readonly draft: Draft;
  readonly part: PartName;
  readonly nr?: string;
}

function Part({ draft, part, nr }: PartProps) {
  const { ordner, texts } = draft.editing;
  const name = partTitle(texts, part);
  const entries = entriesOf(ordner, part);
  useFieldFocus();
  if (entries === null || nr === undefined) {
    const text = (isSettingsGroup(part) ? texts.groups[part] : texts.files[part]).effect;
    return (
      <Shown draft={draft} part={part} title={name} {...(text && { text })}>
        {entries ? <Entries key={part} part={part} entries={entries} /> : <Whole part={part} />}
      </Shown>
    );
  }
  const entry = entries.find((one) => one.nr === nr);
  if (!entry) return <NotFound />;
  return (
    <Shown draft={draft} part={part} title={entry.name} back={{ to: part, name }}>
      <EntryForm key={nr} part={part} entry={entry} />
    </Shown>
  );
}

interface ShownProps {
  readonly draft: Draft;
  readonly part: PartName;
  readonly title: string;
  readonly text?: string;
  /** The part that the entry belongs to. */
  readonly back?: { readonly to: PartName; readonly name: string };
  readonly children: React.ReactNode;
}

/** Head of a part: the way back, whether what was typed is in the draft, and what is wrong with the draft. */
function Shown({ draft: { draft, pruefung, isSaving, isSaved, refused, mayChange }, part, title, text, back, children }: ShownProps) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const open = PATHS.liste(Mandant, 'entwurf');
  return (
    <Screen
      title={title}
      head={
        <header className="flex flex-col gap-1">
          <nav aria-label={t('betrieb.entwurf.weg')} className="flex flex-wrap gap-x-2 text-xs">
            <TextLink to={open}>{t('betrieb.bereich.entwurf')}</TextLink>
            {back && (
              <>
                <span aria-hidden>›</span>
                <TextLink to={partPath(Mandant, back.to)}>{back.name}</TextLink>
              </>
            )}
          </nav>
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          {text && <p className="max-w-measure text-muted">{text}</p>}
        </header>
      }
    >
      {refused && (
        <Notice variant="danger" alert>
          {refused.message}
        </Notice>
      )}
      {!placesOf(part).some(mayChange) && <Notice>{t('betrieb.entwurf.nurLesen')}</Notice>}
      <div className="flex max-w-200 flex-col gap-6">{children}</div>
      <footer className="sticky bottom-0 -mx-4 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-bg px-4 py-2 lg:-mx-8 lg:px-8">
        <p role="status" className="grow text-muted">
          {isSaving
            ? t('betrieb.entwurf.speichert')
            : isSaved && !refused
              ? t('betrieb.entwurf.gespeichert')
              : t('betrieb.entwurf.speichertSelbst')}
        </p>
        <PreviewButton />
        {draft.data?.Offen && (
          <Link to={open} className={SECONDARY_BUTTON}>
            {pruefung && pruefung.Fehler.length > 0
              ? t.plural('betrieb.entwurf.fehler', pruefung.Fehler.length)
              : t.plural('betrieb.entwurf.ansehen', pruefung?.Aenderungen.length ?? 0)}
          </Link>
        )}
      </footer>
    </Screen>
  );
}

/** A group of settings, the look, or the tenant's own texts. */
function Whole({ part }: { readonly part: PartName }) {
  const { ordner } = useEditing();
  if (isSettingsGroup(part)) return <Settings group={part} />;
  if (part === 'texte') return <Texte />;
  const form = formAt(ordner, THEME);
  if (form?.kind !== 'fields') return null;
  return (
    <>
      <Bilder />
      <FieldsOf pfad={THEME} form={form} names={Object.keys(form.fields).filter((name) => !BILD_FIELDS.includes(name))} />
    </>
  );
}

const KONFIGURATION = ['mandant.json', 'konfiguration'];
const HOSTS = ['mandant.json', 'hosts'];
const THEME = ['mandant.json', 'theme'];

function Settings({ group }: { readonly group: SettingsGroup }) {
  const { ordner } = useEditing();
  const form = formAt(ordner, KONFIGURATION);
  const hosts = formAt(ordner, HOSTS);
  if (form?.kind !== 'fields' || !hosts) return null;
  return (
    <>
      {group === 'adressen' && <Field pfad={HOSTS} form={hosts} />}
      {group === 'teilen' && <Channels />}
      <FieldsOf pfad={KONFIGURATION} form={form} names={SETTINGS_GROUPS[group].filter((name) => !CHANNELS.some((one) => one === name))} />
    </>
  );
}

/** Fields of an entry that its line shows. */
const DETAILS: Readonly<Record<EntryFile, readonly string[]>> = {
  produkte: ['Kategorie', 'ExterneId'],
  praemien: ['ProduktId', 'WertCent', 'Startdatum', 'Enddatum'],
  aktionen: ['Version', 'Startdatum', 'Enddatum'],
  kategorien: ['Slug'],
  geraete: ['Hersteller', 'TarifAnzeigeName'],
};

/** The line below the name of an entry. */
function useDetails(part: PartName): (entry: Entry) => string {
  const { ordner } = useEditing();
  const names = useNames();
  return ({ pfad, kennung }) =>
    hasEntries(part)
      ? DETAILS[part].map((field) => valueWords(names, ordner, [...pfad, field], valueAt(ordner, [...pfad, field])) ?? '').join(' · ')
      : [names.titleOf(pfad.slice(0, 2)), kennung].join(' · ');
}

interface EntriesProps {
  readonly part: PartName;
  readonly entries: readonly Entry[];
}

/** The entries of a part, and the button for a new one. */
const Entries = ({ part, entries }: EntriesProps) => (
  <>
    {part === 'praemien' ? <Timelines /> : <EntryList part={part} entries={entries} />}
    {hasEntries(part) && <NewEntryButton file={part} />}
  </>
);

/** The entries of a part as a list, with a search if there are many. */
function EntryList({ part, entries }: EntriesProps) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { faultsAt, faultsBelow } = useEditing();
  const details = useDetails(part);
  const [search, setSearch] = useState('');
  const described = entries.map((entry) => ({ ...entry, detail: details(entry) }));
  const shown = described.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      {entries.length >= MANY && <ListSearch value={search} change={setSearch} />}
      {shown.length === 0 ? (
        <p className="text-muted">{t(entries.length === 0 ? 'betrieb.entwurf.leer' : 'betrieb.entwurf.keineTreffer')}</p>
      ) : (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {shown.map(({ nr, pfad, name, detail }) => (
            <li key={nr}>
              <Link
                to={partPath(Mandant, part, nr)}
                className="flex min-h-12 items-center gap-4 px-4 py-2 no-underline transition-colors duration-150 ease-out hover:bg-surface-strong"
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  {detail && <span className="block text-xs text-muted">{detail}</span>}
                </span>
                {faultsAt(pfad).length + faultsBelow(pfad).length > 0 && (
                  <span className="flex items-center gap-1.5 text-xs font-semibold text-danger">
                    <Icon name="stop" />
                    {t.plural('betrieb.entwurf.fehler', faultsAt(pfad).length + faultsBelow(pfad).length)}
                  </span>
                )}
                <Icon name="right" className="text-lg text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Adds an entry to a list and opens its form. */
function NewEntryButton({ file }: { readonly file: EntryFile }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { ordner, texts, mayChange, change } = useEditing();
  const navigate = useNavigate();
  const { nr, pfad, wert } = newEntry(ordner, file);
  if (!mayChange(pfad)) return null;
  return (
    <button
      type="button"
      className={`${PRIMARY_BUTTON} self-start`}
      onClick={() => change({ pfad, wert, bisher: undefined }, { onSuccess: () => void navigate(partPath(Mandant, file, nr)) })}
    >
      <Icon name="plus" />
      {t('betrieb.entwurf.hinzufuegen.von', { name: texts.files[file].entry })}
    </button>
  );
}

/** All fields of an entry, and the button that removes it. */
function EntryForm({ part, entry: { pfad, name } }: { readonly part: PartName; readonly entry: Entry }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const navigate = useNavigate();
  const { ordner, mayChange, change, faultsAt } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const form = formAt(ordner, pfad);
  if (form?.kind !== 'fields') return null;
  const faults = faultsAt(pfad);
  return (
    <>
      {faults.length > 0 && <Notice variant="danger">{faults.join(' ')}</Notice>}
      <FieldsOf pfad={pfad} form={form} />
      {part === 'praemien' && <PraemienVorschau pfad={pfad} />}
      {mayChange(pfad) && (
        <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => setOpen(true)}>
          <Icon name="close" />
          {t('betrieb.entwurf.entfernen')}
        </button>
      )}
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.entwurf.entfernen.frage', { name: entryName(valueAt(ordner, pfad)) ?? name })}
          text={t('betrieb.entwurf.entfernen.folge')}
          confirmLabel={t('betrieb.entwurf.entfernen')}
          close={() => setOpen(false)}
          confirm={async () => {
            change(
              { pfad, wert: undefined, bisher: valueAt(ordner, pfad) },
              { onSuccess: () => void navigate(partPath(Mandant, part), { replace: true }) },
            );
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
