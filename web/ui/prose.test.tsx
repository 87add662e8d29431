import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose, parseProse } from './prose.tsx';

const kinds = (text: string) => parseProse(text).map(({ kind, text: words }) => `${kind}: ${words}`);

describe('parseProse', () => {
  it('parts paragraphs by empty lines and knows headings, with or without one after them', () => {
    expect(kinds('Eins\nnoch eins\n\n\nZwei\n## Drei\nVier\r\n\r\n## Fünf\n  \nSechs')).toEqual([
      'paragraph: Eins\nnoch eins',
      'paragraph: Zwei',
      'heading: Drei',
      'paragraph: Vier',
      'heading: Fünf',
      'paragraph: Sechs',
    ]);
  });

  it('finds nothing in an empty text and leaves other signs as they are', () => {
    expect(kinds(' \n\n ')).toEqual([]);
    expect(kinds('##')).toEqual(['paragraph: ##']);
    expect(kinds('#1 und ## mittendrin')).toEqual(['paragraph: #1 und ## mittendrin']);
  });
});

describe('Prose', () => {
  const html = (text: string) => renderToStaticMarkup(<Prose text={text} />);

  it('writes headings and paragraphs, and escapes all that looks like markup', () => {
    const shown = html('## A & B\n\n<script>alert(1)</script>');
    expect(shown).toMatch(/<h2[^>]*>A &amp; B<\/h2>/);
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown).not.toContain('<script');
  });

  it('lets people write to a mail address, without the full stop after it', () => {
    expect(html('Schreiben Sie an hilfe@muster.example.')).toMatch(
      /an <a href="mailto:hilfe@muster\.example"[^>]*>hilfe@muster\.example<\/a>\./,
    );
    expect(html('a"onclick=x@muster.example')).not.toMatch(/<a[^>]*onclick/);
    expect(html('kein @ und kein a@b')).not.toContain('<a ');
  });
});
