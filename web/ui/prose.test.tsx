import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose, parseProse } from './prose.tsx';

const kinds = (text: string) =>
  parseProse(text).map((block) => `${block.kind}: ${block.kind === 'table' ? [block.head, ...block.rows].join(' / ') : block.text}`);

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

  it('knows a table by its lines, and leaves what is none as it stands', () => {
    expect(kinds('## Cookies\n\n| Name | Dauer |\n|a|12 Stunden |\n  | b | |')).toEqual([
      'heading: Cookies',
      'table: Name,Dauer / a,12 Stunden / b,',
    ]);
    expect(kinds('| Name | Dauer |')).toEqual(['paragraph: | Name | Dauer |']);
    expect(kinds('| Name | Dauer |\n| a |')).toEqual(['paragraph: | Name | Dauer |\n| a |']);
    expect(kinds('| Name |\nund mehr')).toEqual(['paragraph: | Name |\nund mehr']);
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

  it('calls a table by the heading over it, and shows each field under its head', () => {
    const shown = html('## Cookies\n\nEines:\n\n| Name | Dauer |\n| <i>a | 12 Stunden |');
    expect(shown).toMatch(/<caption[^>]*>Cookies<\/caption>/);
    expect(shown).toMatch(/<th role="columnheader"[^>]*>Dauer<\/th>/);
    expect(shown).toMatch(/<th role="rowheader"[^>]*>&lt;i&gt;a<\/th>/);
    expect(shown).toMatch(/<td role="cell"[^>]*>.*<span>12 Stunden<\/span><\/td>/);
  });

  it('lets people write to a mail address, without the full stop after it', () => {
    expect(html('Schreiben Sie an hilfe@muster.example.')).toMatch(
      /an <a href="mailto:hilfe@muster\.example"[^>]*>hilfe@muster\.example<\/a>\./,
    );
    expect(html('a"onclick=x@muster.example')).not.toMatch(/<a[^>]*onclick/);
    expect(html('kein @ und kein a@b')).not.toContain('<a ');
  });
});
