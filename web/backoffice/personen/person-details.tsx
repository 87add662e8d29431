import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { Section } from '../../portals/shell/section.tsx';
import { RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import { useBackoffice } from '../backoffice.ts';
import { AnliegenRows } from './anliegen.tsx';
import { EmpfehlungSections } from './empfehlungen.tsx';
import { NextSteps } from './next-steps.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonMails } from './person-mails.tsx';
import { Praemien } from './praemien.tsx';
import { useFolded } from './rows.tsx';

interface DetailsProps {
  readonly id: string;
  readonly person: PersonEinzelheiten;
  onChanged(): void;
}

/** All that is held on a person: what comes next and what is running on the left, facts and timeline beside it, on phones below. */
export const PersonDetails = ({ id, person, onChanged }: DetailsProps) => (
  <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
    <div className="flex min-w-0 flex-col gap-8">
      <NextSteps person={person} />
      <Praemien praemien={person.Praemien} />
      <EmpfehlungSections person={person} />
      <AnliegenRows anliegen={person.Anliegen} />
      <PersonMails id={id} mails={person.Mails} onChanged={onChanged} />
    </div>
    <div className="flex min-w-0 flex-col gap-8">
      <PersonFacts person={person} />
      <Verlauf verlauf={person.Verlauf} />
    </div>
  </div>
);

/** Entries of the timeline that are shown before a button shows all. */
const FIRST_ENTRIES = 20;

function Verlauf({ verlauf }: { readonly verlauf: PersonEinzelheiten['Verlauf'] }) {
  const { t } = useBackoffice();
  const { shown, more } = useFolded(verlauf, FIRST_ENTRIES);
  return (
    <Section title={t('agentur.verlauf')}>
      {/* It takes the oldest first. */}
      <RowTimeline verlauf={shown.toReversed()} />
      {more}
    </Section>
  );
}
