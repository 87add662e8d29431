import type { Mandantenzugang } from '../backoffice.ts';

/** The icon of a tenant, or its first letter on its colour, so that nobody decides in the wrong house. */
export const MandantSign = ({
  zugang: { Name, Farbe, Schriftfarbe, Zeichen },
}: {
  zugang: Pick<Mandantenzugang, 'Name' | 'Farbe' | 'Schriftfarbe' | 'Zeichen'>;
}) =>
  Zeichen === null ? (
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-control font-heading text-xs font-bold"
      style={{ backgroundColor: Farbe, color: Schriftfarbe }}
    >
      {Name.slice(0, 1)}
    </span>
  ) : (
    <img alt="" src={Zeichen} width={28} height={28} className="size-7 shrink-0 rounded-control object-contain" />
  );
