/** An API description with every `$ref` replaced by its target. The product's description has no circular references. */
export function dereference<T>(document: T): T;
export function dereference(document: unknown): unknown {
  const resolve = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(resolve);
    if ('$ref' in node && typeof node.$ref === 'string') return resolve(targetOf(document, node.$ref));
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, resolve(child)]));
  };
  return resolve(document);
}

/** The target of a reference within the document; throws if there is none. */
function targetOf(document: unknown, reference: string): unknown {
  const parts = reference.replace('#/', '').split('/');
  const found = parts.reduce<unknown>((node, part) => new Map(Object.entries(node ?? {})).get(part.replaceAll('~1', '/')), document);
  if (found === undefined) throw new Error(`${reference} is not there`);
  return found;
}
