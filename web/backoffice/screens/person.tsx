import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import type { BetriebPerson, Merkmal } from '../../../contract/calls/betrieb/personen.ts';
import { CallError } from '../../portals/shell/call.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { LoadError, StateMessage } from '../../portals/shell/table/state-messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { Screen } from '../frame/screen.tsx';
import { PATHS } from '../paths.ts';
import { CallerCheck, KEIN_ANRUF } from '../personen/caller-check.tsx';
import { PersonActions } from '../personen/person-actions.tsx';
import { PersonDetails } from '../personen/person-details.tsx';
import { NAME, PersonHead } from '../personen/person-head.tsx';
import { usePerson } from '../personen/use-person.ts';
import { useMandant } from '../user.ts';

/** A person: first the check of the caller, then all that is held on the person. */
export function Component() {
  const { Mandant } = useMandant();
  const { id = '' } = useParams();
  return <Person key={`${Mandant} ${id}`} id={id} />;
}

function Person({ id }: { readonly id: string }) {
  const { t, queries } = useBackoffice();
  const { data, error, retry, open } = usePerson(id);
  const details = data?.person.Einzelheiten ?? null;
  useNameFocus(details !== null);
  if (!data) return <Missing error={error} retry={retry} />;
  const { person, pruefung } = data;
  // Mails of the person and their state are part of lists too.
  const onChanged = () => void queries.invalidateQueries();
  return (
    <Screen
      title={t('betrieb.person.titel')}
      head={
        <div className="flex flex-col gap-4">
          <BackLink />
          <PersonHead name={nameOf(person)} person={details} />
          {details && <PersonActions id={person.Id} person={details} merkmale={merkmaleOf(pruefung)} onChanged={onChanged} />}
          {pruefung && <Checked pruefung={pruefung} />}
        </div>
      }
    >
      {details ? (
        <PersonDetails id={person.Id} person={details} onChanged={onChanged} />
      ) : (
        <CallerCheck merkmale={person.Merkmale} open={open} />
      )}
    </Screen>
  );
}

/** The person's name, whole once the details are open. */
function nameOf({ Anzeigename, Einzelheiten }: BetriebPerson): string {
  const { Vorname = null, Nachname = null } = Einzelheiten ?? {};
  return [Vorname, Nachname].filter(Boolean).join(' ') || Anzeigename;
}

/** The facts that a caller knew; none where nobody called. */
const merkmaleOf = (pruefung: string | null): readonly Merkmal[] =>
  pruefung === null || pruefung === KEIN_ANRUF ? [] : (pruefung.split(',') as Merkmal[]);

/** By which facts the caller was checked. */
function Checked({ pruefung }: { readonly pruefung: string }) {
  const { t } = useBackoffice();
  const merkmale = merkmaleOf(pruefung).map((one) => t(`betrieb.person.merkmal.${one}`));
  return (
    <p className="text-xs text-muted">
      {pruefung === KEIN_ANRUF ? t('betrieb.person.geprueft.ohne') : t('betrieb.person.geprueft', { merkmale: t.list(merkmale) })}
    </p>
  );
}

/** Link back to the search and its hits. */
function BackLink() {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <Link
      to={PATHS.suche(Mandant)}
      className="-ml-1 flex min-h-8 items-center gap-2 self-start text-muted no-underline transition-colors duration-150 ease-out hover:text-text"
    >
      <Icon name="back" />
      {t('betrieb.person.zurSuche')}
    </Link>
  );
}

/** State without data: loading, failed, or a person who is not stored any more. */
function Missing({ error, retry }: { readonly error: unknown; retry(): void }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  if (error instanceof CallError && error.problem.status === 404)
    return (
      <Screen
        title={t('betrieb.person.titel')}
        head={
          <StateMessage isPage icon="search" title={t('betrieb.person.fehlt.titel')} text={t('betrieb.person.fehlt.text')}>
            <Link to={PATHS.suche(Mandant)} className={SECONDARY_BUTTON}>
              {t('betrieb.person.zurSuche')}
            </Link>
          </StateMessage>
        }
      />
    );
  return (
    <Screen title={t('betrieb.person.titel')}>
      {error ? (
        <LoadError error={error} retry={retry} />
      ) : (
        <Skeleton label={t('portal.wartet')} shapes={['short', 'line', 'row', 'row', 'control']} />
      )}
    </Screen>
  );
}

/** Moves the focus to the name when the details open, since the button that opened them is gone. */
function useNameFocus(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) document.getElementById(NAME)?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
