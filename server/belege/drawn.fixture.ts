import { inflateSync } from 'node:zlib';
import { XmlDocument } from 'libxml2-wasm';
import PDFDocument from 'pdfkit';
import { expect, vi } from 'vitest';
import type { Pdf } from './struktur.ts';

/** A drawn text with its page and position in points. */
export interface Gesetzt {
  readonly text: string;
  readonly page: unknown;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Every text that is drawn while a document is made. */
export async function gesetzt(make: () => Promise<Buffer>): Promise<Gesetzt[]> {
  const all: Gesetzt[] = [];
  const { text: draw } = PDFDocument.prototype;
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: Pdf, ...given: unknown[]) {
    const [text, left, y] = given as [string, number, number];
    all.push({ text, page: this.page, left, right: left + this.widthOfString(text), y });
    return Reflect.apply(draw, this, given);
  });
  await make();
  return all;
}

/** Every text that is drawn, in order, with the kind of its element; Artifact for text that is not read out. */
export async function vorgelesen(make: () => Promise<Buffer>): Promise<[art: string, text: string][]> {
  const open: string[] = [];
  const all: [string, string][] = [];
  const { text: draw, markContent, endMarkedContent, stroke } = PDFDocument.prototype;
  const inOne = () => expect(open, 'what is drawn stands in one element').toHaveLength(1);
  vi.spyOn(PDFDocument.prototype, 'markContent').mockImplementation(function (this: Pdf, ...given: unknown[]) {
    open.push(String(given[0]));
    return Reflect.apply(markContent, this, given);
  });
  vi.spyOn(PDFDocument.prototype, 'endMarkedContent').mockImplementation(function (this: Pdf) {
    open.pop();
    return Reflect.apply(endMarkedContent, this, []);
  });
  vi.spyOn(PDFDocument.prototype, 'stroke').mockImplementation(function (this: Pdf, ...given: unknown[]) {
    inOne();
    return Reflect.apply(stroke, this, given);
  });
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: Pdf, ...given: unknown[]) {
    inOne();
    all.push([open[0] ?? '', String(given[0])]);
    return Reflect.apply(draw, this, given);
  });
  await make();
  return all;
}

/** All readable text of a PDF: outside of streams, and inside of compressed ones. */
export function readable(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('utf8');
    } catch {
      return data;
    }
  });
  return [text, ...streams].join('\n');
}

/** The contents of elements of an XML document. Throws if it is not well-formed. */
export function textsOf(xml: string, path: string, namespaces: Readonly<Record<string, string>> = RAM): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return document.find(path, namespaces).map((node) => node.content);
  } finally {
    document.dispose();
  }
}

const RAM = { ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100' };
