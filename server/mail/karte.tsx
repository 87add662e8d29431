import type { Theme } from '../../contract/values/theme.ts';
import { fontStack } from './sheet.tsx';

/** The referral that a mail is about, shown at its head: who recommends what, what the reader gets, and the step it has reached. */
export interface MailKarte {
  readonly von: string;
  readonly produkt: string;
  readonly wert?: string;
  readonly schritt?: string;
}

/** The same card as on the pages, in markup that every mail program lays out the same. */
export function Karte({ karte: { von, produkt, wert, schritt }, look }: { karte: MailKarte; look: { readonly theme: Theme } }) {
  const { color, font } = look.theme;
  const amount = { fontFamily: fontStack(font.numbers), fontWeight: 700, whiteSpace: 'nowrap', paddingLeft: 16 } as const;
  return (
    <div className="line" style={{ margin: '0 0 24px', paddingBottom: 16, borderBottom: `1px solid ${color.border}` }}>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ width: '100%' }}>
        <tbody>
          <tr>
            <td align="left">
              <span className="soft" style={{ fontSize: 14, color: color.muted }}>
                {von}
              </span>
              <br />
              <strong>{produkt}</strong>
            </td>
            {wert && (
              <td align="right" style={amount}>
                {wert}
              </td>
            )}
          </tr>
        </tbody>
      </table>
      {schritt && (
        <p className="soft" style={{ margin: '8px 0 0', fontSize: 14, color: color.muted }}>
          {schritt}
        </p>
      )}
    </div>
  );
}
