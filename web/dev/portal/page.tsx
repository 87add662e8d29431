import { renderToStaticMarkup } from 'react-dom/server';
import type { Look } from '../../../contract/values/bild.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import { createTexts, textsOf } from '../../../texts/texts.ts';
import type { FrameData, PortalData } from '../../portals/shell/data.ts';
import { FirstFrame } from '../../portals/shell/frame/first-frame.tsx';
import { type BuiltPortals, Document } from '../../shell/document.tsx';
import { type FontFiles, firstFonts } from '../../shell/fonts.ts';
import { type StyledDocument, withPortalStyle } from '../../shell/style.ts';

interface DevPortal {
  readonly theme: Theme;
  readonly look: Look;
  readonly tenant: string;
  readonly name: string;
  readonly fonts?: FontFiles;
  readonly portals: BuiltPortals;
  /** Name of the shown part. */
  readonly teil: string;
}

const PATH = '/dev/ui/portal';

/** Page with the parts of portals in every state, in one theme. */
export function renderDevPortal({ theme, look, tenant, name, fonts = {}, portals, teil }: DevPortal): StyledDocument {
  const frame: FrameData = {
    home: PATH,
    overview: PATH,
    logo: look.logo,
    brand: name,
    navItems: [
      { name: 'tabelle', href: `${PATH}?teil=tabelle`, label: 'Tabelle', icon: 'order' },
      { name: 'leer', href: `${PATH}?teil=leer`, label: 'Leer', icon: 'person' },
      { name: 'fehler', href: `${PATH}?teil=fehler`, label: 'Fehler', icon: 'stop' },
      { name: 'wartet', href: `${PATH}?teil=wartet`, label: 'Wartet', icon: 'clock' },
      { name: 'teile', href: `${PATH}?teil=teile`, label: 'Teile', icon: 'grid' },
    ],
    person: { name: 'Kim Beispiel', firm: 'Agentur Müller-Lüdenscheidt-Großkreutz', detail: 'A-1 · Inhaber' },
    logout: '/dev/ui',
    links: [{ href: '/dev/ui', label: 'Teile der Seiten' }],
    languages: [],
  };
  const data: PortalData<null> = {
    locale: 'de',
    tenant,
    session: '',
    now: new Date().toISOString(),
    name,
    texte: textsOf('de', {}),
    frame,
    paths: {},
    captcha: null,
    own: null,
  };
  const [script = '', ...preloads] = portals.files['web/dev/portal/client.tsx'] ?? [];
  const document = renderToStaticMarkup(
    <Document
      locale="de"
      head={{
        titel: `Teile der Portale in ${name}`,
        beschreibung: 'Alle Teile der Portale in allen Zuständen',
        robots: 'noindex,nofollow',
      }}
      color={theme.color}
      look={look}
      fonts={firstFonts(theme, fonts)}
      script={undefined}
      portal={{ style: portals.style, beforePaint: portals.beforePaint, script, preloads }}
      sessionSeconds={null}
      preview={undefined}
    >
      <FirstFrame t={createTexts('de', {})} data={data} current={teil} />
    </Document>,
  );
  return withPortalStyle(document, theme, portals.css, fonts);
}
