import { findBinaries } from './binaries.mjs';
import { createCluster } from './cluster.mjs';
import { serverVersion } from './version.mjs';

/**
 * The PostgreSQL server for the tests: the one at `url` if given, otherwise one started from this machine's binaries. `find()` returns
 * `{ url, version }`, or `{ missing }` with the reason; it throws if `url` is given and does not answer.
 * @param {string} [url]
 */
export function createTestServer(url) {
  /** @type {ReturnType<typeof createCluster> | undefined} */
  let cluster;
  return {
    /** @returns {Promise<{ url: string, version: string } | { missing: string }>} */
    async find() {
      if (url) return { url, version: await serverVersion(url) };
      const binaries = findBinaries();
      if (binaries === undefined) return { missing: 'no PostgreSQL 15 or later found (set TEST_DATABASE_URL or install postgresql)' };
      cluster = createCluster(binaries);
      return cluster.start();
    },
    stop: async () => cluster?.stop(),
  };
}
