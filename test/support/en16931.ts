import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { XmlDocument } from 'libxml2-wasm';
import SaxonJS from 'saxon-js';

/** The official rules for CII, compiled; their origin is in `test/schema/README.md`. */
const RULES = join(import.meta.dirname, '../schema/EN16931-CII-validation-1.3.16.sef.json.gz');
const SVRL = { svrl: 'http://purl.oclc.org/dsdl/svrl' };

const readRules = (): object => JSON.parse(gunzipSync(readFileSync(RULES)).toString('utf8'));
let rules: object | undefined;

/** Rules of EN 16931 that an invoice as CII breaks, warnings too: their id and sentence, such as `[BR-07]-An Invoice shall …`. */
export async function brokenRules(xml: string): Promise<string[]> {
  rules ??= readRules();
  const { principalResult } = await SaxonJS.transform({ stylesheetInternal: rules, sourceText: xml, destination: 'serialized' }, 'async');
  const report = XmlDocument.fromString(principalResult);
  try {
    // A report without fired rules would mean that the rules do not know the format.
    if (report.find('//svrl:fired-rule', SVRL).length === 0) throw new Error('No rule applies to this document.');
    return report.find('//svrl:failed-assert/svrl:text | //svrl:successful-report/svrl:text', SVRL).map((node) => node.content.trim());
  } finally {
    report.dispose();
  }
}
