import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Theme } from '../../contract/values/theme.ts';

/** One-cell table, the only box that every mail client lays out the same; the child is its cell. */
export const Table = ({ style, children, ...rest }: { className?: string; style: CSSProperties; children: ReactNode }) => (
  <table {...rest} role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ width: '100%', ...style }}>
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
);

export const headingStyle = (font: string, fontSize: number) => ({
  fontFamily: fontStack(font),
  fontSize,
  fontWeight: 700,
  lineHeight: 1.2,
});

export const fontStack = (font: string): string => `"${font}", Helvetica, Arial, sans-serif`;

/** Dark mode swaps text and background colours. Pairs with `text` are readable in every theme, so the button gets such a pair too. */
export const darkStyle = ({ text, bg, surfaceStrong, muted }: Theme['color']): string =>
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page,.card{background-color:${text}!important}` +
  `.card,.line{border-color:${muted}!important}.ink{color:${bg}!important}.soft{color:${surfaceStrong}!important}` +
  `.button{background-color:${bg}!important;color:${text}!important}}`;

export const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => (
    <p key={paragraph} style={{ margin: '0 0 16px' }}>
      {paragraph}
    </p>
  ));

/** Sentences with a line between them. */
export const Lines = ({ of, color }: { of: readonly string[]; color: Theme['color'] }) =>
  of.length > 0 && (
    <div className="line" style={{ margin: '0 0 24px', borderBottom: `1px solid ${color.border}` }}>
      {of.map((line) => (
        <p key={line} className="line" style={{ margin: 0, padding: '12px 0', borderTop: `1px solid ${color.border}` }}>
          {line}
        </p>
      ))}
    </div>
  );

/** Regards; the name after a comma stands on a line of its own. */
export const Regards = ({ children }: { children: string }) => {
  const [regards = '', ...name] = children.split(/(?<=,) /);
  return (
    <p style={{ margin: '0 0 16px' }}>
      {regards}
      {name.length > 0 && (
        <>
          <br />
          {name.join(' ')}
        </>
      )}
    </p>
  );
};

/** Characters of a code that fit on one line of a phone at full size. */
const LARGE = 16;

/** A code, an amount, or the short address of a link, which breaks after a slash first. */
export const Large = ({ font, children }: { font: string; children: string }) => (
  <p
    style={{
      ...headingStyle(font, children.length > LARGE ? 20 : 30),
      margin: '8px 0 20px',
      letterSpacing: '0.02em',
      wordBreak: 'break-word',
    }}
  >
    {children.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </p>
);

/** The amount large, and the next day below it. */
export const Eckdaten = ({ eckdaten: { wert, tag }, font }: { eckdaten: { wert?: string; tag?: string }; font: string }) => (
  <p style={{ margin: '0 0 24px' }}>
    {wert && <strong style={{ ...headingStyle(font, 36), display: 'block' }}>{wert}</strong>}
    {tag && <strong>{tag}</strong>}
  </p>
);

export const Hint = ({ color, children }: { color: Theme['color']; children: ReactNode }) => (
  <p className="soft line" style={{ margin: '4px 0 0', paddingTop: 16, borderTop: `1px solid ${color.border}`, color: color.muted }}>
    {children}
  </p>
);
