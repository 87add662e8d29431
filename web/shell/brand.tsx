import type { PageContext } from './page.ts';

/** The tenant's logo, or its name; with an emblem its icon and its name. */
export const Brand = ({ context: { mandant, look, navbar } }: { context: PageContext }) => {
  if (navbar.Emblem && look.icon)
    return (
      <span className="flex min-w-0 items-center gap-3">
        <img src={look.icon.adresse} width={look.icon.breite} height={look.icon.hoehe} alt="" className="on-surface size-9 shrink-0" />
        <span className="min-w-0 hyphens-long wrap-anywhere">{mandant.Name}</span>
      </span>
    );
  return look.logo ? (
    <img
      src={look.logo.adresse}
      width={look.logo.breite}
      height={look.logo.hoehe}
      alt={mandant.Name}
      className="on-surface h-8 w-auto max-w-[max(7rem,100vw-13rem)] object-contain object-left md:h-9 md:max-w-none"
    />
  ) : (
    <span className="min-w-0 hyphens-long wrap-anywhere">{mandant.Name}</span>
  );
};
