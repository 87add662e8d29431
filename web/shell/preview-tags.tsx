import type { Locale } from '../../contract/values/wire.ts';

/** Preview of a page in messengers and networks, with absolute addresses. */
export interface Preview {
  readonly locale: Locale;
  readonly titel: string;
  readonly beschreibung: string;
  readonly adresse: string;
  readonly seitenname: string;
  /** Address of a JPEG of `PREVIEW_SIZE`. */
  readonly bild: string;
}

/** Width and height of a preview picture in pixels, as Open Graph readers expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const OG_LOCALE: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };

/** Open Graph tags and the kind of card; networks take the other data of a card from the Open Graph tags. */
export const PreviewTags = ({ locale, titel, beschreibung, adresse, seitenname, bild }: Preview) => {
  const og = {
    title: titel,
    description: beschreibung,
    url: adresse,
    type: 'website',
    locale: OG_LOCALE[locale],
    site_name: seitenname,
    image: bild,
    'image:type': 'image/jpeg',
    'image:width': String(PREVIEW_SIZE.width),
    'image:height': String(PREVIEW_SIZE.height),
    'image:alt': titel,
  };
  return (
    <>
      {Object.entries(og).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
