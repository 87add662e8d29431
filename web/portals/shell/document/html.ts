/** Attribute of the element with the document that the server rendered inside the frame. */
export const DOCUMENT = 'data-document';

/** The document that the server rendered in the first frame, with its address; null on a screen of the app. */
export interface ServerDocument {
  readonly html: string;
  readonly title: string;
  readonly address: string;
}

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** Reads the document before the app replaces the server's frame. */
function readDocument(): ServerDocument | null {
  if (typeof document === 'undefined') return null;
  const element = document.querySelector(`[${DOCUMENT}]`);
  if (!element) return null;
  return { html: element.innerHTML, title: element.querySelector('h1')?.textContent ?? '', address: pathOf(new URL(location.href)) };
}

/** Read once, because the screen can be left and opened again by the back button. */
export const SERVER_DOCUMENT = readDocument();

/** Whether an address is that of the document. Links to other documents are left to the browser. */
export const isServerDocument = (url: URL): boolean => SERVER_DOCUMENT?.address === pathOf(url);
