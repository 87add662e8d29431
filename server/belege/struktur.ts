export type Pdf = PDFKit.PDFDocument;

/** Role of a part of a document for screen readers (ISO 32000-1, 14.8.4). */
type Art = 'H1' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';

type Element = ReturnType<Pdf['struct']>;

/** Attributes of an element beyond its drawn text: the alternative text and the box of a picture, or the scope of a table heading. */
interface Angaben {
  readonly alt?: string;
  readonly bbox?: readonly [left: number, top: number, right: number, bottom: number];
  readonly scope?: 'Row' | 'Column';
}

/** A place in the order in which a document is read out. */
export interface Stelle {
  readonly pdf: Pdf;
  readonly element: Element;
}

/**
 * Runs `work` inside a document element with a reading order (PDF/UA-1, ISO 14289-1): everything drawn belongs to an element or is marked
 * as decoration. Without such an order a screen reader is silent or guesses.
 */
export function inOrder(pdf: Pdf, work: (stelle: Stelle) => void): void {
  const element = pdf.struct('Document');
  pdf.addStructure(element);
  work({ pdf, element });
  element.end();
}

/** Adds an element that contains other elements. */
export function part<T>({ pdf, element }: Stelle, art: Art, work: (stelle: Stelle) => T, angaben: Angaben = {}): T {
  const own = pdf.struct(art, angaben as Parameters<Pdf['struct']>[1]);
  element.add(own);
  const made = work({ pdf, element: own });
  own.end();
  return made;
}

/** Adds an element for content that is drawn in one go, on one page. */
export function said<T>(stelle: Stelle, art: Art, draw: () => T, angaben?: Angaben): T {
  return part(
    stelle,
    art,
    ({ element }) => {
      const drawn: T[] = [];
      element.add(() => void drawn.push(draw()));
      return drawn[0] as T;
    },
    angaben,
  );
}

/** Draws content that is not read out: decoration, or a repetition. */
export function unsaid<T>(pdf: Pdf, draw: () => T): T {
  pdf.markContent('Artifact');
  const drawn = draw();
  pdf.endMarkedContent();
  return drawn;
}
