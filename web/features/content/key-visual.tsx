import type { Bild, Look } from '../../../contract/values/bild.ts';

interface KeyVisualProps {
  readonly keyVisual: NonNullable<Look['keyVisual']>;
  /** Display width of the picture, as a value of `sizes`. */
  readonly sizes: string;
  /** Text alternative; empty if the picture is only decoration. */
  readonly alt?: string;
  readonly className?: string;
}

/** The tenant's key visual in the size that fits. It loads with high priority, and its decoding does not delay the content after it. */
export function KeyVisual({ keyVisual: { avif, webp, jpg }, sizes, alt = '', className }: KeyVisualProps) {
  const largest = jpg.at(-1);
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />}
      <source type="image/webp" srcSet={sourceSet(webp)} sizes={sizes} />
      <img
        src={largest?.adresse}
        srcSet={sourceSet(jpg)}
        sizes={sizes}
        width={largest?.breite}
        height={largest?.hoehe}
        alt={alt}
        fetchPriority="high"
        decoding="async"
        className={`object-cover object-(--look-focus) ${className ?? ''}`}
      />
    </picture>
  );
}

const sourceSet = (bilder: readonly Bild[]): string => bilder.map(({ adresse, breite }) => `${adresse} ${breite}w`).join(', ');
