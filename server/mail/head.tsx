import type { MailPlatz } from '../../contract/values/bild.ts';
import type { Theme } from '../../contract/values/theme.ts';
import { loud } from './sheet.tsx';

/** A picture as a part of the mail, by its name there; sizes in pixels. */
export interface MailPart {
  readonly cid: string;
  readonly breite: number;
  readonly hoehe: number;
}

interface HeadLook {
  readonly theme: Theme;
  readonly absender: string;
  readonly bilder?: { readonly [P in MailPlatz]?: MailPart };
}

/** Most that a mail takes of a screen. */
export const WIDTH = 600;

/** So high a logo stands at the head, in pixels; its picture has twice as many. */
const LOGO_HEIGHT = 48;

/** The tenant's logo, or its name, which mail programs show in the place of a picture too. */
export const Letterhead = ({ look: { theme, absender, bilder } }: { look: HeadLook }) => (
  <p className="ink" style={{ ...loud(theme.font.heading, 22), margin: '0 0 16px', color: theme.color.primary }}>
    {bilder?.logo ? (
      <img
        src={`cid:${bilder.logo.cid}`}
        width={Math.round((LOGO_HEIGHT * bilder.logo.breite) / bilder.logo.hoehe)}
        height={LOGO_HEIGHT}
        alt={absender}
        style={{ display: 'block', border: 0, borderRadius: theme.radius.control }}
      />
    ) : (
      absender
    )}
  </p>
);

/** The tenant's picture, joined to the card below it. */
export const Head = ({ look: { bilder, theme } }: { look: HeadLook }) =>
  bilder?.szene && (
    <img
      src={`cid:${bilder.szene.cid}`}
      width={WIDTH}
      height={Math.round((WIDTH * bilder.szene.hoehe) / bilder.szene.breite)}
      alt=""
      style={{
        display: 'block',
        width: '100%',
        height: 'auto',
        border: 0,
        borderRadius: `${theme.radius.card}px ${theme.radius.card}px 0 0`,
      }}
    />
  );
