import { renderToStaticMarkup } from 'react-dom/server';

const STYLE = { margin: 0, padding: '1rem', font: '600 1.125rem/1.35 system-ui, sans-serif', color: '#16181d', background: '#e9ebef' };

/** The document of a mail with its subject above it, as a mail program shows it. */
export const withSubject = (html: string, subject: string): string =>
  html.replace(/<body\b[^<>]*>/, (body) => `${body}${renderToStaticMarkup(<p style={STYLE}>{subject}</p>)}`);
