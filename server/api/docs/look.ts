import { USUAL_THEME } from '../../../contract/rules/ordner-usual.ts';

const { bg, surface, text, muted, border, primary, focus } = USUAL_THEME.color;

/** The product's icon: one point connected to two others. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${primary}"/><g fill="none" stroke="#fff" stroke-width="2.5"><path d="M10 16 21 9.5M10 16l11 6.5"/></g><g fill="#fff"><circle cx="10" cy="16" r="4"/><circle cx="22" cy="9" r="3.5"/><circle cx="22" cy="23" r="3.5"/></g></svg>`;

const sign = `url("data:image/svg+xml,${encodeURIComponent(FAVICON)}")`;

/** The styles of the page at `/api/docs`, on top of the library's, readable from 320 px on. */
export const STYLE = `
body { margin: 0; background: ${bg} }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .info li, .swagger-ui .info p, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .opblock-description-wrapper p {
  font-family: system-ui, sans-serif; color: ${text} }
.swagger-ui :is(a, small, td, th, label, select, button, input, h3, h4, h5, .parameter__name, .response-col_status) { font-family: system-ui, sans-serif }
.swagger-ui .opblock-summary .copy-to-clipboard { display: none }
.swagger-ui .wrapper { padding-inline: clamp(1rem, 4vw, 2rem) }
.swagger-ui .info { margin: 2rem 0 }
.swagger-ui .info .title { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; font-size: clamp(1.5rem, 5vw, 2.25rem) }
.swagger-ui .info .title::before { content: ''; width: 1.4em; height: 1.4em; background: ${sign} center / contain no-repeat }
.swagger-ui .info .title span { top: 0 }
.swagger-ui .info .title small { background: ${primary} }
.swagger-ui .info .title small.version-stamp { background: ${muted} }
.swagger-ui .info .description { max-width: 46rem; font-size: 1rem; line-height: 1.6 }
.swagger-ui a, .swagger-ui .info a { color: ${primary} }
.swagger-ui :focus-visible { outline: 2px solid ${focus}; outline-offset: 2px }
.swagger-ui .scheme-container { background: ${surface}; box-shadow: none; border-block: 1px solid ${border} }
.swagger-ui .btn.authorize { color: ${primary}; border-color: ${primary} }
.swagger-ui .btn.authorize svg { fill: ${primary} }
.swagger-ui .opblock-tag { border-color: ${border} }
.swagger-ui .opblock-tag small { color: ${muted} }
.swagger-ui .opblock .opblock-summary-path, .swagger-ui code, .swagger-ui pre { overflow-wrap: anywhere }
.swagger-ui .info code { color: ${text}; background: ${surface}; border: 1px solid ${border}; padding: .1em .3em }
@media (max-width: 40rem) {
  .swagger-ui .info li, .swagger-ui .info ul { padding-inline-start: .25rem }
  .swagger-ui .info ul { padding-inline-start: 1rem }
  .swagger-ui .opblock-tag { display: grid; grid-template-columns: 1fr auto; font-size: 1.125rem }
  .swagger-ui .opblock-tag small { grid-column: 1; grid-row: 2; padding: 0 }
  .swagger-ui .opblock .opblock-summary-control { align-items: flex-start; flex-wrap: wrap; gap: .25rem .5rem }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex: 1 1 100%; flex-direction: column; align-items: flex-start; gap: .25rem; padding: 0 }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; padding: 0 }
  .swagger-ui .opblock .opblock-summary-description { padding: 0; text-align: start }
  .swagger-ui .scheme-container .schemes { flex-direction: column; align-items: stretch; gap: 1rem }
  .swagger-ui .scheme-container .schemes > .schemes-server-container, .swagger-ui .servers > label, .swagger-ui .servers > label select { width: 100%; max-width: 100%; min-width: 0 }
  .swagger-ui .opblock-section-header { flex-wrap: wrap; gap: .5rem }
  .swagger-ui table.parameters, .swagger-ui table.parameters tbody, .swagger-ui table.parameters tr, .swagger-ui table.parameters td { display: block; width: 100%; max-width: 100% }
  .swagger-ui table.parameters thead, .swagger-ui .response-col_links { display: none }
  .swagger-ui table.responses-table > tbody > tr > td:first-of-type { min-width: 3.5rem; padding-inline-end: .5rem }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { width: 100%; max-width: 100% }
}
`;
