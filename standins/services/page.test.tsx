import { expect, test } from 'vitest';
import { drawPage } from './page.tsx';

const htmlOf = ({ body }: ReturnType<typeof drawPage>) => String(body);

test('a page has its own texts as text, in its language', () => {
  const html = htmlOf(drawPage({ locale: 'en', title: 'Log <in> & out', lead: 'Who?', children: <p>Here</p> }));
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Log &lt;in&gt; &amp; out</title>');
  for (const part of ['<h1>Log &lt;in&gt; &amp; out</h1>', 'Who?', '<p>Here</p>', 'Demo: systems outside of the product'])
    expect(html).toContain(part);
});

test('a page runs no script, loads nothing, sends forms only to its own address, and names itself to no other page', () => {
  const { status, headers } = drawPage({ locale: 'de', title: 'Seite' });
  expect(status).toBe(200);
  expect(headers?.['referrer-policy']).toBe('no-referrer');
  for (const rule of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(headers?.['content-security-policy']?.split('; ')).toContain(rule);
  expect(drawPage({ locale: 'de', title: 'Seite', status: 400 }).status).toBe(400);
});
