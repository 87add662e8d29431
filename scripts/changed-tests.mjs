import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsFor } from './changed-browser-tests.mjs';
import { readImportPaths } from './source-facts.mjs';
import { listFiles, root } from './sources.mjs';

/**
 * @typedef {string[] | 'all'} Files
 * @typedef {{ rules: Files, database: Files, browser: Files }} Selection
 * @typedef {ReadonlyMap<string, readonly string[]>} Imports
 */

/** Files that every test depends on. */
const EVERYWHERE =
  /^(contract|mandanten|server\/db|test\/(support|setup|database|schema))\/|^(test\/engines\.ts|vitest\.config\.ts|tsconfig\.json|package(-lock)?\.json)$/;

/** Files that assemble all modules; following their imports would connect everything with everything. */
const START = /^(server\/start|test\/support|test\/setup)\//;

/** Cheap tests that read documents, scripts and sources as files. */
const ABOUT_FILES = /^test\/[^/]+\.test\.tsx?$/;

/** Files that a test can run as a process, without an import. */
const STARTED = /^(scripts|tools)\//;

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$|^test\/browser\//.test(file);
/** @param {string} file */
const isDatabaseTest = (file) => /\.db\.test\.tsx?$/.test(file);
/** @param {string} file */
const isRuleTest = (file) => /(?<!\.db|\.all)\.test\.tsx?$/.test(file);
/** @param {string} file */
const isDocument = (file) => /^docs\/|^\.|\.md$/.test(file);

/**
 * The tests that a change requires: rule tests by their imports, database tests of the changed modules and of modules that import them, browser
 * tests by the pages that they open. A change of a file that every test depends on requires all.
 * @param {readonly string[]} changed paths from the root, including deleted files
 * @param {Imports} imports the imports of each existing source file
 * @param {(changed: string[]) => Files} browserTests
 * @returns {Selection}
 */
export function selectTests(changed, imports, browserTests = browserTestsFor) {
  const sources = changed.filter((file) => !isDocument(file));
  const code = sources.filter((file) => !isTest(file));
  if (code.some((file) => EVERYWHERE.test(file))) return { rules: 'all', database: 'all', browser: 'all' };
  const tests = [...imports.keys()].filter(isTest);
  const importers = importersIn(imports);
  const reached = closure(sources, importers);
  // A file that no other file imports is used in another way, so any rule test can depend on it.
  const isImported = code.every((file) => importers.has(file) && !STARTED.test(file));
  const modules = changedModules(code, imports);
  return {
    rules: isImported ? tests.filter((file) => isRuleTest(file) && (reached.has(file) || ABOUT_FILES.test(file))) : 'all',
    database: tests.filter((file) => isDatabaseTest(file) && (sources.includes(file) || modules.has(moduleOf(file)))),
    browser: sources.length === 0 ? [] : browserTests(sources),
  };
}

/**
 * The modules of these files, and all modules that import one of them.
 * @param {readonly string[]} code
 * @param {Imports} imports
 */
function changedModules(code, imports) {
  const changed = new Set(code.map(moduleOf));
  const importing = [...imports].filter(([file, paths]) => !START.test(file) && paths.some((path) => changed.has(moduleOf(path))));
  return new Set([...changed, ...importing.map(([file]) => moduleOf(file))]);
}

/**
 * The part of the product that a file belongs to: a module, another folder or file of the server, the pictures that modules draw, or else its
 * top-level folder.
 * @param {string} file
 */
function moduleOf(file) {
  const [wing = '', part, name] = file.split('/');
  if (wing === 'server' && part === 'modules') return `modules/${name}`;
  return wing === 'server' || part === 'pictures' ? `${wing}/${part}` : wing;
}

/**
 * @param {Imports} imports
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
function importersIn(imports) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, paths] of imports) for (const path of paths) importers.set(path, [...(importers.get(path) ?? []), file]);
  return importers;
}

/**
 * These files and all files that import them, directly or indirectly.
 * @param {readonly string[]} files
 * @param {ReadonlyMap<string, readonly string[]>} importers
 */
function closure(files, importers) {
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** The imports of each source file as paths from the root, without packages and glob patterns. */
export function readImports() {
  const files = listFiles(['contract', 'scripts', 'server', 'standins', 'test', 'texts', 'tools', 'web']);
  const known = new Set(files);
  /** @param {string} path */
  const withEnd = (path) => ['', '.ts', '.tsx', '.mjs', '.json'].map((end) => `${path}${end}`).find((one) => known.has(one));
  /** @param {string} file */
  const importsOf = (file) => readImportPaths(file, readFileSync(join(root, file), 'utf8')).flatMap((path) => withEnd(path) ?? []);
  return new Map(files.filter((file) => /\.(tsx?|mjs)$/.test(file)).map((file) => [file, importsOf(file)]));
}

/** Files that differ from the merge base with `main`, and untracked files; on `main` itself, those that differ from its last commit. */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const base = git('merge-base', 'HEAD', 'main').trim();
  const listed = git('diff', '--name-only', '-z', '--no-renames', base) + git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(listed.split('\0').filter(Boolean))].sort();
}
