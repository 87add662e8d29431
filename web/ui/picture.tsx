import type { Bild, Look, StandBild, StandState } from '../../contract/values/bild.ts';

/** The tenant's scene of a state; its text alternative says the state, or is empty next to text that does. */
export interface Scene extends StandBild {
  readonly alt: string;
}

export const isScene = (picture: Bild | Scene): picture is Scene => 'jpg' in picture;

/** The tenant's scene of a state; undefined if the tenant has none. */
export const findScene = ({ stand }: Pick<Look, 'stand'>, state: StandState, alt = ''): Scene | undefined =>
  stand ? { ...stand[state], alt } : undefined;

/** The tenant's scene of an unknown address, as decoration; undefined if the tenant has none. */
export const findMissing = ({ stand }: Pick<Look, 'stand'>): Scene | undefined => stand?.fehlt && { ...stand.fehlt, alt: '' };

interface PictureProps {
  readonly bild: Bild | Scene;
  readonly className?: string;
  /** Loads the picture only when it is scrolled near. */
  readonly lazy?: boolean;
}

/** Picture of a page. One without text is decoration, hidden from screen readers. Its space is reserved while it loads. */
export function Picture({ bild, className = '', lazy = false }: PictureProps) {
  const { adresse, breite, hoehe } = isScene(bild) ? bild.jpg : bild;
  const image = (
    <img
      src={adresse}
      width={breite}
      height={hoehe}
      alt={isScene(bild) ? bild.alt : ''}
      decoding="async"
      {...(lazy && { loading: 'lazy' })}
      className={`block w-full object-cover ${className}`}
    />
  );
  if (!isScene(bild)) return image;
  return (
    <picture>
      {bild.avif && <source type="image/avif" srcSet={bild.avif.adresse} />}
      <source type="image/webp" srcSet={bild.webp.adresse} />
      {image}
    </picture>
  );
}
