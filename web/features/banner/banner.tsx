import { TextLink } from '../../ui/text-link.tsx';
import type { BannerView } from './load.ts';

/** The tenant's banners in one place of a page, each with picture, text and at most one link. */
export const Banners = ({ banner }: { readonly banner: readonly BannerView[] }) =>
  banner.map(({ name, titel, text, bild, link }) => (
    <aside key={name} aria-label={titel ?? text} className="flex items-center gap-4 rounded-card bg-surface-strong p-4 md:gap-6 md:p-5">
      {bild && (
        <img
          src={bild.adresse}
          width={bild.breite}
          height={bild.hoehe}
          alt=""
          loading="lazy"
          className="w-20 shrink-0 rounded-control md:w-32"
        />
      )}
      <div className="min-w-0">
        {titel && <p className="font-semibold">{titel}</p>}
        <p className="max-w-measure">{text}</p>
        {link && <TextLink href={link.adresse}>{link.text}</TextLink>}
      </div>
    </aside>
  ));
