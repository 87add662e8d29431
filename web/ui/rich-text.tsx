interface RichTextProps {
  /** Sanitised by the server. */
  readonly html: string;
  /** Language of the text if it differs from that of the page. */
  readonly lang?: string | undefined;
  /** Accessible name of each table. */
  readonly tableLabel: string;
}

/** Sanitised HTML of a tenant with headings, lists, tables and pictures. A wide table scrolls in its container, also by keyboard. */
export const RichText = ({ html, lang, tableLabel }: RichTextProps) => (
  <div
    className="rich-text"
    lang={lang}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of others leaves the server only sanitised (server/modules/content/sanitise.ts)
    dangerouslySetInnerHTML={{
      __html: html
        .replaceAll('<table>', `<div role="group" tabindex="0" aria-label="${tableLabel}"><table>`)
        .replaceAll('</table>', '</table></div>'),
    }}
  />
);
