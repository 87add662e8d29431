import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** Compiled schemas, which stay for all tests of a process. */
const validators = new Map<string, XsdValidator>();

function validatorOf(name: string): XsdValidator {
  const known = validators.get(name);
  if (known) return known;
  xmlRegisterFsInputProviders();
  const url = join(import.meta.dirname, '../schema', name);
  const schema = XmlDocument.fromBuffer(readFileSync(url), { url });
  const validator = XsdValidator.fromDoc(schema);
  schema.dispose();
  validators.set(name, validator);
  return validator;
}

/** Throws if a document is not valid by a schema of `test/schema`. */
export function validateXml(xml: string, schema: string): void {
  const validator = validatorOf(schema);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
  } finally {
    document.dispose();
  }
}
