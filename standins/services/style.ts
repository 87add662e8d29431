/** Look of the pages of stand-ins: system font, one colour for what can be clicked, light and dark as the machine is set. */
export const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b1e24,#e9ebef);--quiet:light-dark(#565d69,#a5acb8);--line:light-dark(#d9dde3,#373d47);--edge:light-dark(#878e99,#7b8390);--page:light-dark(#f3f4f6,#15181d);--card:light-dark(#fff,#1e2229);--link:light-dark(#1d4fb8,#9cbcff);--fill:light-dark(#1d4fb8,#2f62cf);--bad:light-dark(#a8231b,#ff9d94);--bad-page:light-dark(#fdeceb,#3b1e1c);--good:light-dark(#1a6b35,#84d49c);--good-page:light-dark(#e8f5ec,#18321f)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
header{background:var(--card);border-bottom:1px solid var(--line);font-size:.875rem}
header p,main{max-width:64rem;margin:0 auto;padding:0 1rem}
.narrow main{max-width:36rem}
header p{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;justify-content:space-between;color:var(--quiet)}
header span{padding:.5rem 0}
header a{padding:.625rem 0}
main{padding-top:2rem;padding-bottom:4rem}
h1{margin:0;font-size:1.75rem;line-height:1.2;text-wrap:balance;overflow-wrap:break-word}
h2{margin:0;font-size:1.1875rem;line-height:1.3}
.lead{max-width:65ch;margin:.5rem 0 0;color:var(--quiet)}
.group{margin:2rem 0 .75rem}
.card{margin-top:1rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.lead+.card{margin-top:1.5rem}
a{color:var(--link);text-underline-offset:.15em}
.head{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;justify-content:space-between}
form{margin:0}
.stack{display:grid;gap:1rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.apart{justify-content:space-between}
.head+.row{margin-top:.75rem}
fieldset{display:grid;margin:0;padding:0;border:0}
legend{padding:0 0 .25rem;font-weight:600}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;overflow-wrap:anywhere}
.choice+.choice{border-top:1px solid var(--line)}
input[type=radio]{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--fill)}
.field{display:grid;gap:.25rem;font-weight:600}
.person{display:grid;line-height:1.35;min-width:0;overflow-wrap:anywhere}
.person span{color:var(--quiet);font-size:.9375rem}
select,textarea,input[type=email]{max-width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:inherit;font:inherit;font-weight:400}
textarea,input[type=email]{width:100%;resize:vertical}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:inherit;font:inherit;font-weight:600;cursor:pointer;text-align:start}
button:hover{border-color:var(--link);color:var(--link)}
.primary,.primary:hover{border-color:var(--fill);background:var(--fill);color:#fff}
.primary:hover{filter:brightness(1.12)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.note{margin:.75rem 0 0;padding:.5rem .75rem;border-radius:8px;font-weight:600}
.bad{background:var(--bad-page);color:var(--bad)}
.good{background:var(--good-page);color:var(--good)}
.none{margin:.75rem 0 0;color:var(--quiet)}
ol{margin:.75rem 0 0;padding:0;list-style:none;border-top:1px solid var(--line)}
li+li{border-top:1px solid var(--line)}
li:last-child{margin-bottom:-.75rem}
summary{display:grid;grid-template-columns:auto 1fr auto;gap:.125rem .75rem;align-items:center;min-height:2.75rem;padding:.5rem 0;font-size:.9375rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover .path{color:var(--link)}
.path{min-width:0;overflow-wrap:anywhere}
time{grid-column:2/-1;color:var(--quiet)}
time,b,code{font-variant-numeric:tabular-nums}
pre{margin:0 0 .75rem;padding:.75rem;border-radius:8px;background:var(--page);font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.item{margin-top:.5rem;padding:0 1.25rem}
.item summary{grid-template-columns:1fr auto;font-size:inherit}
.item summary span{color:var(--quiet);font-size:.9375rem}
.item form{padding:.25rem 0 1.25rem}
.item .note{margin:0 0 .75rem}
@media(min-width:40rem){main{padding-top:3rem}h1{font-size:2.125rem}li summary{grid-template-columns:4rem 1fr auto 5.5rem}time{grid-column:auto;text-align:end}}
`;
