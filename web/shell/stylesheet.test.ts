import { describe, expect, it } from 'vitest';
import { makeStylesheet } from './stylesheet.ts';

const used = (css: string, html: string): string => makeStylesheet(css).usedBy(html).css.replace(/\s+/g, ' ');

describe('usedBy', () => {
  it('keeps the rules whose elements and classes the document has, in their order', () => {
    const css = '.b{color:red}p{margin:0}.a{color:blue}table{width:1px}.c{color:green}';
    expect(used(css, '<p class="a b">')).toBe('.b{color:red}p{margin:0}.a{color:blue}');
    expect(used(css, '<P>')).toBe('p{margin:0}');
    expect(used(css, '')).toBe('');
  });

  it('keeps only the selectors of a rule that can match', () => {
    expect(used('.a{color:red;margin:0;color:blue;color:red}', '<p class="a">')).toBe('.a{margin:0;color:blue;color:red}');
    expect(used('.a,.b p,table{color:red}', '<table class="b">')).toBe('table{color:red}');
    expect(used('.a .b,.a>.b:hover{color:red}', '<p class="a">')).toBe('');
  });

  it('matches whole class names, as the document escapes them', () => {
    expect(used('.md\\:w-\\[1px\\]{width:1px}', '<p class="md:w-[1px]">')).toContain('width:1px');
    expect(used('.\\[\\&_a\\]\\:underline a{color:red}', '<p class="[&amp;_a]:underline"><a>')).toContain('color:red');
    expect(used('.\\[\\&\\>p\\]\\:m-0>p{margin:0}', '<div class="x\n[&amp;&gt;p]:m-0"><p>')).toContain('margin:0');
    expect(used('.a{color:red}', '<p class="aa a-a" title="class=a">')).toBe('');
  });

  it('requires one alternative of `:is`, and ignores `:not`', () => {
    const css = '.on:is(:where(.group)[open] *){color:red}';
    expect(used(css, '<details class="group"><p class="on">')).toBe(css);
    expect(used(css, '<p class="on">')).toBe('');
    expect(used('p:is(.a,.b){color:red}', '<p class="b">')).toContain('color:red');
    expect(used('html:has(.bar){color:red}', '<html>')).toBe('');
    expect(used('p:not(.a){color:red}', '<p>')).toContain('color:red');
  });

  it('keeps rules for parts of a field only if the document has such a field', () => {
    const css =
      '::placeholder{opacity:1}::file-selector-button,button{color:red}::-webkit-datetime-edit{padding:0}::-webkit-search-decoration{margin:0}';
    expect(used(css, '<input type="date" class="a">')).toBe('::-webkit-datetime-edit{padding:0}');
    expect(used(css, '<button>')).toBe('button{color:red}');
    expect(used(css, '<input type="text" placeholder="x">')).toBe('::placeholder{opacity:1}');
    expect(used('input::placeholder{opacity:1}', '<input>')).toBe('');
  });

  it('keeps rules for states and attributes, because these change', () => {
    const css = '[hidden]{display:none}.a:hover{color:red}.a[aria-busy=true]:after{content:"x"}:focus-visible{color:blue}';
    expect(used(css, '<p class="a">')).toBe(css);
  });

  it('keeps conditions and layers with their remaining rules, and drops empty ones', () => {
    const css =
      '@layer x{@media print{.a{color:red}.b{color:blue}}}@media screen{.b{color:red}}@supports (x:y){@starting-style{.a{opacity:0}}}';
    expect(used(css, '<p class="a">')).toBe('@layer x{@media print{.a{color:red}}}@supports (x:y){@starting-style {.a{opacity:0}}}');
  });

  it('keeps animations, view transitions and orders of layers', () => {
    const css = '@layer a,b;@keyframes run{to{opacity:0}}@view-transition{navigation:auto}';
    expect(used(css, '')).toBe(css);
  });

  it("keeps those of Tailwind's properties that the remaining rules use", () => {
    const css =
      '@layer properties{*,:before,::backdrop{--tw-a:0;--tw-b:0}}*{margin:0}.a{--tw-a:1px;margin:var(--tw-a)}.b{margin:var(--tw-b)}' +
      '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}';
    expect(used(css, '<p class="a">')).toBe(
      '@layer properties{*,:before,::backdrop{--tw-a:0;}}*{margin:0;}.a{--tw-a:1px;margin:var(--tw-a)}@property --tw-a{syntax:"*";inherits:false}',
    );
    expect(used(css, '<p>')).toBe('*{margin:0;}');
  });

  it("keeps those of a theme's properties that a rule, another property or the document uses", () => {
    const css =
      ':root{--look-a:1px;--look-b:2px;--look-c:3px;--look-d:4px}:root,:host{--size:var(--look-b)}html{--x:1;color:red}p{margin:var(--look-a)}b{padding:var(--size)}';
    expect(used(css, '<p>')).toBe(':root{--look-a:1px;}p{margin:var(--look-a)}');
    expect(used(css, '<html>')).toBe('html{color:red;}');
    expect(used(css, '<b>')).toBe(':root{--look-b:2px;}:root,:host{--size:var(--look-b);}b{padding:var(--size)}');
    expect(used(css, '<circle fill="var(--look-d)">')).toBe(':root{--look-d:4px;}');
  });
});
