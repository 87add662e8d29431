/** Dark modules of a QR code, row by row, as the path of an SVG with so many light ones around it. */
export function qrPath(isDark: readonly boolean[], width: number, margin: number): string {
  return isDark.flatMap((dark, at) => (dark ? [`M${(at % width) + margin} ${Math.floor(at / width) + margin}h1v1h-1z`] : [])).join('');
}
