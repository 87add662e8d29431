import type { MailBildPlace } from '../../contract/values/bild.ts';
import type { Theme } from '../../contract/values/theme.ts';
import { headingStyle } from './sheet.tsx';

/** A picture attached to the mail, by its content id; sizes in pixels. */
export interface MailPart {
  readonly cid: string;
  readonly breite: number;
  readonly hoehe: number;
}

interface HeadLook {
  readonly theme: Theme;
  readonly absender: string;
  readonly szene: string;
  readonly bilder?: { readonly [P in MailBildPlace]?: MailPart };
}

/** Maximum width of a mail, in pixels. */
export const WIDTH = 600;

/** Height of a logo in the head, in pixels; its picture has twice as many. */
const LOGO_HEIGHT = 48;

/** The tenant's logo, with the name for mail programs that show no pictures; or the name alone. */
export const Letterhead = ({ look: { theme, absender, bilder } }: { look: HeadLook }) => (
  <p className="ink" style={{ ...headingStyle(theme.font.heading, 22), margin: '0 0 16px', color: theme.color.primary }}>
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
export const Head = ({ look: { bilder, theme, szene } }: { look: HeadLook }) =>
  bilder?.szene && (
    <img
      src={`cid:${bilder.szene.cid}`}
      width={WIDTH}
      height={Math.round((WIDTH * bilder.szene.hoehe) / bilder.szene.breite)}
      alt={szene}
      style={{
        display: 'block',
        width: '100%',
        height: 'auto',
        border: 0,
        borderRadius: `${theme.radius.card}px ${theme.radius.card}px 0 0`,
      }}
    />
  );
