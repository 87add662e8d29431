import type { CSSProperties } from 'react';
import type { Schrift } from '../../contract/values/theme.ts';
import { boldOf, drawOutlines } from './outlines.ts';

/** A text to draw into a picture, with its box and style. */
export interface Lettering {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly color: string;
  readonly align?: 'flex-start' | 'center' | 'flex-end';
  readonly style?: CSSProperties;
}

/** Draws texts as outlines, so that the picture needs no fonts; returns an SVG for embedding in another. */
export async function drawLettering(words: readonly Lettering[], font: Schrift, size: { width: number; height: number }): Promise<string> {
  return drawOutlines(
    <div style={{ display: 'flex', ...size }}>
      {words.map(({ text, x, y, width, height, size: fontSize, color, align = 'flex-start', style }) => (
        <div
          key={`${x} ${y}`}
          style={{
            display: 'flex',
            position: 'absolute',
            left: x,
            top: y,
            width,
            height,
            justifyContent: align,
            alignItems: 'center',
            textAlign: align === 'center' ? 'center' : 'left',
            fontSize,
            lineHeight: 1.15,
            color,
            ...style,
          }}
        >
          {text}
        </div>
      ))}
    </div>,
    { ...size, fonts: await boldOf(font) },
  );
}

/** The largest font size at which a text fits a width, estimated by the width of common letters. */
export const fittingSize = (text: string, width: number, largest: number): number =>
  Math.min(largest, Math.floor(width / (0.6 * Math.max(text.length, 1))));
