/** A reference to what stands once under `components`. */
export const refTo = (kind: 'responses' | 'headers' | 'parameters' | 'examples', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
