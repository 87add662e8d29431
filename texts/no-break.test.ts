import { expect, it, test } from 'vitest';
import { preventBreaks } from './no-break.ts';

const kept = (html: string) => preventBreaks(html, 'class="x"');

test.each([
  ['<p>Ihre E-Mail-Adresse</p>', '<p><span>Ihre <span class="x">E-Mail</span>-Adresse</span></p>'],
  ['<p>E-Mails und E-Autos</p>', '<p><span><span class="x">E-Mails</span> und <span class="x">E-Autos</span></span></p>'],
  ['<p>Opt-in, Nord-Ost, A-1, DSL-E-Mail</p>', '<p>Opt-in, Nord-Ost, A-1, DSL-E-Mail</p>'],
  ['<p>Auftrag A-fhrsmehchamy</p>', '<p>Auftrag A-fhrsmehchamy</p>'],
])('prevents breaks only in words like E-Mail: %s', (html, shown) => expect(kept(html)).toBe(shown));

it.each([
  '<input placeholder="E-Mail" aria-label="E-Mail">',
  '<title>E-Mail</title>',
  '<textarea>E-Mail\nan alle</textarea>',
  '<select><option>E-Mail</option></select>',
  '<svg><title>E-Mail</title></svg>',
  '<style>a{b:E-Mail}</style>',
  '<script>"E-Mail"</script>',
])('leaves %s unchanged', (html) => expect(kept(html)).toBe(html));

it('changes no visible text', () => {
  const html = '<p>Eine E-Mail <b>an Ihre E-Mail-Adresse</b></p><textarea>E-Mail</textarea> E-Mail';
  expect(kept(html).replace(/<\/?span[^>]*>/g, '')).toBe(html);
});
