import pg from 'pg';

/**
 * Version of the PostgreSQL at this address, as `15.20`; throws if it cannot be reached.
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function serverVersion(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows } = await client.query('show server_version');
    return rows[0].server_version.split(' ')[0];
  } finally {
    await client.end();
  }
}
