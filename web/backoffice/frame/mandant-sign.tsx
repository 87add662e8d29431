import type { Mandantenzugang } from '../backoffice.ts';

/** First letter of a tenant on its colour, so that nobody decides in the wrong house. */
export const MandantSign = ({
  zugang: { Name, Farbe, Schriftfarbe },
}: {
  zugang: Pick<Mandantenzugang, 'Name' | 'Farbe' | 'Schriftfarbe'>;
}) => (
  <span
    aria-hidden="true"
    className="inline-flex size-7 shrink-0 items-center justify-center rounded-control font-heading text-xs font-bold"
    style={{ backgroundColor: Farbe, color: Schriftfarbe }}
  >
    {Name.slice(0, 1)}
  </span>
);
