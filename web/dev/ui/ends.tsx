import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { ClosedDoor } from '../../ui/drawings/closed-door.tsx';
import { EmptyBox } from '../../ui/drawings/empty-box.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { FirstPath } from '../../ui/drawings/first-path.tsx';
import { Hourglass } from '../../ui/drawings/hourglass.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { LONG, State, States } from './state.tsx';

const DRAWINGS = {
  'broken-path': <BrokenPath />,
  'faded-path': <FadedPath isOver />,
  'faded-path, noch offen': <FadedPath isOver={false} />,
  'empty-box': <EmptyBox />,
  'opened-letter': <OpenedLetter />,
  'opened-letter, erledigt': <OpenedLetter isDone />,
  hourglass: <Hourglass />,
  'closed-door': <ClosedDoor />,
  'first-path': <FirstPath />,
};

/** Where something ends, and the drawings of ends and empty lists. */
export const endParts: Readonly<Record<string, ReactNode>> = {
  end: (
    <>
      <End title={`Diese Empfehlung an ${LONG} ist abgelaufen`} why="Der Link galt bis zum 24.12.2026." drawing={<FadedPath isOver />}>
        <ButtonLink href="#end">Zur Startseite</ButtonLink>
      </End>
      <States>
        {Object.entries(DRAWINGS).map(([name, drawing]) => (
          <State key={name} name={name}>
            {drawing}
          </State>
        ))}
      </States>
    </>
  ),
};
