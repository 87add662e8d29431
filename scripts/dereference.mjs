/** An API description with what it refers to in each place, for those who read it call by call. Nothing in ours refers to itself. */
export function dereference(document) {
  const resolve = (node) => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node.$ref === 'string') return resolve(targetOf(document, node.$ref));
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, resolve(child)]));
  };
  return resolve(document);
}

/** What a reference within the document names; throws where it names nothing. */
function targetOf(document, reference) {
  const parts = reference.replace('#/', '').split('/');
  const found = parts.reduce((node, part) => node?.[part.replaceAll('~1', '/')], document);
  if (found === undefined) throw new Error(`${reference} is not there`);
  return found;
}
