interface RichTextProps {
  /** Sanitised by the server. */
  readonly html: string;
  /** Its language, where it is another than the page's. */
  readonly lang?: string | undefined;
  /** What a table is called to who hears it. */
  readonly tableLabel: string;
}

/** A text with headings, lists, tables and pictures of its own. A table that is wider than its place moves in it, by keyboard too. */
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
