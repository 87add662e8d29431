import type { Look, STAND_PICTURES } from '../../contract/values/bild.ts';

const standBild = (state: (typeof STAND_PICTURES)[number]) => {
  const bild = (format: string) => ({ adresse: `/bilder/0a/stand-${state}.${format}`, breite: 480, hoehe: 240 });
  return {
    avif: bild('avif'),
    webp: bild('webp'),
    jpg: bild('jpg'),
    klein: { adresse: `/bilder/0a/stand-${state}-klein.webp`, breite: 240, hoehe: 180 },
  };
};

/** A look with nothing but the scenes of the states. */
export const standLook: Look = {
  logo: null,
  icon: null,
  touchIcon: null,
  keyVisual: null,
  szenen: {},
  stand: { link: standBild('link'), bestellt: standBild('bestellt'), ausgezahlt: standBild('ausgezahlt'), fehlt: standBild('fehlt') },
};

/** States and text alternatives of the scenes in the main element of a page. */
export const scenesIn = (html: string): [state: string, alt: string][] =>
  [
    ...(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(
      /<img src="\/bilder\/0a\/stand-(\w+)\.jpg" width="480" height="240" alt="([^"]*)"/g,
    ),
  ].map(([, state = '', alt = '']) => [state, alt]);
