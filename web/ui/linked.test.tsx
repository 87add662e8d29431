import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Linked } from './linked.tsx';

const html = (text: string) => renderToStaticMarkup(<Linked text={text} />);

it('links a mail address, without the full stop after it', () => {
  expect(html('Schreiben Sie an hilfe@muster.example.')).toMatch(
    /an <a href="mailto:hilfe@muster\.example"[^>]*>hilfe@muster\.example<\/a>\./,
  );
  expect(html('a"onclick=x@muster.example')).not.toMatch(/<a[^>]*onclick/);
  expect(html('kein @ und kein a@b')).not.toContain('<a ');
});

it('escapes markup', () => {
  expect(html('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
});
