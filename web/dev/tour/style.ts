/** Look of the tour, which is none of a tenant's: system font, one colour, light and dark as the machine is set. */
export const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#171a21,#eceef2);--quiet:light-dark(#565d69,#a5acb8);--line:light-dark(#dde1e8,#363c47);--edge:light-dark(#7d8590,#7b8390);--page:light-dark(#f4f6f9,#14171c);--card:light-dark(#fff,#1d2128);--link:light-dark(#1d4fb8,#9cbcff);--fill:light-dark(#1d4fb8,#2f62cf);--soft:light-dark(#e9effb,#1d2b49);--good:light-dark(#17653a,#84d49c);--bad:light-dark(#a8231b,#ff9d94)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:75rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.top{display:flex;justify-content:space-between;gap:1rem;align-items:center;color:var(--quiet);font-size:.9375rem}
h1{margin:1rem 0 0;font-size:2rem;line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0;font-size:1.375rem;line-height:1.2;letter-spacing:-.01em}
h3{margin:0;font-size:1.125rem;line-height:1.3;text-wrap:balance}
p{margin:0}
.lead{max-width:62ch;margin-top:.75rem;color:var(--quiet)}
.quiet{color:var(--quiet)}
a{color:var(--link);text-underline-offset:.15em}
.top a,.tools a{display:inline-block;padding:.625rem 0}
form{margin:0}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:hover{border-color:var(--link);color:var(--link)}
.primary,.primary:hover{border-color:var(--fill);background:var(--fill);color:#fff}
.primary:hover{filter:brightness(1.12)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;box-shadow:0 0 0 2px var(--card)}
[role=alert]{margin-top:1.5rem;padding:.75rem 1rem;border:2px solid var(--bad);border-radius:12px;color:var(--bad);font-weight:600}
.kassenbuch{margin-left:3.25rem}
.plan{display:grid;gap:1.5rem;margin-top:2rem}
.steps{margin:0;padding:0;list-style:none}
.step{position:relative;display:grid;grid-template-columns:2.25rem minmax(0,1fr);gap:0 1rem;padding-bottom:1.5rem}
.step:not(:last-child)::before{content:"";position:absolute;inset:2.25rem auto 0 1.0625rem;border-left:2px solid var(--line)}
.mark{display:grid;place-items:center;width:2.25rem;height:2.25rem;border:2px solid var(--edge);border-radius:50%;background:var(--page);color:var(--quiet);font-weight:700;font-variant-numeric:tabular-nums}
.mark svg{display:block;width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}
.done>.mark{border-color:var(--good);color:var(--good)}
.now>.mark{border-color:var(--fill);background:var(--fill);color:#fff}
.body{min-width:0;padding-top:.25rem}
.body>.quiet{max-width:62ch}
.now>.body{padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--card);margin-top:-.75rem}
.now h3{font-size:1.375rem}
.acts{display:grid;gap:1rem;margin:1rem 0 0;padding:0;list-style:none}
.act{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.25rem .75rem}
.act.only{grid-template-columns:minmax(0,1fr)}
.act>svg{width:1.25rem;height:1.25rem;margin-top:.125rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;color:var(--quiet)}
.act.done>svg{color:var(--good)}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin-top:.75rem}
.where{margin-top:.5rem;color:var(--quiet);font-size:.875rem;overflow-wrap:anywhere}
.plan>div{min-width:0}
.side{display:grid;gap:1rem;align-content:start}
.card{min-width:0;padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--card)}
.day{margin:.25rem 0;font-size:1.75rem;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
.tools ul{margin:.25rem 0 0;padding:0;list-style:none}
table{width:100%;margin-top:1rem;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.5rem .5rem .5rem 0;text-align:start;border-bottom:1px solid var(--line);overflow-wrap:break-word}
.day-of{display:block;color:var(--quiet);font-size:.875rem;font-variant-numeric:tabular-nums}
th{color:var(--quiet);font-weight:600}
.sum{padding-right:0;text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
tfoot th,tfoot td{border-bottom:0;border-top:2px solid var(--ink);color:var(--ink);font-weight:700}
.people{margin-top:3rem}
.grid{display:grid;gap:1rem;margin-top:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
.grid .card{display:flex;flex-direction:column;gap:.25rem}
.grid form{margin-top:auto;padding-top:.75rem}
.grid button{width:100%}
@media(max-width:40rem){.kassenbuch{margin-left:0}}
@media(max-width:24rem){.card{padding:1rem}table{font-size:.8125rem}.day-of{font-size:inherit}}
@media(min-width:64rem){main{padding:2.5rem 2rem 5rem}h1{font-size:2.75rem}.plan{grid-template-columns:minmax(0,1fr) 24rem;gap:3rem;margin-top:2.5rem}.side{position:sticky;top:1.5rem;align-self:start}}
`;
